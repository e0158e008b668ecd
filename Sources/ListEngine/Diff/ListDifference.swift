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

    /// Every list is written without a branch, which a processor could not predict: always to the next free place, which
    /// counts only where it is wanted.
    init(_ pairing: ListPairing) {
        let first = pairing.prefix
        pairing.isKept.withUnsafeBufferPointer { isKept in
            deleted = Self.places(isKept.count, from: first) { 1 &- isKept[$0].number }
        }
        pairing.origins.withUnsafeBufferPointer { origins in
            inserted = Self.places(origins.count, from: first) { origins[$0].isNegative }
            let kept = [Int32](unsafeUninitializedCapacity: origins.count) { kept, filled in
                var next = 0
                for origin in origins {
                    kept[next] = origin
                    next &+= 1 &- origin.isNegative
                }
                filled = next
            }
            let (stays, longest) = IncreasingSubsequence.members(of: kept)
            guard longest < kept.count else { return }
            moved = Self.moves(kept.count - longest, origins, first, stays)
        }
    }

    /// The places below `count` that are wanted, each with `first` added.
    /// - Parameter isWanted: 1 or 0.
    @inline(__always)
    private static func places(_ count: Int, from first: Int, where isWanted: (Int) -> Int) -> [Int] {
        var wanted = 0
        for place in 0..<count { wanted &+= isWanted(place) }
        guard wanted > 0 else { return [] }
        return [Int](unsafeUninitializedCapacity: wanted + 1) { places, filled in
            var next = 0
            for place in 0..<count {
                places[next] = first &+ place
                next &+= isWanted(place)
            }
            filled = wanted
        }
    }

    /// The moves of the kept identifiers that do not stay.
    /// - Parameter stays: of every kept one, and one more.
    private static func moves(
        _ count: Int, _ origins: UnsafeBufferPointer<Int32>, _ first: Int, _ stays: [Bool]
    ) -> [BatchUpdate.Move<Int>] {
        stays.withUnsafeBufferPointer { stays in
            .init(unsafeUninitializedCapacity: count + 1) { moves, filled in
                var (next, number) = (0, 0)
                for place in origins.indices {
                    let isKept = 1 &- origins[place].isNegative
                    moves[next] = .init(from: Int(origins[place]), to: first &+ place)
                    next &+= isKept & (1 &- stays[number].number)
                    number &+= isKept
                }
                filled = count
            }
        }
    }

    /// How many changes there are.
    public var count: Int { deleted.count + inserted.count + moved.count }

    public var description: String {
        "delete \(deleted) insert \(inserted) move [\(moved.map { "\($0.from)→\($0.to)" }.joined(separator: ", "))]"
    }
}

extension Bool {
    /// 1 or 0.
    fileprivate var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Int32 {
    /// 1 or 0.
    fileprivate var isNegative: Int { Int(UInt32(bitPattern: self) >> 31) }
}
