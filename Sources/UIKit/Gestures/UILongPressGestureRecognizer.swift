/// A finger that rests, then may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds of rest.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may stray before.
    open var allowableMovement: CGFloat = 10
    private var start = CGPoint.zero
    private var deadline: FrameClock.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, touch.tapCount > numberOfTapsRequired else { return state = .failed }
        guard activeTouches.count >= numberOfTouchesRequired else { return }
        guard activeTouches.count == numberOfTouchesRequired else { return state = .failed }
        start = windowCentroid
        deadline = FrameClock.current.schedule(after: minimumPressDuration) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.state = .began
            self.view?.window?.touchDelivery.resolveWaiting()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let now = windowCentroid
        switch state {
        case .possible: if hypot(now.x - start.x, now.y - start.y) > allowableMovement { state = .failed }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        if let deadline { FrameClock.current.cancel(deadline) }
        deadline = nil
    }
}
