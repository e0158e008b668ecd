import QuartzCore
import Testing

@testable import UIKit

/// A view that writes down its touches.
@MainActor
private final class TouchedView: UIView {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if log.last != "moved" { log.append("moved") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

@MainActor
private final class Permission: UIGestureRecognizerDelegate {
    var together = false
    var begins = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
}

@MainActor
private final class Receiver {
    var received: [String] = []
    func plain() { received.append("plain") }
    func tapped(_ sender: UITapGestureRecognizer) { received.append("tapped \(sender.state)") }
}

/// A view with a child on a stage of its own; made inside each test, since tests share the window list.
@MainActor
private struct GestureStage {
    let root = TouchedView()
    let child = TouchedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let stage: Stage
    let point = CGPoint(x: 150, y: 150)
    let permission = Permission()

    init() {
        stage = Stage(showing: root)
        root.addSubview(child)
        stage.frame()
    }

    func record<R: UIGestureRecognizer>(_ recognizer: R, on view: UIView) -> (R, Log) {
        let log = Log()
        recognizer.handlers.append { log.states.append($0.state) }
        view.addGestureRecognizer(recognizer)
        return (recognizer, log)
    }

    final class Log { var states: [UIGestureRecognizer.State] = [] }
}

@MainActor
struct GestureTests {
    @Test func viewsGetTouchesThatNoGestureTakes() {
        let f = GestureStage()
        f.stage.drag(f.point, step: CGVector(dx: 5, dy: 0), steps: 3)
        #expect(f.child.log == ["began", "moved", "ended"])
        #expect(f.root.log.isEmpty)
    }

    @Test func tapIsRecognisedAndCancelsTheViewsTouch() {
        let f = GestureStage()
        let (tap, log) = f.record(UITapGestureRecognizer(), on: f.root)
        f.stage.tap(f.point)
        #expect(log.states == [.ended])
        #expect(f.child.log == ["began", "cancelled"])
        #expect(tap.state == .possible)
    }

    /// Documentation of `allowedTouchTypes`: touches of other types are not delivered.
    @Test func aRecogniserForPencilsTakesNoFinger() {
        let f = GestureStage()
        let (tap, log) = f.record(UITapGestureRecognizer(), on: f.root)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        f.stage.tap(f.point)
        #expect(log.states.isEmpty)
        #expect(f.child.log == ["began", "ended"])
    }

    @Test func tapFailsWhenTheFingerMoves() {
        let f = GestureStage()
        let (_, log) = f.record(UITapGestureRecognizer(), on: f.root)
        f.stage.drag(f.point, step: CGVector(dx: 6, dy: 0), steps: 3)
        #expect(log.states.isEmpty)
        #expect(f.child.log == ["began", "moved", "ended"])
    }

    /// A press is no tap: on links, the menu's press does not open them.
    @Test func aLongTouchIsNoTap() {
        let f = GestureStage()
        let (_, log) = f.record(UITapGestureRecognizer(), on: f.root)
        f.stage.touch(.began, f.point)
        f.stage.advance(by: 1)
        f.stage.touch(.ended, f.point)
        #expect(log.states.isEmpty)
        f.stage.tap(f.point)
        #expect(log.states == [.ended])
    }

    @Test func innerTapWinsOverOuter() {
        let f = GestureStage()
        let (_, outer) = f.record(UITapGestureRecognizer(), on: f.root)
        let (_, inner) = f.record(UITapGestureRecognizer(), on: f.child)
        f.stage.tap(f.point)
        #expect(inner.states == [.ended] && outer.states.isEmpty)
    }

    @Test func bothTapsWinWhenTheDelegateSaysSo() {
        let f = GestureStage()
        let (_, outer) = f.record(UITapGestureRecognizer(), on: f.root)
        let (recognizer, inner) = f.record(UITapGestureRecognizer(), on: f.child)
        f.permission.together = true
        recognizer.delegate = f.permission
        f.stage.tap(f.point)
        #expect(inner.states == [.ended] && outer.states == [.ended])
    }

