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
    func after(_ old: Int) -> Int? { Self.number(of: old, without: removed, with: inserted) }

    /// The number before of one that stayed; nil for one put in. O(log changes).
    func before(_ new: Int) -> Int? { Self.number(of: new, without: inserted, with: removed) }

    /// What the one with a number is called where `gone` are not and `come` are; nil when it is gone itself.
    private static func number(of index: Int, without gone: [Int], with come: [Int]) -> Int? {
        let before = count(in: gone) { $0 < index }
        if before < gone.count, gone[before] == index { return nil }
        let kept = index - before
        // Those that come before it: the ones at position j with come[j] - j <= kept.
        return kept + count(in: come.indices) { come[$0] - $0 <= kept }
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
