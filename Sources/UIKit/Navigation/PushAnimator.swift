/// The new one slides in from the trailing edge over the old one; a pop the other way round.
@MainActor
final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPop: Bool
    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { UINavigationController.transitionDuration }

    /// Points from which the new screen comes, and by which the old one goes.
    func slide(in container: UIView) -> (coming: CGFloat, leaving: CGFloat) {
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        return isPop ? (-width / 3, width) : (width, -width / 3)
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let newView = context.view(forKey: .to), let oldView = context.view(forKey: .from),
            let new = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let container = context.containerView
        let slide = slide(in: container)
        if isPop { container.insertSubview(newView, belowSubview: oldView) }
        // Each screen at its own height, which depends on the bars over it.
        let (rest, start) = (context.finalFrame(for: new), oldView.frame)
        newView.frame = rest.offsetBy(dx: slide.coming, dy: 0)
        UIView.animateOnSpring(context) {
            newView.frame = rest
            oldView.frame = start.offsetBy(dx: slide.leaving, dy: 0)
        }
    }
}
