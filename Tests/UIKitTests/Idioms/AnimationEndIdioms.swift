import QuartzCore
import Testing

@testable import UIKit

extension Idioms {
    /// When animations end, who hears of it, and what layers show meanwhile.
    @Suite @MainActor struct AnimationEnds {
        private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        private func stage() -> Stage {
            let stage = Stage(showing: UIView())
            stage.window.rootViewController?.view.addSubview(box)
            return stage
        }

        /// Apple's documentation of the completion's parameter: whether the animations actually finished before the
        /// handler was called. `removeAllAnimations()` takes them away at once.
        @Test func removedAnimationsAreToldAsNotFinished() {
            let stage = stage()
            var ends: [Bool] = []
            UIView.animate(withDuration: 1) {
                box.alpha = 0
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.5)
            #expect(ends == [])
            box.layer.removeAllAnimations()
            #expect(ends == [false])
            stage.advance(by: 1)
            #expect(ends == [false], "once")
            UIView.animate(withDuration: 1) {
                box.alpha = 1
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 1.1)
            #expect(ends == [false, true])
        }

        /// Core Animation keeps no animations of layers that leave the screen.
        @Test func removalOfTheViewEndsItsAnimations() {
            let stage = stage()
            let inner = UIView(frame: box.bounds)
            box.addSubview(inner)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1) {
                inner.alpha = 0
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.2)
            box.removeFromSuperview()
            #expect(ends == [false])
            #expect(inner.layer.animationKeys() == nil)
            // From parent to parent nothing ends.
            stage.window.addSubview(box)
            UIView.animate(withDuration: 1) {
                box.center.x = 100
            } completion: {
                ends.append($0)
            }
            stage.window.rootViewController?.view.addSubview(box)
            #expect(ends == [false])
            stage.advance(by: 1.1)
            #expect(ends == [false, true])
        }

        /// A block's completion comes when the last of its animations is over, finished or not; the others' parts go on.
        @Test func oneOfTwoAnimationsTakenAwayIsToldAtTheEnd() {
            let stage = stage()
            let other = UIView(frame: box.bounds)
            stage.window.addSubview(other)
            var ends: [Bool] = []
            UIView.animate(withDuration: 1) {
                box.alpha = 0
                other.alpha = 0
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.3)
            box.layer.removeAllAnimations()
            #expect(ends == [])
            stage.advance(by: 0.6)
            #expect(ends == [])
            stage.advance(by: 0.2)
            #expect(ends == [false])
        }

        /// WWDC 2014, session 236: since iOS 8 animations of views add up; one that another follows goes on to its own end.
        @Test func aSecondAnimationDoesNotEndTheFirst() {
            let stage = stage()
            var ends: [String] = []
            UIView.animate(withDuration: 0.5) {
                box.alpha = 0
            } completion: {
                ends.append("first \($0)")
            }
            stage.advance(by: 0.2)
            UIView.animate(withDuration: 1) {
                box.alpha = 1
            } completion: {
                ends.append("second \($0)")
            }
            #expect(ends == [])
            stage.advance(by: 0.35)
            #expect(ends == ["first true"])
            box.layer.removeAllAnimations()
            #expect(ends == ["first true", "second false"])
        }

