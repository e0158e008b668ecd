// Written by `make requirements` from the protocol's declaration.

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {
        OptionalRequirement.absent(self)
    }

    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {
        OptionalRequirement.absent(self)
    }

    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        OptionalRequirement.absent(self)
    }

    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UICollisionBehaviorDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UICollisionBehaviorDelegate {
    @inline(__always) @discardableResult
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) -> Void? {
        OptionalRequirement.call(target, "collisionBehavior(_:beganContactFor:with:at:)") {
            $0.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
        }
    }

    @inline(__always) @discardableResult
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) -> Void? {
        OptionalRequirement.call(target, "collisionBehavior(_:endedContactFor:with:)") {
            $0.collisionBehavior(behavior, endedContactFor: item1, with: item2)
        }
    }

    @inline(__always) @discardableResult
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) -> Void? {
        OptionalRequirement.call(target, "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)") {
            $0.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
        }
    }

    @inline(__always) @discardableResult
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) -> Void? {
        OptionalRequirement.call(target, "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)") {
            $0.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}
