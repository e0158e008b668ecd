import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Actions of layers, after Apple's documentation: Core Animation Programming Guide, "Changing a Layer's Default Behavior",
/// and the pages of `CALayer.action(forKey:)` and `CATransaction`.
@MainActor
struct LayerActionTests {
    /// A layer of no view that the screen has shown.
    private func shown<L: CALayer>(_ layer: L = CALayer(), on stage: Stage) -> L {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        stage.window.layer.addSublayer(layer)
        stage.frame()
        return layer
    }

    private func now(_ layer: CALayer) -> LayerNode { layer.commit(at: FrameClock.current.time) }
    private func x(_ layer: CALayer) -> CGFloat { layer.presentation()!.position.x }

    /// A quarter of a second by default; half of the time and half of the way under linear timing (arithmetic).
    @Test func aLayerWithoutAViewMovesByItself() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 105
        #expect(layer.position.x == 105 && abs(x(layer) - 5) < 1e-6)
        #expect(layer.animationKeys() == ["position"])
        stage.advance(by: 0.125)
        #expect(abs(x(layer) - 55) < 1)
        stage.advance(by: 0.13)
        #expect(x(layer) == 105 && layer.animationKeys() == nil)
    }

    @Test func aLayerThatHasJustComeChangesAtOnce() {
        let stage = Stage(showing: UIView())
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        layer.position.x = 100
        #expect(layer.animationKeys() == nil)
    }

    /// It begins from what is seen.
    @Test func anInterruptedChangeBeginsWhereTheLayerIs() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 105
        CATransaction.commit()
        stage.advance(by: 0.5)
        layer.position.x = 5
        #expect(abs(x(layer) - 55) < 1)
        stage.advance(by: 0.3)
        #expect(x(layer) == 5)
    }

    @Test func transactionsSayHowLongOrNotAtAll() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        layer.position.x = 100
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        CATransaction.setDisableActions(true)
        layer.position.x = 200
        #expect(layer.animationKeys() == nil && CATransaction.disableActions())
        stage.frame()
        #expect(!CATransaction.disableActions(), "what nobody began ends with the frame")
        layer.position.x = 300
        #expect(layer.animationKeys() == ["position"])
    }

    @Test func completionWaitsForImplicitAnimations() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        var ended = false
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setCompletionBlock { ended = true }
        layer.opacity = 0
        CATransaction.commit()
        stage.advance(by: 0.4)
        #expect(!ended)
        stage.advance(by: 0.2)
        #expect(ended)
    }

    /// The block's duration is the views' alone.
    @Test func animationBlocksDoNotMoveOtherLayers() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        UIView.animate(withDuration: 2) { layer.position.x = 105 }
        stage.advance(by: 0.3)
        #expect(x(layer) == 105)
    }

    /// Delegate, `actions`, `style`, class; the first answer counts, and `NSNull` is one.
    @Test func actionsAreLookedForInOrder() {
        let stage = Stage(showing: UIView())
        final class Acting: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "opacity" ? ActionLog("class") : nil
            }
        }
        final class Owner: CALayerDelegate {
            var answers: [String: any CAAction] = [:]
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answers[event] }
        }
        let layer = shown(Acting(), on: stage)
        ActionLog.heard = []
        layer.opacity = 0.9
        layer.style = ["actions": ["opacity": ActionLog("style")] as [String: any CAAction]]
        layer.opacity = 0.8
        layer.actions = ["opacity": ActionLog("actions"), "position": NSNull()]
        layer.opacity = 0.7
        let owner = Owner()
        owner.answers["opacity"] = ActionLog("delegate")
        layer.delegate = owner
        layer.opacity = 0.6
        owner.answers["opacity"] = NSNull()
        layer.opacity = 0.5
        #expect(
            ActionLog.heard == [
                "class opacity 0.9", "style opacity 0.8", "actions opacity 0.7", "delegate opacity 0.6",
            ])
        layer.position.x = 50
        #expect(layer.animationKeys() == nil && layer.action(forKey: "position") == nil)
        #expect(layer.action(forKey: "bounds") is CABasicAnimation)
    }

    /// Both ends left open: from what was seen to what is new. The key path is the event's.
    @Test func anAnimationInActionsTakesItsEndsFromTheChange() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        let slow = CABasicAnimation()
        slow.duration = 1
        layer.actions = ["position": slow]
        layer.position.x = 105
        stage.advance(by: 0.5)
        #expect(abs(x(layer) - 55) < 1)
        CATransaction.setDisableActions(true)
        layer.position.x = 205
        #expect(abs(x(layer) - 105) < 2, "an animation without an end of its own goes to the layer's value")
    }

    @Test func sublayersThatComeAndGoAreActions() {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        ActionLog.heard = []
        layer.actions = ["sublayers": ActionLog("around")]
        let inner = CALayer()
        inner.actions = [kCAOnOrderIn: ActionLog("in"), kCAOnOrderOut: ActionLog("out")]
        layer.addSublayer(inner)
        inner.removeFromSuperlayer()
        #expect(
            ActionLog.heard == [
                "in onOrderIn 1.0", "around sublayers 1.0", "out onOrderOut 1.0", "around sublayers 1.0",
            ])
    }

    /// objc.io, "View-Layer Synergy": a view answers with `NSNull`, in a block with an action.
    @Test func viewsAnswerForTheirLayers() {
        let view = UIView()
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
        #expect(view.layer.action(forKey: "position") == nil)
        var inside: (any CAAction)?
        UIView.animate(withDuration: 0.7) { inside = view.action(for: view.layer, forKey: "backgroundColor") }
        #expect((inside as? CABasicAnimation)?.duration == 0.7)
    }

    @Test func aViewsClassMayAnswerOtherwise() {
        let stage = Stage(showing: UIView())
        final class Slow: UIView {
            override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
                guard event == "opacity" else { return super.action(for: layer, forKey: event) }
                let fade = CABasicAnimation(keyPath: event)
                fade.duration = 1
                return fade
            }
        }
        let view = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.frame()
        view.alpha = 0
        view.frame.origin.x = 50
        #expect(view.layer.animationKeys() == ["opacity"])
        stage.advance(by: 0.5)
        #expect(abs(view.layer.presentation()!.opacity - 0.5) < 0.02)
        UIView.animate(withDuration: 1) { view.center.x = 155 }
        stage.advance(by: 0.5)
        #expect(abs(x(view.layer) - 105) < 2)
    }

    @Test func contentsFade() throws {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        let pixel = CGImage(width: 1, height: 1, source: .pixels(Data([255, 0, 0, 255])))
        layer.contents = pixel
        stage.advance(by: 0.3)
        layer.contents = nil
        stage.advance(by: 0.1)
        func find(_ node: LayerNode) -> LayerNode? {
            node.name == "Fading" ? node : node.children.lazy.compactMap(find).first
        }
        let fading = try #require(find(stage.frame().root))
        #expect(fading.appearance.opacity < 1 && fading.appearance.opacity > 0 && fading.contents != .none)
        stage.advance(by: 0.2)
        #expect(find(stage.frame().root) == nil)
    }

    @Test func shadowsFadeOut() throws {
        let stage = Stage(showing: UIView())
        let layer = shown(on: stage)
        layer.shadowOpacity = 1
        stage.advance(by: 0.3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.shadowOpacity = 0
        stage.advance(by: 0.125)
        let shadow = try #require(now(layer).appearance.shadow)
        #expect(abs(shadow.opacity - 0.5) < 0.05)
        stage.advance(by: 0.2)
        #expect(now(layer).appearance.shadow == nil)
    }

    /// As the lowering writes `@NSManaged var progress: CGFloat`.
    @Test func managedValuesOfSubclassesAnimate() {
        let stage = Stage(showing: UIView())
        final class Ring: CALayer {
            var progress: CGFloat {
                get { _managedValue("progress", 0) }
                set { _setManagedValue("progress", newValue, 0) }
            }
            override class func needsDisplay(forKey key: String) -> Bool {
                key == "progress" || super.needsDisplay(forKey: key)
            }
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "progress" else { return super.action(forKey: event) }
                let animation = CABasicAnimation(keyPath: event)
                animation.duration = 1
                animation.fromValue = presentation()?.progress
                return animation
            }
            override func draw(in context: CGContext) {
                context.fill(CGRect(x: 0, y: 0, width: 100 * progress, height: 10))
            }
        }
        let ring = shown(Ring(), on: stage)
        ring.bounds.size.width = 100
        stage.advance(by: 0.3)
        ring.progress = 1
        #expect(ring.progress == 1)
        stage.advance(by: 0.5)
        func width() -> CGFloat {
            stage.frame()
            guard case .drawing(let drawing) = now(ring).contents,
                case .fillRect(let rect, _) = drawing.list.commands.first
            else { return 0 }
            return rect.width
        }
        #expect(abs(width() - 50) < 2)
        stage.advance(by: 0.6)
        #expect(width() == 100)
    }
}

/// Notes that it ran, with the layer's opacity then.
@MainActor
final class ActionLog: CAAction {
    static var heard: [String] = []
    let name: String
    init(_ name: String) { self.name = name }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        Self.heard.append("\(name) \(event) \((anObject as! CALayer).opacity)")
    }
}
