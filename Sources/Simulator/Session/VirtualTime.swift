import CVirtualTime
import Foundation
import QuartzCore
import UIKit

/// Delays that an app asks Foundation, Dispatch or Swift concurrency for, moved onto the session's clock.
/// docs/decisions says how the calls are caught.
/// DIFFERS: while a scenario plays, work on background queues takes no time but what it sleeps: the next frame waits for
/// it. While the main thread waits for a semaphore, the session's clock stands still but for answers to requests and for
/// work that sleeps, and delayed calls of other queues do not come.
@preconcurrency @MainActor
public enum VirtualTime {
    /// 1 January 2025, 09:41 UTC: what the app's wall clock shows when a session begins.
    static let wallStart: Int64 = 1_735_724_460

    // Of the process: libc's and Dispatch's clocks are the process's.
    /// Whether delays and clocks are the session's own.
    public private(set) static var isInForce = false
    // Of the process: libc's and Dispatch's clocks are the process's.
    private static var clock: Double = 0

    /// For an app that is played: from now on its clocks stand still and move with the session's frames, its
    /// timers and delayed calls wait on the session's clock, and its random numbers come from a fixed seed. For a
    /// whole process; cannot be undone.
    public static func begin() {
        guard !isInForce else { return }
        isInForce = true
        shoji_clock_take_over(wallStart)
        redirectDelays(tasksToo: true)
    }

    /// Another language and region for what is made from now on: `Locale.current`, texts of bundles, formatters. Screens that are there keep
    /// their texts, as when a device's region changes; on a device another language starts the app anew.
    static func speak(_ locale: String) {
        shoji_locale_set(locale)
        for path in BundleFiles.frameworks.keys { BundleFiles.frameworks[path]?.speak(locale) }
        BundleFiles.main.speak(locale)
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }

    // Of the process: its main run loop is one.
    private static var driver: Session?

    /// While the app or a test runs the main run loop, `session`'s clock goes on by frames instead of the machine's.
    public static func turn(inRunLoopOf session: Session) {
        driver = session
        shoji_run_loop_redirect { takesTime in
            MainActor.assumeIsolated {
                guard let driver = VirtualTime.driver, !driver.isMakingPicture else { return false }
                // As each turn of the run loop has.
                autoreleasepool { if takesTime { driver.advance() } else { driver.turn() } }
                return true
            }
        }
    }

    /// For an app that is watched: clocks are the machine's, but timers of the main run loop and
    /// `DispatchQueue.asyncAfter` wait on the session's clock, so that frames know of them.
    public static func beginWatched() { redirectDelays(tasksToo: false) }

    // Of the process: queues are the process's.
    private static var gaveUp = false

    // Of the process: as its clocks are.
    /// The moment of the frame for which queues are drained, which its `FrameClock` has not reached.
    private static var drainedFor: Double = 0

    /// The moment from which a delay counts that is asked for now: what the app's clocks show.
    static var now: Double { max(drainedFor, FrameClock.current.time) }

    /// Runs what waits on the main queue and on other queues, and gives requests the answers that are due, until nothing
    /// is left. Says so once when work on another queue did not end within five seconds of real time, and does not wait
    /// for it any more.
    /// - Parameter next: the moment of the frame that comes next.
    static func drain(for next: Double = 0) {
        guard isInForce else { return }
        let outer = drainedFor
        drainedFor = next
        defer { drainedFor = outer }
        repeat { drainQueues() } while Network.current.goOn()
    }

    private static func drainQueues() {
        if !shoji_main_drain(gaveUp ? 0 : 5), !gaveUp {
            gaveUp = true
            Diagnostics.say(
                "Work on a background queue has not ended after 5 s; pictures may differ from run to run.")
        }
    }

    /// Whether work on another queue sleeps that goes on within so many seconds.
    static func isBusy(within seconds: Double) -> Bool { Double(shoji_sleeps_for()) <= seconds * 1e9 }

    /// The machine's clocks follow the session that is furthest.
    static func advance(to time: Double) {
        guard isInForce, time > clock else { return }
        shoji_clock_advance(Int64((time * 1e9).rounded()) - Int64((clock * 1e9).rounded()))
        clock = time
    }
}

/// The handlers are called on whatever thread asks for a delay; so nothing here belongs to the main actor.
private func redirectDelays(tasksToo: Bool) {
    shoji_delays_redirect(
        { delay, context, work in
            let call = DelayedCall(context: context, work: work)
            onMain { call.wait(nanoseconds: delay) }
        },
        { timer, delay, interval, modes in
            guard let timer else { return }
            shoji_timer_retain(timer)
            let timerAdded = TimerReference(timer)
            onMain { DueTimer.add(timerAdded, delay: delay, interval: interval, modes) }
        }, tasksToo)
    shoji_timer_ends_redirect { timer in
        guard let timer else { return }
        Unmanaged<Timer>.fromOpaque(timer).takeRetainedValue().releaseWhatItHolds()
    }
    shoji_modes_redirect(
        { timer, delay in
            guard let timer else { return }
            shoji_timer_retain(timer)
            let moved = TimerReference(timer)
            onMain {
                DueTimer.waiting[moved]?.move(delay: delay)
                shoji_timer_release(moved.pointer)
            }
        },
        { Thread.isMainThread && MainActor.assumeIsolated { TrackingRunLoopMode.isOn } })
}

/// A delay may be asked for on any thread.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

/// A call that Dispatch was asked to make later.
private struct DelayedCall: @unchecked Sendable {
    let context: UnsafeMutableRawPointer?
    let work: shoji_work_t?

    @MainActor func wait(nanoseconds: Int64) {
        let due = VirtualTime.now + Double(nanoseconds) / 1e9
        FrameClock.current.schedule(at: due, asTurn: true) { work?(context) }
    }
}
