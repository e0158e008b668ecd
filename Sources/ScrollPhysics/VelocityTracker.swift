import Foundation

/// Velocity of a finger from its last samples.
public struct VelocityTracker: Sendable, Equatable, CustomStringConvertible {
    private struct Sample: Sendable, Equatable {
        var time: Double
        var location: CGPoint
    }

    private var samples: [Sample] = []

    public init() {}

    /// Adds a sample. Times, in seconds, must not decrease; of two at one time the later counts.
    /// A sample where the finger already was only says that it still rests.
    public mutating func add(_ location: CGPoint, at time: Double) {
        if let last = samples.last {
            if last.location == location { return }
            if last.time >= time {
                samples[samples.count - 1].location = location
                return
            }
        }
        samples.append(Sample(time: time, location: location))
        if samples.count > 64 { samples.removeFirst(32) }
    }

    /// Points per second at `time`: the mean over the samples of the last tenth of a second, zero for a
    /// finger
    /// that has rested.
    public func velocity(at time: Double) -> CGPoint {
        guard let last = samples.last, time - last.time <= ScrollConstants.stillnessLimit + 1e-9 else {
            return .zero
        }
        let earliest = time - ScrollConstants.velocityWindow - 1e-9
        guard let first = samples.first(where: { $0.time >= earliest }), last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.location.x - first.location.x) / seconds,
            y: (last.location.y - first.location.y) / seconds)
    }

    public var description: String { "velocity of \(samples.count) samples" }
}
