/// One transition between two controllers, from its beginning to its one end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let coordinator: TransitionCoordinator
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]
    /// In the container view, by the controllers' identity.
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var onCompletion: ((Bool) -> Void)?
    private var isOver = false
    /// What the animations of a transition run on that a gesture drives.
    private var timeline: AnimationTimeline?
    /// The animator's own, where it has one that can be interrupted.
    private var implicit: (any UIViewImplicitlyAnimating)?
    private var end: FrameClock.Token?
    /// Held until the transition is over: apps return a fresh one and keep it nowhere (Apple's sample of custom transitions).
    private var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle) {
        self.containerView = containerView
        self.isAnimated = isAnimated
        presentationStyle = style
        coordinator = TransitionCoordinator(containerView: containerView)
        coordinator.isAnimated = isAnimated
        super.init()
        coordinator.context = self
    }

    /// Who moves, and how long: an animator is asked with the transition in hand.
    func adopt(
        _ animator: (any UIViewControllerAnimatedTransitioning)?, from old: UIViewController?,
        to new: UIViewController
    ) {
        controllers[.from] = old
        controllers[.to] = new
        guard isAnimated, let animator else { return }
        coordinator.transitionDuration = animator.transitionDuration(using: self)
    }

    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func pauseInteractiveTransition() { timeline?.pause() }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
        implicit?.fractionComplete = percentComplete
        guard let timeline else { return }
        timeline.move(to: Double(percentComplete) * timeline.duration)
    }
    func finishInteractiveTransition() { finishInteractiveTransition(speed: 1) }
    func cancelInteractiveTransition() { cancelInteractiveTransition(speed: 1) }

    /// Runs the animation with what the coordinator's listeners add to it.
    func run(interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        self.interaction = interaction
        if isMoved, let interaction, interaction.wantsInteractiveStart {
            isInteractive = true
            coordinator.isInteractive = true
            timeline = AnimationTimeline(duration: coordinator.transitionDuration)
            interaction.startInteractiveTransition(self)
        } else {
            runAnimation()
        }
        runAlongside { coordinator.runAlongside() }
    }

    private var isMoved: Bool { isAnimated && coordinator.transitionDuration > 0 }

    /// Animates what `body` changes together with the transition.
    func runAlongside(_ body: () -> Void) {
        guard isMoved else { return body() }
        drive {
            withoutActuallyEscaping(body) { body in
                UIView.animateTouchably(withDuration: coordinator.transitionDuration, animations: body)
            }
        }
    }

    private func runAnimation() {
        if let animator { animator.animateTransition(using: self) } else { completeTransition(true) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        leaveTimeline()
        animator?.animationEnded(didComplete)
        onCompletion?(didComplete)
        onCompletion = nil
        coordinator.finish()
        interaction = nil
    }

    // MARK: What a gesture drives

    /// Begins the animation, which goes only as far as the gesture says.
    func startDrivenAnimation() {
        if let implicit = animator.flatMap({ $0.optional.interruptibleAnimator(using: self) }) {
            implicit.pauseAnimation()
            self.implicit = implicit
        } else {
            drive { runAnimation() }
        }
    }

    /// The gesture is over: the animation goes on by itself to its end.
    /// - Parameter speed: of the animation's own, more than 0.
    func finishInteractiveTransition(speed: Double) { endInteraction(speed) }

    /// The gesture is over: the animation goes back to its beginning.
    func cancelInteractiveTransition(speed: Double) {
        transitionWasCancelled = true
        coordinator.isCancelled = true
        endInteraction(speed)
    }

    private func endInteraction(_ speed: Double) {
        guard isInteractive else { return }
        isInteractive = false
        coordinator.interactionDidChange()
        implicit?.isReversed = transitionWasCancelled
        implicit?.startAnimation()
        guard let timeline, !isOver else { return }
        timeline.setReversed(transitionWasCancelled)
        timeline.run(speed: speed)
        end = FrameClock.current.schedule(after: timeline.remaining) { [weak self] in self?.leaveTimeline() }
    }

    private func drive(_ body: () -> Void) {
        if let timeline { timeline.drive(body) } else { body() }
    }

    /// The animations are over; where they went back, the views have the values of before.
    private func leaveTimeline() {
        if let end { FrameClock.current.cancel(end) }
        guard let timeline else { return }
        self.timeline = nil
        if transitionWasCancelled { AnimationScope.run(nil) { timeline.restoreStart() } }
        timeline.finish()
    }
}

/// A transition that a gesture drives: the animations that the animator begins stand where `update(_:)` puts them, by their own
/// curves, then go on to their end or back.
/// DIFFERS: property animators and `CATransition`s that an animator begins itself run on their own.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    open private(set) var percentComplete: CGFloat = 0
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
    /// Of the animation's own speed, in what is left of it after the gesture.
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        percentComplete = 0
        context?.startDrivenAnimation()
    }

    /// - Parameter percentComplete: 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() { context?.pauseInteractiveTransition() }

    open func finish() { end { $0.finishInteractiveTransition(speed: $1) } }

    open func cancel() { end { $0.cancelInteractiveTransition(speed: $1) } }

    private func end(_ how: (TransitionContext, Double) -> Void) {
        guard let context else { return }
        self.context = nil
        how(context, Double(max(completionSpeed, 0.01)))
    }
}
