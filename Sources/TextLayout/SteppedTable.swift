/// Values at places, and straight lines between them; beyond the ends the value of the end.
struct SteppedTable: Sendable {
    private let steps: [(place: Double, value: Double)]

    init(_ steps: [(place: Double, value: Double)]) { self.steps = steps }

    func value(at place: Double) -> Double {
        guard let above = steps.firstIndex(where: { $0.place >= place }) else {
            return steps[steps.count - 1].value
        }
        guard above > 0 else { return steps[0].value }
        let (low, high) = (steps[above - 1], steps[above])
        return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
    }
}
