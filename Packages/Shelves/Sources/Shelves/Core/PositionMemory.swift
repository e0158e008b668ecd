import Foundation

/// Positions by list, as many as it may hold: the one that was used longest ago is forgotten first.
///
/// Remembering and asking cost O(1) on average; forgetting is spread over what was remembered.
public struct PositionMemory<ListID: Hashable, ItemID: Hashable> {
    /// The most that it holds.
    public private(set) var limit: Int
    private var entries: [ListID: Entry] = [:]
    /// Uses in order, old ones of the same list among them, until `compact`.
    private var uses: [(list: ListID, number: Int)] = []
    private var first = 0
    private var number = 0

    /// A position and the number of its last use.
    private typealias Entry = (position: ScrollPosition<ItemID>, number: Int)

    /// An empty memory.
    /// - Parameter limit: the most positions that it holds, one at least.
    public init(limit: Int = 500) { self.limit = max(limit, 1) }

    /// How many positions it holds.
    public var count: Int { entries.count }

    /// The position of a list; nil when none is known. Asking does not count as a use.
    public subscript(list: ListID) -> ScrollPosition<ItemID>? { entries[list]?.position }

    /// Keeps the position of a list, which is the latest used from now on.
    public mutating func remember(_ position: ScrollPosition<ItemID>, of list: ListID) {
        number += 1
        entries[list] = (position, number)
        uses.append((list, number))
        while entries.count > limit { forgetOldest() }
        if uses.count - first > 2 * limit + 16 { compact() }
    }

    /// Drops the position of a list.
    public mutating func forget(_ list: ListID) { entries[list] = nil }

    /// Drops all positions.
    public mutating func forgetAll() { self = Self(limit: limit) }

    /// Drops the lists that are gone.
    public mutating func keep(only lists: some Sequence<ListID>) {
        let kept = Set(lists)
        entries = entries.filter { kept.contains($0.key) }
        compact()
    }

    /// The lists from the one used longest ago to the latest.
    /// - Complexity: O(count log count).
    public var lists: [ListID] { entries.sorted { $0.value.number < $1.value.number }.map(\.key) }

    private mutating func forgetOldest() {
        while first < uses.count {
            let (list, number) = uses[first]
            first += 1
            guard entries[list]?.number == number else { continue }
            entries[list] = nil
            return
        }
    }

    private mutating func compact() {
        uses = uses[first...].filter { entries[$0.list]?.number == $0.number }
        first = 0
    }
}

extension PositionMemory: Sendable where ListID: Sendable, ItemID: Sendable {}

extension PositionMemory: Codable where ListID: Codable, ItemID: Codable {
    private struct Saved: Codable {
        var list: ListID
        var position: ScrollPosition<ItemID>
    }
    private enum Key: CodingKey { case limit, positions }

    /// The memory that was encoded, with the lists in the order of their use.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(limit: try values.decode(Int.self, forKey: .limit))
        for saved in try values.decode([Saved].self, forKey: .positions) {
            remember(saved.position, of: saved.list)
        }
    }

    /// Encodes the limit and the positions.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(limit, forKey: .limit)
        let saved = lists.compactMap { list in self[list].map { Saved(list: list, position: $0) } }
        try values.encode(saved, forKey: .positions)
    }
}
