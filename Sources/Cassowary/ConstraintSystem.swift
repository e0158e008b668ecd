/// Variables, constraints, and the values that satisfy them best.
///
/// Required constraints hold. Optional ones count by priority: the higher wins completely. Within one
/// priority the sum of the absolute errors (in the units of the constraint, as it was written) is as small as
/// possible. If that leaves several solutions, then
/// 1. constraints added later are satisfied better than those added earlier, whatever their priority, so that
///    of two equal wishes the first gives way;
/// 2. variables are as close to 0 as possible, those declared earlier first. (Of unbounded variables that no
///    inequality, wish or bound ties together, the analysis chooses which come first; it does so alike in
///    systems of one shape.)
///
/// The work is split so that little is left for the simplex. Equalities with one unknown fix it; equalities
/// with several are used to replace one of them by the others; free variables that depend on no other are
/// solved one by one; only what is still tied together goes to the simplex. The analysis does not look at
/// constants and is kept as a `Plan`.
public struct ConstraintSystem: Sendable {
    public private(set) var shape = Shape()
    var constants: [Double] = []
    private(set) var basePlan: Plan?
    /// Plans without the constraints that conflicts made it ignore, so that the same conflict costs no new
    /// analysis.
    private var recoveries: [Plan] = []
    /// The plan of the last solution: `basePlan`, or one of `recoveries`.
    private(set) var solvedPlan: Plan?
    var states: [SimplexState] = []
    /// After the last `solve()`, by position of the variable.
    public internal(set) var values: [Double] = []
    /// Constants of the plan's core rows after elimination.
    var coreConstants: [Double] = []
    /// What the last `solve()` found out about required constraints.
    public private(set) var conflicts: [Conflict] = []
    /// Pivots of the simplex in the last `solve()`.
    public internal(set) var pivotCount = 0

    private let substitutes: Bool

    public init() {
        substitutes = true
    }

    /// - Parameter substitutes: false leaves everything to intervals and the simplex; for comparisons.
    init(substitutes: Bool) {
        self.substitutes = substitutes
    }

    /// - Parameter isNonNegative: adds a required lower bound of 0.
    public mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
        forgetPlan()
        shape.isNonNegative.append(isNonNegative)
        return Variable(index: shape.variableCount - 1)
    }

    @discardableResult
    public mutating func add(_ constraint: Constraint) -> ConstraintReference {
        forgetPlan()
        shape.appendRow(
            constraint.terms, constraint.relation, constraint.priority, breaking: constraint.breaking)
        constants.append(constraint.constant)
        return ConstraintReference(index: constants.count - 1)
    }

    /// Changes a constant. The plan stays: the next `solve()` does no analysis.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintReference) {
        constants[constraint.index] = constant
    }

    /// The analysis of the shape; made when it is first asked for.
    public mutating func plan() -> Plan {
        if let basePlan { return basePlan }
        let plan = Plan(shape, substitutes: substitutes)
        basePlan = plan
        return plan
    }

    /// Takes over the analysis made for another system.
    /// - Precondition: the shapes are equal.
    public mutating func adopt(_ plan: Plan) {
        precondition(plan.shape == shape, "a plan fits only systems of its own shape")
        forgetPlan()
        basePlan = plan
    }

    /// The value after the last `solve()`.
    public func value(of variable: Variable) -> Double {
        values[variable.index]
    }

    /// Whether required equalities alone give the variable its value. After `solve()`; O(1).
    public func isFixed(_ variable: Variable) -> Bool {
        solvedPlan.map { $0.dependence[variable.index].isEmpty } ?? false
    }

    private mutating func forgetPlan() {
        guard basePlan != nil else { return }
        basePlan = nil
        recoveries = []
        solvedPlan = nil
        states = []
    }

    /// Finds the values. Required constraints that contradict one another are reported in `conflicts`; of
    /// each contradiction one constraint is ignored.
    public mutating func solve() {
        pivotCount = 0
        conflicts = []
        var excluded: [Int] = []
        var plan = self.plan()
        while let proof = run(plan) {
            let (conflict, row) = conflict(proof)
            conflicts.append(conflict)
            excluded.append(row)
            excluded.sort()
            if let known = recoveries.first(where: { $0.excluded == excluded }) {
                plan = known
            } else {
                plan = Plan(shape, excluded: excluded, substitutes: substitutes)
                recoveries.append(plan)
            }
        }
    }

    /// Solves by one plan; returns the proof of a contradiction if there is one.
    private mutating func run(_ plan: Plan) -> Contradiction? {
        if plan !== solvedPlan {
            solvedPlan = plan
            states = Array(repeating: SimplexState(), count: plan.simplexes.count)
        }
        return replay(plan)
    }

    /// Which constraints a proof consists of, and the row to leave out.
    private func conflict(_ proof: Contradiction) -> (Conflict, Int) {
        let rows = proof.rows
        let constraints = rows.filter { $0 < shape.constraintCount }
        let bounds = rows.filter { $0 >= shape.constraintCount }
        let broken =
            (bounds.isEmpty ? nil : constraints.last { shape.breaking[$0] == .first })
            ?? constraints.last { shape.breaking[$0] != .last }
            ?? (bounds.isEmpty ? constraints.last : nil)
        let conflict = Conflict(
            constraints: constraints.map { ConstraintReference(index: $0) },
            bounds: bounds.map { Variable(index: $0 - shape.constraintCount) },
            broken: broken.map { ConstraintReference(index: $0) })
        return (conflict, broken ?? bounds.last!)
    }
}
