import CoreGraphics

/// Lines of items with sizes of their own, packed greedily once in O(items), searched in O(log lines).
/// Main coordinates count from the first line, cross coordinates from the section's leading inset.
///
/// Only what a search needs is kept, three numbers a line; where the items of a line stand in it is worked out
/// when they are asked for.
struct FlowPackedLines: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        /// Its first item.
        var first: Int
        /// Main position.
        var start: Double
        /// Main extent, that of its tallest item.
        var extent: Double
    }

    private let sizes: [CGSize]
    private let axis: FlowAxis
    private let rule: FlowLineRule
    private(set) var lines: [Line] = []
    /// Main extent of all lines.
    private(set) var extent: Double = 0
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
        var packed: [Line] = []
        packed.reserveCapacity(sizes.count / 2 + 1)
        var line = Line(first: 0, start: 0, extent: head.main)
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
                    line = Line(
                        first: item, start: line.start + (line.extent + rule.lineSpacing), extent: next.main)
                    used = next.cross
                }
            }
        }
        packed.append(line)
        extent = line.start + line.extent
        lines = packed
        self.longest = longest
    }

    var count: Int { sizes.count }

    func mainExtent(_ item: Int) -> Double { axis == .vertical ? sizes[item].height : sizes[item].width }
    func crossExtent(_ item: Int) -> Double { axis == .vertical ? sizes[item].width : sizes[item].height }

    func items(ofLine line: Int) -> Range<Int> {
        lines[line].first..<(line + 1 < lines.count ? lines[line + 1].first : count)
    }

    /// O(log lines + items of the line).
    func span(of item: Int) -> FlowSpan {
        var found: FlowSpan?
        visitLine(lines.lastIndex(inFront: { $0.first <= item })) { if $0 == item { found = $1 } }
        return found!
    }

    /// Calls `body` for the items of a line in their order: the line's items share what its length leaves.
    func visitLine(_ line: Int, _ body: (Int, FlowSpan) -> Void) {
        let items = items(ofLine: line)
        let length = crossExtent(items.lowerBound)
        var total = 0.0
        var isUniform = true
        for item in items {
            total += crossExtent(item)
            if crossExtent(item) != length { isUniform = false }
        }
        var cross = 0.0
        let gap: Double
        if isUniform {
            let spread = rule.spread(ofUniform: length, atLeast: items.count)
            cross = spread.lead
            gap = spread.gap
        } else {
            gap = rule.gap(ofMixed: items.count, total: total, isLast: items.upperBound == count)
        }
        let (start, extent) = (lines[line].start, lines[line].extent)
        for item in items {
            let (main, length) = (mainExtent(item), crossExtent(item))
            body(
                item,
                FlowSpan(
                    main: start + (extent - main) / 2, cross: cross, mainExtent: main, crossExtent: length))
            cross += length + gap
        }
    }

    /// The lines that touch `low...high`. O(log lines).
    func lines(low: Double, high: Double) -> Range<Int> {
        guard !lines.isEmpty, high >= 0, low <= extent else { return 0..<0 }
        var first = lines.lastIndex(inFront: { $0.start <= low })
        if lines[first].start + lines[first].extent < low { first += 1 }
        while first > 0, lines[first - 1].start + lines[first - 1].extent >= low { first -= 1 }
        let end = lines.lastIndex(inFront: { $0.start <= high }) + 1
        return first < end ? first..<end : 0..<0
    }
}

extension RandomAccessCollection where Index == Int {
    /// The last index whose element is one of those in front, all of which meet `isInFront`; 0 when none does.
    /// O(log count).
    func lastIndex(inFront isInFront: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isInFront(self[middle]) { low = middle } else { high = middle }
        }
        return low
    }
}

extension RandomAccessCollection where Element: Comparable, Index == Int {
    /// In a rising array, the last index whose element is not above `value`; 0 when all are. O(log count).
    func lastIndex(atMost value: Element) -> Int { lastIndex(inFront: { $0 <= value }) }
}
