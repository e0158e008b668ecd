import QuartzCore
import Testing

@testable import UIKit

/// Writes down what a scroll view tells, each run of didScroll as one entry.
@MainActor
final class ScrollRecorder: UIScrollViewDelegate {
    var calls: [String] = []
    var velocity = CGPoint.zero
    var proposed = CGPoint.zero
    var chosen: CGPoint?

    private func note(_ call: String) { if calls.last != call { calls.append(call) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        if let chosen { targetContentOffset.pointee = chosen }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
}

@MainActor
struct ScrollViewTests {
    let recorder = ScrollRecorder()
    let middle = CGPoint(x: 196, y: 600)
    let up = CGVector(dx: 0, dy: -24)

    /// The scroll view of the recordings: 393 x 852 over 40000, without insets.
    func makeStage(content: CGSize = CGSize(width: 393, height: 40000)) -> (Stage, UIScrollView) {
        let scroll = UIScrollView()
        scroll.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: scroll)
        scroll.contentSize = content
        scroll.delegate = recorder
        return (stage, scroll)
    }

    @Test func dragAcrossContentThatOnlyScrollsAlongDoesNothing() {
        let (stage, scroll) = makeStage()
        recorder.calls = []
        stage.drag(middle, step: CGVector(dx: -20, dy: -3), steps: 10)
        #expect(scroll.contentOffset == .zero)
        #expect(recorder.calls.isEmpty)
    }

    @Test func chosenTargetOfALiftIsWhereItRests() {
        let (stage, scroll) = makeStage()
        recorder.chosen = CGPoint(x: 0, y: 1200)
        stage.drag(middle, step: up, steps: 14)
        stage.advance(by: 6)
        #expect(scroll.contentOffset.y == 1200)
    }

    @Test func pagesTurnByOneAndStopOnThePage() {
        let (stage, scroll) = makeStage(content: CGSize(width: 393 * 5, height: 852))
        scroll.isPagingEnabled = true
        stage.drag(CGPoint(x: 300, y: 400), step: CGVector(dx: -24, dy: 0), steps: 9)
        stage.advance(by: 3)
        #expect(scroll.contentOffset == CGPoint(x: 393, y: 0))
        stage.drag(CGPoint(x: 300, y: 400), step: CGVector(dx: -8, dy: 0), steps: 6, hold: 0.3)
        stage.advance(by: 3)
        #expect(scroll.contentOffset == CGPoint(x: 393, y: 0), "too short and too slow to turn")
    }

    /// A length of content that is no whole number of pixels, and an offset that code puts to its end by the same sum: content that gets less comes
    /// back between its edges.
    @Test func contentAtAFractionalEndIsBroughtBack() {
        let (stage, scroll) = makeStage()
        scroll.contentSize.height = 3904.0 + 2.0 / 3
        scroll.contentOffset.y =
            scroll.contentSize.height - scroll.bounds.height + scroll.adjustedContentInset.bottom + 1e-9
        scroll.contentSize.height = 1900
        stage.frame()
        #expect(
            scroll.contentOffset.y == 1900 - scroll.bounds.height + scroll.adjustedContentInset.bottom)
    }

