@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    // @optional
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// Moves items by behaviours, on the session's clock in steps of 1/240 second.
/// DIFFERS: items collide as upright boxes and turn only by pushes; the numbers are not Apple's engine's.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    /// Seconds of one step, and points a second below which everything rests.
    static let step = 1.0 / 240
    static let restSpeed: CGFloat = 2

    private struct Entry {
        let item: any UIDynamicItem
        var body: DynamicBody
        let restingTransform: CGAffineTransform
    }

    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var elapsedTime: TimeInterval = 0
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []
    private var token: FrameClock.Token?
    private var lastTime = 0.0
    private var stillFrames = 0

    public override init() { super.init() }

    /// - Parameter view: whose coordinates the behaviours use.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Moves attributes of `layout`, which is invalidated in every step.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    open var isRunning: Bool { token != nil }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.attach(to: self)
        gatherItems()
        wake()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.removeAll { $0 === behavior }
        behavior.attach(to: nil)
        gatherItems()
        wake()
    }

    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// Takes over an item's centre and transform after the app set them.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard var entry = entries[ObjectIdentifier(item)] else { return }
        entry.body.center = item.center
        entry.body.size = item.bounds.size
        entries[ObjectIdentifier(item)] = entry
        wake()
    }

    /// The items whose boxes meet `rect`.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        order.compactMap { entries[$0] }.filter { $0.body.box._intersects(rect) }.map(\.item)
    }

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, at: indexPath)
    }
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, at: indexPath)
    }
    open func layoutAttributesForDecorationView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, kind, at: indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        order.lazy.compactMap { self.entries[$0]?.item as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.indexPath == indexPath
                && (kind == nil || $0.representedElementKind == kind)
        }
    }

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> DynamicBody {
        entries[ObjectIdentifier(item)]?.body ?? Self.makeBody(item)
    }

    func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
        adopt(item)
        guard var entry = entries[ObjectIdentifier(item)] else { return }
        change(&entry.body)
        entries[ObjectIdentifier(item)] = entry
    }

    private static func makeBody(_ item: any UIDynamicItem) -> DynamicBody {
        let size = item.bounds.size
        return DynamicBody(
            center: item.center, size: size, mass: max(size.width * size.height / 10000, 0.0001))
    }

    private func adopt(_ item: any UIDynamicItem) {
        let id = ObjectIdentifier(item)
        guard entries[id] == nil else { return }
        entries[id] = Entry(item: item, body: Self.makeBody(item), restingTransform: item.transform)
        order.append(id)
    }

    private func gatherItems() {
        let all = behaviors.flatMap(\.tree).flatMap(\.ownItems)
        let wanted = Set(all.map { ObjectIdentifier($0) })
        order.removeAll { !wanted.contains($0) }
        entries = entries.filter { wanted.contains($0.key) }
        for item in all { adopt(item) }
    }

    // MARK: Time

    /// Begins to move, unless it does already.
    func wake() {
        stillFrames = 0
        gatherItems()
        guard token == nil, !behaviors.isEmpty else {
            if behaviors.isEmpty { pause() }
            return
        }
        delegate?.dynamicAnimatorWillResume(self)
        lastTime = FrameClock.current.time
        token = FrameClock.current.everyFrame { [weak self] time in self?.frame(time) }
    }

    private func pause() {
        guard let token else { return }
        FrameClock.current.cancel(token)
        self.token = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func frame(_ time: Double) {
        let all = behaviors.flatMap(\.tree)
        let before = order.compactMap { entries[$0]?.body.center }
        // After a long gap the movement goes on from where it was.
        var left = min(time - lastTime, 0.1)
        lastTime = time
        while left > Self.step / 2 {
            left -= Self.step
            elapsedTime += Self.step
            for behavior in all { behavior.applyForces(self, step: CGFloat(Self.step)) }
            for id in order { entries[id]?.body.advance(CGFloat(Self.step)) }
            for behavior in all { behavior.correct(self, step: CGFloat(Self.step)) }
        }
        show()
        for behavior in all { behavior.action?() }
        let after = order.compactMap { entries[$0]?.body.center }
        let isStill = zip(before, after).allSatisfy {
            hypot($1.x - $0.x, $1.y - $0.y) < Self.restSpeed / 60
        }
        stillFrames =
            isStill && before.count == after.count && !all.contains { $0.isActing } ? stillFrames + 1 : 0
        if stillFrames > 20 { pause() }
    }

    private func show() {
        for id in order {
            guard let entry = entries[id] else { continue }
            if entry.item.center != entry.body.center { entry.item.center = entry.body.center }
            if entry.body.angle != 0 {
                entry.item.transform = entry.restingTransform.rotated(by: entry.body.angle)
            }
        }
        layout?.invalidateLayout()
    }
}
