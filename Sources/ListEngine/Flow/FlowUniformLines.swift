import CoreGraphics

/// Lines of items that all have one size: every answer is arithmetic.
/// Main coordinates count from the first line, cross coordinates from the section's leading inset.
struct FlowUniformLines: Sendable, Equatable {
    let count: Int
    let itemMain: Double
    let itemCross: Double
    /// Items of a full line.
    let capacity: Int
    /// Cross position of the first item of every line.
    let lead: Double
    /// Cross distance from one item to the next.
    let pitch: Double
    /// Main distance from one line to the next.
    let linePitch: Double

    init(count: Int, main: Double, cross: Double, rule: FlowLineRule) {
        self.count = count
        itemMain = main
        itemCross = cross
        let spread = rule.spread(ofUniform: cross, atLeast: 1)
        capacity = spread.capacity
        lead = spread.lead
        pitch = cross + spread.gap
        linePitch = main + rule.lineSpacing
    }

    var lineCount: Int { (count + capacity - 1) / capacity }

    /// Main extent of all lines.
    var extent: Double { count == 0 ? 0 : Double(lineCount - 1) * linePitch + itemMain }

    func span(of item: Int) -> FlowSpan {
        let (line, column) = item.quotientAndRemainder(dividingBy: capacity)
        return FlowSpan(
            main: Double(line) * linePitch, cross: lead + Double(column) * pitch, mainExtent: itemMain,
            crossExtent: itemCross)
    }

    /// The items whose line touches `low...high`. O(1).
    func items(low: Double, high: Double) -> Range<Int> {
        guard count > 0, high >= 0, low <= extent else { return 0..<0 }
        guard linePitch > 0 else { return 0..<count }
        let last = Double(lineCount - 1)
        let first = min(max(((low - itemMain) / linePitch).rounded(.up), 0), last + 1)
        let end = min(max((high / linePitch).rounded(.down), -1), last)
        guard first <= end else { return 0..<0 }
        return Int(cutting: first) * capacity..<min((Int(cutting: end) + 1) * capacity, count)
    }
}
