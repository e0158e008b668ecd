/// Any of the laws of motion, or rest.
public enum AxisMotion: Motion, CustomStringConvertible {
    case rest(Double)
    case deceleration(Deceleration)
    case edgeImpact(EdgeImpact)
    case bounce(Bounce)
    case snap(Snap)
    case timed(TimedMotion)

    public func position(at time: Double) -> Double {
        switch self {
        case .rest(let offset): offset
        case .deceleration(let motion): motion.position(at: time)
        case .edgeImpact(let motion): motion.position(at: time)
        case .bounce(let motion): motion.position(at: time)
        case .snap(let motion): motion.position(at: time)
        case .timed(let motion): motion.position(at: time)
        }
    }

    public func velocity(at time: Double) -> Double {
        switch self {
        case .rest: 0
        case .deceleration(let motion): motion.velocity(at: time)
        case .edgeImpact(let motion): motion.velocity(at: time)
        case .bounce(let motion): motion.velocity(at: time)
        case .snap(let motion): motion.velocity(at: time)
        case .timed(let motion): motion.velocity(at: time)
        }
    }

    public func isDone(at time: Double) -> Bool {
        switch self {
        case .rest: true
        case .deceleration(let motion): motion.isDone(at: time)
        case .edgeImpact(let motion): motion.isDone(at: time)
        case .bounce(let motion): motion.isDone(at: time)
        case .snap(let motion): motion.isDone(at: time)
        case .timed(let motion): motion.isDone(at: time)
        }
    }

    public var restingPosition: Double {
        switch self {
        case .rest(let offset): offset
        case .deceleration(let motion): motion.restingPosition
        case .edgeImpact(let motion): motion.restingPosition
        case .bounce(let motion): motion.restingPosition
        case .snap(let motion): motion.restingPosition
        case .timed(let motion): motion.restingPosition
        }
    }

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

    public var description: String {
        switch self {
        case .rest(let offset): "rest(\(offset))"
        case .deceleration(let motion): motion.description
        case .edgeImpact(let motion): motion.description
        case .bounce(let motion): motion.description
        case .snap(let motion): motion.description
        case .timed(let motion): motion.description
        }
    }
}
