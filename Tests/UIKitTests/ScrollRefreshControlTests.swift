import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct ScrollRefreshControlTests {
    @MainActor private final class Screen {
        let scroll = UIScrollView()
        let control = UIRefreshControl()
        let stage: Stage
        var refreshes = 0
        let start = CGPoint(x: 196, y: 200)

        init() {
            stage = Stage(showing: scroll)
            scroll.contentSize = CGSize(width: 393, height: 3000)
            scroll.refreshControl = control
            control.addAction(UIAction { [unowned self] _ in self.refreshes += 1 }, for: .valueChanged)
            stage.frame()
        }
    }

    @Test func controlIsSixtyHighAndAsWideAsTheList() {
        let s = Screen()
        #expect(s.control.frame == CGRect(x: 0, y: 0, width: 393, height: 60))
        #expect(s.scroll.subviews.first === s.control)
    }

    @Test func theTitleIsSeenOnlyWhilePulledOrRefreshing() throws {
        let s = Screen()
        s.control.attributedTitle = NSAttributedString(string: "Pull")
        s.stage.frame()
        let label = try #require(s.control.subviews.first { $0 is UILabel })
        #expect(label.alpha == 0)
        s.control.beginRefreshing()
        #expect(label.alpha == 1)
        s.control.endRefreshing()
        s.stage.advance(by: 1)
        #expect(label.alpha == 0)
    }

    /// Apple's documentation of `beginRefreshing()`: for a refresh "initiated programmatically", as a screen's first load is; a pull after it is the user's.
    @Test func aPullAfterARefreshByCodeRefreshes() {
        let s = Screen()
        s.control.beginRefreshing()
        s.stage.advance(by: 0.3)
        s.control.endRefreshing()
        s.stage.advance(by: 1)
        #expect(s.refreshes == 0 && s.scroll.contentOffset.y == -59)
        s.stage.drag(s.start, step: CGVector(dx: 0, dy: 10), steps: 40, hold: 0.3)
        #expect(s.refreshes == 1 && s.control.isRefreshing)
    }

    @Test func farPullRefreshesOnceAndHoldsAGapOpen() {
        let s = Screen()
        #expect(s.scroll.contentOffset.y == -59)
        s.stage.drag(s.start, step: CGVector(dx: 0, dy: 10), steps: 40, hold: 0.3)
        #expect(s.refreshes == 1)
        #expect(s.control.isRefreshing)
        s.stage.advance(by: 2)
        #expect(s.scroll.contentOffset.y == -119, "safe area and the control's height")
        #expect(s.control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
        #expect(s.refreshes == 1)
        s.control.endRefreshing()
        s.stage.advance(by: 1)
        #expect(s.scroll.contentOffset.y == -59)
        #expect(!s.control.isRefreshing)
    }

    @Test func shortPullRefreshesNothing() {
        let s = Screen()
        s.stage.drag(s.start, step: CGVector(dx: 0, dy: 10), steps: 12, hold: 0.3)
        s.stage.advance(by: 2)
        #expect(s.refreshes == 0 && s.scroll.contentOffset.y == -59)
    }

    @Test func endingWhileTheFingerPullsLetsTheContentReturn() {
        let s = Screen()
        s.stage.press(s.start, step: CGVector(dx: 0, dy: 10), steps: 40)
        #expect(s.control.isRefreshing)
        s.control.endRefreshing()
        s.stage.move(CGPoint(x: 196, y: 600), step: CGVector(dx: 0, dy: 1), steps: 3)
        #expect(s.refreshes == 1, "not again in one pull")
        s.stage.touch(.ended, CGPoint(x: 196, y: 603))
        s.stage.advance(by: 2)
        #expect(s.scroll.contentOffset.y == -59)
    }

    @Test func refreshBegunByCodeMakesRoomWithoutMoving() {
        let s = Screen()
        s.control.beginRefreshing()
        #expect(s.scroll.contentOffset.y == -59 && s.refreshes == 0)
        #expect(s.scroll.adjustedContentInset.top == 119)
        s.scroll.setContentOffset(CGPoint(x: 0, y: -119), animated: false)
        s.stage.advance(by: 1)
        #expect(s.scroll.contentOffset.y == -119)
        s.control.endRefreshing()
        s.stage.advance(by: 1)
        #expect(s.scroll.contentOffset.y == -59)
    }

    /// UIKit: `<UIRefreshControl: …; frame = (0 0; 0 60); hidden = YES; …>` in the messages of iOS 17's log; Spots' tests expect it to be seen
    /// while it refreshes.
    @Test func itIsHiddenAtRest() {
        let control = UIRefreshControl()
        #expect(control.isHidden)
        control.beginRefreshing()
        #expect(!control.isHidden)
        control.endRefreshing()
        #expect(control.isHidden)
    }
}
