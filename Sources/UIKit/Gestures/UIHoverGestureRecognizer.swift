/// A pointer over a view. Fingers do not hover: on a touch screen it is never recognised.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    open var zOffset: CGFloat { 0 }
    open var altitudeAngle: CGFloat { .pi / 2 }
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
