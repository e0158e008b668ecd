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
}
