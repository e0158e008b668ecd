/// What acts on its items in one direction.
@preconcurrency @MainActor
open class _DirectedBehavior: UIDynamicItemsBehavior {
    final var direction = CGVector.zero { didSet { dynamicAnimator?.wake() } }

    /// Radians.
    open var angle: CGFloat {
        get { atan2(direction.dy, direction.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(direction.dx, direction.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        direction = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}
