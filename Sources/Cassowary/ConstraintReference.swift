/// Names a constraint inside its system: the position in the order of adding, from 0.
public struct ConstraintReference: SystemIndex {
    public let index: Int

    public init(index: Int) { self.index = index }

    public var description: String { "#\(index)" }
}
