import Foundation

/// A critically damped spring towards a place, with an initial velocity: the return from an overscroll, the
/// impact of a deceleration on an edge, and the approach to a page.
///
/// UIKit: one spring fits both recorded bounces, the impact (0.16 pt rms) and the held release (0.1 pt rms).
public struct Bounce: TargetedMotion, CustomStringConvertible {
    public var start: Double
    public var target: Double
    /// Points per second at the start.
    public var initialVelocity: Double
    /// Angular frequency, per second.
    public var frequency = ScrollConstants.bounceFrequency

    /// The return of an overscroll that is let go: it does not start at rest.
    public static func release(from start: Double, to edge: Double, velocity: Double = 0) -> Bounce {
        let inward = -(start - edge) * ScrollConstants.releaseVelocityPerPoint
        let faster = inward < 0 ? min(inward, velocity) : max(inward, velocity)
        return Bounce(start: start, target: edge, initialVelocity: faster)
    }

    private var slope: Double { initialVelocity + frequency * (start - target) }

    private func displacement(at time: Double) -> Double {
        (start - target + slope * time) * exp(-frequency * time)
    }

    private func rawVelocity(at time: Double) -> Double {
        (slope - frequency * (start - target + slope * time)) * exp(-frequency * time)
    }

    public func position(at time: Double) -> Double {
        isDone(at: time) ? target : target + displacement(at: max(time, 0))
    }

    public func velocity(at time: Double) -> Double { isDone(at: time) ? 0 : rawVelocity(at: max(time, 0)) }

    public func isDone(at time: Double) -> Bool {
        guard time.isFinite else { return true }
        let time = max(time, 0)
        return abs(displacement(at: time)) < ScrollConstants.restDistance
            && abs(rawVelocity(at: time)) < ScrollConstants.restVelocity
    }

    public var description: String {
        "bounce(from \(start) to \(target), \(initialVelocity) pt/s, \(frequency)/s)"
    }
}
