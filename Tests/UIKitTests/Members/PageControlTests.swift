import Testing

@testable import UIKit

@MainActor @Suite struct PageControlTests {
    /// A control in the middle of a window's top, with room around it.
    private func stage(_ control: UIPageControl, _ pages: Int) -> Stage {
        control.numberOfPages = pages
        let stage = Stage(showing: UIView()) { $0.safeAreaInsets = .zero }
        control.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: control.intrinsicContentSize)
        stage.window.rootViewController?.view.addSubview(control)
        stage.frame()
        return stage
    }

    /// The middle of a page's indicator in the window.
    private func middle(_ page: Int, _ control: UIPageControl) -> CGPoint {
        let slot = control.indicators.slot(of: page)
        let place = slot.start + slot.length / 2
        return control.convert(
            control.isVertical ? CGPoint(x: 13, y: place) : CGPoint(x: place, y: 13), to: nil)
    }

    @Test func aTouchBelongsToTheNearestSlot() {
        let row = PageIndicators(pages: 4)
        #expect(row.page(at: -20) == 0 && row.page(at: 40) == 1 && row.page(at: 500) == 3)
        let turned = PageIndicators(pages: 4, isReversed: true)
        #expect((0..<4).map { turned.slot(of: $0).start } == [68, 50, 32, 14])
        #expect(PageIndicators(pages: 0).page(at: 3) == nil)
    }

    @Test func aBarMovesTheSlotsBehindIt() {
        let row = PageIndicators(pages: 3, barPage: 1)
        #expect(row.length == PageIndicators(pages: 3).length + 26)
        #expect((0..<3).map { row.slot(of: $0).start } == [14, 32, 76])
        #expect(row.slot(of: 1).length == 36)
    }

    @Test func itBeginsAsDocumented() {
        let control = UIPageControl()
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && !control.hidesForSinglePage)
        #expect(control.backgroundStyle == .automatic && control.direction == .natural)
        #expect(control.interactionState == .none && control.allowsContinuousInteraction)
        #expect(control.preferredIndicatorImage == nil)
        #expect(control.preferredCurrentPageIndicatorImage == nil)
        #expect(control.pageIndicatorTintColor == nil && control.currentPageIndicatorTintColor == nil)
        #expect(control.progress == nil && !control.defersCurrentPageDisplay)
    }

    @Test func aTapTellsThatItIsOne() {
        let control = UIPageControl()
        let stage = stage(control, 4)
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
        stage.tap(middle(3, control))
        #expect(control.currentPage == 1, "a tap turns one page")
        #expect(states == [.discrete] && control.interactionState == .none)
    }

    @Test func aFingerThatMovesAlongTurnsToThePageBelowIt() {
        let control = UIPageControl()
        let stage = stage(control, 6)
        var states: [UIPageControl.InteractionState] = []
        var pages: [Int] = []
        control.addAction(
            UIAction { _ in
                states.append(control.interactionState)
                pages.append(control.currentPage)
            }, for: .valueChanged)
        stage.press(middle(0, control), step: CGVector(dx: 18, dy: 0), steps: 4)
        #expect(pages == [1, 2, 3, 4])
        #expect(states == Array(repeating: .continuous, count: 4))
        stage.touch(.ended, middle(4, control))
        #expect(control.currentPage == 4 && control.interactionState == .none)
        #expect(pages.count == 4, "the lift turns no page")
    }

    @Test func withoutContinuousInteractionOnlyTheTapCounts() {
        let control = UIPageControl()
        control.allowsContinuousInteraction = false
        let stage = stage(control, 6)
        stage.drag(middle(0, control), step: CGVector(dx: 18, dy: 0), steps: 5)
        #expect(control.currentPage == 1)
    }

    @Test(
        arguments: [
            (UIPageControl.Direction.leftToRight, 1), (.rightToLeft, 0), (.topToBottom, 1), (.bottomToTop, 0),
            (.natural, 1),
        ])
    func theDirectionSaysWhichSideIsNext(_ direction: UIPageControl.Direction, _ page: Int) {
        let control = UIPageControl()
        control.direction = direction
        let stage = stage(control, 4)
        let size = control.intrinsicContentSize
        #expect(size == (control.isVertical ? CGSize(width: 26, height: 92) : CGSize(width: 92, height: 26)))
        #expect(control.size(forNumberOfPages: 4) == size)
        // The right or lower end.
        stage.tap(CGPoint(x: control.frame.maxX - 6, y: control.frame.maxY - 6))
        #expect(control.currentPage == page)
        control.currentPage = 0
        stage.frame()
        let ends = [middle(0, control), middle(3, control)]
        let isForward = direction != .rightToLeft && direction != .bottomToTop
        #expect((ends[0].x + ends[0].y < ends[1].x + ends[1].y) == isForward)
    }

    @Test func aDeferredTapIsShownLater() {
        let control = UIPageControl()
        control.defersCurrentPageDisplay = true
        let stage = stage(control, 3)
        stage.tap(middle(2, control))
        #expect(control.currentPage == 1 && control.shownPage == 0)
        control.updateCurrentPageDisplay()
        #expect(control.shownPage == 1)
        control.currentPage = 2
        #expect(control.shownPage == 2, "what code sets shows at once")
    }

    @Test func picturesOfPagesAreKept() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let star = UIImage(systemName: "star")
        control.setIndicatorImage(star, forPage: 1)
        control.setCurrentPageIndicatorImage(star, forPage: 2)
        #expect(control.indicatorImage(forPage: 1) === star && control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 2) === star)
        control.setIndicatorImage(nil, forPage: 1)
        #expect(control.indicatorImage(forPage: 1) == nil)
    }

    // MARK: Progress

    private final class Watcher: NSObject, UIPageControlTimerProgressDelegate {
        var visible: [Bool] = []
        var changes = 0
        var stopsAt: Int?
        func pageControlProgress(
            _ progress: UIPageControlProgress, initialProgressForPage page: Int
        ) -> Float { page == 2 ? 0.5 : 0 }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
            visible.append(progress.isProgressVisible)
        }
        func pageControlTimerProgress(
            _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
        ) -> Bool { page != stopsAt }
        func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    }

    @Test func progressIsKeptBetweenItsEndsAndBeginsAnewWithEveryPage() {
        let control = UIPageControl()
        let plain = control.size(forNumberOfPages: 3)
        control.numberOfPages = 3
        let progress = UIPageControlProgress()
        let watcher = Watcher()
        progress.delegate = watcher
        #expect(!progress.isProgressVisible)
        control.progress = progress
        #expect(progress.isProgressVisible && control.intrinsicContentSize.width > plain.width)
        progress.currentProgress = 7
        #expect(progress.currentProgress == 1)
        control.currentPage = 1
        #expect(progress.currentProgress == 0)
        control.currentPage = 2
        #expect(progress.currentProgress == 0.5, "the delegate says where it begins")
        control.progress = nil
        #expect(!progress.isProgressVisible && control.intrinsicContentSize == plain)
    }

    @Test func aFingerHidesTheProgress() {
        let control = UIPageControl()
        let progress = UIPageControlProgress()
        let watcher = Watcher()
        progress.delegate = watcher
        let stage = stage(control, 5)
        control.progress = progress
        stage.press(CGPoint(x: 110, y: 113), step: CGVector(dx: 18, dy: 0), steps: 2)
        #expect(!progress.isProgressVisible && watcher.visible == [false])
        stage.touch(.ended, CGPoint(x: 146, y: 113))
        #expect(progress.isProgressVisible && watcher.visible == [false, true])
    }

    @Test func aTimerTurnsThePages() {
        let control = UIPageControl()
        let stage = stage(control, 3)
        let timer = UIPageControlTimerProgress(preferredDuration: 2)
        timer.setDuration(1, forPage: 1)
        #expect(timer.duration(forPage: 0) == 2 && timer.duration(forPage: 1) == 1)
        let watcher = Watcher()
        timer.delegate = watcher
        control.progress = timer
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        stage.advance(by: 1)
        #expect(!timer.isRunning && timer.currentProgress == 0)
        timer.resumeTimer()
        stage.advance(by: 1)
        #expect(timer.isRunning && abs(timer.currentProgress - 0.5) < 0.02 && watcher.changes > 50)
        stage.advance(by: 1.5)
        #expect(pages == [1] && abs(timer.currentProgress - 0.5) < 0.05)
        timer.pauseTimer()
        stage.advance(by: 5)
        #expect(pages == [1])
        timer.resumeTimer()
        stage.advance(by: 0.6)
        #expect(pages == [1, 2] && timer.currentProgress >= 0.5, "page 2 begins in the middle")
        stage.advance(by: 2)
        #expect(!timer.isRunning && timer.currentProgress == 1, "the last page is the end")
    }

    @Test func aTimerBeginsAnewOrStandsStillAsItIsTold() {
        let control = UIPageControl()
        let stage = stage(control, 2)
        let timer = UIPageControlTimerProgress(preferredDuration: 0.5)
        timer.resetsToInitialPageAfterEnd = true
        control.progress = timer
        timer.resumeTimer()
        stage.advance(by: 1.2)
        #expect(control.currentPage == 0 && timer.isRunning)
        let watcher = Watcher()
        watcher.stopsAt = 1
        timer.delegate = watcher
        stage.advance(by: 2)
        #expect(control.currentPage == 0 && !timer.isRunning)
    }
}
