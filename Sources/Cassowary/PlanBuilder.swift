/// Builds a `Plan`: propagation of known values, elimination of equalities, components of the rest.
struct PlanBuilder {
    let shape: Shape
    let excluded: [Int]
    let substitutes: Bool
    var isExcluded: [Bool]

    var fixes: [Plan.Fix] = []
    var checks: [Int32] = []
    var coreRows: [Int32] = []
    var operations: [Plan.Operation] = []
    var pivots: [Plan.Pivot] = []
    var pivotTerms: [Plan.LinearTerm] = []
    var coreChecks: [Int32] = []
    var constantRows: [Int32] = []
    var intervals: [IntervalComponent] = []
    var simplexes: [SimplexComponent] = []
    var dependence: [Range<Int>] = []
    var dependenceTerms: [Plan.LinearTerm] = []

    /// Fixed by propagation or replaced by others.
    var isSettled: [Bool]

    init(_ shape: Shape, excluded: [Int], substitutes: Bool) {
        self.shape = shape
        self.excluded = excluded
        self.substitutes = substitutes
        isExcluded = Array(repeating: false, count: shape.constraintCount + shape.variableCount)
        for row in excluded { isExcluded[row] = true }
        isSettled = Array(repeating: false, count: shape.variableCount)
    }

    mutating func build() {
        if substitutes {
            propagate()
            eliminate()
        }
        expressByFreeVariables()
        collectComponents()
    }

    func isEquality(_ row: Int) -> Bool {
        shape.relation[row] == .equal && shape.isRequired(row) && !isExcluded[row]
    }

    /// Takes required equalities with one unknown until there are none, and sorts the other equalities into
    /// checks and the core.
    private mutating func propagate() {
        let rows = shape.constraintCount
        var unknowns = [Int32](repeating: -1, count: rows)
        var unknownXor = [Int32](repeating: 0, count: rows)
        var occurrences = Occurrences(variableCount: shape.variableCount)
        for row in 0..<rows where isEquality(row) {
            unknowns[row] = Int32(shape.terms(row).count)
            for index in shape.terms(row) {
                unknownXor[row] ^= shape.termVariable[index]
                occurrences.count(shape.termVariable[index])
            }
        }
        occurrences.allocate()
        for row in 0..<rows where unknowns[row] >= 0 {
            for index in shape.terms(row) { occurrences.insert(Int32(row), at: shape.termVariable[index]) }
        }
        var queue: [Int32] = []
        for row in 0..<rows where unknowns[row] == 1 { queue.append(Int32(row)) }
        var next = 0
        while next < queue.count {
            let row = Int(queue[next])
            next += 1
            guard unknowns[row] == 1 else { continue }
            let variable = unknownXor[row]
            let term = shape.terms(row).first { shape.termVariable[$0] == variable }!
            fixes.append(
                Plan.Fix(row: Int32(row), variable: variable, coefficient: shape.termCoefficient[term]))
            isSettled[Int(variable)] = true
            unknowns[row] = -1
            for other in occurrences.rows(of: variable) where unknowns[Int(other)] > 0 {
                unknowns[Int(other)] -= 1
                unknownXor[Int(other)] ^= variable
                if unknowns[Int(other)] == 1 { queue.append(other) }
            }
        }
        for row in 0..<rows where unknowns[row] >= 0 {
            if unknowns[row] == 0 { checks.append(Int32(row)) } else { coreRows.append(Int32(row)) }
        }
    }
}

/// Which rows mention which variable, in one flat array.
private struct Occurrences {
    private var start: [Int32]
    private var fill: [Int32] = []
    private var row: [Int32] = []

    init(variableCount: Int) {
        start = Array(repeating: 0, count: variableCount + 1)
    }

    mutating func count(_ variable: Int32) {
        start[Int(variable) + 1] += 1
    }

    mutating func allocate() {
        for index in 1..<max(1, start.count) { start[index] += start[index - 1] }
        fill = start
        row = Array(repeating: 0, count: Int(start.last!))
    }

    mutating func insert(_ row: Int32, at variable: Int32) {
        self.row[Int(fill[Int(variable)])] = row
        fill[Int(variable)] += 1
    }

    func rows(of variable: Int32) -> ArraySlice<Int32> {
        row[Int(start[Int(variable)])..<Int(start[Int(variable) + 1])]
    }
}