    /// UIView's safe area changes below a screen that is pushed over a list: back at it, the list begins below its bar.
    @Test func aListThatIsAwayFollowsABarThatTakesLess() {
        let list = UITableViewController(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        navigation.additionalSafeAreaInsets.top = 40
        let stage = Stage(navigation)
        stage.advance(by: 0.2)
        let before = list.tableView.adjustedContentInset.top
        navigation.pushViewController(UITableViewController(style: .plain), animated: true)
        stage.advance(by: 1)
        navigation.additionalSafeAreaInsets.top = 0
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(list.tableView.adjustedContentInset.top == before - 40)
        #expect(list.tableView.contentOffset.y == 40 - before)
    }

    /// StableCollectionViewLayout's example updates its list in `scrollViewDidScroll`, with items a third of the width less ten, and runs on iOS: nothing
    /// is told before there is a width.
    @Test func whatInsetsMoveBeforeThereIsASizeIsToldWithTheSize() {
        final class Screen: UIViewController, UIScrollViewDelegate {
            let scroll = UIScrollView()
            var told: [(size: CGSize, offset: CGFloat)] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.delegate = self
                scroll.contentSize = CGSize(width: 100, height: 3000)
                scroll.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(scroll)
                NSLayoutConstraint.activate([
                    scroll.topAnchor.constraint(equalTo: view.topAnchor),
                    scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                ])
            }
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                told.append((scrollView.bounds.size, scrollView.contentOffset.y))
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        let screen = Screen()
        navigation.pushViewController(screen, animated: false)
        stage.advance(by: 0.5)
        #expect(screen.scroll.adjustedContentInset.top > 0)
        #expect(screen.told.last?.offset == -screen.scroll.adjustedContentInset.top)
        #expect(!screen.told.contains { $0.size == .zero })
    }

    @Test func offsetSetByCodeIsRoundedKeptAndToldOnce() {
        let (stage, scroll) = makeStage()
        recorder.calls = []
        scroll.contentOffset = CGPoint(x: 0, y: 10.4)
        #expect(abs(scroll.contentOffset.y - 31.0 / 3) < 1e-9)
        #expect(scroll.bounds.origin == scroll.contentOffset)
        scroll.setContentOffset(CGPoint(x: 0, y: 90000), animated: false)
        stage.advance(by: 0.2)
        #expect(scroll.contentOffset.y == 90000, "beyond the end, kept by layout")
        #expect(recorder.calls == ["didScroll"])
    }

    @Test func animatedOffsetArrivesAndSaysSo() {
        let (stage, scroll) = makeStage()
        recorder.calls = []
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(scroll.contentOffset.y == 0)
        stage.advance(by: 0.15)
        #expect(scroll.contentOffset.y > 200 && scroll.contentOffset.y < 300)
        stage.advance(by: 0.5)
        #expect(scroll.contentOffset.y == 500)
        #expect(recorder.calls == ["didScroll", "didEndScrollingAnimation"])
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        stage.advance(by: 0.5)
        #expect(recorder.calls.count == 2, "nothing moves, nothing is said")
    }

    @Test func revealingARectangleMovesNoMoreThanNeeded() {
        let (stage, scroll) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        scroll.scrollRectToVisible(CGRect(x: 0, y: 800, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 48)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 100), animated: false)
        #expect(scroll.contentOffset.y == 48)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y == 20)
    }

