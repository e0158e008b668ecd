import Foundation

/// Exponential approach to a chosen place that leaves with the finger's velocity: a deceleration whose landing
/// was changed through `targetContentOffset`.
///
/// The friction is chosen so that velocity and landing both hold.
public struct Snap: TargetedMotion, CustomStringConvertible {
    public var start: Double
    public var target: Double
    /// Decay per second.
    public var decay: Double

    /// Nil when the velocity does not lead to the target within a natural time; a `Bounce` then does.
    public init?(start: Double, target: Double, initialVelocity: Double) {
        let distance = target - start
        guard distance != 0, initialVelocity / distance > 0 else { return nil }
        let decay = initialVelocity / distance
        guard decay > 1, decay < 12 else { return nil }
        self.start = start
        self.target = target
        self.decay = decay
    }

    public func position(at time: Double) -> Double {
        isDone(at: time) ? target : target - (target - start) * exp(-decay * max(time, 0))
    }

    public func velocity(at time: Double) -> Double {
        isDone(at: time) ? 0 : decay * (target - start) * exp(-decay * max(time, 0))
    }

    public func isDone(at time: Double) -> Bool {
        guard time.isFinite else { return true }
        return abs(target - start) * exp(-decay * max(time, 0)) < ScrollConstants.restDistance
    }

    public var description: String { "snap(from \(start) to \(target), decay \(decay)/s)" }
}
