/// Hears of scrolling. Every requirement is optional.
///
/// UIKit: a drag that is thrown calls willBeginDragging, didScroll…, willEndDragging, didEndDragging(true),
/// willBeginDecelerating, didScroll…, didEndDecelerating (iOS 26.1, recorded).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    // @optional
    /// The content offset has changed, by a finger, by time or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// - Parameters:
    ///   - velocity: of the content, points per millisecond.
    ///   - targetContentOffset: where the content will rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The end of an animation that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` started.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Asked before a tap on the status bar scrolls to the top; true when not implemented.
    // default: true
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that zooming scales; nothing zooms without one.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

/// Gives `UIScrollView` a `delegate` that `UITableView` and `UICollectionView` can declare anew with their own type:
/// a class member may not change the type of an inherited one, but it hides a protocol extension's.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating where Self: UIScrollView {
    /// Held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { givenDelegate }
        set { scrollDelegate = newValue }
    }
}