    @Test func delegateCanKeepAGestureFromBeginning() {
        let f = GestureStage()
        let (recognizer, log) = f.record(UITapGestureRecognizer(), on: f.child)
        f.permission.begins = false
        recognizer.delegate = f.permission
        f.stage.tap(f.point)
        #expect(log.states.isEmpty)
        #expect(f.child.log == ["began", "ended"])
    }

    @Test func singleTapWaitsForTheDoubleTapToFail() {
        let f = GestureStage()
        let (single, singles) = f.record(UITapGestureRecognizer(), on: f.child)
        let (double, doubles) = f.record(UITapGestureRecognizer(), on: f.child)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        f.stage.tap(f.point)
        #expect(singles.states.isEmpty)
        f.stage.advance(by: 0.5)
        #expect(singles.states == [.ended] && doubles.states.isEmpty)
        f.stage.advance(by: 0.5)
        f.stage.tap(f.point)
        f.stage.tap(f.point)
        f.stage.advance(by: 0.5)
        #expect(singles.states == [.ended] && doubles.states == [.ended])
    }

    /// Event Handling Guide for iOS: without a requirement to fail "you should expect to receive single-tap actions before double-tap
    /// actions, even when the user double taps".
    @Test(arguments: [true, false]) func singleAndDoubleTapsStandSideBySide(inSameView: Bool) {
        let f = GestureStage()
        var log: [String] = []
        let single = UITapGestureRecognizer()
        single.handlers.append { _ in log.append("single") }
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.handlers.append { _ in log.append("double") }
        (inSameView ? f.child : f.root).addGestureRecognizer(single)
        f.child.addGestureRecognizer(double)
        f.stage.tap(f.point)
        #expect(log == ["single"])
        f.stage.tap(f.point)
        #expect(log == ["single", "double"])
        f.stage.advance(by: 1)
        f.stage.tap(f.point)
        #expect(log == ["single", "double", "single"])
    }

    /// Apple's documentation of gestures and controls: "A single finger single tap on a UIButton …" is the control's, not that of a
    /// recogniser of its superview; also where that one waits for a double tap to fail.
    @Test func aTapOnAButtonIsNoTapOfItsSuperview() {
        let f = GestureStage()
        let (single, log) = f.record(UITapGestureRecognizer(), on: f.root)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        f.root.addGestureRecognizer(double)
        single.require(toFail: double)
        var presses = 0
        let button = UIButton(
            frame: f.child.frame, primaryAction: UIAction(title: "Press") { _ in presses += 1 })
        f.root.addSubview(button)
        f.stage.frame()
        f.stage.tap(f.point)
        f.stage.advance(by: 1)
        #expect(presses == 1 && log.states.isEmpty)
    }

    @Test func panBeginsAfterTenPointsAndCountsTheRest() {
        let f = GestureStage()
        let (pan, log) = f.record(UIPanGestureRecognizer(), on: f.child)
        f.stage.press(f.point, step: CGVector(dx: 4, dy: 0), steps: 2)
        #expect(log.states.isEmpty)
        f.stage.move(CGPoint(x: 158, y: 150), step: CGVector(dx: 4, dy: 0), steps: 3)
        #expect(log.states == [.began, .changed, .changed])
        #expect(pan.translation(in: f.root) == CGPoint(x: 10, y: 0))
        #expect(abs(pan.velocity(in: f.root).x - 500) < 1)
        f.stage.touch(.ended, CGPoint(x: 170, y: 150))
        #expect(log.states.last == .ended)
        #expect(f.child.log == ["began", "moved", "cancelled"])
    }

