import UIKit

/// A scroll view that overrides every member and changes nothing.
@MainActor
final class OverriddenScrollView: UIScrollView {
    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    override var allowsKeyboardScrolling: Bool { didSet {} }
    override var alwaysBounceHorizontal: Bool { didSet {} }
    override var alwaysBounceVertical: Bool { didSet {} }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool { didSet {} }
    override var bottomEdgeEffect: UIScrollEdgeEffect { super.bottomEdgeEffect }
    override var bounces: Bool { didSet {} }
    override var bouncesHorizontally: Bool { didSet {} }
    override var bouncesVertically: Bool { didSet {} }
    override var bouncesZoom: Bool { didSet {} }
    override var canCancelContentTouches: Bool { didSet {} }
    override var contentAlignmentPoint: CGPoint { didSet {} }
    override var contentInset: UIEdgeInsets { didSet {} }
    override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { didSet {} }
    override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
    override var contentOffset: CGPoint { didSet {} }
    override var contentSize: CGSize { didSet {} }
    override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
    override var delaysContentTouches: Bool { didSet {} }
    override var directionalPressGestureRecognizer: UIGestureRecognizer {
        super.directionalPressGestureRecognizer
    }
    override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var indexDisplayMode: UIScrollView.IndexDisplayMode { didSet {} }
    override var indicatorStyle: UIScrollView.IndicatorStyle { didSet {} }
    override var isDecelerating: Bool { super.isDecelerating }
    override var isDirectionalLockEnabled: Bool { didSet {} }
    override var isDragging: Bool { super.isDragging }
    override var isPagingEnabled: Bool { didSet {} }
    override var isScrollAnimating: Bool { super.isScrollAnimating }
    override var isScrollEnabled: Bool { didSet {} }
    override var isTracking: Bool { super.isTracking }
    override var isZoomAnimating: Bool { super.isZoomAnimating }
    override var isZoomBouncing: Bool { super.isZoomBouncing }
    override var isZooming: Bool { super.isZooming }
    override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { didSet {} }
    override var leftEdgeEffect: UIScrollEdgeEffect { super.leftEdgeEffect }
    override var lookToScrollAxes: UIAxis { didSet {} }
    override var maximumZoomScale: CGFloat { didSet {} }
    override var minimumZoomScale: CGFloat { didSet {} }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
    override var refreshControl: UIRefreshControl? { didSet {} }
    override var rightEdgeEffect: UIScrollEdgeEffect { super.rightEdgeEffect }
    override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var scrollsToTop: Bool { didSet {} }
    override var showsHorizontalScrollIndicator: Bool { didSet {} }
    override var showsVerticalScrollIndicator: Bool { didSet {} }
    override var topEdgeEffect: UIScrollEdgeEffect { super.topEdgeEffect }
    override var transfersHorizontalScrollingToParent: Bool { didSet {} }
    override var transfersVerticalScrollingToParent: Bool { didSet {} }
    override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var zoomScale: CGFloat { didSet {} }
    override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
    }
    override func flashScrollIndicators() {
        super.flashScrollIndicators()
    }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        super.scrollRectToVisible(rect, animated: animated)
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
        super.setZoomScale(scale, animated: animated)
    }
    override func stopScrollingAndZooming() {
        super.stopScrollingAndZooming()
    }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
        super.touchesShouldCancel(in: view)
    }
    override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
    }
    override func zoom(to rect: CGRect, animated: Bool) {
        super.zoom(to: rect, animated: animated)
    }
}
