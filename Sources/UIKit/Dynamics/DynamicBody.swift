/// Where a dynamic item stands and how it moves; the animator keeps one for each item.
struct DynamicBody: Equatable, Sendable {
    var center: CGPoint
    /// Radians.
    var angle: CGFloat = 0
    /// Points a second.
    var velocity = CGPoint.zero
    /// Radians a second.
    var angularVelocity: CGFloat = 0
    /// Points.
    var size: CGSize
    /// 1 for 100 × 100 points at density 1.
    var mass: CGFloat
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    /// Share of the velocity lost in a second.
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var charge: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
    /// Gathered in a step: points a second squared.
    var acceleration = CGPoint.zero

    /// Moves on by `step` seconds.
    mutating func advance(_ step: CGFloat) {
        guard !isAnchored else {
            velocity = .zero
            angularVelocity = 0
            acceleration = .zero
            return
        }
        velocity.x += acceleration.x * step
        velocity.y += acceleration.y * step
        let kept = max(1 - resistance * step, 0)
        velocity.x *= kept
        velocity.y *= kept
        angularVelocity *= max(1 - angularResistance * step, 0)
        center.x += velocity.x * step
        center.y += velocity.y * step
        if allowsRotation { angle += angularVelocity * step }
        acceleration = .zero
    }

    /// The box around the item, unturned.
    var box: CGRect {
        CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Moves by `push`, and turns back what of the velocity goes against the `normal`.
    mutating func bounce(push: CGPoint, normal: CGPoint, elasticity: CGFloat, friction: CGFloat) {
        guard !isAnchored else { return }
        center.x += push.x
        center.y += push.y
        let along = velocity.x * normal.x + velocity.y * normal.y
        guard along < 0 else { return }
        // A slow contact rests.
        let bounced = abs(along) < 20 ? 0 : elasticity
        velocity.x -= (1 + bounced) * along * normal.x
        velocity.y -= (1 + bounced) * along * normal.y
        let tangent = CGPoint(x: -normal.y, y: normal.x)
        let sideways = velocity.x * tangent.x + velocity.y * tangent.y
        let lost = min(abs(sideways), friction * abs(along)) * (sideways < 0 ? -1 : 1)
        velocity.x -= lost * tangent.x
        velocity.y -= lost * tangent.y
    }
}
