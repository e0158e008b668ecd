import QuartzCore

@testable import UIKit

/// What a user does with a finger. Touches are 8 ms apart, frames 1/60 s.
@MainActor
extension Stage {
    static let touchInterval = 0.008

    /// Moves time on by one touch interval, showing the frames that fall into it.
    private func tick(_ seconds: Double = touchInterval) {
        let clock = FrameClock.current
        let end = clock.time + seconds
        let next = (clock.time * 60 + 1e-6).rounded(.down) / 60 + 1.0 / 60
        if next <= end { _ = FramePipeline.current.frame(at: next) }
        clock.advance(to: end)
    }

    func touch(_ phase: UITouch.Phase, _ point: CGPoint, finger: Int = 0) {
        TouchInput.current.touch(finger, phase, at: point, time: FrameClock.current.time)
    }

    func tap(_ point: CGPoint) {
        touch(.began, point)
        tick()
        touch(.ended, point)
        tick()
        frame()
    }

    /// Moves a finger `steps` times by `step` and leaves it down.
    func press(_ start: CGPoint, step: CGVector, steps: Int) {
        touch(.began, start)
        move(start, step: step, steps: steps)
    }

    func move(_ start: CGPoint, step: CGVector, steps: Int) {
        for index in 1...max(steps, 1) where steps > 0 {
            tick()
            let share = CGFloat(index)
            touch(.moved, CGPoint(x: start.x + step.dx * share, y: start.y + step.dy * share))
        }
    }

    /// A drag of `steps` moves by `step`, lifted one interval after the last move, or at rest after `hold` seconds.
    func drag(_ start: CGPoint, step: CGVector, steps: Int, hold: Double = 0) {
        press(start, step: step, steps: steps)
        if hold > 0 { advance(by: hold) }
        tick()
        let count = CGFloat(steps)
        touch(.ended, CGPoint(x: start.x + step.dx * count, y: start.y + step.dy * count))
    }
}
