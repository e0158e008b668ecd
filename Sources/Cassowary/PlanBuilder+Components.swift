/// A row over free variables only.
private struct ReducedRow {
    var row: Int32
    var relation: Relation
    var priority: Float
    var terms: [Plan.LinearTerm]
}

/// Adds up multiples of expressions in free variables.
private struct Accumulator {
    private var sum: [Double]
    private var isTouched: [Bool]
    private var touched: [Int32] = []

    init(variableCount: Int) {
        sum = Array(repeating: 0, count: variableCount)
        isTouched = Array(repeating: false, count: variableCount)
    }

    mutating func add(_ terms: ArraySlice<Plan.LinearTerm>, times factor: Double) {
        for term in terms { add(term.variable, factor * term.coefficient) }
    }

    mutating func add(_ variable: Int32, _ coefficient: Double) {
        if !isTouched[Int(variable)] {
            isTouched[Int(variable)] = true
            touched.append(variable)
        }
        sum[Int(variable)] += coefficient
    }

    /// Returns what was added up, sorted by variable, and starts anew.
    mutating func take() -> [Plan.LinearTerm] {
        if touched.count > 1 { touched.sort() }
        var terms: [Plan.LinearTerm] = []
        terms.reserveCapacity(touched.count)
        for variable in touched {
            if abs(sum[Int(variable)]) > Tolerance.coefficient {
                terms.append(Plan.LinearTerm(variable: variable, coefficient: sum[Int(variable)]))
            }
            sum[Int(variable)] = 0
            isTouched[Int(variable)] = false
        }
        touched.removeAll(keepingCapacity: true)
        return terms
    }
}

extension PlanBuilder {
    /// Fills `dependence`: nothing for a fixed variable, itself for a free one, a sum for a substituted one.
    mutating func expressByFreeVariables() {
        dependence = Array(repeating: 0..<0, count: shape.variableCount)
        for variable in 0..<shape.variableCount where !isSettled[variable] {
            dependence[variable] = dependenceTerms.count..<dependenceTerms.count + 1
            dependenceTerms.append(Plan.LinearTerm(variable: Int32(variable), coefficient: 1))
        }
        guard !dependenceTerms.isEmpty else { return }
        var accumulator = Accumulator(variableCount: shape.variableCount)
        for pivot in pivots.reversed() {
            for term in pivotTerms[pivot.terms] {
                accumulator.add(
                    dependenceTerms[dependence[Int(term.variable)]], times: term.coefficient)
            }
            let start = dependenceTerms.count
            dependenceTerms += accumulator.take()
            dependence[Int(pivot.variable)] = start..<dependenceTerms.count
        }
    }

    /// Expresses every row that is left in free variables and groups the rows that share one.
    mutating func collectComponents() {
        let rows = reducedRows()
        var groups = Groups(count: shape.variableCount)
        for row in rows {
            for term in row.terms.dropFirst() {
                groups.join(Int(row.terms[0].variable), Int(term.variable))
            }
        }
        var componentOfRoot = [Int](repeating: -1, count: shape.variableCount)
        var free: [[Int32]] = []
        for variable in 0..<shape.variableCount where !isSettled[variable] {
            let root = groups.root(variable)
            if componentOfRoot[root] < 0 {
                componentOfRoot[root] = free.count
                free.append([])
            }
            free[componentOfRoot[root]].append(Int32(variable))
        }
        var rowsOf: [[ReducedRow]] = Array(repeating: [], count: free.count)
        for row in rows { rowsOf[componentOfRoot[groups.root(Int(row.terms[0].variable))]].append(row) }
        var members: [[Int32]] = Array(repeating: [], count: free.count)
        for variable in 0..<shape.variableCount where !dependence[variable].isEmpty {
            let first = dependenceTerms[dependence[variable].lowerBound].variable
            members[componentOfRoot[groups.root(Int(first))]].append(Int32(variable))
        }
        for index in free.indices {
            if free[index].count == 1 {
                intervals.append(interval(free[index][0], rowsOf[index], members[index]))
            } else {
                simplexes.append(simplex(free[index], rowsOf[index], members[index]))
            }
        }
    }

