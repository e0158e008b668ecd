/// A field of force: items within its region are moved by where they are and how fast they go.
///
/// A force of 1 gives a 100 × 100 points item of density 1 a push of 100 points a second squared, as a `UIPushBehavior` of magnitude 1
/// does; distances count in hundreds of points.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicItemsBehavior {
    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
            magnetic
        case block((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
        super.init(items: [])
    }

    /// The field's centre, in the reference view.
    open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
    /// Where the field acts, around its position.
    open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
    open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
    /// By which power of the distance the field grows weaker.
    open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
    /// Nearer than this the field is as strong as here.
    open var minimumRadius: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
    open var direction = CGVector.zero { didSet { dynamicAnimator?.wake() } }
    /// From 0, noisy, to 1, smooth.
    open var smoothness: CGFloat = 0
    /// How fast noise changes; 0 stands still.
    open var animationSpeed: CGFloat = 0

    // MARK: Kinds

    /// Against the movement.
    open class func dragField() -> Self { UIFieldBehavior(.drag) as! Self }
    /// Around the position.
    open class func vortexField() -> Self { UIFieldBehavior(.vortex) as! Self }
    /// To the position.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field as! Self
    }
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field as! Self
    }
    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field as! Self
    }
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field as! Self
    }
    /// Noise that grows with an item's speed.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field as! Self
    }
    /// A spring between each item and the position.
    open class func springField() -> Self { UIFieldBehavior(.spring) as! Self }
    /// Away from the position for items with a charge, to it for those with one below zero.
    open class func electricField() -> Self { UIFieldBehavior(.electric) as! Self }
    /// Across the movement for items with a charge.
    open class func magneticField() -> Self { UIFieldBehavior(.magnetic) as! Self }
    /// What the block says: it gets the field, an item's position, velocity, mass and charge, and the seconds since the last step.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> Self { UIFieldBehavior(.block(block)) as! Self }

    // MARK: Forces

    override func applyForces(_ animator: UIDynamicAnimator, step: CGFloat) {
        for item in itemList {
            let body = animator.body(of: item)
            let offset = CGPoint(x: body.center.x - position.x, y: body.center.y - position.y)
            guard region.contains(offset) else { continue }
            if case .velocity = kind {
                animator.change(item) {
                    $0.velocity = CGPoint(x: direction.dx * strength, y: direction.dy * strength)
                }
                continue
            }
            let force = force(on: body, at: offset, after: animator.elapsedTime, step)
            animator.change(item) {
                $0.acceleration.x += force.dx * 100 / $0.mass
                $0.acceleration.y += force.dy * 100 / $0.mass
            }
        }
    }

    private func force(
        on body: DynamicBody, at offset: CGPoint, after time: TimeInterval, _ step: CGFloat
    ) -> CGVector {
        let distance = hypot(offset.x, offset.y)
        let share = strength / pow(max(distance, minimumRadius) / 100, falloff)
        let away =
            distance > 0 ? CGVector(dx: offset.x / distance, dy: offset.y / distance) : CGVector.zero
        let velocity = CGVector(dx: body.velocity.x / 100, dy: body.velocity.y / 100)
        switch kind {
        case .drag: return velocity * -share
        case .vortex: return CGVector(dx: -away.dy, dy: away.dx) * share
        // Gravity pulls what is heavier harder; 1 is that of `UIGravityBehavior`.
        case .radialGravity: return away * (-share * 10 * body.mass)
        case .linearGravity: return direction * (share * 10 * body.mass)
        case .velocity: return .zero
        case .noise: return noise(offset, time) * share
        case .turbulence: return noise(offset, time) * (share * hypot(velocity.dx, velocity.dy))
        case .spring: return CGVector(dx: offset.x / 100, dy: offset.y / 100) * -share
        case .electric: return away * (share * body.charge)
        case .magnetic: return CGVector(dx: -velocity.dy, dy: velocity.dx) * (share * body.charge)
        case .block(let block):
            return block(
                self, body.center, CGVector(dx: body.velocity.x, dy: body.velocity.y), body.mass, body.charge,
                TimeInterval(step))
        }
    }

    /// The same at one place and time in every run.
    private func noise(_ offset: CGPoint, _ time: TimeInterval) -> CGVector {
        let scale = 0.05 * (1 - min(max(smoothness, 0), 1)) + 0.005
        let moment = CGFloat(time) * animationSpeed * 10
        return CGVector(
            dx: sin(offset.x * scale + 1.7 * sin(offset.y * scale * 1.3 + moment)),
            dy: sin(offset.y * scale + 1.7 * sin(offset.x * scale * 1.3 - moment)))
    }
}

extension CGVector {
    fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
