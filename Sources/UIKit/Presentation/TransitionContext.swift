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

    init(
        containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle, duration: TimeInterval
    ) {
        self.containerView = containerView
        self.isAnimated = isAnimated
        presentationStyle = style
        coordinator = TransitionCoordinator(duration: duration, containerView: containerView)
        coordinator.isAnimated = isAnimated
        super.init()
        coordinator.context = self
    }

    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
    func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        coordinator.percentComplete = percentComplete
    }
    func finishInteractiveTransition() { coordinator.interactionDidChange() }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        coordinator.isCancelled = true
        coordinator.interactionDidChange()
    }
    func pauseInteractiveTransition() {}

    /// Runs the animation with what the coordinator's listeners add to it.
    func run(interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        if let interaction, interaction.wantsInteractiveStart {
            isInteractive = true
            coordinator.isInteractive = true
            interaction.startInteractiveTransition(self)
            coordinator.runAlongside()
            return
        }
        runAnimation()
        guard isAnimated, coordinator.transitionDuration > 0 else { return coordinator.runAlongside() }
        UIView.animateTouchably(withDuration: coordinator.transitionDuration) {
            self.coordinator.runAlongside()
        }
    }

    func runAnimation() {
        if let animator { animator.animateTransition(using: self) } else { completeTransition(true) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        animator?.animationEnded(didComplete)
        onCompletion?(didComplete)
        onCompletion = nil
        coordinator.finish()
    }
}

/// A transition that a gesture drives.
/// DIFFERS: the views stand still until `finish()`, which plays the whole animation; `cancel()` leaves all as it was.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?
    open private(set) var percentComplete: CGFloat = 0
    open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    public override init() { super.init() }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext as? TransitionContext
        percentComplete = 0
    }

    /// - Parameter percentComplete: 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    open func pause() { context?.pauseInteractiveTransition() }

    open func finish() {
        guard let context else { return }
        self.context = nil
        context.finishInteractiveTransition()
        context.runAnimation()
    }

    open func cancel() {
        guard let context else { return }
        self.context = nil
        context.cancelInteractiveTransition()
        context.completeTransition(false)
    }
}
