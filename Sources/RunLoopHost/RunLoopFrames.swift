import QuartzCore
import UIKit

/// Frames of a process that nobody plays or serves, such as one that runs tests: whoever runs the main run loop lets
/// time pass and views be laid out, as on a device. docs/decisions says how the run loop is watched.
/// The session's clock moves by the seconds for which the run loop ran; time between two runs does not count.
@preconcurrency @MainActor
public final class RunLoopFrames {
    static let shared = RunLoopFrames()

    /// What the run loop does next, by Core Foundation's numbers.
    public enum Moment: UInt, Sendable {
        case begins = 1
        case waits = 32
        case wakes = 64
        case ends = 128
    }

    /// Seconds from frame to frame while the run loop waits. Timers come a little early or late.
    private static let interval = 1.0 / 60 - 0.002

    /// The machine's time at which the run loop was last seen.
    private var lastSeen = 0.0
    /// Seconds that the session's clock is behind.
    private var owed = 0.0

    public init() {}

    /// Makes a frame when one is due, and, as UIKit does at the end of a run loop's turn, when something has changed.
    /// - Parameter now: seconds of the machine's clock.
    public func runLoop(_ moment: Moment, at now: Double) {
        if moment != .begins { owed += max(now - lastSeen, 0) }
        lastSeen = now
        let time = FrameClock.current.time + owed
        let isTurnOver = moment == .waits || moment == .ends
        guard owed >= Self.interval || isTurnOver && isAwaited(at: time) else { return }
        owed = 0
        _ = FramePipeline.current.frame(at: time)
    }

    private func isAwaited(at time: Double) -> Bool {
        FramePipeline.current.needsFrame || FrameClock.current.nextDue.map { $0 <= time } ?? false
    }
}

/// Called by CRunLoopHost, which watches the main run loop.
/// - Parameter makesFrames: whether nobody else makes them.
@_cdecl("shoji_run_loop_turned")
public func runLoopTurned(_ activity: UInt, _ now: Double, _ makesFrames: Bool) {
    guard let moment = RunLoopFrames.Moment(rawValue: activity) else { return }
    // Each turn has a pool of its own, until after its frame.
    if moment == .begins { _AutoreleasePool.push() }
    if makesFrames { MainActor.assumeIsolated { RunLoopFrames.shared.runLoop(moment, at: now) } }
    if moment == .waits || moment == .ends { _AutoreleasePool.pop() }
    if moment == .waits { _AutoreleasePool.push() }
}
