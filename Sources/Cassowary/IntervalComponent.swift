/// A free variable that no other free variable is tied to, with the rows that mention it.
struct IntervalComponent: Sendable {
    struct Row: Sendable {
        /// Row number in the shape; from `constraintCount` on, lower bounds.
        var row: Int32
        var coefficient: Double
        /// The relation after division by the coefficient.
        var relation: Relation
        var priority: Float
    }

    var variable: Int32
    /// Sorted by falling priority, then by row number. Lower bounds come after the constraints.
    var rows: [Row]
    /// The first declared variable that depends on `variable`, and by which factor: it goes to 0 if nothing
    /// else decides.
    var anchor: Int32
    var anchorCoefficient: Double
    /// The first constraint, where no variable of the component has a lower bound: it is satisfied exactly if nothing
    /// else decides.
    var firstInequality: Row?

    /// What is left of the real line.
    struct Interval: Sendable {
        var low = -Double.infinity
        var high = Double.infinity
        var lowRow: Int32 = -1
        var highRow: Int32 = -1
        var isDetermined: Bool { high - low <= Tolerance.length }

        mutating func narrow(to range: ClosedRange<Double>) {
            let newLow = min(max(range.lowerBound, low), high)
            let newHigh = min(max(range.upperBound, low), high)
            low = newLow
            high = newHigh
        }
    }

    /// - Parameter constant: the constant of a row when the free variables are 0.
    /// - Returns: the points that satisfy the constraints best, before ties are broken. An empty interval
    ///   (low > high by more than the tolerance) means that `lowRow` and `highRow` contradict one another.
    func narrowed(constant: (Int32) -> Double) -> Interval {
        var interval = Interval()
        var index = 0
        while index < rows.count, rows[index].priority >= 1000 {
            let row = rows[index]
            let value = constant(row.row) / row.coefficient
            if row.relation != .lessThanOrEqual, value > interval.low {
                interval.low = value
                interval.lowRow = row.row
            }
            if row.relation != .greaterThanOrEqual, value < interval.high {
                interval.high = value
                interval.highRow = row.row
            }
            index += 1
        }
        if interval.low > interval.high {
            if interval.low - interval.high > Tolerance.length { return interval }
            interval.high = interval.low
        }
        while index < rows.count, !interval.isDetermined {
            var end = index + 1
            while end < rows.count, rows[end].priority == rows[index].priority { end += 1 }
            if end == index + 1 {
                interval.narrow(to: best(rows[index], constant: constant))
            } else {
                interval.narrow(to: best(rows[index..<end], constant: constant))
            }
            index = end
        }
        return interval
    }

    /// Chooses one point: later constraints count more than earlier ones. What is then left open is a place that the
    /// first inequality holds at its very edge, or else the anchor's nearest to 0.
    func choose(in interval: Interval, anchorConstant: Double, constant: (Int32) -> Double) -> Double {
        var interval = interval
        if interval.isDetermined { return interval.low }
        for row in rows.sorted(by: { $0.row > $1.row }) where row.priority < 1000 {
            interval.narrow(to: best(row, constant: constant))
            if interval.isDetermined { return interval.low }
        }
        let rest =
            firstInequality.map { constant($0.row) / $0.coefficient } ?? -anchorConstant / anchorCoefficient
        return min(max(rest, interval.low), interval.high)
    }

    private func best(_ row: Row, constant: (Int32) -> Double) -> ClosedRange<Double> {
        let value = constant(row.row) / row.coefficient
        return switch row.relation {
        case .equal: value...value
        case .lessThanOrEqual: -.infinity...value
        case .greaterThanOrEqual: value...(.infinity)
        }
    }

    /// The points at which the sum of the errors of one priority is smallest: the sum is convex and piecewise
    /// linear, so its slope is followed over the break points.
    private func best(_ rows: ArraySlice<Row>, constant: (Int32) -> Double) -> ClosedRange<Double> {
        var slope = 0.0
        var breaks: [(at: Double, change: Double)] = []
        for row in rows {
            let weight = abs(row.coefficient)
            if row.relation != .lessThanOrEqual { slope -= weight }
            breaks.append(
                (constant(row.row) / row.coefficient, row.relation == .equal ? 2 * weight : weight))
        }
        breaks.sort { $0.at < $1.at }
        var low = -Double.infinity
        for (index, next) in breaks.enumerated() {
            if slope > -Tolerance.coefficient { return low...next.at }
            slope += next.change
            low = next.at
            if slope > Tolerance.coefficient { return low...low }
            if index == breaks.count - 1 { return low...(.infinity) }
        }
        return low...(.infinity)
    }
}