        /// Core Animation keeps a copy of an animation for each layer that it is added to: each is told of by itself.
        @Test func oneAnimationOnTwoLayersEndsTwice() {
            let stage = stage()
            let other = UIView(frame: box.bounds)
            stage.window.addSubview(other)
            let ear = AnimationEar()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.toValue, fade.duration, fade.delegate) = (0, 1, ear)
            box.layer.add(fade, forKey: "fade")
            other.layer.add(fade, forKey: "fade")
            stage.advance(by: 0.5)
            other.layer.removeAnimation(forKey: "fade")
            #expect(ear.ends == [false])
            stage.advance(by: 0.6)
            #expect(ear.ends == [false, true])
            box.layer.add(fade, forKey: "fade")
            stage.advance(by: 1.1)
            #expect(ear.ends == [false, true, true])
        }

        /// Apple's documentation of `transition(with:duration:options:animations:completion:)`: the completion says whether
        /// the animations finished.
        @Test func transitionsEndAsAnimationsDo() {
            let stage = stage()
            var ends: [Bool] = []
            stage.frame()
            UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
                box.backgroundColor = .red
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.6)
            #expect(ends == [true])
            let layers = box.superview?.layer.sublayers?.count
            UIView.transition(with: box, duration: 0.5, options: .transitionCrossDissolve) {
                box.backgroundColor = .blue
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.2)
            #expect(box.superview?.layer.sublayers?.count == (layers ?? 0) + 1, "the old picture leaves")
            box.layer.removeAllAnimations()
            #expect(ends == [true, false])
            #expect(box.superview?.layer.sublayers?.count == layers)
        }

        /// An animation that repeats without end ends by being taken away.
        @Test func endlessAnimationsEndWithTheirRemoval() {
            let stage = stage()
            var ends: [Bool] = []
            UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) {
                box.alpha = 0
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 3)
            #expect(ends == [])
            box.layer.removeAllAnimations()
            #expect(ends == [false])
        }

        /// Apple's documentation of `CATransaction.setCompletionBlock(_:)`: invoked immediately when no animations are added
        /// before the commit, or before another block is set; called when animations have completed or were removed.
        @Test func transactionsWithoutAnimationsEndAtOnce() {
            let stage = stage()
            var log: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("replaced") }
            CATransaction.setCompletionBlock { log.append("still") }
            #expect(log == ["replaced"])
            box.layer.cornerRadius = 3
            CATransaction.commit()
            #expect(log == ["replaced", "still"])
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.toValue, fade.duration) = (0, 1)
            CATransaction.begin()
            CATransaction.setCompletionBlock { log.append("removed") }
            box.layer.add(fade, forKey: "fade")
            CATransaction.commit()
            stage.advance(by: 0.2)
            #expect(log.count == 2)
            box.layer.removeAnimation(forKey: "fade")
            #expect(log.last == "removed")
        }

        /// Outside of `begin` and `commit` the implicit transaction of the run loop's turn has the same rule.
        @Test func theImplicitTransactionWaitsForItsAnimations() {
            let stage = stage()
            var isOver = false
            CATransaction.setCompletionBlock { isOver = true }
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.toValue, fade.duration) = (0, 0.5)
            box.layer.add(fade, forKey: nil)
            stage.advance(by: 0.4)
            #expect(!isOver)
            stage.advance(by: 0.2)
            #expect(isOver)
        }

        /// Arithmetic, with linear timing: half of the time, half of the way.
        @Test func presentationLayersOfShapesShowWhatAnimates() throws {
            let stage = stage()
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            stage.window.layer.addSublayer(shape)
            func animate(_ key: String, _ from: Any, _ to: Any) {
                let animation = CABasicAnimation(keyPath: key)
                (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
                animation.timingFunction = CAMediaTimingFunction(name: .linear)
                shape.add(animation, forKey: key)
            }
            animate("strokeEnd", 0, 1)
            animate("lineWidth", 2, 6)
            animate("lineDashPhase", 0, 8)
            animate(
                "path", shape.path!, CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil))
            stage.advance(by: 0.5)
            let shown = try #require(shape.presentation())
            #expect(abs(shown.strokeEnd - 0.5) < 0.001)
            #expect(abs(shown.lineWidth - 4) < 0.001)
            #expect(abs(shown.lineDashPhase - 4) < 0.001)
            #expect(abs((shown.path?.boundingBox.width ?? 0) - 20) < 0.001)
            #expect(shape.strokeEnd == 1 && shape.lineWidth == 1, "the layer's own values")
            stage.advance(by: 1)
            #expect(shape.presentation()?.strokeEnd == 1)
        }

        /// Core Animation's documentation of `add(_:forKey:)`: an animation changes what is shown, not the layer's values;
        /// setting these meanwhile, as every guide says to do, leaves it alone.
        @Test func settingTheValueLeavesAnAnimationOfOnesOwnAlone() {
            let stage = stage()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
            fade.timingFunction = CAMediaTimingFunction(name: .linear)
            box.layer.add(fade, forKey: "opacity")
            box.layer.opacity = 0
            stage.advance(by: 0.5)
            #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        }
    }
}
