import CoreGraphics

/// Lines of items with sizes of their own, packed greedily once in O(items), searched in O(log lines).
/// Main coordinates count from the first line, cross coordinates from the section's leading inset.
///
/// Only what a search needs is kept, three numbers a line; where the items of a line stand in it is worked out
/// when they are asked for.
struct FlowPackedLines: Sendable, Equatable {
    private let sizes: [CGSize]
    private let axis: FlowAxis
    private let rule: FlowLineRule
    private(set) var list = FlowLineList()
    /// Cross extent of the longest item.
    private(set) var longest: Double = 0

    init(_ sizes: [CGSize], axis: FlowAxis, rule: FlowLineRule) {
        self.sizes = sizes
        self.axis = axis
        self.rule = rule
        switch axis {
        case .vertical: pack { (main: $0.height, cross: $0.width) }
        case .horizontal: pack { (main: $0.width, cross: $0.height) }
        }
    }

    /// Takes items while they fit; a line is as tall as its tallest item.
    @inline(__always)
    private mutating func pack(_ extents: (CGSize) -> (main: Double, cross: Double)) {
        guard let head = sizes.first.map(extents) else { return }
        var packed = FlowLineList()
        packed.reserve(sizes.count / 2 + 1)
        var line = FlowLineList.Line(first: 0, start: 0, extent: head.main)
        var (used, longest) = (head.cross, head.cross)
        sizes.withUnsafeBufferPointer { sizes in
            for item in 1..<max(sizes.count, 1) {
                let next = extents(sizes[item])
                if next.cross > longest { longest = next.cross }
                if rule.fits(used: used, next: next.cross) {
                    used += rule.interitemSpacing + next.cross
                    if next.main > line.extent { line.extent = next.main }
                } else {
                    packed.append(line)
                    line = FlowLineList.Line(
                        first: item, start: line.start + (line.extent + rule.lineSpacing), extent: next.main)
                    used = next.cross
                }
            }
        }
        packed.append(line)
        list = packed
        self.longest = longest
    }

    var count: Int { sizes.count }

    func mainExtent(_ item: Int) -> Double { axis == .vertical ? sizes[item].height : sizes[item].width }
    func crossExtent(_ item: Int) -> Double { axis == .vertical ? sizes[item].width : sizes[item].height }

    func items(ofLine line: Int) -> Range<Int> {
        list[line].first..<(line + 1 < list.count ? list[line + 1].first : count)
    }

    /// O(log lines + items of the line).
    func span(of item: Int) -> FlowSpan {
        var found: FlowSpan?
        visitLine(list.line(of: item)) { if $0 == item { found = $1 } }
        return found!
    }

    /// Calls `body` for the items of a line in their order: the line's items share what its length leaves.
    func visitLine(_ line: Int, _ body: (Int, FlowSpan) -> Void) {
        let items = items(ofLine: line)
        let (main, length) = (mainExtent(items.lowerBound), crossExtent(items.lowerBound))
        var total = 0.0
        var (isOfOneLength, isEven) = (true, true)
        for item in items {
            total += crossExtent(item)
            if crossExtent(item) != length { isOfOneLength = false }
            if mainExtent(item) != main { isEven = false }
        }
        var cross = 0.0
        let gap: Double
        if !isOfOneLength || !isEven {
            gap = rule.gap(ofMixed: items.count, total: total, isLast: items.upperBound == count)
        } else {
            let spread = rule.spread(ofUniform: length, atLeast: items.count)
            cross = spread.lead
            gap = spread.gap
        }
        let (start, extent) = (list[line].start, list[line].extent)
        for item in items {
            let (main, length) = (mainExtent(item), crossExtent(item))
            body(
                item,
                FlowSpan(
                    main: start + (extent - main) / 2, cross: cross, mainExtent: main, crossExtent: length))
            cross += length + gap
        }
    }
}
