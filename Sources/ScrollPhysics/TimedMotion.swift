import Foundation

/// Movement of a fixed duration along the ease-in-out curve: `setContentOffset(_:animated:)`.
public struct TimedMotion: TargetedMotion, CustomStringConvertible {
    public var start: Double
    public var target: Double
    /// Seconds, above 0.
    public var duration = ScrollConstants.offsetAnimationDuration

    public func position(at time: Double) -> Double {
        isDone(at: time) ? target : start + (target - start) * EaseInOut.value(at: time / duration)
    }

    public func velocity(at time: Double) -> Double {
        guard !isDone(at: time), time >= 0 else { return 0 }
        return (target - start) * EaseInOut.slope(at: time / duration) / duration
    }

    public func isDone(at time: Double) -> Bool { time >= duration }

    /// The rest of the way, from where it is after `elapsed` seconds, to another end in the same time.
    func retargeted(to target: Double, at elapsed: Double) -> TimedMotion {
        let progress = EaseInOut.value(at: elapsed / duration)
        guard progress < 1 else { return self }
        var moved = self
        moved.start = (position(at: elapsed) - target * progress) / (1 - progress)
        moved.target = target
        return moved
    }

    public var description: String { "timed(from \(start) to \(target) in \(duration) s)" }
}

/// The cubic Bézier curve (0.42, 0, 0.58, 1).
enum EaseInOut {
    private static func x(_ parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * 0.42 + 3 * rest * parameter * parameter * 0.58
            + parameter * parameter * parameter
    }

    private static func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if x(middle) < fraction { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Progress from 0 to 1 after `fraction` of the duration.
    static func value(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        let parameter = parameter(at: fraction)
        return parameter * parameter * (3 - 2 * parameter)
    }

    /// Progress per duration at `fraction`.
    static func slope(at fraction: Double) -> Double {
        let step = 1e-4
        return (value(at: fraction + step) - value(at: fraction - step)) / (2 * step)
    }
}
