import TestSeeds
import Testing

@testable import ListEngine

/// Which rows a prefetching source is told of. Expectations are arithmetic: as many as are in view, on the side to which the
/// window moves, each once.
@Suite struct PrefetchedTests {
    @Test func asManyAsAreInViewAreAhead() {
        var rows = Prefetched<Int, Range<Int>>()
        #expect(rows.move(to: 0..<10, of: 100) == nil, "nobody knows which way the window moves")
        #expect(rows.move(to: 0..<10, of: 100) == nil, "it has not moved")
        let first = rows.move(to: 3..<13, of: 100)
        #expect(first?.fresh == Array(13..<23) && first?.dropped == [])
        let next = rows.move(to: 5..<15, of: 100)
        #expect(next?.fresh == [23, 24] && next?.dropped == [], "rows that have come are not cancelled")
    }

    @Test func theOtherWayTheNearestComesFirst() {
        var rows = Prefetched<Int, Range<Int>>()
        _ = rows.move(to: 40..<45, of: 100)
        _ = rows.move(to: 42..<47, of: 100)
        let back = rows.move(to: 41..<46, of: 100)
        #expect(back?.fresh == [40, 39, 38, 37, 36])
        #expect(back?.dropped == Array(47..<52))
    }

    /// A window that is no whole number of rows high loses a row at one end before one comes at the other: that is no turn.
    @Test func aRowThatGoesAloneIsNoTurn() {
        var rows = Prefetched<Int, Range<Int>>()
        _ = rows.move(to: 40..<45, of: 100)
        let up = [40..<44, 39..<44, 39..<43, 38..<43].map { rows.move(to: $0, of: 100) }
        #expect(up.map { $0?.fresh } == [[39, 38, 37, 36], [35, 34], [], [33]])
        #expect(up.allSatisfy { $0?.dropped == [] })
        let down = [38..<44, 39..<44, 39..<45].map { rows.move(to: $0, of: 100) }
        #expect(down[0]?.dropped == Array(33..<38), "now it turns")
        #expect(down[1...].allSatisfy { $0?.dropped == [] })
    }

    @Test func theListEndsSomewhere() {
        var rows = Prefetched<Int, Range<Int>>()
        _ = rows.move(to: 0..<6, of: 10)
        #expect(rows.move(to: 3..<9, of: 10)?.fresh == [9])
        let end = rows.move(to: 4..<10, of: 10)
        #expect(end?.fresh == [] && end?.dropped == [])
        #expect(rows.move(to: 0..<0, of: 0) == nil)
    }

    @Test func nothingIsKnownAfterAnUpdate() {
        var rows = Prefetched<Int, Range<Int>>()
        _ = rows.move(to: 0..<5, of: 50)
        _ = rows.move(to: 1..<6, of: 50)
        rows = Prefetched()
        #expect(rows.move(to: 2..<7, of: 50) == nil)
        #expect(rows.move(to: 3..<8, of: 50)?.fresh == Array(8..<13))
    }

    /// Wherever the window goes: what the source has not forgotten are rows of the list, and none is told twice.
    @Test(arguments: UInt64(1)...20)
    func theSourceHearsOfEachRowOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = 1 + random.next(200)
        var rows = Prefetched<Int, Range<Int>>()
        var known: Set<Int> = []
        for _ in 0..<100 {
            let start = random.next(count)
            let window = start..<min(start + 1 + random.next(12), count)
            guard let change = rows.move(to: window, of: count) else { continue }
            #expect(known.isDisjoint(with: change.fresh), "seed \(seed)")
            #expect(
                change.fresh.allSatisfy { (0..<count).contains($0) && !window.contains($0) }, "seed \(seed)")
            #expect(known.isSuperset(of: change.dropped), "seed \(seed)")
            known.formUnion(change.fresh)
            known.subtract(change.dropped)
            // What came into view is no longer waited for.
            known.subtract(window)
        }
    }
}
