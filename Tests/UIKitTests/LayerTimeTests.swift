import QuartzCore
import Testing

@testable import UIKit

/// Layers' own time. Expected by the formula of Apple's documentation of `CAMediaTiming`, and by the idiom of its technical
/// Q&A 1673, "pausing and resuming animations of a layer".
@MainActor @Suite(.serialized) struct LayerTimeTests {
    private final class Told: NSObject, CAAnimationDelegate {
        var finished: Bool?
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished = flag }
    }

    private let told = Told()

    /// A layer that moves by 100 points a second, for two seconds.
    private func moving(on stage: Stage) -> CALayer {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (0, 200, 2)
        move.timingFunction = CAMediaTimingFunction(name: .linear)
        move.delegate = told
        layer.add(move, forKey: "move")
        return layer
    }

    private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? -1 }

    private func pause(_ layer: CALayer) {
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    private func resume(_ layer: CALayer) {
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    @Test func aPausedLayerStandsAndGoesOnWhereItStood() {
        let stage = Stage(showing: UIView())
        let layer = moving(on: stage)
        stage.advance(by: 0.5)
        let start = x(layer)
        #expect(abs(start - 50) < 3)
        pause(layer)
        stage.advance(by: 5)
        #expect(abs(x(layer) - start) < 1e-6)
        #expect(told.finished == nil && layer.animationKeys() == ["move"])
        resume(layer)
        #expect(abs(x(layer) - start) < 1e-6)
        stage.advance(by: 1)
        #expect(abs(x(layer) - start - 100) < 3)
        #expect(told.finished == nil)
        stage.advance(by: 0.6)
        #expect(told.finished == true && layer.animationKeys() == nil)
    }

    @Test func sublayersFollowAndViewsToo() {
        let stage = Stage(showing: UIView())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(inner)
        stage.window.addSubview(view)
        stage.frame()
        var isDone = false
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            inner.frame.origin.x = 200
        } completion: { _ in
            isDone = true
        }
        stage.advance(by: 0.5)
        view.layer.speed = 2
        view.layer.beginTime = CACurrentMediaTime() / 2
        stage.advance(by: 0.5)
        // Half a second at the first speed, half at the double one.
        #expect(abs((inner.layer.presentation()?.position.x ?? 0) - 5 - 150) < 5)
        #expect(!isDone)
        stage.advance(by: 0.35)
        #expect(isDone)
    }

    @Test func timesAreConverted() {
        _ = Stage(showing: UIView())
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.speed, outer.beginTime) = (2, 10)
        (inner.speed, inner.timeOffset) = (0.5, 3)
        #expect(outer.convertTime(20, from: nil) == 20)
        #expect(inner.convertTime(21, from: nil) == 14)
        #expect(inner.convertTime(14, to: nil) == 21)
        #expect(inner.convertTime(22, from: outer) == 14)
        #expect(inner.convertTime(14, to: outer) == 22)
        inner.speed = 0
        #expect(inner.convertTime(500, from: nil) == 3)
    }

    /// The idiom of animations that follow a finger or a slider.
    @Test func aStandingLayerShowsTheTimeThatItIsGiven() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        layer.speed = 0
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration, move.beginTime) = (0, 100, 1, 1e-9)
        move.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.add(move, forKey: "move")
        for share in [0.25, 0.75, 0.5] {
            layer.timeOffset = share
            stage.advance(by: 0.1)
            #expect(abs(x(layer) - CGFloat(share * 100)) < 1e-3)
        }
    }

    private final class Ball: CALayer {
        let diameter: CGFloat
        init(diameter: CGFloat) {
            self.diameter = diameter
            super.init()
        }
        override init(layer: Any) {
            diameter = (layer as? Ball)?.diameter ?? 0
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// `CALayer.h`: `initWithLayer:` "is used by CoreAnimation to create shadow copies of layers, e.g. for use as presentation layers.
    /// Subclasses can override this method to copy their instance variables".
    @Test func whatIsShownOfALayerIsMadeByItsInitLayer() {
        let stage = Stage(showing: UIView())
        let ball = Ball(diameter: 20)
        ball.opacity = 0.5
        stage.window.layer.addSublayer(ball)
        #expect(ball.presentation()?.diameter == 20)
        #expect(ball.presentation()?.opacity == 0.5)
    }
}
