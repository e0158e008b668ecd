/// Which motion follows when a finger lifts.
public struct ReleasePolicy: Sendable, Equatable, CustomStringConvertible {
    public var metrics: AxisMetrics
    /// Share of the velocity kept per millisecond.
    public var decelerationRate: Double

    public init(metrics: AxisMetrics, decelerationRate: Double = ScrollConstants.normalDecelerationRate) {
        self.metrics = metrics
        self.decelerationRate = decelerationRate
    }

    /// The motion without anybody's target.
    ///
    /// 1. Beyond an edge the content returns, unless it is thrown inwards faster than the return would be.
    /// 2. Too slow: rest.
    /// 3. Else a deceleration, which becomes a bounce at the edge that it reaches.
    public func motion(from offset: Double, velocity: Double) -> AxisMotion {
        let edge = metrics.edge(exceededBy: offset)
        if let edge {
            let inward = (edge - offset) * velocity > 0
            let isThrown = inward && abs(velocity) > abs(offset - edge) * ScrollConstants.bounceFrequency
            if !isThrown { return .bounce(Bounce.release(from: offset, to: edge, velocity: velocity)) }
        }
        guard metrics.canScroll, abs(velocity) > ScrollConstants.restVelocity else { return .rest(offset) }
        let deceleration = Deceleration(start: offset, initialVelocity: velocity, rate: decelerationRate)
        let wall = velocity > 0 ? metrics.maximumOffset : metrics.minimumOffset
        if let impact = EdgeImpact(deceleration: deceleration, edge: wall, bounces: metrics.bounces) {
            return .edgeImpact(impact)
        }
        return .deceleration(deceleration)
    }

    /// The motion that ends at `target`, which may lie beyond an edge only as far as the caller wants it to.
    public func motion(from offset: Double, velocity: Double, to target: Double) -> AxisMotion {
        if target == offset { return .rest(offset) }
        if let edge = metrics.edge(exceededBy: offset), edge == target {
            return .bounce(Bounce.release(from: offset, to: edge, velocity: velocity))
        }
        if let snap = Snap(start: offset, target: target, initialVelocity: velocity) { return .snap(snap) }
        return turn(from: offset, velocity: velocity, to: target)
    }

    /// The turn to a page: the spring of the bounces, which never passes its target. It takes about 0.7 s.
    /// DIFFERS: UIKit's page turns were never recorded.
    public func turn(from offset: Double, velocity: Double, to target: Double) -> AxisMotion {
        if target == offset { return .rest(offset) }
        // A critically damped spring does not pass its target when it starts no faster than this.
        let limit = (target - offset) * ScrollConstants.bounceFrequency
        let start = limit < 0 ? min(max(velocity, limit), 0) : max(min(velocity, limit), 0)
        return .bounce(Bounce(start: offset, target: target, initialVelocity: start))
    }

    public var description: String { "release(\(metrics), rate \(decelerationRate))" }
}
