import ListEngine
import ScrollPhysics

extension UIScrollView {
    func setUpScrolling() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.handlers.append { [weak self] recognizer in
            guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
            self.panDidChange(pan)
        }
        metricsMayHaveChanged()
    }

    // MARK: Offset by code

    func moveContent(to offset: CGPoint) {
        motion.commands += 1
        motion.followsSafeArea = window == nil && !motion.wasInWindow
        if position.activity.isAnimating { position.stop() }
        position.move(to: offset)
        showOffset()
    }

    func setBounds(_ rect: CGRect) {
        let origin = rect.origin
        // `bounds.size = …` moves nothing, even where another size brings other edges along.
        let isMoved = origin != position.offset
        if rect.size != super.bounds.size { super.bounds = CGRect(origin: position.offset, size: rect.size) }
        if isMoved, origin != position.offset { moveContent(to: origin) }
    }

    func setContentSize(_ size: CGSize) {
        guard size != contentSizeStore else { return }
        contentSizeStore = size
        metricsMayHaveChanged()
        KeyValueObservers.changed(self)
    }

    func scroll(to offset: CGPoint, animated: Bool) {
        if isDecelerating { endMotion(notifying: false) }
        motion.commands += 1
        motion.followsSafeArea = window == nil && !motion.wasInWindow
        motion.isSilent = false
        motion.leadsToTop = false
        if animated, UIView.areAnimationsEnabled, window != nil {
            let isWithinEdges = position.metrics.clamped(offset) == offset
            if position.animate(to: offset, at: FrameClock.current.time) {
                // Whatever is measured on the way, it ends there, or at the edge that is found before it.
                motion.goal = ScrollGoal(
                    offset: { [weak self] in
                        isWithinEdges ? self?.position.metrics.clamped(offset) : offset
                    }, command: motion.commands)
                runWithFrames()
            } else {
                stopFrames()
            }
        } else {
            if !position.activity.isDragging { position.stop() }
            stopFrames()
            position.move(to: offset)
            showOffset()
        }
    }

    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = CGRect(origin: position.offset, size: bounds.size).inset(by: inset)
        var target = position.offset
        target.x += rect.horizontalSpan.shift(into: visible.horizontalSpan, .nearest)
        target.y += rect.verticalSpan.shift(into: visible.verticalSpan, .nearest)
        target = position.metrics.rounded(position.metrics.clamped(target))
        guard target != position.offset else { return }
        setContentOffset(target, animated: animated)
    }

    /// Moves the window over the content because layout found another length before it, as part of that layout:
    /// a drag or deceleration goes on as if nothing had happened, and the delegate is not told.
    func applyCorrection(_ delta: CGPoint) {
        guard delta != .zero else { return }
        position.applyCorrection(delta)
        guard layer.bounds.origin != position.offset else { return }
        AnimationScope.run(nil) { layer.bounds.origin = position.offset }
        placeIndicators()
        tellFollowersOfEdges()
    }

    /// Brings what is shown in step with the position and tells who listens.
    func showOffset() {
        if moveBounds() { tellOffset() }
    }

    /// - Returns: whether what is shown was elsewhere.
    private func moveBounds() -> Bool {
        guard layer.bounds.origin != position.offset else { return false }
        layer.bounds.origin = position.offset
        placeIndicators()
        refreshControl?.follow(self)
        tellFollowersOfOffset()
        viewportDidChange()
        return true
    }

    private func tellOffset() {
        motion.isUntold = false
        KeyValueObservers.changed(self)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    // MARK: Metrics

    /// Whether code or a finger can move the content along an axis beyond what is visible.
    var canScrollHorizontally: Bool { position.metrics.horizontal.canScroll }
    var canScrollVertically: Bool { position.metrics.vertical.canScroll }

    /// The largest offset that the edges allow, in points.
    var maximumOffset: CGPoint {
        CGPoint(x: position.metrics.horizontal.maximumOffset, y: position.metrics.vertical.maximumOffset)
    }
    /// The smallest offset that the edges allow, in points.
    var minimumOffset: CGPoint {
        CGPoint(x: position.metrics.horizontal.minimumOffset, y: position.metrics.vertical.minimumOffset)
    }

    /// Size, content, insets or behaviour may have changed: works out the edges anew.
    ///
    /// Content that rests at its top or left edge stays there when the inset changes; content that rested between
    /// the edges is brought back when they no longer hold it; an offset that code had put beyond them stays.
    /// UIKit: content that is placed in `viewDidLoad` goes with the safe area that comes: `contentOffset.y = searchBar.frame.height` has hidden the search
    /// bar above the first row of countless lists, below any bar.
    /// - Parameter byContentInset: the app's own inset is another.
    func metricsMayHaveChanged(byContentInset: Bool = false) {
        let inset = computedAdjustedInset
        let insetChanged = inset != knownAdjustedInset
        knownAdjustedInset = inset
        let old = position.metrics
        let new = makeMetrics(inset)
        if new != old {
            position.update(new)
            if position.activity == .idle, !isHoldingOffset, !isAwayFromBar {
                keepInside(old: old, new: new, goesAlong: motion.followsSafeArea && !byContentInset)
            }
            placeIndicators()
            refreshControl?.place(in: self)
            tellFollowersOfEdges()
        }
        if insetChanged {
            // What the inset takes of the safe area, or leaves, is not, or is, the content's.
            if !byContentInset { for subview in subviewList { subview.refreshSafeArea() } }
            KeyValueObservers.changed(self)
            adjustedContentInsetDidChange()
            scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
    }

    private func makeMetrics(_ inset: UIEdgeInsets) -> ScrollMetrics {
        let size = layer.bounds.size
        let top = expandedSafeTop.map { adjustsForSafeArea ? max($0 - addedSafeArea.top, 0) : 0 } ?? 0
        return ScrollMetrics(
            horizontal: AxisMetrics(
                viewport: size.width, content: contentSizeStore.width, leadingInset: inset.left,
                trailingInset: inset.right, bounces: bouncesHorizontally,
                alwaysBounces: alwaysBounceHorizontal, alignment: contentAlignmentPoint.x),
            vertical: AxisMetrics(
                viewport: size.height, content: contentSizeStore.height, leadingInset: inset.top + top,
                trailingInset: inset.bottom, bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical,
                alignment: contentAlignmentPoint.y),
            scale: pixelScale,
            decelerationRate: decelerationRate.rawValue, isPaging: isPagingEnabled,
            isDirectionLocked: isDirectionalLockEnabled)
    }

    private func keepInside(old: ScrollMetrics, new: ScrollMetrics, goesAlong: Bool) {
        func kept(_ offset: CGFloat, _ old: AxisMetrics, _ new: AxisMetrics, _ goesAlong: Bool) -> CGFloat {
            if new.minimumOffset != old.minimumOffset, abs(offset - old.minimumOffset) < 0.01 {
                return new.minimumOffset
            }
            let moved = goesAlong ? offset + new.minimumOffset - old.minimumOffset : offset
            let wasInside = abs(old.clamped(offset) - offset) < 0.01
            // What an app has put where the edges come to be is there already.
            let isInside = abs(new.clamped(offset) - offset) < 0.01
            return wasInside ? new.clamped(moved) : isInside ? offset : moved
        }
        let offset = position.offset
        position.move(
            to: CGPoint(
                x: kept(offset.x, old.horizontal, new.horizontal, false),
                y: kept(offset.y, old.vertical, new.vertical, goesAlong)))
        if moveBounds() { motion.isUntold = true }
        // Where insets put content that has no size yet is told with its first size: a published example works in `scrollViewDidScroll` with what
        // its width leaves for items, and stops where that is none.
        if motion.isUntold, layer.bounds.size != .zero { tellOffset() }
    }

    private var computedAdjustedInset: UIEdgeInsets {
        let added = addedSafeArea
        return UIEdgeInsets(
            top: contentInset.top + added.top + refreshInset, left: contentInset.left + added.left,
            bottom: contentInset.bottom + added.bottom, right: contentInset.right + added.right)
    }

    /// The bar above follows other content now.
    /// - Parameter withScreen: this content's screen is away: it stays where it is until the bar follows it again.
    func leaveBar(withScreen: Bool) {
        isAwayFromBar = withScreen
        isHoldingOffset = true
        expandedSafeTop = nil
        isHoldingOffset = false
    }

    /// The bar follows this content, and is as the content leaves it.
    func returnToBar() {
        guard isAwayFromBar else { return }
        isAwayFromBar = false
        // What is there may be less by now, and so may the bars above it.
        let inside = position.metrics.clamped(position.offset).y
        guard position.offset.y != inside, position.activity == .idle else { return }
        position.move(to: CGPoint(x: position.offset.x, y: inside))
        showOffset()
    }

    /// Whether the top of the safe area is part of the inset.
    var adjustsForSafeArea: Bool { addedSafeArea.top > 0 }

    /// A large title and a search bar rest either shown or gone.
    func restingOnBar(_ target: CGPoint) -> CGPoint {
        guard let expandedSafeTop, adjustsForSafeArea else { return target }
        let shown = -(contentInset.top + expandedSafeTop)
        let moved = barCollapse.rest(for: target.y - shown, limit: maximumOffset.y - shown)
        return CGPoint(x: target.x, y: shown + moved)
    }

    /// The part of the safe area that the content inset takes.
    private var addedSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let size = layer.bounds.size
        let isScrolledAcross = contentSizeStore.width > size.width || alwaysBounceHorizontal
        let isScrolledAlong = contentSizeStore.height > size.height || alwaysBounceVertical
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .scrollableAxes, .automatic:
            let isFramed = contentInsetAdjustmentBehavior == .automatic && isContentOfFramedController
            return UIEdgeInsets(
                top: isScrolledAlong || isFramed ? safe.top : 0, left: isScrolledAcross ? safe.left : 0,
                bottom: isScrolledAlong || isFramed ? safe.bottom : 0,
                right: isScrolledAcross ? safe.right : 0)
        }
    }

    /// Whether this is the content of a controller that stands in a navigation or tab controller.
    private var isContentOfFramedController: Bool {
        guard let owner = controller ?? superview?.controller,
            superview?.subviews.first === self || controller != nil
        else { return false }
        return owner.parent != nil
    }

    /// What is left of the safe area for the content's own views.
    var unadjustedSafeArea: UIEdgeInsets {
        let safe = safeAreaInsets
        let added = addedSafeArea
        return UIEdgeInsets(
            top: safe.top - added.top, left: safe.left - added.left, bottom: safe.bottom - added.bottom,
            right: safe.right - added.right)
    }
}
