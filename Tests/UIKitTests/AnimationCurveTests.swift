import QuartzCore
import Testing

@testable import UIKit

/// Curves as recorded on iOS 26.1 (Mac Catalyst).
@MainActor
struct AnimationCurveTests {
    @Test(arguments: [
        (CAMediaTimingFunctionName.easeInEaseOut, 0.1, 0.0197224535), (.easeInEaseOut, 0.25, 0.129161931),
        (.easeInEaseOut, 0.4, 0.3318838701), (.easeInEaseOut, 0.75, 0.870838069),
        (.easeIn, 0.25, 0.0934646507),
        (.easeIn, 0.5, 0.3153568126), (.easeOut, 0.25, 0.3781381308), (.easeOut, 0.75, 0.9065353493),
    ])
    func namedCurvesPassThroughTheRecordedPoints(
        name: CAMediaTimingFunctionName, share: Double, expected: Double
    ) {
        #expect(abs(CAMediaTimingFunction(name: name).value(at: share) - expected) < 1e-6)
    }

    @Test(arguments: [
        (0.35, 0.0, 286.40942818911714), (0.5, 0.0, 161.7195025042016), (0.9, 0.0, 71.92472915770972),
        (1.0, 0.0, 85.25592900599884), (1.0, 1.0, 83.13803615388531), (0.5, 1.5, 147.61602003056592),
    ])
    func viewSpringsHaveTheRecordedStiffness(damping: Double, velocity: Double, stiffness: Double) {
        let spring = SpringCurve(duration: 1, dampingRatio: damping, velocity: velocity)
        #expect(abs(spring.omega * spring.omega - stiffness) < 0.001 * stiffness)
    }

    @Test func aDelayShowsTheStartAndTheEndIsTheModel() {
        let layer = CALayer()
        let now = FrameClock.shared.time
        let scope = AnimationScope(
            duration: 1, delay: 1, curve: .timing(CAMediaTimingFunction(name: .linear)))
        AnimationScope.run(scope) { layer.position = CGPoint(x: 100, y: 0) }
        #expect(layer.commit(at: now + 0.5).geometry.position.x == 0)
        // The session's time is no round number.
        #expect(abs(layer.commit(at: now + 1.5).geometry.position.x - 50) < 1e-9)
        #expect(layer.commit(at: now + 2).geometry.position.x == 100)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aTransactionGivesAnimationsTheDurationTheyLack() {
        let layer = CALayer()
        let now = FrameClock.shared.time
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.add(fade, forKey: "fade")
        CATransaction.commit()
        #expect(layer.commit(at: now + 1).appearance.opacity == 0.5)
        #expect(layer.animationsEnd == now + 2)
    }
}
