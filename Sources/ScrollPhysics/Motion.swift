/// A law of motion along one axis: where a point is, and how fast, at a time after its start.
///
/// Positions are content offsets in points, velocities in points per second, times in seconds since the
/// motion
/// began. A motion is a value without memory: asking for any time, in any order, gives the same answer.
public protocol Motion: Sendable, Equatable {
    /// Content offset at `time`, not rounded to pixels.
    func position(at time: Double) -> Double
    /// Points per second at `time`.
    func velocity(at time: Double) -> Double
    /// Whether the motion has come to rest at `time`.
    func isDone(at time: Double) -> Bool
    /// Where the motion rests in the end.
    var restingPosition: Double { get }
    /// The same motion, displaced by `distance` points.
    func shifted(by distance: Double) -> Self
}

/// A motion from one place to another, where it rests.
public protocol TargetedMotion: Motion {
    /// Content offset at the start.
    var start: Double { get set }
    /// Content offset at which it rests.
    var target: Double { get set }
}

extension TargetedMotion {
    public var restingPosition: Double { target }

    public func shifted(by distance: Double) -> Self {
        var moved = self
        moved.start += distance
        moved.target += distance
        return moved
    }
}
