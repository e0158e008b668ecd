/// One or several short touches in place.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Points that a finger may stray.
    static let allowableMovement: CGFloat = 10
    /// Seconds that a finger may rest: what is longer is a press. DIFFERS: UIKit has such a limit (`maximumSingleTapDuration` in the headers
    /// of its classes), which is not recorded.
    private static let longest = 0.75

    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    private var tapsSeen = 0
    private var began = 0.0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var fingers = 0
    private var deadline: FrameClock.Token?

    override var isWaitingForTouches: Bool { tapsSeen > 0 && tapsSeen < numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelDeadline()
        if starts.isEmpty { began = FrameClock.current.time }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        fingers = max(fingers, activeTouches.count)
        if fingers > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            let (dx, dy) = (touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
            if hypot(dx, dy) >= Self.allowableMovement { return state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = activeTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard remaining.isEmpty else { return }
        guard fingers == numberOfTouchesRequired, FrameClock.current.time - began <= Self.longest else {
            return state = .failed
        }
        tapsSeen += 1
        starts = [:]
        fingers = 0
        if tapsSeen >= numberOfTapsRequired { return state = .ended }
        deadline = FrameClock.current.schedule(after: TouchDelivery.tapInterval) { [weak self] in
            guard let self else { return }
            self.tapsSeen = 0
            self.state = .failed
            self.view?.window?.touchDelivery.retire()
        }
    }

    /// UIKit: "expect to receive single-tap actions before double-tap actions", where a recogniser of single taps does not wait for the
    /// other to fail (Event Handling Guide for iOS): a tap leaves one of more taps possible.
    open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        guard let other = other as? UITapGestureRecognizer else { return super.canPrevent(other) }
        return other.numberOfTapsRequired <= numberOfTapsRequired && super.canPrevent(other)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        cancelDeadline()
        tapsSeen = 0
        fingers = 0
        starts = [:]
    }

    private func cancelDeadline() {
        if let deadline { FrameClock.current.cancel(deadline) }
        deadline = nil
    }
}
