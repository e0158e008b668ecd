/// Pulls items one way: 1000 points a second squared for magnitude 1.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicItemsBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

    /// Radians.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in itemList {
            animator.change(item) {
                $0.acceleration.x += gravityDirection.dx * 1000
                $0.acceleration.y += gravityDirection.dy * 1000
            }
        }
    }
}
