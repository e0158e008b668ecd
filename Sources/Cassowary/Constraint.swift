/// Which of several required constraints that contradict one another is broken.
public enum Breaking: Hashable, Sendable {
    /// Before others where a length would be less than 0: distances in an arrangement for which there is no room.
    case first
    case inOrder
    /// Only if nothing else can be: what is given from outside (the width of a window).
    case last
}

/// `terms relation constant` with a priority, as in `w1 - 2·w0 <= 8 @750`.
public struct Constraint: Hashable, Sendable, CustomStringConvertible {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    public var priority: Priority
    public var breaking: Breaking

    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        breaking: Breaking = .inOrder
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.breaking = breaking
    }

    /// Everything variable moves to the left, everything constant to the right.
    public init(
        _ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required,
        breaking: Breaking = .inOrder
    ) {
        self.init(
            left.terms + right.terms.map { Term($0.variable, times: -$0.coefficient) }, relation,
            right.constant - left.constant, priority: priority, breaking: breaking)
    }

    public init(
        _ left: Expression, _ relation: Relation, _ constant: Double, priority: Priority = .required,
        breaking: Breaking = .inOrder
    ) {
        self.init(
            left, relation, Expression(constant: constant), priority: priority, breaking: breaking)
    }

    public var description: String {
        let left = terms.isEmpty ? "0" : terms.map(\.description).joined(separator: " + ")
        return "\(left) \(relation) \(constant) @\(priority)"
    }
}
