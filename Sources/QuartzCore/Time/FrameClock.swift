/// The only time that views know: seconds since the session began, moved on by the host, never by a real clock.
/// Callbacks due at the same time run in the order in which they were asked for.
@preconcurrency @MainActor
public final class FrameClock {
    /// The clock of the session.
    @SessionLocal public private(set) static var current = FrameClock()

    /// What `schedule` and `everyFrame` return; give it to `cancel`.
    public struct Token: Hashable, Sendable {
        let number: UInt64
    }

    private struct Entry {
        let due: Double
        let number: UInt64
        let isTurn: Bool
        let action: @MainActor () -> Void
    }

    // Of the process: each pipeline sets the same, which ends the turn of the current one.
    /// Lays out what waits, at the end of a turn; UIKit knows how.
    public static var turnEnder: @MainActor () -> Void = {}

    /// Seconds since the session began.
    public private(set) var time: Double = 0
    // Of the process: a token of one clock cancels nothing of another.
    /// Of all clocks: a token of one cancels nothing of another.
    private static var lastNumber: UInt64 = 0
    private var pending: [Entry] = []
    private var frameActions: [(number: UInt64, action: @MainActor (Double) -> Void)] = []

    public init() {}

    /// Runs `action` once, when the clock reaches `time + delay`.
    /// - Parameter asTurn: see below.
    @discardableResult
    public func schedule(
        after delay: Double, asTurn: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        schedule(at: time + max(delay, 0), asTurn: asTurn, action)
    }

    /// Runs `action` once, when the clock reaches `due`.
    /// - Parameter asTurn: whether the run loop turns for it, as for an app's timers and delayed calls: what was changed before is laid
    ///   out then, for Core Animation commits at the end of each turn. Those that are due together and were asked for before share one.
    @discardableResult
    public func schedule(
        at due: Double, asTurn: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        Self.lastNumber += 1
        let entry = Entry(due: max(due, time), number: Self.lastNumber, isTurn: asTurn, action: action)
        let index = pending.firstIndex { $0.due > entry.due } ?? pending.endIndex
        pending.insert(entry, at: index)
        return Token(number: entry.number)
    }

    /// Runs `action` in every frame with the frame's time, before animations, until cancelled.
    public func everyFrame(_ action: @escaping @MainActor (Double) -> Void) -> Token {
        Self.lastNumber += 1
        frameActions.append((Self.lastNumber, action))
        return Token(number: Self.lastNumber)
    }

    public func cancel(_ token: Token) {
        pending.removeAll { $0.number == token.number }
        frameActions.removeAll { $0.number == token.number }
    }

    /// Whether a callback waits at or before `time + interval`, or some action runs every frame.
    public func isBusy(within interval: Double) -> Bool {
        !frameActions.isEmpty || (pending.first.map { $0.due <= time + interval } ?? false)
    }

    /// Whether some action runs every frame (a scroll in motion, a display link).
    public var hasFrameActions: Bool { !frameActions.isEmpty }

    /// When the next scheduled callback is due.
    public var nextDue: Double? { pending.first?.due }

    /// Sums of intervals that are no sums of powers of two miss a frame's moment by less than that.
    private static let roundingError = 1e-6

    /// Moves the clock to `newTime`, running what falls due on the way, then the frame's actions.
    public func advance(to newTime: Double) {
        var turn: (due: Double, last: UInt64) = (-1, 0)
        while let entry = pending.first, entry.due <= newTime + Self.roundingError {
            pending.removeFirst()
            time = max(time, min(entry.due, newTime))
            if entry.isTurn, entry.due > turn.due || entry.number > turn.last {
                turn = (entry.due, Self.lastNumber)
                Self.turnEnder()
            }
            entry.action()
        }
        time = max(time, newTime)
        for (number, action) in frameActions where frameActions.contains(where: { $0.number == number }) {
            action(time)
        }
    }
}

/// Seconds of the session's clock, not of the machine's.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.current.time }

public typealias CFTimeInterval = Double
