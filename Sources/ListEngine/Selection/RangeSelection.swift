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

extension RowIndex {
    /// All rows from one to another, both included, in this order.
    /// - Parameter count: how many rows a section has.
    public static func rows(from start: RowIndex, to end: RowIndex, count: (Int) -> Int) -> [RowIndex] {
        let (low, high) = (min(start, end), max(start, end))
        let between = (low.section...high.section).flatMap { section in
            let first = section == low.section ? low.row : 0
            let last = section == high.section ? high.row : count(section) - 1
            return first <= last ? (first...last).map { RowIndex(section: section, row: $0) } : []
        }
        return start <= end ? between : between.reversed()
    }
}
