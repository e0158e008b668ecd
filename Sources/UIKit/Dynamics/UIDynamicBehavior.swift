/// A rule of movement for the items of an animator.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// Runs in every step.
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.attach(to: dynamicAnimator)
        dynamicAnimator?.wake()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.attach(to: nil)
    }

    /// Called when the behaviour comes to an animator, or leaves it (nil).
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func attach(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.attach(to: animator) }
    }

    /// Gives the items their accelerations and velocities for `step` seconds.
    func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {}
    /// Puts right what a step did wrong: collisions, fixed lengths.
    func correct(_ animator: UIDynamicAnimator, step: CGFloat) {}
    var ownItems: [any UIDynamicItem] { [] }
    /// Whether something still acts although nothing moves.
    var isActing: Bool { false }

    final var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
}

/// What behaviours with a list of items share.
@preconcurrency @MainActor
open class UIDynamicItemsBehavior: UIDynamicBehavior {
    private(set) final var itemList: [any UIDynamicItem]

    public init(items: [any UIDynamicItem]) {
        itemList = items
        super.init()
    }

    public override convenience init() { self.init(items: []) }

    override var ownItems: [any UIDynamicItem] { itemList }

    open var items: [any UIDynamicItem] { itemList }
    open func addItem(_ item: any UIDynamicItem) {
        guard !itemList.contains(where: { $0 === item }) else { return }
        itemList.append(item)
        dynamicAnimator?.wake()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        itemList.removeAll { $0 === item }
        dynamicAnimator?.wake()
    }
}
