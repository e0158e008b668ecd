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
        #expect(TouchInput.current.wheel(by: CGVector(dx: 30, dy: 0), at: f.inside))
        #expect(f.inner.contentOffset.x == 30 && f.outer.contentOffset.y == 0)
        #expect(TouchInput.current.wheel(by: CGVector(dx: 0, dy: 30), at: f.inside))
        #expect(f.inner.contentOffset.x == 30 && f.outer.contentOffset.y == 30)
    }

    // MARK: One axis

    /// A list of pages around a horizontal list of 600 points.
    private func pages() -> NestedLists {
        let f = NestedLists()
        f.outer.contentSize = CGSize(width: 3 * 393, height: 852)
        f.outer.isPagingEnabled = true
        f.inner.contentSize = CGSize(width: 593, height: 200)
        f.stage.frame()
        return f
    }

    @Test func aDragBeyondTheInnerEdgeGoesOnInTheOuterList() {
        let f = pages()
        f.stage.press(CGPoint(x: 350, y: 200), step: CGVector(dx: -20, dy: 0), steps: 14)
        #expect(f.inner.contentOffset.x == 200, "at its edge, without a bounce")
        #expect(f.outer.contentOffset.x == 70)
        f.stage.move(CGPoint(x: 70, y: 200), step: CGVector(dx: 20, dy: 0), steps: 6)
        #expect(f.outer.contentOffset.x == 0, "the outer list goes back first")
        #expect(f.inner.contentOffset.x == 150)
        f.stage.touch(.ended, CGPoint(x: 190, y: 200))
    }

    @Test func aSecondDragAtTheEdgeTurnsThePage() {
        let f = pages()
        f.inner.contentOffset.x = 200
        f.stage.drag(CGPoint(x: 350, y: 200), step: CGVector(dx: -20, dy: 0), steps: 8)
        f.stage.advance(by: 2)
        #expect(f.outer.contentOffset.x == 393)
        #expect(f.inner.contentOffset.x == 200)
        #expect(!f.outer.isDragging && !f.inner.isDragging)
    }

    @Test func withBothListsAtTheirEdgesTheInnerOneGivesWay() {
        let f = pages()
        f.stage.press(CGPoint(x: 50, y: 200), step: CGVector(dx: 20, dy: 0), steps: 8)
        #expect(f.inner.contentOffset.x < -20)
        #expect(f.outer.contentOffset.x == 0)
        f.stage.touch(.ended, CGPoint(x: 210, y: 200))
        f.stage.advance(by: 2)
        #expect(f.inner.contentOffset.x == 0)
    }

    @Test func aListThatKeepsItsScrollingBounces() {
        let f = pages()
        f.inner.transfersHorizontalScrollingToParent = false
        f.inner.contentOffset.x = 200
        f.stage.press(CGPoint(x: 350, y: 200), step: CGVector(dx: -20, dy: 0), steps: 8)
        #expect(f.inner.contentOffset.x > 210)
        #expect(f.outer.contentOffset.x == 0)
        f.stage.touch(.ended, CGPoint(x: 190, y: 200))
    }

    @Test func theOuterDelegateHearsOfItsDrag() {
        final class Log: NSObject, UIScrollViewDelegate {
            var calls: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { calls.append("end at \(targetContentOffset.pointee.x), \(velocity.x > 0)") }
        }
        let f = pages()
        let (inside, outside) = (Log(), Log())
        f.inner.delegate = inside
        f.outer.delegate = outside
        f.stage.drag(CGPoint(x: 350, y: 200), step: CGVector(dx: -20, dy: 0), steps: 16)
        #expect(outside.calls == ["begin", "end at 393.0, true"])
        #expect(inside.calls == ["begin", "end at 200.0, false"])
        f.stage.advance(by: 2)
    }

    @Test func scrollingPassesThroughAListThatCannotFollow() {
        let f = pages()
        let middle = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        middle.contentSize = CGSize(width: 393, height: 1000)
        f.outer.addSubview(middle)
        f.inner.frame.origin = .zero
        middle.addSubview(f.inner)
        f.inner.contentOffset.x = 200
        f.stage.drag(CGPoint(x: 350, y: 200), step: CGVector(dx: -20, dy: 0), steps: 8)
        f.stage.advance(by: 2)
        #expect(f.outer.contentOffset.x == 393)
        #expect(middle.contentOffset == .zero)
    }
}