    private mutating func reducedRows() -> [ReducedRow] {
        var reduced: [ReducedRow] = []
        var accumulator = Accumulator(variableCount: shape.variableCount)
        for row in 0..<shape.constraintCount where !isExcluded[row] {
            if substitutes && isEquality(row) { continue }
            var isConstant = true
            for index in shape.terms(row) {
                let range = dependence[Int(shape.termVariable[index])]
                guard !range.isEmpty else { continue }
                isConstant = false
                accumulator.add(dependenceTerms[range], times: shape.termCoefficient[index])
            }
            let terms = isConstant ? [] : accumulator.take()
            if !terms.isEmpty {
                reduced.append(
                    ReducedRow(
                        row: Int32(row), relation: shape.relation[row], priority: shape.priority[row],
                        terms: terms))
            } else if shape.isRequired(row) {
                constantRows.append(Int32(row))
            }
        }
        for variable in 0..<shape.variableCount where shape.isNonNegative[variable] {
            let row = shape.constraintCount + variable
            if isExcluded[row] { continue }
            let range = dependence[variable]
            if range.isEmpty {
                constantRows.append(Int32(row))
            } else {
                reduced.append(
                    ReducedRow(
                        row: Int32(row), relation: .greaterThanOrEqual, priority: 1000,
                        terms: Array(dependenceTerms[range])))
            }
        }
        return reduced
    }

    private func interval(_ variable: Int32, _ rows: [ReducedRow], _ members: [Int32]) -> IntervalComponent {
        var own: [IntervalComponent.Row] = []
        own.reserveCapacity(rows.count)
        for row in rows {
            let coefficient = row.terms[0].coefficient
            own.append(
                IntervalComponent.Row(
                    row: row.row, coefficient: coefficient,
                    relation: coefficient < 0 ? row.relation.flipped : row.relation, priority: row.priority))
        }
        let isBounded = own.contains { $0.row >= shape.constraintCount }
        let firstInequality = isBounded ? nil : own.filter { $0.relation != .equal }.min { $0.row < $1.row }
        own.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.row < $1.row }
        let anchor = members[0]
        return IntervalComponent(
            variable: variable, rows: own, anchor: anchor,
            anchorCoefficient: dependenceTerms[dependence[Int(anchor)].lowerBound].coefficient,
            firstInequality: firstInequality)
    }

    private func simplex(_ variables: [Int32], _ rows: [ReducedRow], _ members: [Int32]) -> SimplexComponent {
        let optional = Set(rows.map(\.priority).filter { $0 < 1000 }).sorted(by: >)
        var coefficients = [Double](repeating: 0, count: variables.count * rows.count)
        for (index, row) in rows.enumerated() {
            for term in row.terms {
                // Sorted, so the search ends.
                let column = variables.firstIndex(of: term.variable)!
                coefficients[index * variables.count + column] = term.coefficient
            }
        }
        return SimplexComponent(
            variables: variables, rows: rows.map(\.row), relations: rows.map(\.relation),
            levels: rows.map { $0.priority >= 1000 ? 0 : optional.firstIndex(of: $0.priority)! + 1 },
            levelCount: optional.count + 1, coefficients: coefficients,
            constraintCount: rows.prefix { $0.row < shape.constraintCount }.count, members: members,
            places: Set(members.filter { !shape.isNonNegative[Int($0)] }))
    }
}

/// Disjoint sets.
private struct Groups {
    private var parent: [Int32]

    init(count: Int) {
        parent = (0..<Int32(count)).map { $0 }
    }

    mutating func root(_ element: Int) -> Int {
        var element = element
        while Int(parent[element]) != element {
            parent[element] = parent[Int(parent[element])]
            element = Int(parent[element])
        }
        return element
    }

    mutating func join(_ left: Int, _ right: Int) {
        let left = root(left)
        let right = root(right)
        if left < right { parent[right] = Int32(left) } else if right < left { parent[left] = Int32(right) }
    }
}