    @Test func safeAreaAddsToTheInsetsOfTheScrollingAxis() {
        let scroll = UIScrollView()
        let stage = Stage(showing: scroll)
        #expect(scroll.adjustedContentInset == .zero, "nothing to scroll")
        scroll.contentSize = CGSize(width: 393, height: 2000)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset.y == -59, "content that rests at its top stays there")
        scroll.contentInset.top = 20
        #expect(scroll.contentOffset.y == -79)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        stage.frame()
    }

    /// What the insets do not take of the safe area is left for the content's views, whatever its size was before: by arithmetic.
    @Test func contentHasTheSafeAreaThatTheInsetsLeave() {
        let (scroll, content) = (UIScrollView(), UIView())
        scroll.addSubview(content)
        let stage = Stage(showing: scroll)
        let safe = scroll.safeAreaInsets
        #expect(safe.top > 0 && safe.bottom > 0)
        for height in [scroll.bounds.height, 2000, scroll.bounds.height] {
            content.frame = CGRect(x: 0, y: 0, width: 393, height: height)
            scroll.contentSize = content.frame.size
            stage.frame()
            scroll.contentOffset = .zero
            let taken = scroll.adjustedContentInset
            #expect(taken == (height > scroll.bounds.height ? safe : .zero))
            #expect(content.safeAreaInsets == (height > scroll.bounds.height ? .zero : safe))
        }
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset == safe && content.safeAreaInsets == .zero)
    }

    /// A list that stands at its top stays there when its inset changes, also where its size alone is set, as layout libraries do.
    @Test func contentAtItsTopStaysThereWhenTheSizeIsSet() {
        let (root, scroll) = (UIView(), UIScrollView())
        let stage = Stage(showing: root)
        scroll.contentSize = CGSize(width: 393, height: 2000)
        root.addSubview(scroll)
        stage.frame()
        scroll.center = CGPoint(x: root.bounds.midX, y: root.bounds.midY)
        scroll.bounds.size = root.bounds.size
        stage.frame()
        #expect(scroll.frame == root.bounds && scroll.adjustedContentInset.top == 59)
        #expect(scroll.contentOffset.y == -59)
    }

    @Test func shrinkingContentBringsTheOffsetBack() {
        let (stage, scroll) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        scroll.contentOffset.y = 5000
        scroll.contentSize.height = 2000
        #expect(scroll.contentOffset.y == 1148)
    }

    @Test func fingerStopsContentThatMovesByItself() {
        let (stage, scroll) = makeStage()
        stage.drag(middle, step: up, steps: 14)
        stage.advance(by: 0.2)
        recorder.calls = []
        stage.touch(.began, middle)
        let caught = scroll.contentOffset
        stage.advance(by: 0.2)
        stage.touch(.ended, middle)
        stage.advance(by: 0.2)
        #expect(scroll.contentOffset == caught)
        #expect(recorder.calls == ["didEndDecelerating"])
    }

    @Test func wheelScrollsAtOnceBetweenTheEdges() {
        let (stage, scroll) = makeStage()
        defer { withExtendedLifetime(stage) {} }
        recorder.calls = []
        #expect(TouchInput.current.wheel(by: CGVector(dx: 0, dy: 120), at: middle))
        #expect(scroll.contentOffset.y == 120)
        #expect(TouchInput.current.wheel(by: CGVector(dx: 0, dy: -500), at: middle))
        #expect(scroll.contentOffset.y == 0)
        #expect(!TouchInput.current.wheel(by: CGVector(dx: 0, dy: -10), at: middle))
        #expect(
            recorder.calls.prefix(4) == [
                "willBeginDragging", "didScroll", "willEndDragging",
                "didEndDragging(false)",
            ])
    }

    @Test func correctionMovesTheWindowWithoutTellingTheDelegate() {
        let (stage, scroll) = makeStage()
        stage.drag(middle, step: up, steps: 14)
        stage.advance(by: 0.1)
        let rest = scroll.position.activity
        let before = scroll.contentOffset.y
        recorder.calls = []
        scroll.applyCorrection(CGPoint(x: 0, y: 70))
        #expect(scroll.contentOffset.y == before + 70)
        #expect(recorder.calls.isEmpty)
        stage.advance(by: 5)
        guard case .decelerating(_, let motion, _) = rest else {
            Issue.record("not decelerating")
            return
        }
        #expect(abs(scroll.contentOffset.y - motion.restingPosition - 70) < 0.5)
    }

    @Test func offsetSetWhileDeceleratingShiftsTheFling() {
        let (stage, scroll) = makeStage()
        stage.drag(middle, step: up, steps: 14)
        stage.advance(by: 0.1)
        scroll.contentOffset.y += 1000
        #expect(scroll.isDecelerating)
        stage.advance(by: 5)
        #expect(scroll.contentOffset.y > 2000)
        scroll.setContentOffset(.zero, animated: false)
        #expect(!scroll.isDecelerating && scroll.contentOffset == .zero)
    }

    @Test func indicatorShowsWhileScrollingAndLeavesAfterwards() {
        let (stage, scroll) = makeStage()
        func bars() -> Int { (scroll.layer.sublayers ?? []).count { $0.nodeName == "UIScrollIndicator" } }
        #expect(bars() == 0)
        stage.press(middle, step: up, steps: 4)
        #expect(bars() == 1)
        stage.touch(.ended, CGPoint(x: 196, y: 504))
        stage.advance(by: 5)
        #expect(bars() == 0)
        #expect(scroll.subviews.isEmpty)
    }

    @Test func tapOnTheStatusBarScrollsToTheTop() {
        let (stage, scroll) = makeStage()
        scroll.contentOffset.y = 700
        recorder.calls = []
        stage.tap(CGPoint(x: 196, y: 20))
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 0)
        #expect(recorder.calls == ["didScroll", "didScrollToTop"])
        scroll.scrollsToTop = false
        scroll.contentOffset.y = 700
        stage.tap(CGPoint(x: 196, y: 20))
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 700)
    }

    @Test func contentStoppedBetweenPagesGoesToTheNearerOne() {
        let (stage, scroll) = makeStage(content: CGSize(width: 393 * 5, height: 852))
        scroll.isPagingEnabled = true
        stage.drag(CGPoint(x: 300, y: 400), step: CGVector(dx: -24, dy: 0), steps: 9)
        stage.advance(by: 0.05)
        stage.tap(middle)
        stage.advance(by: 2)
        #expect(scroll.contentOffset == CGPoint(x: 393, y: 0))
    }

    @Test func tapLeavesAnOffsetBeyondTheEndAlone() {
        let (stage, scroll) = makeStage()
        scroll.contentOffset.y = 41000
        stage.tap(middle)
        stage.advance(by: 1)
        #expect(scroll.contentOffset.y == 41000)
    }
}
