/// How the numbers of a row of things change when some are taken out and others put in.
struct IndexShift: Sendable, Equatable {
    /// Ascending, in the list before.
    var removed: [Int]
    /// Ascending, in the list after.
    var inserted: [Int]

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sorted()
        self.inserted = inserted.sorted()
    }

    var isIdentity: Bool { removed.isEmpty && inserted.isEmpty }

    /// The number after of one that stays; nil for one taken out. O(log changes).
    func after(_ old: Int) -> Int? {
        let gone = Self.count(in: removed) { $0 < old }
        if gone < removed.count, removed[gone] == old { return nil }
        let kept = old - gone
        // The inserted ones that come before it: those at position j with inserted[j] - j <= kept.
        let before = Self.count(in: inserted.indices) { inserted[$0] - $0 <= kept }
        return kept + before
    }

    /// The number before of one that stayed; nil for one put in. O(log changes).
    func before(_ new: Int) -> Int? {
        let fresh = Self.count(in: inserted) { $0 < new }
        if fresh < inserted.count, inserted[fresh] == new { return nil }
        let kept = new - fresh
        let gone = Self.count(in: removed.indices) { removed[$0] - $0 <= kept }
        return kept + gone
    }

    /// How many leading elements satisfy a condition that never becomes true again. O(log n).
    private static func count<C: RandomAccessCollection>(
        in items: C, where condition: (C.Element) -> Bool
    ) -> Int {
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if condition(items[items.index(items.startIndex, offsetBy: middle)]) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
