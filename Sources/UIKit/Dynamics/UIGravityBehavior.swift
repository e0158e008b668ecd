/// Pulls items one way: 1000 points a second squared for magnitude 1.
@preconcurrency @MainActor
open class UIGravityBehavior: _DirectedBehavior {
    open var gravityDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }

    public override init(items: [any UIDynamicItem]) {
        super.init(items: items)
        direction = CGVector(dx: 0, dy: 1)
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in itemList {
            animator.change(item) {
                $0.acceleration.x += direction.dx * 1000
                $0.acceleration.y += direction.dy * 1000
            }
        }
    }
}
