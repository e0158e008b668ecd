import Foundation
import Testing

@testable import ScrollPhysics

struct MotionTests {
    static let motions: [AxisMotion] = [
        .deceleration(Deceleration(start: 100, initialVelocity: 750)),
        .deceleration(Deceleration(start: 100, initialVelocity: -2000, rate: 0.99)),
        .bounce(Bounce(start: -50, target: 0, initialVelocity: 300)),
        .bounce(Bounce.release(from: -235, to: 0)),
        .snap(Snap(start: 0, target: 400, initialVelocity: 1500)!),
        .timed(TimedMotion(start: 0, target: 333)),
        .edgeImpact(
            EdgeImpact(deceleration: Deceleration(start: 0, initialVelocity: 3000), edge: 700, bounces: true)!
        ),
    ]

    @Test(arguments: motions) func velocityIsTheSlopeOfPosition(_ motion: AxisMotion) {
        let step = 1e-5
        for index in 1..<60 {
            let time = Double(index) / 61 * 0.28 + 0.0003
            guard !motion.isDone(at: time + step), !motion.isDone(at: time - step) else { continue }
            let slope = (motion.position(at: time + step) - motion.position(at: time - step)) / (2 * step)
            let tolerance = max(2, abs(slope) * 0.012)
            #expect(abs(slope - motion.velocity(at: time)) < tolerance, "\(motion) at \(time)")
        }
    }

    @Test(arguments: motions) func everyMotionEndsAtItsRestingPosition(_ motion: AxisMotion) {
        #expect(motion.isDone(at: 20))
        #expect(abs(motion.position(at: 20) - motion.restingPosition) < 1e-9)
        #expect(motion.velocity(at: 20) == 0)
    }

    @Test(arguments: motions) func shiftedMotionIsTheSameMotionElsewhere(_ motion: AxisMotion) {
        let moved = motion.shifted(by: 41)
        for time in [0, 0.05, 0.2, 1.5] {
            #expect(abs(moved.position(at: time) - motion.position(at: time) - 41) < 1e-9)
            #expect(abs(moved.velocity(at: time) - motion.velocity(at: time)) < 1e-6)
        }
    }

    @Test func impactKeepsTheVelocityOfTheDeceleration() throws {
        let deceleration = Deceleration(start: 0, initialVelocity: 3000)
        let impact = try #require(EdgeImpact(deceleration: deceleration, edge: 700, bounces: true))
        let before = impact.velocity(at: impact.impactTime - 1e-9)
        let after = impact.velocity(at: impact.impactTime + 1e-9)
        #expect(abs(before - after) < 0.01)
        #expect(impact.position(at: impact.impactTime + 0.05) > 700)
        #expect(impact.restingPosition == 700)
    }

    @Test func impactWithoutBounceStopsAtTheEdge() throws {
        let deceleration = Deceleration(start: 0, initialVelocity: 3000)
        let impact = try #require(EdgeImpact(deceleration: deceleration, edge: 700, bounces: false))
        #expect(impact.position(at: impact.impactTime + 0.01) == 700)
        #expect(impact.isDone(at: impact.impactTime))
    }

    @Test func fastRateLandsAtAFifthOfTheNormalWay() {
        let normal = Deceleration(start: 0, initialVelocity: 2000)
        let fast = Deceleration(start: 0, initialVelocity: 2000, rate: ScrollConstants.fastDecelerationRate)
        #expect(abs(normal.restingPosition - 0.499 * 1990) < 0.01)
        #expect(abs(fast.restingPosition - 0.099 * 1990) < 0.01)
    }

    @Test func rubberBandAndItsInverseCancel() {
        for overshoot in stride(from: -900.0, through: 900, by: 37) {
            let shown = RubberBand.stretch(overshoot, length: 852)
            #expect(abs(RubberBand.unstretch(shown, length: 852) - overshoot) < 1e-6)
            #expect(abs(shown) <= abs(overshoot) * 0.55 + 1e-9)
        }
    }

    @Test func snapLeavesWithTheFingersVelocity() throws {
        let snap = try #require(Snap(start: 0, target: 400, initialVelocity: 1500))
        #expect(abs(snap.velocity(at: 0) - 1500) < 1e-9)
        #expect(Snap(start: 0, target: 400, initialVelocity: -1500) == nil)
        #expect(Snap(start: 0, target: 400, initialVelocity: 100) == nil)
    }

    @Test func pagesTurnByOneAtMost() {
        let metrics = AxisMetrics(viewport: 300, content: 1500)
        func page(_ offset: Double, _ velocity: Double, from start: Double = 300) -> Double {
            Paging.target(offset: offset, dragStart: start, velocity: velocity, metrics: metrics)
        }
        #expect(page(310, 900) == 600)
        #expect(page(460, 0) == 600)
        #expect(page(440, 0) == 300)
        #expect(page(290, 900) == 300)
        #expect(page(290, -900) == 0)
        #expect(page(700, 5000) == 600)
        #expect(page(-40, -900, from: 0) == 0)
        #expect(page(1240, 2000, from: 1200) == 1200)
    }

    @Test func restingFingerHasNoVelocity() {
        var tracker = VelocityTracker()
        for index in 0..<10 { tracker.add(CGPoint(x: Double(index) * 10, y: 0), at: Double(index) * 0.01) }
        #expect(tracker.velocity(at: 0.1).x == 1000)
        tracker.add(CGPoint(x: 90, y: 0), at: 0.3)
        #expect(tracker.velocity(at: 0.3) == .zero)
    }
}
