/// Ties an item to a point or to another item: a rod, or a spring when it has a frequency.
/// DIFFERS: offsets move the tied point with the item but do not turn it.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    private let first: any UIDynamicItem
    private let second: (any UIDynamicItem)?
    private let firstOffset: UIOffset
    private let secondOffset: UIOffset
    private let isLimit: Bool

    /// In the reference view's coordinates.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
    /// Points; at first the distance when the behaviour was made.
    open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
    /// 1 does not swing.
    open var damping: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// Swings a second; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    open var frictionTorque: CGFloat = 0 {
        didSet {
            Kept.say(
                "UIAttachmentBehavior.frictionTorque", "rotation is not slowed by friction of an attachment")
        }
    }

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, second, firstOffset, secondOffset) = (item, nil, offset, .zero)
        isLimit = false
        anchorPoint = point
        length = hypot(
            item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
        super.init()
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(item1, offset1, item2, offset2, isLimit: false)
    }

    private init(
        _ item1: any UIDynamicItem, _ offset1: UIOffset, _ item2: any UIDynamicItem, _ offset2: UIOffset,
        isLimit: Bool
    ) {
        (first, second, firstOffset, secondOffset) = (item1, item2, offset1, offset2)
        self.isLimit = isLimit
        anchorPoint = .zero
        length = hypot(
            item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
            item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
        super.init()
    }

    /// No farther apart than now.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(item1, offset1, item2, offset2, isLimit: true)
    }

    open var items: [any UIDynamicItem] { ownItems }
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    override var ownItems: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

    private func ends(_ animator: UIDynamicAnimator) -> (CGPoint, CGPoint) {
        let a = animator.body(of: first).center
        let b = second.map { animator.body(of: $0).center } ?? anchorPoint
        return (
            CGPoint(x: a.x + firstOffset.horizontal, y: a.y + firstOffset.vertical),
            CGPoint(x: b.x + secondOffset.horizontal, y: b.y + secondOffset.vertical)
        )
    }

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency > 0 else { return }
        let (a, b) = ends(animator)
        let distance = hypot(a.x - b.x, a.y - b.y)
        let omega = 2 * .pi * frequency
        let stretch = distance > 0 ? (distance - length) / distance : 0
        if isLimit, stretch <= 0 { return }
        let pull = CGPoint(
            x: -(a.x - b.x) * stretch * omega * omega, y: -(a.y - b.y) * stretch * omega * omega)
        let own = animator.body(of: first)
        let other = second.map { animator.body(of: $0) }
        let relative = CGPoint(
            x: own.velocity.x - (other?.velocity.x ?? 0), y: own.velocity.y - (other?.velocity.y ?? 0))
        let brake = 2 * damping * omega
        let force = CGPoint(x: pull.x - brake * relative.x, y: pull.y - brake * relative.y)
        let share = second == nil ? 1 : 0.5
        animator.change(first) {
            $0.acceleration.x += force.x * share
            $0.acceleration.y += force.y * share
        }
        guard let second else { return }
        animator.change(second) {
            $0.acceleration.x -= force.x * share
            $0.acceleration.y -= force.y * share
        }
    }

    override func correct(_ animator: UIDynamicAnimator, step: CGFloat) {
        guard frequency <= 0 else { return }
        let (a, b) = ends(animator)
        let distance = hypot(a.x - b.x, a.y - b.y)
        if isLimit, distance <= length { return }
        guard abs(distance - length) > 0.001 else { return }
        let unit = distance > 0 ? CGPoint(x: (b.x - a.x) / distance, y: (b.y - a.y) / distance) : .zero
        let share: CGFloat = second == nil ? 1 : 0.5
        let push = CGPoint(
            x: unit.x * (distance - length) * share, y: unit.y * (distance - length) * share)
        animator.change(first) {
            $0.center.x += push.x
            $0.center.y += push.y
            $0.velocity.x += push.x / step
            $0.velocity.y += push.y / step
        }
        guard let second else { return }
        animator.change(second) {
            $0.center.x -= push.x
            $0.center.y -= push.y
            $0.velocity.x -= push.x / step
            $0.velocity.y -= push.y / step
        }
    }
}
