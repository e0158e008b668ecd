/// The required equalities of two or more unknowns while variables are being eliminated from them.
private struct Core {
    struct Entry {
        var variable: Int32
        var coefficient: Double
    }

    /// Sorted by variable.
    var rows: [[Entry]]
    var isActive: [Bool]
    /// Rows that mention a variable; may hold rows that no longer do.
    var columns: [[Int32]]
    /// Active rows that mention a variable.
    var degree: [Int32]

    func entry(_ row: Int, _ variable: Int32) -> Int? {
        rows[row].firstIndex { $0.variable == variable }
    }

    /// A coefficient that is small beside the others of its row would blow rounding errors up.
    func isSound(_ row: Int, _ entry: Int) -> Bool {
        let largest = rows[row].reduce(0) { max($0, abs($1.coefficient)) }
        return abs(rows[row][entry].coefficient) >= largest * 0.01
    }

    /// `rows[target] += factor · rows[source]`, leaving `variable` out.
    mutating func subtract(_ source: Int, from target: Int, factor: Double, eliminating variable: Int32) {
        let left = rows[target]
        let right = rows[source]
        var sum: [Entry] = []
        sum.reserveCapacity(left.count + right.count)
        var l = 0
        var r = 0
        while l < left.count || r < right.count {
            if r == right.count || (l < left.count && left[l].variable < right[r].variable) {
                sum.append(left[l])
                l += 1
            } else if l == left.count || right[r].variable < left[l].variable {
                let added = right[r].variable
                sum.append(Entry(variable: added, coefficient: factor * right[r].coefficient))
                degree[Int(added)] += 1
                columns[Int(added)].append(Int32(target))
                r += 1
            } else {
                let coefficient = left[l].coefficient + factor * right[r].coefficient
                let kept = left[l].variable
                if kept == variable || abs(coefficient) <= Tolerance.coefficient {
                    degree[Int(kept)] -= 1
                } else {
                    sum.append(Entry(variable: kept, coefficient: coefficient))
                }
                l += 1
                r += 1
            }
        }
        rows[target] = sum
    }
}

extension PlanBuilder {
    /// Gauss with sparse rows. First variables that occur in a single row, which costs nothing elsewhere;
    /// then the shortest row, and in it the variable that occurs least.
    mutating func eliminate() {
        guard !coreRows.isEmpty else { return }
        var core = makeCore()
        var singles: [Int32] = []
        for variable in core.degree.indices where core.degree[variable] == 1 {
            singles.append(Int32(variable))
        }
        var byLength: [[Int32]] = []
        func file(_ row: Int, _ length: Int) {
            while byLength.count <= length { byLength.append([]) }
            byLength[length].append(Int32(row))
        }
        for row in core.rows.indices.reversed() { file(row, core.rows[row].count) }

        var nextSingle = 0
        while true {
            if nextSingle < singles.count {
                let variable = singles[nextSingle]
                nextSingle += 1
                guard core.degree[Int(variable)] == 1, !isSettled[Int(variable)] else { continue }
                guard
                    let row = core.columns[Int(variable)].first(where: {
                        core.isActive[Int($0)] && core.entry(Int($0), variable) != nil
                    })
                else { continue }
                let entry = core.entry(Int(row), variable)!
                guard core.isSound(Int(row), entry) else { continue }
                for other in retire(Int(row), variable, &core) { singles.append(other) }
                continue
            }
            guard let row = shortestRow(&byLength, core) else { break }
            if core.rows[row].isEmpty {
                core.isActive[row] = false
                coreChecks.append(Int32(row))
                continue
            }
            let variable = rarestVariable(row, core)
            let pivot = core.rows[row][core.entry(row, variable)!].coefficient
            let targets = core.columns[Int(variable)]
            for target in targets where Int(target) != row && core.isActive[Int(target)] {
                guard let entry = core.entry(Int(target), variable) else { continue }
                let factor = -core.rows[Int(target)][entry].coefficient / pivot
                operations.append(Plan.Operation(target: target, source: Int32(row), factor: factor))
                core.subtract(row, from: Int(target), factor: factor, eliminating: variable)
                file(Int(target), core.rows[Int(target)].count)
            }
            for other in retire(row, variable, &core) { singles.append(other) }
        }
    }

    private func makeCore() -> Core {
        var core = Core(
            rows: [], isActive: Array(repeating: true, count: coreRows.count),
            columns: Array(repeating: [], count: shape.variableCount),
            degree: Array(repeating: 0, count: shape.variableCount))
        core.rows.reserveCapacity(coreRows.count)
        for (index, row) in coreRows.enumerated() {
            var entries: [Core.Entry] = []
            for term in shape.terms(Int(row)) where !isSettled[Int(shape.termVariable[term])] {
                let variable = shape.termVariable[term]
                entries.append(Core.Entry(variable: variable, coefficient: shape.termCoefficient[term]))
                core.columns[Int(variable)].append(Int32(index))
                core.degree[Int(variable)] += 1
            }
            entries.sort { $0.variable < $1.variable }
            core.rows.append(entries)
        }
        return core
    }

    /// Writes the pivot down and takes its row out; returns the variables that now occur in a single row.
    private mutating func retire(_ row: Int, _ variable: Int32, _ core: inout Core) -> [Int32] {
        let entries = core.rows[row]
        let pivot = entries.first { $0.variable == variable }!.coefficient
        let start = pivotTerms.count
        var singles: [Int32] = []
        for entry in entries {
            core.degree[Int(entry.variable)] -= 1
            guard entry.variable != variable else { continue }
            pivotTerms.append(
                Plan.LinearTerm(variable: entry.variable, coefficient: -entry.coefficient / pivot))
            if core.degree[Int(entry.variable)] == 1 { singles.append(entry.variable) }
        }
        pivots.append(
            Plan.Pivot(
                variable: variable, coreRow: Int32(row), scale: 1 / pivot, terms: start..<pivotTerms.count))
        core.isActive[row] = false
        isSettled[Int(variable)] = true
        return singles
    }

    private func shortestRow(_ byLength: inout [[Int32]], _ core: Core) -> Int? {
        for length in byLength.indices {
            while let row = byLength[length].popLast() {
                if core.isActive[Int(row)] && core.rows[Int(row)].count == length { return Int(row) }
            }
        }
        return nil
    }

    private func rarestVariable(_ row: Int, _ core: Core) -> Int32 {
        var best: Int32 = -1
        for (index, entry) in core.rows[row].enumerated() where core.isSound(row, index) {
            if best < 0 || core.degree[Int(entry.variable)] <= core.degree[Int(best)] {
                best = entry.variable
            }
        }
        return best
    }
}
