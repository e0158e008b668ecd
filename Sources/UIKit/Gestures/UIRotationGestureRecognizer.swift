/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians that the fingers have to turn. Not recorded.
    static let slop: CGFloat = 0.1

    private var lastAngle: CGFloat?
    private var turned: CGFloat = 0
    private var lastTime = 0.0
    private var velocityStore: CGFloat = 0

    /// Radians, clockwise on the screen, since the gesture began or the value was set.
    open var rotation: CGFloat {
        get { turned }
        set { turned = newValue }
    }
    /// Radians a second.
    open var velocity: CGFloat { velocityStore }

    private var angle: CGFloat? {
        guard activeTouches.count >= 2 else { return nil }
        let (a, b) = (activeTouches[0].windowLocation, activeTouches[1].windowLocation)
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if activeTouches.count > 2, state == .possible { return state = .failed }
        lastAngle = angle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle, let last = lastAngle else { return }
        var step = angle - last
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        turned += step
        let passed = event.timestamp - lastTime
        if passed > 0 { velocityStore = step / passed }
        (lastAngle, lastTime) = (angle, event.timestamp)
        fingersMoved(isBeyondSlop: abs(turned) >= Self.slop) { turned = 0 }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fingersLeft(.ended) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersLeft(.cancelled)
    }

    open override func reset() {
        (lastAngle, turned, velocityStore) = (nil, 0, 0)
    }
}
