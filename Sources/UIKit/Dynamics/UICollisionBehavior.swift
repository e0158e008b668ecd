@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    // @optional
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// Keeps items apart from each other and inside boundaries. Items count as upright boxes.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicItemsBehavior {
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Self(bit: 0)
        public static let boundaries = Self(bit: 1)
        public static let everything = Self(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
        let points: [CGPoint]
    }

    open var collisionMode = Mode.everything
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the reference view's bounds hold the items.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
    private var insets = UIEdgeInsets.zero
    private var boundaries: [Boundary] = []
    /// Contacts of the last step, so that their beginning is told once.
    private var touching: Set<String> = []

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(
            Boundary(identifier: identifier, path: bezierPath, points: bezierPath.cgPath.flattened()))
        dynamicAnimator?.wake()
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.isSame($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    }
    open func removeAllBoundaries() { boundaries = [] }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

    private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
        (a as? NSObject)?.isEqual(b) ?? (a as AnyObject === b as AnyObject)
    }

    override func correct(_ animator: UIDynamicAnimator, step: CGFloat) {
        var now: Set<String> = []
        if collisionMode.contains(.boundaries) {
            for (index, item) in itemList.enumerated() { keepInside(item, index, animator, &now) }
        }
        if collisionMode.contains(.items) {
            for i in itemList.indices {
                for j in itemList.indices where j > i { keepApart(i, j, animator, &now) }
            }
        }
        touching = now
    }

    private func keepInside(
        _ item: any UIDynamicItem, _ index: Int, _ animator: UIDynamicAnimator, _ now: inout Set<String>
    ) {
        if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
            let room = view.bounds.inset(by: insets)
            let box = animator.body(of: item).box
            let sides: [(CGFloat, CGPoint)] = [
                (room.minX - box.minX, CGPoint(x: 1, y: 0)), (box.maxX - room.maxX, CGPoint(x: -1, y: 0)),
                (room.minY - box.minY, CGPoint(x: 0, y: 1)), (box.maxY - room.maxY, CGPoint(x: 0, y: -1)),
            ]
            for (side, (depth, normal)) in sides.enumerated() where depth > 0 {
                hit(item, depth, normal, animator)
                tell("\(index)|bounds\(side)", &now) {
                    collisionDelegate?.collisionBehavior(
                        self, beganContactFor: item, withBoundaryIdentifier: nil,
                        at: CGPoint(
                            x: box.midX - normal.x * box.width / 2, y: box.midY - normal.y * box.height / 2))
                }
            }
        }
        for boundary in boundaries {
            for (a, b) in zip(boundary.points, boundary.points.dropFirst()) {
                guard let (depth, normal) = Self.depth(of: animator.body(of: item), past: a, b) else {
                    continue
                }
                hit(item, depth, normal, animator)
                tell("\(index)|\(boundary.identifier)", &now) {
                    collisionDelegate?.collisionBehavior(
                        self, beganContactFor: item, withBoundaryIdentifier: boundary.identifier,
                        at: animator.body(of: item).center)
                }
            }
        }
    }

    private func hit(
        _ item: any UIDynamicItem, _ depth: CGFloat, _ normal: CGPoint, _ animator: UIDynamicAnimator
    ) {
        animator.change(item) {
            $0.bounce(
                push: CGPoint(x: normal.x * depth, y: normal.y * depth), normal: normal,
                elasticity: $0.elasticity, friction: $0.friction)
        }
    }

    private func tell(_ contact: String, _ now: inout Set<String>, _ began: () -> Void) {
        guard now.insert(contact).inserted, !touching.contains(contact) else { return }
        began()
    }

    /// How deep an upright box stands in the line from `a` to `b`, and which way out is shortest.
    private static func depth(of body: DynamicBody, past a: CGPoint, _ b: CGPoint) -> (CGFloat, CGPoint)? {
        let length = hypot(b.x - a.x, b.y - a.y)
        guard length > 0 else { return nil }
        let along = CGPoint(x: (b.x - a.x) / length, y: (b.y - a.y) / length)
        let offset = CGPoint(x: body.center.x - a.x, y: body.center.y - a.y)
        let at = offset.x * along.x + offset.y * along.y
        let reachAlong = abs(along.x) * body.size.width / 2 + abs(along.y) * body.size.height / 2
        guard at > -reachAlong, at < length + reachAlong else { return nil }
        var normal = CGPoint(x: -along.y, y: along.x)
        var distance = offset.x * normal.x + offset.y * normal.y
        if distance < 0 { (normal, distance) = (CGPoint(x: -normal.x, y: -normal.y), -distance) }
        let reach = abs(normal.x) * body.size.width / 2 + abs(normal.y) * body.size.height / 2
        return distance < reach ? (reach - distance, normal) : nil
    }

    private func keepApart(_ i: Int, _ j: Int, _ animator: UIDynamicAnimator, _ now: inout Set<String>) {
        let (a, b) = (animator.body(of: itemList[i]), animator.body(of: itemList[j]))
        let overlap = a.box.intersection(b.box)
        guard !overlap.isNull, overlap.width > 0, overlap.height > 0 else { return }
        let isAcross = overlap.width < overlap.height
        let depth = isAcross ? overlap.width : overlap.height
        let sign: CGFloat = (isAcross ? a.center.x < b.center.x : a.center.y < b.center.y) ? -1 : 1
        let normal = isAcross ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
        let shareA = a.isAnchored ? 0 : b.isAnchored ? 1 : b.mass / (a.mass + b.mass)
        let relative = CGPoint(x: a.velocity.x - b.velocity.x, y: a.velocity.y - b.velocity.y)
        let closing = relative.x * normal.x + relative.y * normal.y
        let elasticity = abs(closing) < 20 ? 0 : max(a.elasticity, b.elasticity)
        let change = closing < 0 ? -(1 + elasticity) * closing : 0
        animator.change(itemList[i]) {
            $0.center.x += normal.x * depth * shareA
            $0.center.y += normal.y * depth * shareA
            $0.velocity.x += normal.x * change * shareA
            $0.velocity.y += normal.y * change * shareA
        }
        animator.change(itemList[j]) {
            $0.center.x -= normal.x * depth * (1 - shareA)
            $0.center.y -= normal.y * depth * (1 - shareA)
            $0.velocity.x -= normal.x * change * (1 - shareA)
            $0.velocity.y -= normal.y * change * (1 - shareA)
        }
        tell("\(i)-\(j)", &now) {
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: itemList[i], with: itemList[j],
                at: CGPoint(x: overlap.midX, y: overlap.midY))
        }
    }
}
