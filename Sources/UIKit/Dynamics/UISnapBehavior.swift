/// Draws an item to a point, as if by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// 0 swings most, 1 least.
    open var damping: CGFloat = 0.5
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    override var ownItems: [any UIDynamicItem] { [item] }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        let omega: CGFloat = 2 * .pi * 2.5
        let ratio = 0.3 + 0.6 * min(max(damping, 0), 1)
        animator.change(item) {
            $0.acceleration.x +=
                omega * omega * (snapPoint.x - $0.center.x) - 2 * ratio * omega * $0.velocity.x
            $0.acceleration.y +=
                omega * omega * (snapPoint.y - $0.center.y) - 2 * ratio * omega * $0.velocity.y
        }
    }
}
