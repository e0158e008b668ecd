/// What a finger selects that moves along a list: everything from where it began to where it is.
///
/// A drag that begins on something selected takes out of the selection instead. What the finger leaves again is as it
/// was before.
public struct RangeSelection<Index: Hashable> {
    private let initial: Set<Index>
    /// Whether the drag selects.
    public let selects: Bool
    private var range: [Index] = []

    public init(initial: Set<Index>, origin: Index) {
        self.initial = initial
        selects = !initial.contains(origin)
    }

    /// - Parameter range: from where the drag began to where it is, in this order.
    /// - Returns: what is to be selected or not any more, what was left first. O(range).
    public mutating func move(over range: [Index]) -> [(index: Index, isSelected: Bool)] {
        let old = Set(self.range)
        let new = Set(range)
        let left = self.range.filter { !new.contains($0) && initial.contains($0) != selects }
        let entered = range.filter { !old.contains($0) && initial.contains($0) != selects }
        self.range = range
        return left.map { ($0, !selects) } + entered.map { ($0, selects) }
    }
}
