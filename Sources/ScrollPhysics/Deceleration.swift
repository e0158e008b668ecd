import Foundation

/// Friction: the velocity keeps a constant share per millisecond.
///
/// `x(t) = x0 + f * v0 * (1 - rate^ms)` with `f = rate / (1 - rate) / 1000`, which is 0.499 s at the normal
/// rate.
/// UIKit: iOS 26.1 simulator, iPhone 16, recorded; within 0.34 pt over 173 frames.
public struct Deceleration: Motion, CustomStringConvertible {
    /// Content offset at the start.
    public var start: Double
    /// Points per second at the start.
    public var initialVelocity: Double
    /// Share of the velocity kept per millisecond, between 0 and 1.
    public var rate: Double

    public init(start: Double, initialVelocity: Double, rate: Double = ScrollConstants.normalDecelerationRate)
    {
        self.start = start
        self.initialVelocity = initialVelocity
        self.rate = min(max(rate, 0.5), 0.99999)
    }

    /// Seconds of travel per unit of velocity.
    private var reach: Double { rate / (1 - rate) / 1000 }
    private var decayPerSecond: Double { -log(rate) * 1000 }

    /// Seconds until the velocity has fallen to `ScrollConstants.restVelocity`.
    public var duration: Double {
        let speed = abs(initialVelocity)
        guard speed > ScrollConstants.restVelocity else { return 0 }
        return log(speed / ScrollConstants.restVelocity) / decayPerSecond
    }

    public func position(at time: Double) -> Double {
        let time = min(max(time, 0), duration)
        return start + reach * initialVelocity * (1 - exp(-decayPerSecond * time))
    }

    public func velocity(at time: Double) -> Double {
        isDone(at: time) ? 0 : initialVelocity * exp(-decayPerSecond * max(time, 0))
    }

    public func isDone(at time: Double) -> Bool { time >= duration }

    public var restingPosition: Double { position(at: .infinity) }

    /// Seconds until the motion passes `position`; nil when it never does.
    public func time(reaching position: Double) -> Double? {
        let travel = reach * initialVelocity
        let share = (position - start) / travel
        guard travel != 0, share >= 0, share < 1 else { return nil }
        let time = -log(1 - share) / decayPerSecond
        return time < duration ? time : nil
    }

    public func shifted(by distance: Double) -> Deceleration {
        var moved = self
        moved.start += distance
        return moved
    }

    public var description: String { "deceleration(from \(start), \(initialVelocity) pt/s, rate \(rate))" }
}
