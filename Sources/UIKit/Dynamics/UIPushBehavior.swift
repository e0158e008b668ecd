/// Pushes items, once or all the time.
/// UIKit: a magnitude of 1 gives a 100 × 100 points view 100 points a second squared (Apple's documentation).
@preconcurrency @MainActor
open class UIPushBehavior: _DirectedBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    open private(set) var mode: Mode
    open var active = true { didSet { if active { dynamicAnimator?.wake() } } }
    open var pushDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// A push off the centre also turns the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = offset
    }

    override var isActing: Bool { active && mode == .continuous && direction != .zero }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard active else { return }
        let share = mode == .instantaneous ? 1 : step
        for item in itemList {
            let offset = targetOffsetFromCenter(for: item)
            animator.change(item) {
                $0.velocity.x += direction.dx * 100 / $0.mass * share
                $0.velocity.y += direction.dy * 100 / $0.mass * share
                let torque = offset.horizontal * direction.dy - offset.vertical * direction.dx
                let inertia = $0.mass * ($0.size.width * $0.size.width + $0.size.height * $0.size.height) / 12
                if inertia > 0 { $0.angularVelocity += torque * 100 / inertia * share }
            }
        }
        if mode == .instantaneous { active = false }
    }
}
