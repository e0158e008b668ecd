/// What makes one list of identifiers another: deletions, insertions and the fewest moves.
///
/// Applied as a list's batch update is: deletions and origins of moves count in the old list, insertions and
/// targets of moves in the new one. O(n) memory; O(n) time where little changed, otherwise O(n log n).
public struct ListDifference: Sendable, Equatable, CustomStringConvertible {
    /// Ascending, in the old list.
    public private(set) var deleted: [Int] = []
    /// Ascending, in the new list.
    public private(set) var inserted: [Int] = []
    /// By ascending target. No smaller set of moves would do.
    public private(set) var moved: [BatchUpdate.Move<Int>] = []

    /// - Parameters: lists in which no identifier is repeated.
    public init<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) {
        self.init(ListPairing(from: old, to: new))
    }

    init(_ pairing: ListPairing) {
        let first = pairing.prefix
        for (place, isKept) in pairing.isKept.enumerated() where !isKept { deleted.append(first + place) }
        var kept: [Int32] = []
        kept.reserveCapacity(pairing.origins.count)
        for (place, origin) in pairing.origins.enumerated() {
            if origin < 0 { inserted.append(first + place) } else { kept.append(origin) }
        }
        let stays = IncreasingSubsequence.members(of: kept)
        var number = 0
        for (place, origin) in pairing.origins.enumerated() where origin >= 0 {
            if !stays[number] { moved.append(.init(from: Int(origin), to: first + place)) }
            number += 1
        }
    }

    public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

    /// How many changes there are.
    public var count: Int { deleted.count + inserted.count + moved.count }

    public var description: String {
        "delete \(deleted) insert \(inserted) move [\(moved.map { "\($0.from)→\($0.to)" }.joined(separator: ", "))]"
    }
}
