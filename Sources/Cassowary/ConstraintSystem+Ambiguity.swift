extension ConstraintSystem {
    /// Variables to which the constraints of the last `solve()` do not give one value. A diagnostic: it costs
    /// up to two runs of the simplex for each variable of a component that is not unique.
    public func undetermined() -> [Variable] {
        guard let plan = solvedPlan else { return [] }
        var base = self
        _ = base.replayWithFreeAtZero(plan)
        var isLoose = [Bool](repeating: false, count: shape.variableCount)
        for component in plan.intervals where !component.narrowed(constant: base.remainder).isDetermined {
            isLoose[Int(component.variable)] = true
        }
        var result: [Variable] = []
        for component in plan.simplexes {
            var simplex = Simplex(
                unknowns: component.variables.count, relations: component.relations,
                coefficients: component.coefficients, constants: component.rows.map { base.remainder($0) })
            if SimplexState.optimise(&simplex, component) != nil || !simplex.isOpen { continue }
            for member in component.members {
                let coefficients = component.coefficients(of: member, plan)
                var low = simplex
                var high = simplex
                guard let least = low.minimum(of: coefficients),
                    let greatest = high.minimum(of: coefficients.map { -$0 }).map({ -$0 }),
                    greatest - least <= Tolerance.length
                else {
                    result.append(Variable(index: Int(member)))
                    continue
                }
            }
        }
        for variable in 0..<shape.variableCount {
            if plan.dependenceTerms[plan.dependence[variable]].contains(where: { isLoose[Int($0.variable)] })
            {
                result.append(Variable(index: variable))
            }
        }
        return result.sorted()
    }
}
