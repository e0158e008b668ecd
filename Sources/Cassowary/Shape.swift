/// Everything about a system except the constants of its constraints. Systems of equal shape share a `Plan`.
///
/// Rows are the constraints in the order of adding, stored flat: the terms of row r are at
/// `rowStart[r]..<rowStart[r + 1]`, each variable at most once.
public struct Shape: Hashable, Sendable {
    var isNonNegative: [Bool] = []
    var rowStart: [Int32] = [0]
    var termVariable: [Int32] = []
    var termCoefficient: [Double] = []
    var relation: [Relation] = []
    var priority: [Float] = []
    var breaking: [Breaking] = []

    public var variableCount: Int { isNonNegative.count }
    public var constraintCount: Int { relation.count }

    func terms(_ row: Int) -> Range<Int> {
        Int(rowStart[row])..<Int(rowStart[row + 1])
    }

    func isRequired(_ row: Int) -> Bool { priority[row] >= 1000 }

    mutating func appendRow(
        _ terms: some Sequence<Term>, _ relation: Relation, _ priority: Priority, breaking: Breaking
    ) {
        let start = termVariable.count
        for term in terms {
            precondition(
                term.variable.index < variableCount, "\(term.variable) does not belong to this system")
            let variable = Int32(term.variable.index)
            if let known = (start..<termVariable.count).first(where: { termVariable[$0] == variable }) {
                termCoefficient[known] += term.coefficient
            } else {
                termVariable.append(variable)
                termCoefficient.append(term.coefficient)
            }
        }
        dropCancelledTerms(from: start)
        rowStart.append(Int32(termVariable.count))
        self.relation.append(relation)
        self.priority.append(priority.rawValue)
        self.breaking.append(breaking)
    }

    private mutating func dropCancelledTerms(from start: Int) {
        var kept = start
        for index in start..<termVariable.count where abs(termCoefficient[index]) > Tolerance.coefficient {
            termVariable[kept] = termVariable[index]
            termCoefficient[kept] = termCoefficient[index]
            kept += 1
        }
        termVariable.removeLast(termVariable.count - kept)
        termCoefficient.removeLast(termCoefficient.count - kept)
    }
}
