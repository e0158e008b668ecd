/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Points by which the distance of the fingers has to change. Not recorded.
    static let slop: CGFloat = 8

    private var start: CGFloat = 0
    private var base: CGFloat = 1
    private var last: (distance: CGFloat, time: Double) = (0, 0)
    private var velocityStore: CGFloat = 0

    /// Relative to when the gesture began, or to the value set.
    open var scale: CGFloat {
        get { start > 0 && last.distance > 0 ? base * last.distance / start : base }
        set {
            base = newValue
            start = last.distance
        }
    }
    /// Scale a second.
    open var velocity: CGFloat { velocityStore }

    private var distance: CGFloat {
        guard activeTouches.count >= 2 else { return 0 }
        let (a, b) = (activeTouches[0].windowLocation, activeTouches[1].windowLocation)
        return hypot(b.x - a.x, b.y - a.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count == 2 else {
            if activeTouches.count > 2, state == .possible { state = .failed }
            return
        }
        start = distance
        last = (start, event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard activeTouches.count >= 2, start > 0 else { return }
        let now = distance
        let passed = event.timestamp - last.time
        if passed > 0 { velocityStore = (now - last.distance) / start / passed }
        last = (now, event.timestamp)
        fingersMoved(isBeyondSlop: abs(now - start) >= Self.slop) { start = now }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLeft(.ended) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(.cancelled)
    }

    open override func reset() {
        (start, base, velocityStore) = (0, 1, 0)
        last = (0, 0)
    }
}

extension UIGestureRecognizer {
    /// A gesture of two fingers goes on, or begins when they have gone far enough.
    func fingersMoved(isBeyondSlop: Bool, begin: () -> Void) {
        switch state {
        case .possible:
            guard isBeyondSlop else { return }
            begin()
            state = .began
        case .began, .changed: state = .changed
        default: break
        }
    }

    /// Fingers of a gesture of two have left: it is over when fewer than two are there.
    func fingersLeft(_ end: State) {
        let remaining = activeTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if state == .possible { return remaining.isEmpty ? state = .failed : () }
        if remaining.count < 2 { state = end }
    }
}
