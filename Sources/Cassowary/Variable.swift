/// One unknown number of a `ConstraintSystem`. Made by `ConstraintSystem.makeVariable`; meaningless in
/// another system unless both were built by the same sequence of calls.
public struct Variable: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Position in the order of declaration, from 0. The order decides ties (see `ConstraintSystem`).
    public let index: Int

    public init(index: Int) {
        self.index = index
    }

    public static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }

    public var description: String { "v\(index)" }
}
