/// Zooming scales one view, the one that the delegate names, and makes the content as large as it is then.
extension UIScrollView {
    private var zoomedView: UIView? {
        scrollDelegate.optional.viewForZooming(in: self) ?? nil
    }

    /// The zoomed view while it is larger or smaller than by itself, when constraints place it.
    var viewZoomedInside: UIView? {
        guard zooming.scale != 1, let view = zoomedView, view.isConstrained else { return nil }
        return view
    }

    func clampedZoom(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

    func zoomLimitsDidChange() {
        let isZoomable = maximumZoomScale > minimumZoomScale
        if isZoomable, zooming.pinch == nil {
            let pinch = ScrollPinchGestureRecognizer()
            pinch.handlers.append { [weak self] in self?.pinchDidChange($0) }
            zooming.pinch = pinch
            addGestureRecognizer(pinch)
        } else if !isZoomable, let pinch = zooming.pinch {
            removeGestureRecognizer(pinch)
            zooming.pinch = nil
        }
    }

    /// - Parameter focus: the point of the bounds that stays where it is; nil: the centre of what is visible.
    func zoom(to scale: CGFloat, around focus: CGPoint? = nil, isFree: Bool = false) {
        guard let view = zoomedView, scale > 0, scale != zooming.scale else {
            if zoomedView == nil { zooming.scale = scale }
            return
        }
        let old = zooming.scale
        let visible = bounds
        let fixed = focus ?? CGPoint(x: visible.midX, y: visible.midY)
        let origin = view.frame.origin
        let inContent = CGPoint(x: (fixed.x - origin.x) / old, y: (fixed.y - origin.y) / old)
        let onScreen = CGPoint(x: fixed.x - visible.minX, y: fixed.y - visible.minY)
        zooming.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(
            x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        contentSize = view.frame.size
        let target = CGPoint(
            x: inContent.x * scale + origin.x - onScreen.x, y: inContent.y * scale + origin.y - onScreen.y)
        contentOffset = isFree ? target : position.metrics.clamped(target)
        scrollDelegate?.scrollViewDidZoom(self)
    }

    func zoom(to scale: CGFloat, around focus: CGPoint?, animated: Bool) {
        let scale = clampedZoom(scale)
        guard animated, UIView.areAnimationsEnabled, window != nil, scale != zooming.scale,
            let view = zoomedView
        else { return zoom(to: scale, around: focus) }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        zooming.isAnimating = true
        UIView.animateTouchably(withDuration: 0.3) {
            self.zoom(to: scale, around: focus)
        } completion: { _ in
            self.zooming.isAnimating = false
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
        }
    }

    /// - Parameter rect: in the zoomed view's own space.
    func zoom(toShow rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = clampedZoom(min(bounds.width / rect.width, bounds.height / rect.height))
        let change = {
            self.zoom(to: scale)
            let place = CGPoint(
                x: rect.midX * scale + view.frame.minX - self.bounds.width / 2,
                y: rect.midY * scale + view.frame.minY - self.bounds.height / 2)
            self.contentOffset = self.position.metrics.clamped(place)
        }
        guard animated, UIView.areAnimationsEnabled, window != nil else { return change() }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        UIView.animateTouchably(withDuration: 0.3, animations: change) { _ in
            self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
        }
    }

    private func pinchDidChange(_ recognizer: UIGestureRecognizer) {
        guard let pinch = recognizer as? UIPinchGestureRecognizer, let view = zoomedView else { return }
        switch pinch.state {
        case .began:
            zooming.scaleAtPinchStart = zooming.scale
            zooming.isPinched = true
            scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            let wanted = zooming.scaleAtPinchStart * pinch.scale
            let inside = clampedZoom(wanted)
            // Beyond the limits the content follows at half the way.
            let scale = bouncesZoom ? inside * pow(wanted / inside, 0.5) : inside
            zoom(to: scale, around: pinch.location(in: self), isFree: true)
        case .ended, .cancelled, .failed:
            zooming.isPinched = false
            let scale = clampedZoom(zooming.scale)
            let finish = { self.zoom(to: scale, around: pinch.location(in: self)) }
            guard scale != zooming.scale else {
                contentOffset = position.metrics.clamped(contentOffset)
                scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
                return
            }
            zooming.isBouncing = true
            UIView.animateTouchably(withDuration: 0.3, animations: finish) { _ in
                self.zooming.isBouncing = false
                self.scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zooming.scale)
            }
        default: break
        }
    }
}

/// Pinches beside the drag of the same scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    private var list: UIScrollView? { view as? UIScrollView }
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { list?.ownRecognizerDelegate }
        set { list?.checkRecognizerDelegate(newValue, "pinch") }
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other.view !== view }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other.view !== view }
}
