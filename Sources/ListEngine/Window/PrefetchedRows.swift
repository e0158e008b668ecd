/// The rows of a list that a prefetching source is told of: as many as are in view, at the side to which the window moves.
public struct PrefetchedRows {
    private var prefetched = Prefetched<Int>()
    /// The rows that were in view last.
    private var last: Range<Int> = 0..<0

    public init() {}

    /// Other rows are in view.
    /// - Parameters:
    ///   - rows: the numbers of those in view.
    ///   - count: how many the list has.
    /// - Returns: the rows that the source has not heard of, the nearest first, and those that it may forget, ascending;
    ///   nil where it is not known which way the window moves.
    public mutating func move(to rows: Range<Int>, of count: Int) -> (fresh: [Int], dropped: [Int])? {
        let before = last
        guard !rows.isEmpty else { return nil }
        last = rows
        guard before != rows, !before.isEmpty else { return nil }
        let asked = prefetched.asked
        let isForward = asked.isEmpty || rows.lowerBound >= before.lowerBound
        var ahead =
            isForward
            ? rows.upperBound..<max(min(rows.upperBound + rows.count, count), rows.upperBound)
            : max(rows.lowerBound - rows.count, 0)..<rows.lowerBound
        // What was asked for ahead of it stays asked for.
        if let lowest = asked.min(), let highest = asked.max(), ahead.overlaps(lowest..<highest + 1) {
            ahead =
                isForward
                ? ahead.lowerBound..<max(ahead.upperBound, highest + 1)
                : min(ahead.lowerBound, lowest)..<ahead.upperBound
        }
        return prefetched.move(to: isForward ? Array(ahead) : ahead.reversed()) {
            rows.contains($0) || $0 >= count
        }
    }

    /// Numbers mean other rows now.
    public mutating func forget() { self = PrefetchedRows() }
}
