/// A finger on a control that follows it: begins at once, so that nothing scrolls.
@MainActor
final class ImmediateGestureRecognizer: UIGestureRecognizer {
    /// Whether there is something to follow where a finger comes down on a view.
    private let begins: (UIView) -> Bool

    /// - Parameter handler: hears of the finger from its coming down.
    init(begins: @escaping (UIView) -> Bool, _ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.begins = begins
        super.init(target: nil, action: nil)
        handlers.append(handler)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, activeTouches.count == 1, let view = touches.first?.view, begins(view)
        else {
            if state == .possible { state = .failed }
            return
        }
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
