import Testing

@testable import UIKit

/// Transitions that a finger drives. Apple's documentation of `UIPercentDrivenInteractiveTransition`, of
/// `interruptibleAnimator(using:)` and of `UIViewControllerTransitionCoordinator`; places by arithmetic from the animations below.
@MainActor @Suite(.serialized) struct InteractiveTransitionTests {
    /// Slides linearly by the container's width in 0.4 s, and is driven.
    final class Slide: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
        let interaction = UIPercentDrivenInteractiveTransition()
        var ends: [Bool] = []

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let leaving = context.view(forKey: .from)!
            context.containerView.insertSubview(context.view(forKey: .to)!, belowSubview: leaving)
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                leaving.frame.origin.x = context.containerView.bounds.width
                leaving.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
    }

    final class Logged: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    /// Apple's documentation of `tabBarController(_:interactionControllerFor:)`: it "allows the delegate to provide an interactive animator".
    @Test(arguments: [true, false]) func tabsAreExchangedByAGesture(finishes: Bool) {
        final class Tabs: NSObject, UITabBarControllerDelegate {
            let slide = Slide()
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { slide.interaction }
        }
        let (tabs, delegate, screens) = (UITabBarController(), Tabs(), [Logged(), Logged()])
        tabs.viewControllers = screens
        tabs.delegate = delegate
        let stage = Stage()
        stage.show(tabs)
        stage.advance(by: 0.1)
        for screen in screens { screen.log = [] }
        tabs.selectedIndex = 1
        delegate.slide.interaction.update(0.5)
        stage.frame()
        #expect(screens[0].view.layer.presentation()?.frame.minX == 196.5)
        if finishes { delegate.slide.interaction.finish() } else { delegate.slide.interaction.cancel() }
        stage.advance(by: 1)
        #expect(delegate.slide.ends == [finishes])
        #expect(tabs.selectedIndex == (finishes ? 1 : 0))
        #expect((screens[0].view.window != nil) == !finishes && (screens[1].view.window != nil) == finishes)
        let back = ["will disappear", "will appear", "did appear"]
        #expect(screens[0].log == (finishes ? ["will disappear", "did disappear"] : back))
        let away = ["will appear", "will disappear", "did disappear"]
        #expect(screens[1].log == (finishes ? ["will appear", "did appear"] : away))
    }

    /// Two screens, the second on top.
    @MainActor private final class Stack {
        let stage = Stage()
        let below = Logged()
        let top = Logged()
        let navigation = UINavigationController()

        init() {
            navigation.viewControllers = [below, top]
            stage.show(navigation)
            stage.advance(by: 0.1)
            (below.log, top.log) = ([], [])
        }
    }

    private func shownX(_ controller: UIViewController) -> CGFloat {
        let layer = controller.view.layer
        return (layer.presentation() ?? layer).frame.minX
    }

    // MARK: From the edge

    @Test func theScreensFollowTheFinger() {
        let stack = Stack()
        let (stage, navigation, below, top) = (stack.stage, stack.navigation, stack.below, stack.top)
        stage.press(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 10)
        stage.frame()
        // 120 points of 393, but for the 10 by which a pan is known; the screen below comes a third as fast.
        #expect(abs(shownX(top) - 110) < 0.5, "\(shownX(top))")
        #expect(abs(shownX(below) - (110 - 393) / 3) < 0.5, "\(shownX(below))")
        #expect(navigation.topViewController === below)
        #expect(top.log == ["will disappear"] && below.log == ["will appear"])
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        // Back with the finger, too.
        stage.move(CGPoint(x: 124, y: 400), step: CGVector(dx: -10, dy: 0), steps: 8)
        stage.frame()
        #expect(abs(shownX(top) - 30) < 0.5, "\(shownX(top))")
        stage.touch(.ended, CGPoint(x: 44, y: 400))
    }

    /// Documentation of `cancelInteractiveTransition()`: what was begun is reversed.
    @Test func aDragThatStopsBeforeTheMiddleLeavesTheScreen() {
        let stack = Stack()
        let (stage, navigation, below, top) = (stack.stage, stack.navigation, stack.below, stack.top)
        stage.drag(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 10, hold: 0.3)
        stage.advance(by: 0.05)
        #expect(shownX(top) > 0 && shownX(top) < 120)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [below, top])
        #expect(top.view.frame.minX == 0 && top.view.window != nil && below.view.window == nil)
        #expect(top.log == ["will disappear", "will appear", "did appear"])
        #expect(below.log == ["will appear", "will disappear", "did disappear"])
        #expect(navigation.transitionCoordinator == nil)
        #expect(navigation.navigationBar.topItem === top.navigationItem)
        // And it can be gone back from once more.
        stage.drag(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 20)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [below])
    }

    @Test func aDragBeyondTheMiddleGoesBack() {
        let stack = Stack()
        let (stage, navigation, below, top) = (stack.stage, stack.navigation, stack.below, stack.top)
        stage.drag(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 20, hold: 0.3)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [below])
        #expect(
            top.log == ["will disappear", "did disappear"] && below.log == ["will appear", "did appear"])
        #expect(below.view.frame.minX == 0 && top.view.superview == nil && top.navigationController == nil)
    }

    /// The titles of both screens are half there half-way.
    @Test func theBarsTitlesDissolve() {
        let stack = Stack()
        stack.below.title = "Below"
        stack.top.title = "Top"
        stack.stage.advance(by: 0.1)
        stack.stage.press(CGPoint(x: 4, y: 400), step: CGVector(dx: 11.5, dy: 0), steps: 18)
        stack.stage.frame()
        let bar = stack.navigation.navigationBar
        // 207 points less 10 are half of 393.
        #expect(abs(bar.titleLabel.layer.presentation()!.opacity - 0.5) < 0.01)
        #expect(bar.titleLabel.alpha == 1 && bar.titleLabel.text == "Below")
        // What was shown lies over the bar, up to the screen's edge.
        let before = stack.navigation.view.subviews.first { $0.frame.maxY == bar.frame.maxY && $0 !== bar }
        #expect(abs((before?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        stack.stage.touch(.ended, CGPoint(x: 211, y: 400))
        stack.stage.advance(by: 1)
        #expect(before?.superview == nil)
    }

    /// A bar that was hidden has no title that could go: the new one comes by itself.
    @Test func aBarThatWasHiddenLeavesNoTitle() {
        final class Bare: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
        }
        let stage = Stage()
        let (root, next) = (Bare(), UIViewController())
        (root.title, next.title) = ("Hidden", "Shown")
        let navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = true
        stage.show(navigation)
        stage.advance(by: 0.1)
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        let bar = navigation.navigationBar
        #expect(!bar.isHidden && bar.titleLabel.text == "Shown")
        #expect((bar.titleLabel.layer.presentation()?.opacity ?? 1) < 1)
        #expect(navigation.view.subviews.count == 4, "two screens, bar and toolbar; no picture of the bar")
    }

    /// A large title goes with its screen, as UIKit's do.
    @Test func aLargeTitleGoesWithItsScreen() throws {
        let stack = Stack()
        stack.navigation.navigationBar.prefersLargeTitles = true
        stack.top.navigationItem.largeTitleDisplayMode = .never
        stack.stage.advance(by: 0.1)
        stack.stage.press(CGPoint(x: 4, y: 400), step: CGVector(dx: 12, dy: 0), steps: 10)
        stack.stage.frame()
        let large = stack.navigation.navigationBar.largeClip
        #expect(!large.isHidden)
        let shift = try #require(large.layer.presentation()).transform.m41
        #expect(abs(shift - (110 - 393) / 3) < 0.5, "\(shift)")
        stack.stage.touch(.ended, CGPoint(x: 124, y: 400))
    }

    // MARK: An animator of the app

    @Test(arguments: [true, false]) func thePercentageIsWhereTheAnimationStands(finishes: Bool) {
        let stack = Stack()
        let (stage, navigation, below, top) = (stack.stage, stack.navigation, stack.below, stack.top)
        let slide = Slide()
        navigation.delegate = slide
        navigation.popViewController(animated: true)
        var alongside: [String] = []
        let mark = UIView()
        navigation.view.addSubview(mark)
        navigation.transitionCoordinator?.animate { _ in
            mark.frame.origin.x = 100
        } completion: {
            alongside.append($0.isCancelled ? "cancelled" : "done")
        }
        navigation.transitionCoordinator?.notifyWhenInteractionChanges {
            alongside.append("let go \($0.isCancelled)")
        }
        for percent in [0.25, 0.5, 0.25] {
            slide.interaction.update(percent)
            stage.advance(by: 0.1)
            #expect(abs(shownX(top) - 393 * percent) < 0.01)
            #expect(abs(CGFloat(top.view.layer.presentation()!.opacity) - (1 - percent)) < 0.01)
        }
        #expect(slide.ends.isEmpty)
        if finishes { slide.interaction.finish() } else { slide.interaction.cancel() }
        #expect(alongside == ["let go \(!finishes)"])
        // What is left of 0.4 s: three quarters forward, one quarter back.
        stage.advance(by: finishes ? 0.2 : 0.05)
        #expect(abs(shownX(top) - 393 * (finishes ? 0.75 : 0.125)) < 393 * 0.05, "\(shownX(top))")
        #expect(slide.ends.isEmpty)
        stage.advance(by: finishes ? 0.15 : 0.1)
        #expect(slide.ends == [finishes])
        #expect(alongside == ["let go \(!finishes)", finishes ? "done" : "cancelled"])
        #expect(navigation.viewControllers == (finishes ? [below] : [below, top]))
        if !finishes {
            #expect(top.view.frame.minX == 0 && top.view.alpha == 1 && mark.frame.minX == 0)
        } else {
            #expect(mark.frame.minX == 100)
        }
    }

    /// Documentation of `completionSpeed`: 1 is what is left of the duration; "the actual completion is inversely proportional".
    @Test func theRestRunsAtItsCompletionSpeed() {
        let stack = Stack()
        let (stage, navigation) = (stack.stage, stack.navigation)
        let slide = Slide()
        navigation.delegate = slide
        navigation.popViewController(animated: true)
        stage.frame()
        slide.interaction.update(0.5)
        slide.interaction.completionSpeed = 4
        slide.interaction.finish()
        // 0.2 s at four times the speed.
        stage.advance(by: 0.1)
        #expect(slide.ends == [true])
    }

    /// Apple's sample "Custom View Controller Presentations and Transitions" returns a fresh interaction controller and keeps it nowhere: the
    /// transition holds it until its end.
    @Test func theTransitionHoldsWhatDrivesIt() {
        final class Fresh: NSObject, UITabBarControllerDelegate {
            let slide = Slide()
            weak var interaction: UIPercentDrivenInteractiveTransition?
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { slide }
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                let made = UIPercentDrivenInteractiveTransition()
                interaction = made
                return made
            }
        }
        let (tabs, delegate) = (UITabBarController(), Fresh())
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = delegate
        let stage = Stage()
        stage.show(tabs)
        stage.advance(by: 0.1)
        tabs.selectedIndex = 1
        stage.frame()
        delegate.interaction?.update(0.5)
        stage.frame()
        #expect(delegate.interaction != nil)
        delegate.interaction?.finish()
        stage.advance(by: 1)
        #expect(delegate.slide.ends == [true])
        #expect(delegate.interaction == nil, "nobody else holds it")
    }

    /// An animator that can be interrupted is what the gesture moves; `animateTransition(using:)` is not asked.
    final class Interruptible: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        let interaction = UIPercentDrivenInteractiveTransition()
        private var animator: UIViewPropertyAnimator?
        var ended: Bool?

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { self }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { interaction }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
            -> any UIViewImplicitlyAnimating
        {
            if let animator { return animator }
            let view = context.view(forKey: .from)!
            let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 0 }
            made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator = made
            return made
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    @Test(arguments: [true, false]) func anInterruptibleAnimatorIsMoved(finishes: Bool) {
        let stack = Stack()
        let (stage, navigation) = (stack.stage, stack.navigation)
        let (sheet, driver) = (UIViewController(), Interruptible())
        sheet.modalPresentationStyle = .fullScreen
        navigation.present(sheet, animated: false)
        stage.advance(by: 0.1)
        sheet.transitioningDelegate = driver
        sheet.dismiss(animated: true)
        driver.interaction.update(0.5)
        stage.advance(by: 0.1)
        #expect(abs(sheet.view.layer.presentation()!.opacity - 0.5) < 0.01)
        if finishes { driver.interaction.finish() } else { driver.interaction.cancel() }
        stage.advance(by: 0.3)
        #expect(driver.ended == finishes)
        #expect((navigation.presentedViewController == nil) == finishes)
        #expect(sheet.view.alpha == (finishes ? 0 : 1))
    }

    /// UIKit: the container of a navigation transition stands below the bars, which an animator that adds its screen on top does not cover.
    @Test func theBarsStayOverTheContainer() throws {
        final class Fade: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
                -> TimeInterval
            {
                0.4
            }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let new = context.view(forKey: .to)!
                context.containerView.addSubview(new)
                new.alpha = 0
                UIView.animate(withDuration: 0.4) {
                    new.alpha = 1
                } completion: { _ in
                    context.completeTransition(true)
                }
            }
        }
        let (stack, fade, new) = (Stack(), Fade(), UIViewController())
        let bar = stack.navigation.navigationBar
        stack.navigation.delegate = fade
        stack.navigation.pushViewController(new, animated: true)
        stack.stage.advance(by: 0.2)
        let window = stack.stage.window
        #expect(
            new.view.isDescendant(of: stack.navigation.view) && new.view.superview !== stack.navigation.view)
        let middle = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
        #expect(window.hitTest(middle, with: nil)?.isDescendant(of: new.view) != true)
        let list = stack.navigation.view.subviews
        let container = try #require(list.firstIndex { new.view.isDescendant(of: $0) })
        #expect(try container < #require(list.firstIndex { $0 === bar }))
        stack.stage.advance(by: 0.5)
        #expect(new.view.superview === stack.navigation.view && stack.top.view.superview == nil)
        #expect(stack.navigation.view.subviews.count == list.count - 1, "the container is gone")
    }
}