    @Test func longPressBeginsAfterItsTime() {
        let f = GestureStage()
        let (_, log) = f.record(UILongPressGestureRecognizer(), on: f.child)
        f.stage.touch(.began, f.point)
        f.stage.advance(by: 0.4)
        #expect(log.states.isEmpty)
        f.stage.advance(by: 0.2)
        #expect(log.states == [.began])
        f.stage.touch(.ended, f.point)
        #expect(log.states == [.began, .ended])
    }

    @Test func swipeIsRecognisedInItsDirectionOnly() {
        let f = GestureStage()
        let (swipe, log) = f.record(UISwipeGestureRecognizer(), on: f.root)
        f.stage.drag(f.point, step: CGVector(dx: -10, dy: 0), steps: 8)
        #expect(log.states.isEmpty)
        swipe.direction = .left
        f.stage.drag(f.point, step: CGVector(dx: -10, dy: 0), steps: 8)
        #expect(log.states == [.ended])
    }

    @Test func selectorsFindTheMethodWithAndWithoutSender() {
        let f = GestureStage()
        let receiver = Receiver()
        let tap = UITapGestureRecognizer(target: receiver, action: Selector._of("plain", Receiver.plain))
        tap.addTarget(receiver, action: Selector._of("tapped", Receiver.tapped))
        f.child.addGestureRecognizer(tap)
        f.stage.tap(f.point)
        #expect(receiver.received == ["plain", "tapped ended"])
    }

    @Test func scrollViewHoldsTouchesBackAndCancelsThemWhenItScrolls() {
        let f = GestureStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 393, height: 300))
        scroll.contentSize = CGSize(width: 393, height: 2000)
        let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
        scroll.addSubview(content)
        f.root.addSubview(scroll)
        f.stage.frame()
        let inside = CGPoint(x: 200, y: 500)
        f.stage.drag(inside, step: CGVector(dx: 0, dy: -10), steps: 6, hold: 0.2)
        #expect(content.log.isEmpty, "too quick for the content to hear of it")
        f.stage.tap(inside)
        #expect(content.log == ["began", "ended"])
        f.stage.touch(.began, inside)
        f.stage.advance(by: 0.2)
        #expect(content.log == ["began", "ended", "began"])
        f.stage.move(inside, step: CGVector(dx: 0, dy: -10), steps: 3)
        #expect(content.log == ["began", "ended", "began", "cancelled"])
        f.stage.touch(.ended, CGPoint(x: 200, y: 470))
    }

    /// Two fingers that turn by a right angle around their middle; what it takes to begin does not count.
    @Test func twoFingersTurn() {
        let (stage, view) = (
            Stage(showing: UIView()), UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        )
        stage.window.rootViewController?.view.addSubview(view)
        view.isMultipleTouchEnabled = true
        @MainActor final class Turns {
            var told: [(state: UIGestureRecognizer.State, rotation: CGFloat)] = []
            func turned(_ sender: UIRotationGestureRecognizer) {
                told.append((sender.state, sender.rotation))
            }
        }
        let turns = Turns()
        let turn = UIRotationGestureRecognizer(target: turns, action: Selector._of("turned", Turns.turned))
        view.addGestureRecognizer(turn)
        stage.frame()
        func fingers(_ phase: UITouch.Phase, _ angle: CGFloat) {
            for (finger, side) in [(1, CGFloat(1)), (2, -1)] {
                let place = CGPoint(x: 200 + side * 60 * cos(angle), y: 200 + side * 60 * sin(angle))
                stage.touch(phase, place, finger: finger)
            }
            stage.advance(by: 1.0 / 60)
        }
        fingers(.began, 0)
        for step in 1...18 { fingers(.moved, CGFloat(step) * .pi / 36) }
        fingers(.ended, .pi / 2)
        #expect(turns.told.first?.state == .began && turns.told.last?.state == .ended)
        let rotation = turns.told.last?.rotation ?? 0
        #expect(rotation > .pi / 2 - 0.3 && rotation < .pi / 2, "\(rotation)")
    }
}
