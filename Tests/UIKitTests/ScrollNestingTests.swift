import QuartzCore
import Testing

@testable import UIKit

/// A horizontal list in a vertical one.
@MainActor
private struct NestedLists {
    let outer = UIScrollView()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    let stage: Stage
    let inside = CGPoint(x: 200, y: 200)

    init() {
        outer.contentInsetAdjustmentBehavior = .never
        stage = Stage(showing: outer)
        outer.contentSize = CGSize(width: 393, height: 5000)
        inner.contentSize = CGSize(width: 2000, height: 200)
        outer.addSubview(inner)
        stage.frame()
    }
}

@MainActor
struct ScrollNestingTests {
    @Test func innerListTakesHorizontalDrags() {
        let f = NestedLists()
        f.stage.drag(f.inside, step: CGVector(dx: -10, dy: -2), steps: 8, hold: 0.3)
        #expect(f.inner.contentOffset.x == 70)
        #expect(f.outer.contentOffset == .zero)
    }

    @Test func outerListTakesVerticalDrags() {
        let f = NestedLists()
        f.stage.drag(f.inside, step: CGVector(dx: -2, dy: -10), steps: 8, hold: 0.3)
        #expect(f.inner.contentOffset == .zero)
        #expect(f.outer.contentOffset.y == 70)
    }

    @Test func outerListDoesNotStealADragAtTheInnerEdge() {
        let f = NestedLists()
        f.stage.press(f.inside, step: CGVector(dx: 10, dy: 0), steps: 6)
        #expect(f.inner.contentOffset.x < 0)
        f.stage.move(CGPoint(x: 260, y: 200), step: CGVector(dx: 0, dy: -10), steps: 10)
        #expect(f.outer.contentOffset == .zero)
        f.stage.touch(.ended, CGPoint(x: 260, y: 100))
        f.stage.advance(by: 2)
        #expect(f.inner.contentOffset == .zero)
    }

    @Test func innerListThatFitsLeavesItsDragsToTheOuter() {
        let f = NestedLists()
        f.inner.contentSize = CGSize(width: 100, height: 200)
        f.stage.drag(f.inside, step: CGVector(dx: -1, dy: -10), steps: 8, hold: 0.3)
        #expect(f.outer.contentOffset.y == 70)
    }

    @Test func wheelGoesToTheListThatCanMoveThatWay() {
        let f = NestedLists()
        #expect(TouchInput.shared.wheel(by: CGVector(dx: 30, dy: 0), at: f.inside))
        #expect(f.inner.contentOffset.x == 30 && f.outer.contentOffset.y == 0)
        #expect(TouchInput.shared.wheel(by: CGVector(dx: 0, dy: 30), at: f.inside))
        #expect(f.inner.contentOffset.x == 30 && f.outer.contentOffset.y == 30)
    }
}
