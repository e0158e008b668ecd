import TestSeeds
import Testing

@testable import ListEngine

/// A list's rows around places that its data does not have.
@Suite struct GuestPlacesTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func rowsBehindAGuestStepAside() {
        let guests = GuestPlaces([row(2), row(0, 1)])
        #expect((0..<4).map { guests.shown(row($0)).row } == [0, 1, 3, 4])
        #expect(guests.shown(row(0, 1)) == row(1, 1))
        #expect(guests.shown(row(5, 2)) == row(5, 2))
        #expect(guests.data(at: row(2)) == nil)
        #expect(guests.insertion(at: row(2)) == row(2))
        #expect(guests.count(in: 0) == 1 && guests.count(in: 2) == 0)
    }

    @Test func guestsSideBySideAreInsertedAtTheSameRow() {
        let guests = GuestPlaces([row(4), row(3)])
        #expect(guests.shown(row(3)) == row(5))
        #expect(guests.insertion(at: row(3)) == row(3) && guests.insertion(at: row(4)) == row(3))
    }

    /// Whatever the guests, both ways belong together and no row is shown in a guest's place.
    @Test(arguments: UInt64(1)...20)
    func whatIsShownIsTheDataAndTheGuests(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = random.next(20)
        var places: Set<Int> = []
        for _ in 0..<random.next(5) { places.insert(random.next(count + places.count + 1)) }
        // Guests stand among the rows or right behind them.
        let kept = places.sorted().enumerated().filter { $0.element <= count + $0.offset }.map {
            row($0.element)
        }
        let guests = GuestPlaces(kept)
        let shown = (0..<count).map { guests.shown(row($0)) }
        #expect(
            (shown + kept).sorted() == (0..<count + kept.count).map { row($0) }, "seed \(seed): \(guests)")
        #expect(shown.map { guests.data(at: $0) } == (0..<count).map { row($0) }, "seed \(seed): \(guests)")
    }
}
