import ScrollPhysics

/// A finger that moves.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Kept: fingers alone pan here; a wheel scrolls what scrolls.
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet {
            if !allowedScrollTypesMask.isEmpty {
                Kept.say(
                    "UIPanGestureRecognizer.allowedScrollTypesMask",
                    "fingers alone pan; a wheel scrolls what scrolls")
            }
        }
    }
    /// Where the centre of the touches was when they came down, less what the slop took; window's points.
    private var origin = CGPoint.zero
    private var start = CGPoint.zero
    private var tracker = VelocityTracker()
    private var lastTime = 0.0
    private var centre = CGPoint.zero

    /// Movement since the gesture began, in `view`'s points; starts at what exceeds the slop.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: centre.x - origin.x, y: centre.y - origin.y), in: view)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow = windowVector(translation, from: view)
        origin = CGPoint(x: centre.x - inWindow.x, y: centre.y - inWindow.y)
    }

    /// Points of `view` per second.
    open func velocity(in view: UIView?) -> CGPoint { vector(tracker.velocity(at: lastTime), in: view) }

    /// The part of `travel` (the touches' way so far, in `view`'s points) that counts when the gesture begins with
    /// it; nil while it does not begin.
    func excess(of travel: CGPoint) -> CGPoint? {
        PanSlop.excess(of: travel, horizontal: true, vertical: true)
    }

    /// The way from touch-down to now, in `view`'s points.
    var travel: CGPoint { vector(CGPoint(x: centre.x - start.x, y: centre.y - start.y), in: view) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count > maximumNumberOfTouches {
            return state = state == .possible ? .failed : .cancelled
        }
        recentre(event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        centre = windowCentroid
        lastTime = event.timestamp
        tracker.add(centre, at: lastTime)
        switch state {
        case .possible:
            guard activeTouches.count >= minimumNumberOfTouches, let excess = excess(of: travel) else {
                return
            }
            setTranslation(excess, in: view)
            state = .began
        case .began, .changed:
            state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = activeTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        lastTime = event.timestamp
        guard remaining.isEmpty else { return }
        if let last = touches.first, touches.count == 1, last.windowLocation != centre {
            // A lift elsewhere than the last move: the way there belongs to the gesture.
            centre = last.windowLocation
            if state == .began || state == .changed { state = .changed }
        }
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() { tracker = VelocityTracker() }

    /// Another finger came: the centre jumps, the translation does not.
    private func recentre(_ time: Double) {
        let new = windowCentroid
        if activeTouches.count == 1 {
            origin = new
            start = new
        } else {
            origin = CGPoint(x: origin.x + new.x - centre.x, y: origin.y + new.y - centre.y)
            start = CGPoint(x: start.x + new.x - centre.x, y: start.y + new.y - centre.y)
        }
        centre = new
        lastTime = time
        tracker = VelocityTracker()
        tracker.add(new, at: time)
    }

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (a, b) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }

    private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let (a, b) = (view.convert(CGPoint.zero, to: nil), view.convert(vector, to: nil))
        return CGPoint(x: b.x - a.x, y: b.y - a.y)
    }
}
