import QuartzCore
import Testing

@testable import UIKit

/// When calls that wait come, by the arithmetic of their intervals.
@MainActor @Suite struct FrameClockTests {
    /// Three frames are a twentieth of a second, though not in sums of doubles: a loop that sleeps so long runs forty times in two seconds.
    @Test(arguments: [0.05, 0.1, 0.3]) func intervalsOfWholeFramesLoseNone(interval: Double) {
        let stage = Stage()
        stage.frame()
        var calls = 0
        func wait() {
            FrameClock.current.schedule(after: interval) {
                calls += 1
                wait()
            }
        }
        wait()
        stage.advance(by: 6)
        #expect(calls == Int((6 / interval).rounded()))
    }

    /// Core Animation commits at the end of each turn of the run loop ("Core Animation Programming Guide", transactions): a delayed call that
    /// another asks for comes in a later turn. Those that are due together are one turn (`CFRunLoop.c` fires all timers that are due).
    @Test func aLaterTurnFindsLaidOutWhatAnEarlierOneChanged() {
        final class Counted: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let view = Counted()
        let stage = Stage(showing: view)
        stage.advance(by: 0.1)
        var found: [Int] = []
        func change() {
            found.append(view.layouts)
            view.setNeedsLayout()
        }
        view.layouts = 0
        FrameClock.current.schedule(after: 0.05, asTurn: true) {
            change()
            FrameClock.current.schedule(after: 0, asTurn: true) { change() }
            // What needs no turn of its own comes in this one.
            FrameClock.current.schedule(after: 0) { change() }
        }
        FrameClock.current.schedule(after: 0.05, asTurn: true) { change() }
        stage.advance(by: 0.1)
        #expect(found == [0, 0, 1, 1])
        #expect(view.layouts == 2)
    }
}
