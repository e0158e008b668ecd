import QuartzCore
import Testing

@testable import UIKit

/// What stands beside the recorded curves of `Tests/Facts/animation.json`.
@MainActor
struct AnimationCurveTests {
    @Test func aDelayedAnimationIsGoneWhenItIsOver() {
        let layer = CALayer()
        layer.asksForActions = false
        let now = FrameClock.current.time
        let scope = AnimationScope(
            duration: 1, delay: 1, curve: .timing(CAMediaTimingFunction(name: .linear)))
        AnimationScope.run(scope) { layer.position = CGPoint(x: 100, y: 0) }
        // The session's time is no round number.
        #expect(abs(layer.commit(at: now + 1.5).geometry.position.x - 50) < 1e-9)
        _ = layer.commit(at: now + 2)
        #expect(layer.animationKeys() == nil)
    }

    @Test func aTransactionGivesAnimationsTheDurationTheyLack() {
        let layer = CALayer()
        let now = FrameClock.current.time
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
