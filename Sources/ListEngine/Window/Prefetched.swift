/// What a prefetching source has been told to have ready.
public struct Prefetched<Place: Hashable & Comparable> {
    /// Asked for and neither shown nor cancelled since.
    public private(set) var asked: Set<Place> = []

    public init() {}

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
