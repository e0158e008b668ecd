/// What items are like: how they bounce, slide and turn.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicItemsBehavior {
    /// 0 does not bounce, 1 bounces back fully.
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    /// What electric and magnetic fields act on.
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true

    private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    /// Points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        waiting.append((item, velocity, 0))
        dynamicAnimator?.wake()
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.body(of: item).velocity ?? .zero
    }
    /// Radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        waiting.append((item, .zero, velocity))
        dynamicAnimator?.wake()
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.body(of: item).angularVelocity ?? 0
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in itemList {
            animator.change(item) {
                ($0.elasticity, $0.friction) = (elasticity, friction)
                ($0.resistance, $0.angularResistance) = (resistance, angularResistance)
                $0.charge = charge
                ($0.isAnchored, $0.allowsRotation) = (isAnchored, allowsRotation)
                $0.mass = max($0.size.width * $0.size.height / 10000 * density, 0.0001)
            }
        }
        for push in waiting {
            animator.change(push.item) {
                $0.velocity.x += push.linear.x
                $0.velocity.y += push.linear.y
                $0.angularVelocity += push.angular
            }
        }
        waiting = []
    }
}
