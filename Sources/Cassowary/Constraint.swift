/// `terms relation constant` with a priority, as in `w1 - 2·w0 <= 8 @750`.
public struct Constraint: Hashable, Sendable, CustomStringConvertible {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    public var priority: Priority
    /// False for what is given from outside (the width of a window): when required constraints contradict one
    /// another, such a constraint is broken only if nothing else can be.
    public var isBreakable: Bool

    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        isBreakable: Bool = true
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.isBreakable = isBreakable
    }

    /// Everything variable moves to the left, everything constant to the right.
    public init(
        _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
        isBreakable: Bool = true
    ) {
        self.init(
            left.terms + right.terms.map { Term($0.variable, times: -$0.coefficient) }, relation,
            right.constant - left.constant, priority: priority, isBreakable: isBreakable)
    }

    public init(
        _ left: Expression, _ relation: Relation, _ constant: Double, priority: Priority = .required,
        isBreakable: Bool = true
    ) {
        self.init(
            left, relation, Expression(constant: constant), priority: priority, isBreakable: isBreakable)
    }

    public var description: String {
        let left = terms.isEmpty ? "0" : terms.map(\.description).joined(separator: " + ")
        return "\(left) \(relation) \(constant) @\(priority)"
    }
}
