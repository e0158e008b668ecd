import CVirtualTime
import QuartzCore
import UIKit

/// A timer of Core Foundation, which Foundation's stands on.
struct TimerReference: Hashable, @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) { self.pointer = pointer }
}

/// A Foundation timer on the session's clock. In the default mode it waits while something is scrolled, as on a device, and fires
/// once afterwards, however often it was due meanwhile.
@MainActor
final class DueTimer {
    // Of the process: the run loop that timers were added to is.
    static var waiting: [TimerReference: DueTimer] = [:]

    private let timer: TimerReference
    private let interval: Double
    private var modes: UInt32
    private var due: Double
    private var token: FrameClock.Token?

    private init(_ timer: TimerReference, interval: Double, modes: UInt32, due: Double) {
        self.timer = timer
        self.interval = interval
        self.modes = modes
        self.due = due
    }

    /// Takes a timer, which the caller has retained. One that waits already only waits in more modes from now on.
    static func add(_ timer: TimerReference, delay: Double, interval: Double, _ modes: shoji_modes_t) {
        if let known = waiting[timer] {
            known.modes |= modes.rawValue
            return shoji_timer_release(timer.pointer)
        }
        let entry = DueTimer(timer, interval: interval, modes: modes.rawValue, due: 0)
        waiting[timer] = entry
        entry.move(delay: delay)
    }

    /// Waits for so many seconds from now.
    func move(delay: Double) {
        token.map(FrameClock.current.cancel)
        // Dates are doubles of seconds since 2001: to the microsecond. The distant future is as good as never.
        due = VirtualTime.now + max(0, (min(delay, 1e9) * 1e6).rounded() / 1e6)
        wait(until: due)
    }

    private func wait(until time: Double) {
        token = FrameClock.current.schedule(at: time, asTurn: true) { [self] in fallDue() }
    }

    private func fallDue() {
        token = nil
        guard shoji_timer_is_valid(timer.pointer) else { return end() }
        let mode = TrackingRunLoopMode.isOn ? SHOJI_MODE_TRACKING : SHOJI_MODE_DEFAULT
        guard modes & mode.rawValue != 0 else {
            return wait(until: FrameClock.current.time + TrackingRunLoopMode.interval)
        }
        let now = FrameClock.current.time
        if interval > 0 {
            // From date to date, whenever it came to fire.
            let missed = max(0, ((now - due) / interval).rounded(.down))
            due += (missed + 1) * ((interval * 1e6).rounded() / 1e6)
            shoji_timer_set_delay(timer.pointer, due - now)
        }
        guard shoji_timer_fire(timer.pointer), interval > 0 else { return end() }
        // What it called may have set another date.
        if token == nil { wait(until: due) }
    }

    private func end() {
        DueTimer.waiting[timer] = nil
        shoji_timer_release(timer.pointer)
    }
}
