/// Where the lines of a section stand along the axis, searched in O(log lines). Positions count from the first line.
struct FlowLineList: Sendable, Equatable {
    struct Line: Sendable, Equatable {
        /// Its first item.
        var first: Int
        /// Main position.
        var start: Double
        /// Main extent, that of its tallest item.
        var extent: Double
    }

    private(set) var lines: [Line] = []

    /// Main extent of all lines.
    var extent: Double { lines.last.map { $0.start + $0.extent } ?? 0 }
    var count: Int { lines.count }
    subscript(line: Int) -> Line { lines[line] }

    init() {}

    /// `count` lines, all of which `fill` initialises.
    @inline(__always)
    init(count: Int, _ fill: (UnsafeMutableBufferPointer<Line>) -> Void) {
        lines = [Line](unsafeUninitializedCapacity: count) { buffer, filled in
            fill(buffer)
            filled = count
        }
    }

    mutating func reserve(_ count: Int) { lines.reserveCapacity(count) }

    @inline(__always)
    mutating func append(_ line: Line) { lines.append(line) }

    /// The line that `item` stands in. O(log lines).
    func line(of item: Int) -> Int { lines.lastIndex(inFront: { $0.first <= item }) }

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
