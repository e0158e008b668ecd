import TestSeeds
import Testing

@testable import ListEngine

/// A list's rows around places that its data does not have.
@Suite struct PlaceholderPlacesTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func rowsBehindAPlaceholderStepAside() {
        let placeholders = PlaceholderPlaces([row(2), row(0, 1)])
        #expect((0..<4).map { placeholders.shown(row($0)).row } == [0, 1, 3, 4])
        #expect(placeholders.shown(row(0, 1)) == row(1, 1))
        #expect(placeholders.shown(row(5, 2)) == row(5, 2))
        #expect(placeholders.data(at: row(2)) == nil)
        #expect(placeholders.insertion(at: row(2)) == row(2))
        #expect(placeholders.count(in: 0) == 1 && placeholders.count(in: 2) == 0)
    }

    @Test func placeholdersSideBySideAreInsertedAtTheSameRow() {
        let placeholders = PlaceholderPlaces([row(4), row(3)])
        #expect(placeholders.shown(row(3)) == row(5))
        #expect(placeholders.insertion(at: row(3)) == row(3) && placeholders.insertion(at: row(4)) == row(3))
    }

    /// Whatever the placeholders, both ways belong together and no row is shown in a placeholder's place.
    @Test(arguments: UInt64(1)...20)
    func whatIsShownIsTheDataAndThePlaceholders(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = random.next(20)
        var places: Set<Int> = []
        for _ in 0..<random.next(5) { places.insert(random.next(count + places.count + 1)) }
        // Placeholders stand among the rows or right behind them.
        let kept = places.sorted().enumerated().filter { $0.element <= count + $0.offset }.map {
            row($0.element)
        }
        let placeholders = PlaceholderPlaces(kept)
        let shown = (0..<count).map { placeholders.shown(row($0)) }
        #expect(
            (shown + kept).sorted() == (0..<count + kept.count).map { row($0) },
            "seed \(seed): \(placeholders)")
        #expect(
            shown.map { placeholders.data(at: $0) } == (0..<count).map { row($0) },
            "seed \(seed): \(placeholders)")
    }
}
