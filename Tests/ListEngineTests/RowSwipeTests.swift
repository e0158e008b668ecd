import CoreGraphics
import Testing

@testable import ListEngine

@Suite struct RowSwipeTests {
    private func swipe(full: Bool = true, left: CGFloat? = nil) -> RowSwipe {
        RowSwipe(
            rowWidth: 400, left: left.map { .init(width: $0, allowsFull: full) },
            right: .init(width: 150, allowsFull: full))
    }

    @Test func theRowFollowsTheFingerWhereThereAreButtons() {
        var swipe = swipe()
        swipe.drag(-100)
        #expect(swipe.offset == -100)
        #expect(swipe.shownEnd == .right)
        swipe.drag(50)
        #expect(swipe.offset == 10, "a fifth where there is nothing to show")
        #expect(swipe.shownEnd == nil)
        #expect(swipe.release(velocity: 0) == .closed)
    }

    @Test func aLiftOpensFromHalfOfTheButtonsOn() {
        var swipe = swipe()
        swipe.drag(-74)
        #expect(swipe.release(velocity: 0) == .closed)
        #expect(swipe.release(velocity: -400) == .open(.right), "a flick outward opens")
        swipe.drag(-76)
        #expect(swipe.release(velocity: 0) == .open(.right))
        #expect(swipe.release(velocity: 400) == .closed, "a flick back closes")
        swipe.settle(.open(.right))
        #expect(swipe.offset == -150)
        swipe.begin()
        swipe.drag(100)
        #expect(swipe.offset == -50)
    }

    @Test func aSwipeAcrossPerformsTheFirstButton() {
        var swipe = swipe()
        swipe.drag(-239)
        #expect(!swipe.isFull)
        swipe.drag(-240)
        #expect(swipe.isFull)
        #expect(swipe.release(velocity: 0) == .full(.right))
        var limited = self.swipe(full: false)
        limited.drag(-350)
        #expect(limited.offset == -190, "a fifth beyond the buttons")
        #expect(!limited.isFull)
        #expect(limited.release(velocity: 0) == .open(.right))
    }

    @Test func buttonsShareWhatShows() {
        let spans = SwipeButtonPlaces.spans(widths: [80, 40], shown: 60, isFull: false)
        #expect(spans == [ExtentSpan(start: 0, extent: 40), ExtentSpan(start: 40, extent: 20)])
        let full = SwipeButtonPlaces.spans(widths: [80, 40], shown: 300, isFull: true)
        #expect(full.map(\.extent) == [300, 0])
        #expect(SwipeButtonPlaces.spans(widths: [], shown: 10, isFull: false).isEmpty)
    }
}

@Suite struct RowReorderTests {
    private func row(_ section: Int, _ row: Int) -> RowIndex { RowIndex(section: section, row: row) }

    /// Two sections with headers of 20: rows of 50 from 20, and from 190.
    private let extents = TableExtents(
        sections: [3, 2].map {
            TableSection(
                header: .init(extent: 20, isMeasured: true),
                rows: ExtentTree(count: $0, extent: 50, isMeasured: true))
        })

    @Test func theMiddleDecidesWhichPlaceIsMeant() {
        let reorder = RowReorder(origin: row(0, 0), extent: 50, grip: 10)
        #expect(reorder.proposal(start: 40, in: extents) == row(0, 0))
        #expect(reorder.proposal(start: 50, in: extents) == row(0, 1))
        #expect(
            reorder.proposal(start: 155, in: extents) == row(1, 0), "over a header: the section's first place"
        )
        #expect(reorder.proposal(start: 280, in: extents) == row(1, 2), "below all rows: the last place")
        #expect(reorder.proposal(start: -80, in: extents) == row(0, 0))
    }

    @Test func theOthersMakeRoom() {
        var reorder = RowReorder(origin: row(0, 0), extent: 50, grip: 10)
        reorder.move(to: row(0, 2))
        #expect([row(0, 1), row(0, 2), row(1, 0)].map { reorder.shift(of: $0) } == [-50, -50, 0])
        reorder.move(to: row(1, 1))
        #expect([row(0, 1), row(1, 0), row(1, 1)].map { reorder.shift(of: $0) } == [-50, -50, 0])
        var upward = RowReorder(origin: row(1, 1), extent: 50, grip: 10)
        upward.move(to: row(0, 1))
        #expect([row(0, 0), row(0, 1), row(1, 0)].map { upward.shift(of: $0) } == [0, 50, 50])
    }

    @Test func rowsFromOutsideGetRoomOnceTheyHaveAPlace() {
        var reorder = RowReorder(extent: 30, grip: 0)
        #expect(reorder.shift(of: row(1, 1)) == 0)
        #expect(reorder.proposal(start: 280, in: extents) == row(1, 2), "below all rows: one past the last")
        reorder.move(to: row(0, 1))
        #expect([row(0, 0), row(0, 1), row(1, 0)].map { reorder.shift(of: $0) } == [0, 30, 30])
        reorder.move(to: nil)
        #expect(reorder.shift(of: row(0, 1)) == 0)
    }

    @Test func aReorderedRowWithoutATargetGoesBack() {
        var reorder = RowReorder(origin: row(0, 0), extent: 50, grip: 10)
        reorder.move(to: row(0, 2))
        reorder.move(to: nil)
        #expect(reorder.target == row(0, 0))
        #expect(reorder.shift(of: row(0, 2)) == 0)
    }

    @Test func theContentMovesWhileTheFingerIsNearAnEdge() {
        let viewport = ExtentSpan(start: 100, extent: 400)
        #expect(RowReorder.autoscroll(finger: 300, in: viewport) == 0)
        #expect(RowReorder.autoscroll(finger: 130, in: viewport) == -300)
        #expect(RowReorder.autoscroll(finger: 520, in: viewport) == 600)
    }
}
