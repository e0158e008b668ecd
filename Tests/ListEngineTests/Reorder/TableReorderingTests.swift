import CoreGraphics
import Testing

@testable import ListEngine

/// Which place among a table's rows a finger means, and how the rows make room. Expectations are arithmetic.
@Suite struct TableReorderingTests {
    private func row(_ section: Int, _ row: Int) -> RowIndex { RowIndex(section: section, row: row) }

    /// Two sections with headers of 20: rows of 50 from 20, and from 190.
    private let extents = TableExtents(
        sections: [3, 2].map {
            TableSection(
                header: .init(extent: 20, isMeasured: true),
                rows: ExtentTree(count: $0, extent: 50, isMeasured: true))
        })

    @Test func theMiddleDecidesWhichPlaceIsMeant() {
        let origin = row(0, 0)
        #expect(extents.place(over: 65, of: origin) == row(0, 0))
        #expect(extents.place(over: 75, of: origin) == row(0, 1))
        #expect(extents.place(over: 180, of: origin) == row(1, 0), "over a header: the section's first place")
        #expect(extents.place(over: 305, of: origin) == row(1, 2), "below all rows: the last place")
        #expect(extents.place(over: 305, of: row(1, 0)) == row(1, 1), "which its own row has left")
        #expect(extents.place(over: -55, of: origin) == row(0, 0))
    }

    @Test func theOthersMakeRoom() {
        var move = PendingMove(from: row(0, 0))
        move.target = row(0, 2)
        #expect([row(0, 1), row(0, 2), row(1, 0)].map { move.shift(of: $0, extent: 50) } == [-50, -50, 0])
        move.target = row(1, 1)
        #expect([row(0, 1), row(1, 0), row(1, 1)].map { move.shift(of: $0, extent: 50) } == [-50, -50, 0])
        var upward = PendingMove(from: row(1, 1))
        upward.target = row(0, 1)
        #expect([row(0, 0), row(0, 1), row(1, 0)].map { upward.shift(of: $0, extent: 50) } == [0, 50, 50])
        upward.target = upward.origin
        #expect(upward.shift(of: row(0, 1), extent: 50) == 0, "it is back in its place")
    }

    @Test func rowsFromOutsideGetRoomOnceTheyHaveAPlace() {
        var gap = RowGap(extent: 30)
        #expect(gap.shift(of: row(1, 1)) == 0)
        #expect(extents.place(over: 295) == row(1, 2), "below all rows: one past the last")
        gap.target = row(0, 1)
        #expect([row(0, 0), row(0, 1), row(1, 0)].map { gap.shift(of: $0) } == [0, 30, 30])
        gap.target = nil
        #expect(gap.shift(of: row(0, 1)) == 0)
    }

    @Test func theContentMovesWhileTheFingerIsNearAnEdge() {
        let viewport = ExtentSpan(start: 100, extent: 400)
        #expect(viewport.edgeSpeed(finger: 300) == 0)
        #expect(viewport.edgeSpeed(finger: 130) == -300)
        #expect(viewport.edgeSpeed(finger: 520) == 600)
    }
}
