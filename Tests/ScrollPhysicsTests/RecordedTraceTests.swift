import Foundation
import Testing

@testable import ScrollPhysics

/// What follows from the recorded traces of `Tests/Facts/scroll-physics.json`.
struct RecordedTraceTests {
    @Test func decelerationIsAtRestWhenItIsDone() {
        let motion = Deceleration(start: 0, initialVelocity: 3000)
        #expect(motion.isDone(at: motion.duration))
        #expect(motion.velocity(at: motion.duration) == 0)
    }

    /// Fitted to the recorded return: it does not begin at rest, but with about 1700 points a second inwards.
    @Test func heldOverscrollReturnsWithAVelocity() {
        var position = ScrollPosition(
            metrics: ScrollMetrics(
                horizontal: AxisMetrics(viewport: 393, content: 393),
                vertical: AxisMetrics(viewport: 852, content: 40000), scale: 3),
            offset: .zero)
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 590))
        let moves = position.endDrag(velocity: .zero, at: 0)
        #expect(moves)
        guard case .decelerating(_, let motion, _) = position.activity else {
            Issue.record("not decelerating: \(position)")
            return
        }
        #expect(abs(motion.velocity(at: 0) - 1700) < 10)
    }

    @Test func steadyFingerLiftsWithItsVelocity() {
        var tracker = VelocityTracker()
        for index in 0...14 {
            tracker.add(CGPoint(x: 196.5, y: 792 - 24 * Double(index)), at: 0.008 * Double(index))
        }
        let velocity = tracker.velocity(at: 0.120)
        #expect(abs(velocity.y + 3000) < 0.001 && velocity.x == 0)
    }
}
