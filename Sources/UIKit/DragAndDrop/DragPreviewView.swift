/// What is seen under the finger while something is dragged: a picture of it above everything else in the window.
///
/// DIFFERS: its look is chosen, not recorded.
@MainActor
final class DragPreviewView: UIView {
    /// Seconds in which it is lifted off and put down.
    static let duration = 0.3
    /// Chosen from sight: how much larger than in its place.
    private static let liftedScale: CGFloat = 1.03

    /// - Parameter content: shown in the preview, which takes its size.
    init(_ content: UIView, _ parameters: UIPreviewParameters?, over session: LocalDragSession) {
        super.init(frame: CGRect(origin: .zero, size: content.bounds.size))
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        content.frame = bounds
        addSubview(content)
        if let parameters {
            backgroundColor = parameters.backgroundColor
            if let path = parameters.visiblePath {
                let mask = CAShapeLayer()
                mask.path = path.cgPath
                content.layer.mask = mask
                backgroundColor = .clear
            }
        }
        follow(session)
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func follow(_ session: LocalDragSession) {
        center = CGPoint(x: session.finger.x + session.grip.dx, y: session.finger.y + session.grip.dy)
    }

    func lift() {
        UIView.animateTouchably(withDuration: Self.duration) {
            self.transform = CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale)
            self.layer.shadowOpacity = 0.25
        }
    }

    /// Flies to a place in the window and goes there.
    func land(at center: CGPoint, with animation: DropAnimation?) {
        goOut(with: animation) {
            self.center = center
            self.transform = .identity
            self.layer.shadowOpacity = 0
        }
    }

    /// Vanishes in a rectangle of the window.
    func shrink(to rect: CGRect, with animation: DropAnimation?) {
        goOut(with: animation) {
            self.frame = rect
            self.alpha = 0
        }
    }

    /// Vanishes where it is.
    func fade() { goOut(with: nil) { self.alpha = 0 } }

    private func goOut(with animation: DropAnimation?, _ change: @escaping () -> Void) {
        UIView.animateTouchably(
            withDuration: Self.duration,
            animations: {
                change()
                animation?.animate()
            },
            completion: { _ in
                self.removeFromSuperview()
                animation?.complete()
            })
    }
}
