import Foundation
import Testing

@testable import ScrollPhysics

/// The device of the recordings, held to its traces: within 0.6 points for every sample.
struct RecordedTraceTests {
    let tolerance = 0.6

    func position(at offset: Double) -> ScrollPosition {
        ScrollPosition(
            metrics: ScrollMetrics(
                horizontal: AxisMetrics(viewport: 393, content: 393),
                vertical: AxisMetrics(viewport: 852, content: 40000), scale: 3),
            offset: CGPoint(x: 0, y: offset))
    }

    @Test func decelerationFollowsTheRecordedFrames() {
        var position = position(at: RecordedTraces.decelerationStart)
        position.beginDrag()
        let velocity = position.liftVelocity(finger: CGPoint(x: 0, y: -RecordedTraces.decelerationVelocity))
        let moves = position.endDrag(velocity: velocity, at: 0)
        #expect(moves)
        for (index, pixels) in RecordedTraces.deceleration.enumerated() {
            position.advance(to: RecordedTraces.firstFrameDelay + Double(index) / 60)
            let recorded = Double(pixels) / 3
            #expect(
                abs(position.offset.y - recorded) <= tolerance,
                "frame \(index): \(position.offset.y), \(recorded)")
        }
        #expect(Double(position.offset.y) == RecordedTraces.decelerationEnd)
    }

    @Test func decelerationEndsWhenTheRecordedOneDid() {
        let motion = Deceleration(start: 0, initialVelocity: RecordedTraces.decelerationVelocity)
        #expect(abs(motion.duration - RecordedTraces.decelerationDuration) < 1.0 / 60)
        #expect(motion.isDone(at: motion.duration))
        #expect(motion.velocity(at: motion.duration) == 0)
    }

    @Test func proposedTargetIsWithinTwoPointsOfTheReportedOne() {
        var position = position(at: RecordedTraces.decelerationStart)
        position.beginDrag()
        let target = position.proposedTarget(velocity: CGPoint(x: 0, y: 3000))
        #expect(abs(target.y - 6819.667) < 2)
    }

    @Test func rubberBandFollowsTheRecordedFrames() {
        var position = position(at: 0)
        position.beginDrag(travel: CGPoint(x: 0, y: 15))
        for (index, pixels) in RecordedTraces.rubberBand.enumerated() {
            position.drag(translation: CGPoint(x: 0, y: 5 * Double(index + 1)))
            let recorded = Double(pixels) / 3
            #expect(abs(position.offset.y - recorded) <= tolerance, "sample \(index): \(position.offset.y)")
        }
        #expect(Double(position.offset.y) == RecordedTraces.releaseStart)
    }

    @Test func heldOverscrollReturnsAsLongAsTheRecordedOne() {
        var position = position(at: 0)
        position.beginDrag()
        position.drag(translation: CGPoint(x: 0, y: 590))
        let target = position.proposedTarget(velocity: .zero)
        #expect(target == .zero)
        let moves = position.endDrag(velocity: .zero, at: 0)
        #expect(moves)
        guard case .decelerating(_, let motion, _) = position.activity else {
            Issue.record("not decelerating: \(position)")
            return
        }
        #expect(abs(motion.velocity(at: 0) - 1700) < 10)
        var frames = 0
        while !position.advance(to: Double(frames) / 60), frames < 200 { frames += 1 }
        #expect(abs(Double(frames) / 60 - RecordedTraces.releaseDuration) < 2.0 / 60)
        #expect(position.offset == .zero)
    }

    @Test func dragAppliesTravelBeyondTheSlopAtOnce() {
        // 24-point moves: the first one scrolls 14. 3-point moves: the fourth scrolls 2. 5-point moves: the
        // second
        // begins the drag without movement.
        let first = PanSlop.excess(of: CGPoint(x: 0, y: -24), horizontal: false, vertical: true)
        #expect(first == CGPoint(x: 0, y: -14))
        #expect(PanSlop.excess(of: CGPoint(x: 0, y: -9), horizontal: false, vertical: true) == nil)
        let fourth = PanSlop.excess(of: CGPoint(x: 0, y: -12), horizontal: false, vertical: true)
        #expect(fourth == CGPoint(x: 0, y: -2))
        #expect(PanSlop.excess(of: CGPoint(x: 0, y: 10), horizontal: false, vertical: true) == .zero)
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
