import TestSeeds
import Testing

@testable import ListEngine

@Suite struct ListDifferenceTests {
    /// `old` with deletions and origins of moves taken out, then insertions and targets put in.
    private func applied(_ change: ListDifference, to old: [Int], like new: [Int]) -> [Int] {
        let gone = Set(change.deleted + change.moved.map(\.from))
        var list = old.indices.filter { !gone.contains($0) }.map { old[$0] }
        var arrivals = change.inserted.map { ($0, new[$0]) }
        arrivals += change.moved.map { ($0.to, old[$0.from]) }
        for (place, value) in arrivals.sorted(by: { $0.0 < $1.0 }) { list.insert(value, at: place) }
        return list
    }

    /// The length of a longest increasing subsequence, by the plain quadratic rule.
    private func longest(_ values: [Int]) -> Int {
        var best = values.map { _ in 1 }
        for i in values.indices {
            for j in 0..<i where values[j] < values[i] { best[i] = max(best[i], best[j] + 1) }
        }
        return best.max() ?? 0
    }

    @Test func nothingChangesBetweenEqualLists() {
        #expect(ListDifference(from: [1, 2, 3], to: [1, 2, 3]).count == 0)
        #expect(ListDifference(from: [Int](), to: []).count == 0)
    }

    @Test func emptyListsFillAndEmpty() {
        #expect(ListDifference(from: [], to: [7, 8]).inserted == [0, 1])
        #expect(ListDifference(from: [7, 8], to: []).deleted == [0, 1])
    }

    @Test func aRowThatChangesEndsIsOneMove() {
        let toFront = ListDifference(from: [1, 2, 3, 4], to: [4, 1, 2, 3])
        #expect(toFront.description == "delete [] insert [] move [3→0]")
        let toEnd = ListDifference(from: [1, 2, 3, 4], to: [2, 3, 4, 1])
        #expect(toEnd.description == "delete [] insert [] move [0→3]")
    }

    @Test func randomListsBecomeEachOtherByTheFewestMoves() {
        for seed in 1...400 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let pool = Int.random(in: 1...60, using: &random)
            let old = Array(
                (0..<pool).shuffled(using: &random).prefix(Int.random(in: 0...pool, using: &random)))
            var new = old
            switch seed % 4 {
            case 0: new = Array((0..<pool).shuffled(using: &random).prefix(pool / 2))
            case 1: if !new.isEmpty { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
            case 2:
                for fresh in 0..<Int.random(in: 0...4, using: &random) {
                    new.insert(1000 + fresh, at: Int.random(in: 0...new.count, using: &random))
                }
            default: new.shuffle(using: &random)
            }
            let change = ListDifference(from: old, to: new)
            #expect(applied(change, to: old, like: new) == new, "seed \(seed)")
            let shared = new.compactMap { old.firstIndex(of: $0) }
            #expect(change.moved.count == shared.count - longest(shared), "seed \(seed)")
            #expect(change.inserted.count == new.count - shared.count, "seed \(seed)")
            #expect(change.deleted.count == old.count - shared.count, "seed \(seed)")
        }
    }

    @Test func textIdentifiersArePairedAsNumbersAre() {
        var random = SeededGenerator(seed: 5)
        let old = Array(0..<500)
        let new = (0..<600).shuffled(using: &random)
        let numbers = ListDifference(from: old, to: new)
        let texts = ListDifference(from: old.map { "row \($0)" }, to: new.map { "row \($0)" })
        #expect(numbers == texts)
    }

    @Test func repeatedIdentifiersStillLeadToTheNewList() {
        let old = [1, 2, 2, 3]
        let new = [2, 3, 3, 2, 1]
        let change = ListDifference(from: old, to: new)
        #expect(applied(change, to: old, like: new) == new)
    }
}
