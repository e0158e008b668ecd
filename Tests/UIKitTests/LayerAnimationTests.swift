import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct LayerAnimationTests {
    @Test func groupMembersHaveTimesOfTheirOwn() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 0.5)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 100, 0.5, 0.5)
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        group.duration = 1
        layer.add(group, forKey: "both")
        stage.advance(by: 0.25)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        #expect(layer.presentation()?.position.x == CGFloat(0))
        stage.advance(by: 0.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 50) < 3)
        #expect(layer.animation(forKey: "both") === group)
        stage.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    /// Apple's documentation of `animation(forKey:)`: "the animation object matching the identifier, or nil if no such animation exists"; what
    /// `animationKeys()` names exists. Springs are those of `CASpringAnimation`.
    @Test func animationsOfViewsAreFoundByTheirKeys() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stage = Stage(showing: view)
        stage.frame()
        UIView.animate(withDuration: 2) { view.alpha = 0.25 }
        let fade = try #require(view.layer.animation(forKey: "opacity") as? CABasicAnimation)
        #expect(fade.keyPath == "opacity")
        #expect(fade.duration == 2)
        #expect(fade.fromValue as? CGFloat == 1)
        #expect(fade.toValue as? CGFloat == 0.25)
        #expect(!(fade is CASpringAnimation))
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            view.center.x = 100
        }
        #expect(view.layer.animation(forKey: "position") is CASpringAnimation)
        #expect(view.layer.animation(forKey: "bounds") == nil)
        stage.advance(by: 3)
        #expect(view.layer.animation(forKey: "opacity") == nil)
    }

    private func shownOrigin(_ view: UIView) -> [CGFloat] {
        let origin = view.layer.presentation()?.frame.origin ?? .zero
        return [origin.x, origin.y].map { ($0 * 100).rounded() / 100 }
    }

    /// WWDC 2014, "Building Interruptible and Responsive Interactions": animations of views are additive, each takes away what is left of
    /// its own way. Two parts of one value in blocks of their own go each in its time.
    @Test func animationsOfViewsAddUp() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = UIView()
        root.addSubview(view)
        let stage = Stage(showing: root)
        stage.frame()
        var ends: [String] = []
        func move(_ name: String, _ seconds: Double, _ change: @escaping () -> Void) {
            UIView.animate(
                withDuration: seconds, delay: 0, options: .curveLinear, animations: change,
                completion: { ends.append("\(name) \($0)") })
        }
        move("x", 0.5) { view.frame.origin.x = 100 }
        move("y", 0.25) { view.frame.origin.y = 200 }
        stage.advance(by: 0.125)
        #expect(shownOrigin(view) == [25, 100])
        stage.advance(by: 0.25)
        #expect(shownOrigin(view) == [75, 200] && ends == ["y true"])
        stage.advance(by: 0.25)
        #expect(shownOrigin(view) == [100, 200] && ends == ["y true", "x true"])
        #expect(view.layer.animationKeys() == nil)

        // Back while it is on its way there: 0, less the quarter that is left of the way there, and three quarters of the way back.
        view.frame.origin = .zero
        move("there", 0.5) { view.frame.origin.x = 100 }
        stage.advance(by: 0.25)
        move("back", 0.5) { view.frame.origin.x = 0 }
        #expect(shownOrigin(view)[0] == 50)
        stage.advance(by: 0.125)
        #expect(shownOrigin(view)[0] == CGFloat(-25 + 75))
        stage.advance(by: 0.25)
        #expect(shownOrigin(view)[0] == 25)
    }

    /// The same session: with `beginFromCurrentState` an animation begins with what is shown.
    @Test func anAnimationFromTheCurrentStateTakesTheValueOver() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let root = UIView()
        root.addSubview(view)
        let stage = Stage(showing: root)
        stage.frame()
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
        stage.advance(by: 0.25)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.frame.origin.x = 0
        }
        stage.advance(by: 0.125)
        #expect(shownOrigin(view)[0] == 37.5)
    }

    /// The usual form of before Swift 3 took rectangles as they are.
    @Test func rectanglesInValuesAreAnimated() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
        stage.window.layer.addSublayer(layer)
        let grow = CAKeyframeAnimation(keyPath: "bounds")
        grow.values = [layer.bounds, CGRect(x: 0, y: 0, width: 200, height: 180)].map { NSValue(cgRect: $0) }
        grow.duration = 1
        layer.add(grow, forKey: "bounds")
        stage.advance(by: 0.5)
        let seen = layer.presentation()?.bounds.size ?? .zero
        #expect(abs(seen.width - 150) < 5 && abs(seen.height - 130) < 5, "\(seen)")
    }

    @Test func theTransformSeenIsTheAnimatedOne() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
        layer.add(turn, forKey: "turn")
        stage.advance(by: 0.5)
        let seen = layer.presentation()!.transform
        #expect(abs(seen.m11) < 0.1 && abs(seen.m12 - 1) < 0.1, "half of the way is a right angle: \(seen)")
        #expect(CATransform3DIsIdentity(layer.transform))
        stage.advance(by: 1)
        #expect(CATransform3DIsIdentity(layer.presentation()!.transform))
    }

    @Test func strokeOfAShapeGrowsWithItsAnimation() throws {
        let stage = Stage(showing: UIView())
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        (shape.strokeColor, shape.fillColor) = (.black, nil)
        stage.window.layer.addSublayer(shape)
        let grow = CABasicAnimation(keyPath: "strokeEnd")
        (grow.fromValue, grow.toValue, grow.duration) = (0, 1, 1)
        grow.timingFunction = CAMediaTimingFunction(name: .linear)
        shape.add(grow, forKey: "grow")
        stage.advance(by: 0.25)
        func find(_ node: LayerNode) -> LayerNode? {
            node.name == "CAShapeLayer" ? node : node.children.lazy.compactMap(find).first
        }
        let drawn = try #require(find(stage.frame().root)).contents
        guard case .drawing(let drawing) = drawn, case .stroke(let path, _, _) = drawing.list.commands.first
        else {
            Issue.record("nothing is stroked")
            return
        }
        #expect(abs(path.boundingBox.width - 100) < 3 && path.boundingBox.height < 3, "the first side only")
    }

    @Test func removalTellsTheDelegateThatTheAnimationDidNotFinish() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let ear = AnimationEar()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration, fade.delegate) = (0, 1, ear)
        layer.add(fade, forKey: "fade")
        stage.advance(by: 0.1)
        layer.removeAnimation(forKey: "fade")
        #expect(ear.ends == [false])
        stage.advance(by: 2)
        #expect(ear.ends == [false])
    }

    @Test func transactionEndsAfterTheLongestOfItsAnimations() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        var ended = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended = true }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration) = (0, 0.5)
        layer.add(fade, forKey: nil)
        CATransaction.commit()
        stage.advance(by: 0.4)
        #expect(!ended)
        stage.advance(by: 0.2)
        #expect(ended)
    }

    @Test func valuesGoByKeyPath() {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.affineTransform().b - 1) < 1e-9)
        layer.setValue("cover", forKey: "kind")
        #expect(layer.value(forKey: "kind") as? String == "cover")
    }

    @Test func perspectiveShrinksWhatIsFarAway() {
        var t = CATransform3DIdentity
        t.m34 = -1.0 / 500
        let away = CATransform3DTranslate(t, 0, 0, -500)
        #expect(abs(away.flattened.a - 0.5) < 1e-9)
        let back = CATransform3DConcat(away, CATransform3DInvert(away))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m43) < 1e-9)
    }

    @Test func snapshotKeepsWhatAViewLookedLike() throws {
        let root = UIView()
        let box = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        box.backgroundColor = .red
        root.addSubview(box)
        let stage = Stage(showing: root)
        let picture = try #require(box.snapshotView(afterScreenUpdates: true))
        #expect(picture.bounds.size == CGSize(width: 40, height: 50))
        root.addSubview(picture)
        box.backgroundColor = .blue
        let tree = stage.frame()
        func find(_ node: LayerNode) -> LayerNode? {
            node.name == "Snapshot" ? node : node.children.lazy.compactMap(find).first
        }
        let snapshot = try #require(find(tree.root))
        #expect(snapshot.children.first?.appearance.backgroundColor == UIColor.red.cgColor)
        #expect(snapshot.children.first?.geometry.frame == CGRect(x: 0, y: 0, width: 40, height: 50))
    }
}

@MainActor
final class AnimationEar: CAAnimationDelegate {
    var ends: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
}
