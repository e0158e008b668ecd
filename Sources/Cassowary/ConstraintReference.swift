/// Names a constraint inside its system: the position in the order of adding, from 0.
public struct ConstraintReference: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let index: Int

    public init(index: Int) {
        self.index = index
    }

    public static func < (left: ConstraintReference, right: ConstraintReference) -> Bool {
        left.index < right.index
    }

    public var description: String { "#\(index)" }
}
