/// Any of the laws of motion, or rest.
public enum AxisMotion: Motion, CustomStringConvertible {
    case rest(Double)
    case deceleration(Deceleration)
    case edgeImpact(EdgeImpact)
    case bounce(Bounce)
    case snap(Snap)
    case timed(TimedMotion)

    /// What the law says. Inlined, so that no law is boxed.
    @inline(__always)
    private func ask<Answer>(_ question: (any Motion & CustomStringConvertible) -> Answer) -> Answer {
        switch self {
        case .rest(let offset): question(Rest(offset: offset))
        case .deceleration(let motion): question(motion)
        case .edgeImpact(let motion): question(motion)
        case .bounce(let motion): question(motion)
        case .snap(let motion): question(motion)
        case .timed(let motion): question(motion)
        }
    }

    public func position(at time: Double) -> Double { ask { $0.position(at: time) } }

    public func velocity(at time: Double) -> Double { ask { $0.velocity(at: time) } }

    public func isDone(at time: Double) -> Bool { ask { $0.isDone(at: time) } }

    public var restingPosition: Double { ask { $0.restingPosition } }

    public func shifted(by distance: Double) -> AxisMotion {
        switch self {
        case .rest(let offset): .rest(offset + distance)
        case .deceleration(let motion): .deceleration(motion.shifted(by: distance))
        case .edgeImpact(let motion): .edgeImpact(motion.shifted(by: distance))
        case .bounce(let motion): .bounce(motion.shifted(by: distance))
        case .snap(let motion): .snap(motion.shifted(by: distance))
        case .timed(let motion): .timed(motion.shifted(by: distance))
        }
    }

    /// What of the motion happens after `elapsed` seconds: a deceleration that has met its edge bounces.
    func phase(at elapsed: Double) -> AxisMotion {
        if case .edgeImpact(let impact) = self, elapsed >= impact.impactTime { return .bounce(impact.bounce) }
        return self
    }

    public var description: String { ask { $0.description } }
}

/// No motion at all.
private struct Rest: Motion, CustomStringConvertible {
    var offset: Double

    func position(at time: Double) -> Double { offset }
    func velocity(at time: Double) -> Double { 0 }
    func isDone(at time: Double) -> Bool { true }
    var restingPosition: Double { offset }
    func shifted(by distance: Double) -> Rest { Rest(offset: offset + distance) }
    var description: String { "rest(\(offset))" }
}
