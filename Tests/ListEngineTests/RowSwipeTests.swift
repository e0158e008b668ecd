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
