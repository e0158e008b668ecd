import Testing

@testable import ListEngine

/// Rows that a finger selects on its way.
@Suite struct RangeSelectionTests {
    private func text(_ changes: [(index: Int, isSelected: Bool)]) -> [String] {
        changes.map { ($0.isSelected ? "+" : "-") + "\($0.index)" }
    }

    @Test func whatTheFingerPassesIsSelected() {
        var drag = RangeSelection(initial: [], origin: 3)
        #expect(drag.selects)
        #expect(text(drag.move(over: [3])) == ["+3"])
        #expect(text(drag.move(over: [3, 4, 5])) == ["+4", "+5"])
        #expect(text(drag.move(over: [3, 4, 5])).isEmpty)
    }

    @Test func whatItLeavesAgainIsAsBefore() {
        var drag = RangeSelection(initial: [5, 9], origin: 3)
        #expect(text(drag.move(over: [3, 4, 5, 6])) == ["+3", "+4", "+6"], "5 is selected already")
        #expect(text(drag.move(over: [3])) == ["-4", "-6"])
        #expect(text(drag.move(over: [3, 2, 1])) == ["+2", "+1"])
        #expect(text(drag.move(over: [3, 4])) == ["-2", "-1", "+4"])
    }

    @Test func aDragFromSomethingSelectedTakesOut() {
        var drag = RangeSelection(initial: [2, 3, 5], origin: 3)
        #expect(!drag.selects)
        #expect(text(drag.move(over: [3, 4, 5])) == ["-3", "-5"])
        #expect(text(drag.move(over: [3])) == ["+5"])
    }

    /// Sections of two rows, none and three; the ends are counted in.
    @Test func whatLiesBetweenTwoRowsGoesOverSectionsBothWays() {
        let counts = [2, 0, 3]
        let (first, last) = (RowIndex(section: 0, row: 1), RowIndex(section: 2, row: 1))
        let between = [first, RowIndex(section: 2, row: 0), last]
        #expect(RowIndex.rows(from: first, to: last) { counts[$0] } == between)
        #expect(RowIndex.rows(from: last, to: first) { counts[$0] } == between.reversed())
        #expect(RowIndex.rows(from: last, to: last) { counts[$0] } == [last])
    }
}
