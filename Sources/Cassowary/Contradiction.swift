/// A weighted sum of constraints that reads `0 = something else` (or `0 <= something negative`).
struct Contradiction {
    /// Row numbers with a weight, rising.
    var rows: [Int]

    /// Where the contradiction showed, before it is traced back to what was added.
    enum Origin {
        /// Rows of the shape (or lower bounds) with their weights.
        case rows([(row: Int32, weight: Double)])
        /// A row of the core of which elimination left nothing.
        case coreRow(Int32)
    }

    /// Follows the walk of `plan` backwards: the weight of every added constraint is the derivative of the
    /// contradictory number by its constant. Constraints whose influence cancels out drop out of the proof.
    init(_ origin: Origin, _ plan: Plan) {
        let shape = plan.shape
        var weight = [Double](repeating: 0, count: shape.constraintCount + shape.variableCount)
        var ofValue = [Double](repeating: 0, count: shape.variableCount)
        var ofCore = [Double](repeating: 0, count: plan.coreRows.count)

        func spread(_ row: Int, _ amount: Double, except variable: Int32 = -1) {
            weight[row] += amount
            for index in shape.terms(row) where shape.termVariable[index] != variable {
                ofValue[Int(shape.termVariable[index])] -= amount * shape.termCoefficient[index]
            }
        }

        switch origin {
        case .coreRow(let row): ofCore[Int(row)] = 1
        case .rows(let rows):
            for (row, amount) in rows {
                if row < shape.constraintCount {
                    spread(Int(row), amount)
                } else {
                    weight[Int(row)] += amount
                    ofValue[Int(row) - shape.constraintCount] -= amount
                }
            }
        }
        for pivot in plan.pivots {
            let amount = ofValue[Int(pivot.variable)]
            guard abs(amount) > Tolerance.coefficient else { continue }
            ofCore[Int(pivot.coreRow)] += amount * pivot.scale
            for term in plan.pivotTerms[pivot.terms] {
                ofValue[Int(term.variable)] += amount * term.coefficient
            }
            ofValue[Int(pivot.variable)] = 0
        }
        for operation in plan.operations.reversed() {
            ofCore[Int(operation.source)] += operation.factor * ofCore[Int(operation.target)]
        }
        // What is left in `ofValue` of fixed variables comes on top of what core rows take from them.
        for (index, row) in plan.coreRows.enumerated() where abs(ofCore[index]) > Tolerance.coefficient {
            weight[Int(row)] += ofCore[index]
            for term in shape.terms(Int(row)) {
                ofValue[Int(shape.termVariable[term])] -= ofCore[index] * shape.termCoefficient[term]
            }
        }
        for fix in plan.fixes.reversed() {
            let amount = ofValue[Int(fix.variable)]
            guard abs(amount) > Tolerance.coefficient else { continue }
            spread(Int(fix.row), amount / fix.coefficient, except: fix.variable)
        }
        rows = weight.indices.filter { abs(weight[$0]) > Tolerance.coefficient }
    }
}
