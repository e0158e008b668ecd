/// How to solve every system of one shape: the analysis, done once, without any constant in it.
///
/// Solving with a plan is a walk over its lists. Order of the walk: `fixes`, `checks`, core constants
/// (`operations`), `pivots` backwards with the free variables at 0, `constantRows`, `intervals`, `simplexes`,
/// `pivots` backwards again with the free variables at their values.
public final class Plan: Sendable {
    /// A required equality that had one unknown left when its turn came.
    struct Fix: Sendable {
        var row: Int32
        var variable: Int32
        var coefficient: Double
    }

    /// `constant of core row target += factor · constant of core row source`.
    struct Operation: Sendable {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    /// `variable = scale · constant of core row + Σ pivotTerms[terms]`; the terms are free or pivots of later
    /// entries.
    struct Pivot: Sendable {
        var variable: Int32
        var coreRow: Int32
        var scale: Double
        var terms: Range<Int>
    }

    struct LinearTerm: Sendable {
        var variable: Int32
        var coefficient: Double
    }

    public let shape: Shape
    /// Row numbers that are left out because they take part in a conflict; sorted. Numbers from
    /// `shape.constraintCount` on are the lower bounds of the variables.
    let excluded: [Int]
    let fixes: [Fix]
    /// Required equalities between fixed variables.
    let checks: [Int32]
    /// Required equalities of two or more unknowns: the rows that were eliminated by substitution.
    let coreRows: [Int32]
    let operations: [Operation]
    let pivots: [Pivot]
    let pivotTerms: [LinearTerm]
    /// Core rows of which nothing was left.
    let coreChecks: [Int32]
    /// Required inequalities and lower bounds in which nothing is free.
    let constantRows: [Int32]
    let intervals: [IntervalComponent]
    let simplexes: [SimplexComponent]
    /// Every variable in terms of the free ones: `dependence[variable]` is a range of `dependenceTerms`.
    let dependence: [Range<Int>]
    let dependenceTerms: [LinearTerm]

    init(_ builder: PlanBuilder) {
        shape = builder.shape
        excluded = builder.excluded
        fixes = builder.fixes
        checks = builder.checks
        coreRows = builder.coreRows
        operations = builder.operations
        pivots = builder.pivots
        pivotTerms = builder.pivotTerms
        coreChecks = builder.coreChecks
        constantRows = builder.constantRows
        intervals = builder.intervals
        simplexes = builder.simplexes
        dependence = builder.dependence
        dependenceTerms = builder.dependenceTerms
    }

    public struct Statistics: Equatable, Sendable, CustomStringConvertible {
        /// Variables given by one equality with one unknown.
        public var fixed: Int
        /// Variables replaced by others.
        public var substituted: Int
        /// Components of one unknown, solved by narrowing an interval.
        public var intervals: Int
        /// Components of several unknowns, solved by the simplex.
        public var simplexes: Int

        public var description: String {
            "fixed \(fixed), substituted \(substituted), intervals \(intervals), simplexes \(simplexes)"
        }
    }

    public var statistics: Statistics {
        Statistics(
            fixed: fixes.count, substituted: pivots.count, intervals: intervals.count,
            simplexes: simplexes.count)
    }

    /// Analyses a shape. Cost: linear in the number of terms for acyclic pinning.
    /// - Parameter substitutes: false leaves everything to intervals and the simplex; for comparisons.
    public convenience init(_ shape: Shape, substitutes: Bool = true) {
        self.init(shape, excluded: [], substitutes: substitutes)
    }

    convenience init(_ shape: Shape, excluded: [Int], substitutes: Bool) {
        var builder = PlanBuilder(shape, excluded: excluded, substitutes: substitutes)
        builder.build()
        self.init(builder)
    }
}
