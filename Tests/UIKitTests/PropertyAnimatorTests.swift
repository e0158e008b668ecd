import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct PropertyAnimatorTests {
    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

    private func stage() -> (Stage, UIView) {
        let root = UIView()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(box)
        return (Stage(showing: root), box)
    }

    @Test func animatorMovesAlongItsTimeAndTellsItsEnd() {
        let (stage, box) = stage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        #expect(animator.isRunning && animator.state == .active)
        stage.advance(by: 0.5)
        #expect(abs(shownX(box) - 55) < 1, "shown at \(shownX(box))")
        stage.advance(by: 0.6)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(shownX(box) == CGFloat(105))
    }

    /// UIViewPropertyAnimator.h makes no initializer unavailable: one of nothing is the usual placeholder before the first touch.
    @Test func anAnimatorOfNothingIsInactive() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.state == .inactive && animator.duration == 0 && !animator.isRunning)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
    }

    @Test func pausedAnimatorFollowsItsFractionAndReturnsWhenReversed() {
        let (stage, box) = stage()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.addCompletion { ends.append($0) }
        animator.pauseAnimation()
        stage.advance(by: 2)
        #expect(shownX(box) == CGFloat(5))
        animator.fractionComplete = 0.25
        #expect(abs(shownX(box) - 30) < 0.01)
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(ends == [.start])
        #expect(box.center.x == CGFloat(5), "the model goes back too")
    }

    /// As code for iOS 11 and later counts on, which turns its finger's way round where `isReversed` (Stack Overflow, "UIViewPropertyAnimator
    /// different behaviour on iOS10 and iOS11 reversing an animation": "reversed (that is, 1 - originalFractionComplete)").
    @Test func theFractionOfAReversedAnimatorIsThatOfTheWayBack() {
        let (_, box) = stage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75)
        animator.fractionComplete = 0.5
        #expect(shownX(box) == 55)
        animator.fractionComplete = 1
        #expect(shownX(box) == 5)
        animator.isReversed = false
        #expect(animator.fractionComplete == 0)
        animator.stopAnimation(true)
    }

    @Test func stoppedAnimatorLeavesTheViewWhereItWasSeen() {
        let (stage, box) = stage()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 105 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        animator.stopAnimation(true)
        #expect(abs(box.center.x - 55) < 1)
        stage.advance(by: 1)
        #expect(abs(shownX(box) - 55) < 1)
    }

    @Test func keyframesFollowOneAnother() {
        let (stage, box) = stage()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 5 }
        }
        stage.advance(by: 0.5)
        #expect(abs(shownX(box) - 105) < 4, "shown at \(shownX(box))")
        stage.advance(by: 0.25)
        #expect(abs(shownX(box) - 55) < 4, "shown at \(shownX(box))")
        stage.advance(by: 0.3)
        #expect(shownX(box) == CGFloat(5))
    }

    @Test func oldAnimationBlocksAnimateUntilCommitted() {
        let (stage, box) = stage()
        Blocks.run(box)
        stage.advance(by: 0.5)
        #expect(abs(shownX(box) - 55) < 1)
    }

    /// NSObject's `init()`, which CADisplayLink.h does not make unavailable: a placeholder.
    @Test func aDisplayLinkToNobodyRests() {
        let link = CADisplayLink()
        link.add(to: .main, forMode: .common)
        #expect(link.timestamp == 0 && !link.isPaused)
        link.invalidate()
    }

    @Test func displayLinkRunsEveryFrameUntilPaused() {
        let (stage, _) = stage()
        let counter = FrameCounter()
        let link = CADisplayLink(target: counter, selector: Selector._of("tick", FrameCounter.tick))
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        #expect(counter.frames == 30)
        // CADisplayLink.h: "called every vsync"; what is laid out again in the same moment is the same one.
        stage.frame()
        #expect(counter.frames == 30)
        link.isPaused = true
        let before = counter.frames
        stage.advance(by: 0.5)
        #expect(counter.frames == before)
        link.invalidate()
    }

    /// CADisplayLink: "actualFramesPerSecond = 1 / (targetTimestamp - timestamp)"; of sixty frames a second every other or third is called for.
    @Test(arguments: [(30, 15), (20, 10), (60, 30), (120, 30)])
    func aDisplayLinkKeepsToItsRate(rate: Float, calls: Int) {
        let (stage, _) = stage()
        let counter = FrameCounter()
        let link = CADisplayLink(target: counter, selector: Selector._of("tick", FrameCounter.tick))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: rate)
        link.add(to: .main, forMode: .common)
        stage.advance(by: 0.5)
        #expect(counter.frames == calls)
        #expect(abs(1 / (link.targetTimestamp - link.timestamp) - Double(min(rate, 60))) < 0.001)
        link.invalidate()
    }

    @Test func transitionShowsTheOldPictureLeaving() {
        let (stage, box) = stage()
        box.backgroundColor = .red
        stage.frame()
        var finished = false
        UIView.transition(with: box, duration: 0.4, options: .transitionCrossDissolve) {
            box.backgroundColor = .blue
        } completion: {
            finished = $0
        }
        stage.advance(by: 0.2)
        let siblings = box.superview?.layer.sublayers ?? []
        #expect(siblings.count == 2, "the view and the picture of before")
        stage.advance(by: 0.3)
        #expect(box.superview?.layer.sublayers?.count == 1)
        #expect(finished)
    }

    /// Apple's documentation of setAnimationWillStart: the message is sent just before the animation begins, so after its
    /// delay.
    @Test func theDelegateOfABlockHearsOfItsStart() {
        let stage = Stage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(box)
        let counter = FrameCounter()
        Blocks.watched(box, counter)
        stage.advance(by: 0.4)
        #expect(counter.frames == 0)
        stage.advance(by: 0.2)
        #expect(counter.frames == 1)
    }
}

@MainActor
final class FrameCounter: NSObject {
    var frames = 0
    func tick() { frames += 1 }
}

private enum Blocks {
    /// Counts the frames of its watcher's start.
    @available(*, deprecated)
    @MainActor static func deprecatedRunWatched(_ box: UIView, _ counter: FrameCounter) {
        UIView.beginAnimations("late", context: nil)
        UIView.setAnimationDelegate(counter)
        UIView.setAnimationWillStart(Selector._of("tick", FrameCounter.tick))
        UIView.setAnimationDelay(0.5)
        box.center.x = 105
        UIView.commitAnimations()
    }

    @available(*, deprecated)
    @MainActor static func deprecatedRun(_ box: UIView) {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        box.center.x = 105
        UIView.commitAnimations()
    }

    private protocol Old {
        @MainActor func run(_ box: UIView)
        @MainActor func watched(_ box: UIView, _ counter: FrameCounter)
    }
    private struct Runner: Old {
        @available(*, deprecated) func run(_ box: UIView) { Blocks.deprecatedRun(box) }
        @available(*, deprecated) func watched(_ box: UIView, _ counter: FrameCounter) {
            Blocks.deprecatedRunWatched(box, counter)
        }
    }
    @MainActor static func watched(_ box: UIView, _ counter: FrameCounter) {
        (Runner() as any Old).watched(box, counter)
    }
    @MainActor static func run(_ box: UIView) { (Runner() as any Old).run(box) }
}
