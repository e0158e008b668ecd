/// A deceleration that runs into an edge and goes on as a bounce with the velocity it has there.
public struct EdgeImpact: Motion, CustomStringConvertible {
    public private(set) var deceleration: Deceleration
    public private(set) var bounce: Bounce
    /// Seconds from the start to the edge.
    public let impactTime: Double

    /// Nil when `deceleration` comes to rest before it passes `edge`.
    /// - Parameter bounces: false stops dead at the edge.
    public init?(deceleration: Deceleration, edge: Double, bounces: Bool) {
        guard let time = deceleration.time(reaching: edge) else { return nil }
        self.deceleration = deceleration
        impactTime = time
        let velocity = bounces ? deceleration.velocity(at: time) : 0
        bounce = Bounce(start: edge, target: edge, initialVelocity: velocity)
    }

    public func position(at time: Double) -> Double {
        time < impactTime ? deceleration.position(at: time) : bounce.position(at: time - impactTime)
    }

    public func velocity(at time: Double) -> Double {
        time < impactTime ? deceleration.velocity(at: time) : bounce.velocity(at: time - impactTime)
    }

    public func isDone(at time: Double) -> Bool { time >= impactTime && bounce.isDone(at: time - impactTime) }

    public var restingPosition: Double { bounce.restingPosition }

    public func shifted(by distance: Double) -> EdgeImpact {
        var moved = self
        moved.deceleration = deceleration.shifted(by: distance)
        moved.bounce = bounce.shifted(by: distance)
        return moved
    }

    public var description: String { "\(deceleration), after \(impactTime) s \(bounce)" }
}
