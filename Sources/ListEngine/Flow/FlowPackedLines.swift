import CoreGraphics

/// Lines of items with sizes of their own, packed greedily once in O(items), searched in O(log lines).
/// Main coordinates count from the first line, cross coordinates from the section's leading inset.
struct FlowPackedLines: Sendable, Equatable {
    /// Per item.
    private(set) var itemMain: [Double] = []
    private(set) var itemCross: [Double] = []
    private(set) var crossStart: [Double] = []
    /// Per line, and one more entry that ends the last line.
    private(set) var lineFirst: [Int] = []
    /// Per line.
    private(set) var lineStart: [Double] = []
    private(set) var lineExtent: [Double] = []
    /// Main extent of all lines.
    private(set) var extent: Double = 0

    init(_ sizes: [CGSize], axis: FlowAxis, rule: FlowLineRule) {
        let count = sizes.count
        switch axis {
        case .vertical:
            itemMain = sizes.map { Double($0.height) }
            itemCross = sizes.map { Double($0.width) }
        case .horizontal:
            itemMain = sizes.map { Double($0.width) }
            itemCross = sizes.map { Double($0.height) }
        }
        crossStart = [Double](unsafeUninitializedCapacity: count) { starts, filled in
            itemMain.withUnsafeBufferPointer { mains in
                itemCross.withUnsafeBufferPointer { crosses in
                    pack(mains, crosses, into: starts, rule: rule)
                }
            }
            filled = count
        }
    }

    /// 1. Take items while they fit. 2. Spread the line. 3. Its extent is that of its tallest item.
    private mutating func pack(
        _ mains: UnsafeBufferPointer<Double>, _ crosses: UnsafeBufferPointer<Double>,
        into starts: UnsafeMutableBufferPointer<Double>, rule: FlowLineRule
    ) {
        let count = mains.count
        var firsts: [Int] = []
        var lines: [Double] = []
        var extents: [Double] = []
        firsts.reserveCapacity(count / 3 + 2)
        lines.reserveCapacity(count / 3 + 1)
        extents.reserveCapacity(count / 3 + 1)
        var main = 0.0
        var first = 0
        while first < count {
            let length = crosses[first]
            var used = length
            var total = length
            var tallest = mains[first]
            var isUniform = true
            var end = first + 1
            while end < count {
                let next = crosses[end]
                guard rule.fits(used: used, next: next) else { break }
                used += rule.interitemSpacing + next
                total += next
                if mains[end] > tallest { tallest = mains[end] }
                if next != length { isUniform = false }
                end += 1
            }
            var cross = 0.0
            let gap: Double
            if isUniform {
                let spread = rule.spread(ofUniform: length, atLeast: end - first)
                cross = spread.lead
                gap = spread.gap
            } else {
                gap = rule.gap(ofMixed: end - first, total: total, isLast: end == count)
            }
            for item in first..<end {
                starts[item] = cross
                cross += crosses[item] + gap
            }
            firsts.append(first)
            lines.append(main)
            extents.append(tallest)
            main += tallest + rule.lineSpacing
            first = end
        }
        firsts.append(count)
        extent = lines.isEmpty ? 0 : main - rule.lineSpacing
        lineFirst = firsts
        lineStart = lines
        lineExtent = extents
    }

    var count: Int { itemMain.count }

    /// O(log lines).
    func origin(of item: Int) -> (main: Double, cross: Double) {
        origin(of: item, line: lineFirst.lastIndex(atMost: item))
    }

    func origin(of item: Int, line: Int) -> (main: Double, cross: Double) {
        (lineStart[line] + (lineExtent[line] - itemMain[item]) / 2, crossStart[item])
    }

    /// The lines that touch `low...high`. O(log lines).
    func lines(low: Double, high: Double) -> Range<Int> {
        guard !lineStart.isEmpty, high >= 0, low <= extent else { return 0..<0 }
        var first = lineStart.lastIndex(atMost: low)
        if lineStart[first] + lineExtent[first] < low { first += 1 }
        while first > 0, lineStart[first - 1] + lineExtent[first - 1] >= low { first -= 1 }
        let end = lineStart.lastIndex(atMost: high) + 1
        return first < end ? first..<end : 0..<0
    }
}

extension RandomAccessCollection where Element: Comparable, Index == Int {
    /// In a rising array, the last index whose element is not above `value`; 0 when all are. O(log count).
    func lastIndex(atMost value: Element) -> Int {
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if self[middle] <= value { low = middle } else { high = middle }
        }
        return low
    }
}
