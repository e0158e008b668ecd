/// One unknown number of a `ConstraintSystem`. Made by `ConstraintSystem.makeVariable`; meaningless in
/// another system unless both were built by the same sequence of calls.
public struct Variable: SystemIndex {
    /// Position in the order of declaration, from 0. The order decides ties (see `ConstraintSystem`).
    public let index: Int

    public init(index: Int) { self.index = index }

    public var description: String { "v\(index)" }
}
