/// The scroll view of a page view controller. Apps find it among the subviews and give it a delegate of their own, which
/// hears of everything after the pages have.
@MainActor
final class PagesScrollView: UIScrollView {
    weak var turner: PageTurner?
    private weak var given: (any UIScrollViewDelegate)?

    override var scrollDelegate: (any UIScrollViewDelegate)? {
        get { turner }
        set { given = newValue }
    }
    override var givenDelegate: (any UIScrollViewDelegate)? { given }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { turner?.endRunningTurn() }
    }
}

extension PageTurner: UIScrollViewDelegate {
    private var given: (any UIScrollViewDelegate)? { scrollView.givenDelegate }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        pagesWillBeginDragging()
        given?.scrollViewWillBeginDragging(scrollView)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pagesDidScroll()
        given?.scrollViewDidScroll(scrollView)
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        given?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { finishTurn() }
        given?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        given?.scrollViewWillBeginDecelerating(scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        finishTurn()
        given?.scrollViewDidEndDecelerating(scrollView)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        finishTurn()
        given?.scrollViewDidEndScrollingAnimation(scrollView)
    }
}
