extension ConstraintSystem {
    /// The system as text: how it is solved, one line for each constraint, one for each variable with its
    /// value and how it came about, one for each conflict.
    /// - Parameter name: what to call a variable.
    public func dump(name: (Variable) -> String = { $0.description }) -> String {
        var lines = ["\(shape.variableCount) variables, \(shape.constraintCount) constraints"]
        let plan = solvedPlan ?? basePlan
        if let plan { lines.append("plan: \(plan.statistics)") }
        for row in 0..<shape.constraintCount {
            let flags = plan?.excluded.contains(row) == true ? " (broken)" : ""
            lines.append("#\(row) @\(Priority(shape.priority[row])): \(text(ofRow: row, name))\(flags)")
        }
        for index in 0..<shape.variableCount {
            let bound = shape.isNonNegative[index] ? " >= 0" : ""
            let value =
                values.indices.contains(index) && solvedPlan != nil ? " = \(Self.text(values[index]))" : ""
            lines.append(
                "\(name(Variable(index: index)))\(bound)\(value)\(plan.map { origin(index, $0, name) } ?? "")"
            )
        }
        lines += conflicts.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(ofRow row: Int, _ name: (Variable) -> String) -> String {
        var left = ""
        for (position, index) in shape.terms(row).enumerated() {
            let coefficient = shape.termCoefficient[index]
            left += coefficient < 0 ? (position == 0 ? "-" : " - ") : (position == 0 ? "" : " + ")
            if abs(coefficient) != 1 { left += "\(Self.text(abs(coefficient)))·" }
            left += name(Variable(index: Int(shape.termVariable[index])))
        }
        return "\(left.isEmpty ? "0" : left) \(shape.relation[row]) \(Self.text(constants[row]))"
    }

    private func origin(_ variable: Int, _ plan: Plan, _ name: (Variable) -> String) -> String {
        let terms = plan.dependenceTerms[plan.dependence[variable]]
        if terms.isEmpty { return ", fixed" }
        if terms.count == 1, terms.first!.variable == variable { return ", free" }
        return ", from " + terms.map { name(Variable(index: Int($0.variable))) }.joined(separator: ", ")
    }

    /// At most four decimals, without trailing zeros.
    private static func text(_ number: Double) -> String {
        let rounded = (number * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
