/// What a prefetching source has been told to have ready, and where the list's window was last.
public struct Prefetched<Place: Hashable & Comparable, Window> {
    /// Asked for and neither shown nor cancelled since.
    public private(set) var asked: Set<Place> = []
    private var window: Window

    /// - Parameter window: the one before any other.
    public init(at window: Window) { self.window = window }

    /// - Returns: where the window was before.
    public mutating func moveWindow(to window: Window) -> Window {
        defer { self.window = window }
        return self.window
    }

    /// The places ahead are others now.
    /// - Parameters:
    ///   - ahead: what may be needed soon, the nearest first.
    ///   - isShown: whether a place has come into sight: that is no reason to cancel it.
    /// - Returns: what the source has not heard of, in the order of `ahead`, and what it may forget, ascending.
    public mutating func move(to ahead: [Place], isShown: (Place) -> Bool) -> (
        fresh: [Place], dropped: [Place]
    ) {
        let fresh = ahead.filter { !asked.contains($0) }
        let wanted = Set(ahead)
        let dropped = asked.filter { !wanted.contains($0) && !isShown($0) }.sorted()
        asked = wanted
        return (fresh, dropped)
    }

    /// Places mean something else now.
    public mutating func forget() { asked = [] }
}

/// The rows of a list by their numbers: as many as are in view are ahead, at the side to which the window moves.
extension Prefetched<Int, Range<Int>> {
    /// Nothing is known of the window.
    public init() { self.init(at: 0..<0) }

    /// Other rows are in view.
    /// - Parameters:
    ///   - rows: the numbers of those in view.
    ///   - count: how many the list has.
    /// - Returns: the rows that the source has not heard of, the nearest first, and those that it may forget, ascending;
    ///   nil where it is not known which way the window moves.
    public mutating func move(to rows: Range<Int>, of count: Int) -> (fresh: [Int], dropped: [Int])? {
        guard !rows.isEmpty else { return nil }
        let before = moveWindow(to: rows)
        // A row that only comes or only goes at one end moves the middle: a list that moves up loses its last row first.
        let middle = rows.lowerBound + rows.upperBound
        let middleBefore = before.lowerBound + before.upperBound
        guard middle != middleBefore, !before.isEmpty else { return nil }
        let isForward = middle > middleBefore
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
        return move(to: isForward ? Array(ahead) : ahead.reversed()) { rows.contains($0) || $0 >= count }
    }
}
