extension ConstraintSystem {
    /// The constant of a row minus what the current values give on its left side. With the free variables at
    /// 0 that is the constant of the row in terms of the free variables.
    func remainder(_ row: Int32) -> Double {
        values.withUnsafeBufferPointer { shape.remainder(row, constants, $0) }
    }

    /// Whether a row holds, given its remainder.
    private func holds(_ row: Int32, _ remainder: Double) -> Bool {
        let relation = Int(row) < shape.constraintCount ? shape.relation[Int(row)] : .greaterThanOrEqual
        return switch relation {
        case .equal: abs(remainder) <= Tolerance.length
        case .lessThanOrEqual: remainder >= -Tolerance.length
        case .greaterThanOrEqual: remainder <= Tolerance.length
        }
    }

    /// Walks through a plan; see `Plan` for the order.
    mutating func replay(_ plan: Plan) -> Contradiction? {
        if let failure = replayWithFreeAtZero(plan) { return failure }
        for row in plan.constantRows where !holds(row, remainder(row)) {
            return Contradiction(.rows([(row, 1)]), plan)
        }
        var free: [(variable: Int32, value: Double)] = []
        free.reserveCapacity(plan.intervals.count + plan.simplexes.reduce(0) { $0 + $1.variables.count })
        for component in plan.intervals {
            let interval = component.narrowed { self.remainder($0) }
            if interval.low - interval.high > Tolerance.length {
                return Contradiction(.rows(component.proof(interval)), plan)
            }
            let chosen = component.choose(in: interval, anchorConstant: values[Int(component.anchor)]) {
                self.remainder($0)
            }
            free.append((component.variable, chosen))
        }
        for (index, component) in plan.simplexes.enumerated() {
            switch solve(component, index, plan) {
            case .values(let found):
                for (variable, value) in zip(component.variables, found) { free.append((variable, value)) }
            case .contradiction(let weights):
                return Contradiction(.rows(Array(zip(component.rows, weights))), plan)
            }
        }
        if !free.isEmpty {
            for (variable, value) in free { values[Int(variable)] = value }
            settlePivots(plan)
        }
        return nil
    }

    /// The part of the walk that needs no choice.
    mutating func replayWithFreeAtZero(_ plan: Plan) -> Contradiction? {
        settleByEqualities(plan)
        for row in plan.checks where !holds(row, remainder(row)) {
            return Contradiction(.rows([(row, 1)]), plan)
        }
        return settleCore(plan)
    }

    private mutating func settleByEqualities(_ plan: Plan) {
        if values.count == shape.variableCount {
            for index in values.indices { values[index] = 0 }
        } else {
            values = Array(repeating: 0, count: shape.variableCount)
        }
        // Half of what a new width costs: nothing here is looked up twice, or looked at for other owners.
        let (shape, constants) = (shape, constants)
        values.withUnsafeMutableBufferPointer { values in
            for fix in plan.fixes {
                // The variable itself is still 0, so it takes no part in the remainder.
                values[Int(fix.variable)] =
                    shape.remainder(fix.row, constants, UnsafeBufferPointer(values)) / fix.coefficient
            }
        }
    }

    /// Core constants, then the substituted variables with the free ones at 0.
    private mutating func settleCore(_ plan: Plan) -> Contradiction? {
        guard !plan.coreRows.isEmpty else { return nil }
        coreConstants.removeAll(keepingCapacity: true)
        for row in plan.coreRows { coreConstants.append(remainder(row)) }
        for operation in plan.operations {
            coreConstants[Int(operation.target)] += operation.factor * coreConstants[Int(operation.source)]
        }
        for row in plan.coreChecks where abs(coreConstants[Int(row)]) > Tolerance.length {
            return Contradiction(.coreRow(row), plan)
        }
        settlePivots(plan)
        return nil
    }

    private mutating func settlePivots(_ plan: Plan) {
        for pivot in plan.pivots.reversed() {
            var value = pivot.scale * coreConstants[Int(pivot.coreRow)]
            for term in plan.pivotTerms[pivot.terms] {
                value += term.coefficient * values[Int(term.variable)]
            }
            values[Int(pivot.variable)] = value
        }
    }

    private mutating func solve(
        _ component: SimplexComponent, _ index: Int, _ plan: Plan
    ) -> SimplexState.Outcome {
        let base = values
        var constants: [Double] = []
        constants.reserveCapacity(component.rows.count + component.members.count)
        for row in component.rows { constants.append(remainder(row)) }
        if let values = states[index].again(component, constants, base: { base[Int($0)] }) {
            return .values(values)
        }
        let outcome = states[index].solve(
            SimplexState.Input(
                component: component, constants: constants,
                base: { base[Int($0)] },
                coefficients: { component.coefficients(of: $0, plan) }))
        pivotCount += states[index].pivots
        return outcome
    }
}

extension Shape {
    /// See ``ConstraintSystem/remainder(_:)``.
    /// - Parameter values: of all variables.
    @inline(__always)
    fileprivate func remainder(_ row: Int32, _ constants: [Double], _ values: UnsafeBufferPointer<Double>)
        -> Double
    {
        let row = Int(row)
        if row >= constraintCount { return -values[row - constraintCount] }
        var sum = constants[row]
        for index in terms(row) { sum -= termCoefficient[index] * values[Int(termVariable[index])] }
        return sum
    }
}

extension IntervalComponent {
    func proof(_ interval: Interval) -> [(row: Int32, weight: Double)] {
        let low = rows.first { $0.row == interval.lowRow }!
        let high = rows.first { $0.row == interval.highRow }!
        return [(low.row, 1 / low.coefficient), (high.row, -1 / high.coefficient)]
    }
}

extension SimplexComponent {
    /// A variable of the system in the unknowns of the component.
    func coefficients(of member: Int32, _ plan: Plan) -> [Double] {
        var result = [Double](repeating: 0, count: variables.count)
        for term in plan.dependenceTerms[plan.dependence[Int(member)]] {
            if let column = variables.firstIndex(of: term.variable) { result[column] += term.coefficient }
        }
        return result
    }
}
