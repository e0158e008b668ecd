extension UINavigationController {
    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        let old = stack.last
        for gone in stack where !controllers.contains(where: { $0 === gone }) {
            gone.willMove(toParent: nil)
            gone.removeFromParent()
        }
        let wasInStack = Set(stack.map(ObjectIdentifier.init))
        stack = controllers
        var added: [UIViewController] = []
        for controller in controllers where controller.parent !== self {
            addChild(controller)
            added.append(controller)
        }
        // UIKit: a top that was below before is popped to, a new one pushed.
        let isPop = controllers.last.map { wasInStack.contains(ObjectIdentifier($0)) } ?? false
        exchange(
            old, for: controllers.last, operation: isPop ? .pop : .push,
            animated: animated && old != nil && old !== controllers.last)
        for controller in added { controller.didMove(toParent: self) }
    }

    func push(_ controller: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === controller },
            "Pushing the same view controller instance more than once is not supported (\(controller)); push a new one"
        )
        precondition(
            !(controller is UINavigationController),
            "Pushing a navigation controller is not supported; push its first controller, or present it")
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        controller.isMovingIn = true
        exchange(old, for: controller, operation: .push, animated: animated && old != nil)
        controller.didMove(toParent: self)
    }

    func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController] {
        guard let index = stack.firstIndex(where: { $0 === controller }), index < stack.count - 1 else {
            return []
        }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        for item in gone {
            item.willMove(toParent: nil)
            item.isMovingOut = true
        }
        // Until the transition's end the one that leaves still finds its navigation controller.
        exchange(gone.last, for: controller, operation: .pop, animated: animated)
        for item in gone { item.removeFromParent() }
        return gone
    }

    /// Shows `new` where `old` was.
    /// UIKit: B loads, A will disappear, B will appear, B is laid out, A did disappear, B did appear (recorded log).
    func exchange(
        _ old: UIViewController?, for new: UIViewController?, operation: Operation, animated: Bool
    ) {
        guard isViewLoaded else { return }
        guard let new, new !== old else { return updateBar() }
        new.loadViewIfNeeded()
        let isShown = appearance == .appeared || appearance == .appearing
        let moves = animated && view.window != nil && old?.viewIfLoaded != nil && UIView.areAnimationsEnabled
        let animator = moves ? makeAnimator(operation, old, new) : nil
        let context = TransitionContext(
            containerView: view, isAnimated: moves, style: .none,
            duration: animator?.transitionDuration(using: nil) ?? 0)
        if moves {
            coordinatorStore = context.coordinator
            old?.coordinatorStore = context.coordinator
        }
        if isShown { old?.beginAppearance(false, animated: moves) }
        // A search bar in the navigation bar, too.
        if isShown, old != nil { view.endEditingInside() }
        delegate?.navigationController(self, willShow: new, animated: moves)
        if isShown { new.beginAppearance(true, animated: moves) }
        place(new)
        updateBar()
        context.controllers = [.to: new]
        context.views = [.to: new.view]
        context.controllers[.from] = old
        context.views[.from] = old?.viewIfLoaded
        let bounds = view.bounds
        context.initialFrames[ObjectIdentifier(old ?? new)] = bounds
        context.finalFrames[ObjectIdentifier(new)] = bounds
        context.onCompletion = { [weak self] done in
            guard let self else { return }
            self.coordinatorStore = nil
            old?.coordinatorStore = nil
            if done {
                self.finishExchange(old, new, isShown: isShown, animated: moves)
            } else {
                self.undoExchange(old, new, operation, isShown: isShown)
            }
        }
        if moves, let animator {
            context.animator = animator
            // A gesture that goes back is played as a whole at its end.
            let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
            if !(animator is PushAnimator) { old?.viewIfLoaded.map { view.insertSubview($0, at: 0) } }
            context.run(interaction: interaction)
        } else {
            context.coordinator.runAlongside()
            guard isShown, view.window != nil else { return context.completeTransition(true) }
            old?.viewIfLoaded?.removeFromSuperview()
            FramePipeline.shared.afterNextLayout { context.completeTransition(true) }
        }
    }

    private func makeAnimator(_ operation: Operation, _ old: UIViewController?, _ new: UIViewController)
        -> any UIViewControllerAnimatedTransitioning
    {
        let custom = old.flatMap {
            delegate?.navigationController(self, animationControllerFor: operation, from: $0, to: new)
        }
        return custom ?? PushAnimator(isPop: operation == .pop)
    }

    private func finishExchange(
        _ old: UIViewController?, _ new: UIViewController, isShown: Bool, animated: Bool
    ) {
        if stack.last !== old { old?.viewIfLoaded?.removeFromSuperview() }
        if stack.last === new, new.viewIfLoaded?.superview !== view { place(new) }
        // An animator of the app may have put a screen over the bars.
        view.bringSubviewToFront(navigationBar)
        view.bringSubviewToFront(toolbarStore)
        if isShown {
            old?.endAppearance()
            new.endAppearance()
        }
        new.isMovingIn = false
        old?.isMovingOut = false
        delegate?.navigationController(self, didShow: new, animated: animated)
    }

    /// An interactive transition was cancelled: the stack is as before.
    private func undoExchange(
        _ old: UIViewController?, _ new: UIViewController, _ operation: Operation, isShown: Bool
    ) {
        guard let old else { return }
        if operation == .pop {
            addChild(old)
            stack.append(old)
        } else {
            stack.removeAll { $0 === new }
            new.removeFromParent()
        }
        new.viewIfLoaded?.removeFromSuperview()
        if isShown {
            new.beginAppearance(false, animated: false)
            old.beginAppearance(true, animated: false)
            new.endAppearance()
            old.endAppearance()
        }
        old.isMovingOut = false
        place(old)
        updateBar()
    }

    func place(_ controller: UIViewController) {
        let child: UIView = controller.view
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child, belowSubview: navigationBar)
        updateInsets()
    }
}

/// The new one slides in from the trailing edge over the old one; a pop the other way round.
@MainActor
final class PushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPop: Bool
    init(isPop: Bool) { self.isPop = isPop }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { UINavigationController.transitionDuration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let newView = context.view(forKey: .to), let oldView = context.view(forKey: .from) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        let side: CGFloat = container.isRightToLeft ? -1 : 1
        let width = container.bounds.width * side
        if isPop { container.insertSubview(newView, belowSubview: oldView) }
        let rest = container.bounds
        newView.frame = rest.offsetBy(dx: isPop ? -width / 3 : width, dy: 0)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            options: [.curveEaseOut, .allowUserInteraction]
        ) { [isPop] in
            newView.frame = rest
            oldView.frame = rest.offsetBy(dx: isPop ? width : -width / 3, dy: 0)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A drag that begins at the leading edge.
@MainActor
final class BackGestureRecognizer: UIPanGestureRecognizer {
    /// Points from the edge.
    static let reach: CGFloat = 20

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let view, let touch = touches.first else { return }
        let x = touch.location(in: view).x
        let distance = view.isRightToLeft ? view.bounds.width - x : x
        if distance > Self.reach { state = .failed }
    }
}
