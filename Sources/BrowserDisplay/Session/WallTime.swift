/// Seconds that passed while somebody watched: the only clock that a session knows. They may be longer than the wall's.
struct WallTime {
    private var gathered: Double = 0
    private var runningSince: ContinuousClock.Instant?
    /// Seconds of the session's in one of the wall's.
    var rate = 1.0 {
        willSet {
            guard newValue != rate, isRunning else { return }
            pause()
            run()
        }
    }

    /// Seconds of the session's clock.
    var now: Double {
        guard let runningSince else { return gathered }
        return gathered + Self.seconds(from: runningSince, to: .now) * rate
    }

    var isRunning: Bool { runningSince != nil }

    mutating func run() {
        if runningSince == nil { runningSince = .now }
    }

    mutating func pause() {
        gathered = now
        runningSince = nil
    }

    private static func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant)
        -> Double
    {
        let (seconds, attoseconds) = (end - start).components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
