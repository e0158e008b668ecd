extension UINavigationController {
    func replaceStack(_ controllers: [UIViewController], animated: Bool) {
        let old = stack.last
        let wasInStack = Set(stack.map(ObjectIdentifier.init))
        let gone = stack.filter { item in !controllers.contains { $0 === item } }
        for item in gone { leaves(item) }
        stack = controllers
        let added = controllers.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        // UIKit: a top that was below before is popped to, a new one pushed.
        let isPop = controllers.last.map { wasInStack.contains(ObjectIdentifier($0)) } ?? false
        exchange(
            StackChange(isPop ? .pop : .push, old, controllers.last, added: added, gone: gone),
            animated: animated && old != nil && old !== controllers.last)
    }

    func push(_ controller: UIViewController, animated: Bool) {
        ensure(
            !stack.contains { $0 === controller },
            "Pushing the same view controller instance more than once is not supported (\(controller)); push a new one"
        )
        ensure(
            !(controller is UINavigationController),
            "Pushing a navigation controller is not supported; push its first controller, or present it")
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        controller.appearance.setMovingIn(true)
        exchange(
            StackChange(.push, old, controller, added: [controller], gone: []),
            animated: animated && old != nil)
    }

    func popTo(_ controller: UIViewController, animated: Bool) -> [UIViewController] {
        guard let index = stack.firstIndex(where: { $0 === controller }), index < stack.count - 1 else {
            return []
        }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        for item in gone { leaves(item) }
        // Until the transition's end the one that leaves still finds its navigation controller.
        exchange(StackChange(.pop, gone.last, controller, added: [], gone: gone), animated: animated)
        return gone
    }

    private func leaves(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        controller.appearance.setMovingOut(true)
    }

    /// What becomes of the stack when one top takes another's place.
    struct StackChange {
        let operation: Operation
        let old: UIViewController?
        let new: UIViewController?
        let added: [UIViewController]
        let gone: [UIViewController]

        init(
            _ operation: Operation, _ old: UIViewController?, _ new: UIViewController?,
            added: [UIViewController], gone: [UIViewController]
        ) {
            self.operation = operation
            self.old = old
            self.new = new
            self.added = added
            self.gone = gone
        }

        /// Both in one: what came and went meanwhile is never shown.
        func followed(by next: StackChange, stack: [UIViewController]) -> StackChange {
            func isInStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }
            return StackChange(
                next.operation, old, next.new, added: (added + next.added).filter(isInStack),
                gone: (gone + next.gone).filter { !isInStack($0) })
        }
    }

    /// A change of the stack whose transition begins with the next layout.
    struct WaitingChange {
        var change: StackChange
        var isAnimated: Bool
        /// Ends the wait of transactions in which the change was asked for.
        var release: (@MainActor () -> Void)?
    }

    /// UIKit: the stack changes at once, the transition begins when the view is laid out (`-[UINavigationController
    /// _startDeferredTransitionIfNeeded:]` in published stack traces). What a screen is given after its push is there when it loads
    /// its view, and several changes in one turn are one transition.
    private func exchange(_ change: StackChange, animated: Bool) {
        guard isPlaced(change.old), change.new != nil, isOnScreen, view.window != nil else {
            return perform(WaitingChange(change: change, isAnimated: animated))
        }
        let waiting = waitingChange
        let hold = CATransaction.holdCompletions()
        let release = { @MainActor in
            waiting?.release?()
            hold?()
        }
        let merged = waiting.map { $0.change.followed(by: change, stack: stack) } ?? change
        waitingChange = WaitingChange(change: merged, isAnimated: animated, release: release)
        view.setNeedsLayout()
    }

    /// Begins the transition that waits for layout.
    func beginWaitingChange() {
        guard let waiting = waitingChange else { return }
        waitingChange = nil
        perform(waiting)
    }

    /// A screen that another container has taken meanwhile is that one's, which shows it and tells it so.
    private func own(_ old: UIViewController?) -> UIViewController? {
        guard let parent = old?.parent, parent !== self else { return old }
        return nil
    }

    /// Shows the new top where the old one was.
    /// UIKit: B loads, A will disappear, B will appear, B is laid out, A did disappear, B did appear (recorded log).
    private func perform(_ waiting: WaitingChange) {
        let (change, animated) = (waiting.change, waiting.isAnimated)
        let (old, operation) = (own(change.old), change.operation)
        guard isPlaced(old), let new = change.new, new !== old else {
            if change.new == nil { old?.viewIfLoaded?.removeFromSuperview() }
            updateBar()
            waiting.release?()
            return settle(change) {}
        }
        new.loadViewIfNeeded()
        let isShown = isOnScreen
        let moves = animated && view.window != nil && old?.viewIfLoaded != nil && UIView.areAnimationsEnabled
        let animator = moves ? makeAnimator(operation, old, new) : nil
        // UIKit: the screens of an app's own animator move in a container below the bars.
        let isOwn = animator == nil || animator is PushAnimator || animator is ZoomAnimator
        let container: UIView = isOwn ? view : makeTransitionContainer()
        let context = TransitionContext(containerView: container, isAnimated: moves, style: .none)
        context.adopt(animator, from: old, to: new)
        old?.appearance.setLeavingStack(true)
        if moves {
            // A drag from the edge: those who hear of the transition see that a finger leads it.
            context.coordinator.isInteractive = popInteraction != nil && animator is PushAnimator
            coordinatorStore = context.coordinator
            old?.coordinatorStore = context.coordinator
            // As the bar is before the screens hear of it: they may show or hide it.
            dissolveBar(along: context.coordinator, animator)
        }
        isSettingOut = moves
        if isShown {
            old?.beginAppearance(false, animated: moves)
            // A search bar in the navigation bar, too.
            if old != nil { view.endEditingInside() }
            tellDelegate(willShow: new, animated: moves)
            new.beginAppearance(true, animated: moves)
        }
        // Before the screen comes into the hierarchy: what rests at its end would give way to a bar that is not there.
        updateTabs()
        place(new)
        updateBar()
        new.view.frame = restFrame(of: new)
        isSettingOut = false
        context.views = [.to: new.view]
        context.views[.from] = old?.viewIfLoaded
        if let old { context.initialFrames[ObjectIdentifier(old)] = old.viewIfLoaded?.frame ?? view.bounds }
        context.finalFrames[ObjectIdentifier(new)] = new.view.frame
        context.onCompletion = { [weak self] done in
            guard let self else { return }
            old?.appearance.setLeavingStack(false)
            // UIKit: who left is asked of the coordinator in the delegate's `didShow` (the usual form of coordinators).
            defer {
                if self.coordinatorStore === context.coordinator { self.coordinatorStore = nil }
                if old?.coordinatorStore === context.coordinator { old?.coordinatorStore = nil }
            }
            waiting.release?()
            defer { if !isOwn { container.removeFromSuperview() } }
            if done {
                self.finishExchange(change, new, isShown: isShown, animated: moves)
            } else {
                self.undoExchange(change, new, isShown: isShown)
            }
        }
        if moves, let animator {
            context.animator = animator
            if animator is PushAnimator || animator is ZoomAnimator {
                context.run(interaction: popInteraction)
            } else {
                old?.viewIfLoaded.map { context.containerView.insertSubview($0, at: 0) }
                context.run(
                    interaction: delegate.optional.navigationController(
                        self, interactionControllerFor: animator) ?? nil)
            }
        } else {
            context.coordinator.runAlongside()
            guard isShown, view.window != nil else { return context.completeTransition(true) }
            old?.viewIfLoaded?.removeFromSuperview()
            FramePipeline.current.afterNextLayout { context.completeTransition(true) }
        }
    }

    /// The transition is over: `end` tells who appeared and who disappeared, then all hear of their parent.
    /// UIKit: a popped controller finds no navigation controller any more in its `viewDidDisappear`.
    private func settle(_ change: StackChange, _ end: () -> Void) {
        let gone = change.gone.filter { item in item.parent === self && !stack.contains { $0 === item } }
        for item in gone { item.loseParent() }
        end()
        for item in change.added where item.parent === self { item.didMove(toParent: self) }
        for item in gone {
            item.didMove(toParent: nil)
            item.appearance.setMovingOut(false)
        }
    }

    private func makeTransitionContainer() -> UIView {
        let container = UIView(frame: view.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, belowSubview: navigationBar)
        return container
    }

    private func makeAnimator(_ operation: Operation, _ old: UIViewController?, _ new: UIViewController)
        -> any UIViewControllerAnimatedTransitioning
    {
        let custom = old.flatMap {
            delegate.optional.navigationController(
                self, animationControllerFor: operation, from: $0, to: new) ?? nil
        }
        if let custom { return custom }
        let isPop = operation == .pop
        if let zoom = (isPop ? old : new)?.preferredTransition?.zoom {
            return ZoomAnimator(zoom, isOpening: !isPop)
        }
        return PushAnimator(isPop: isPop)
    }

    private func finishExchange(
        _ change: StackChange, _ new: UIViewController, isShown: Bool, animated: Bool
    ) {
        let old = own(change.old)
        if stack.last !== old { old?.viewIfLoaded?.removeFromSuperview() }
        if old?.preferredContentSize != new.preferredContentSize { tellContentSizeChange() }
        if stack.last === new, new.viewIfLoaded?.superview !== view { place(new) }
        settle(change) {
            guard isShown else { return }
            old?.endAppearance()
            new.endAppearance()
        }
        if isShown { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// An interactive transition was cancelled: the stack is as before.
    private func undoExchange(_ change: StackChange, _ new: UIViewController, isShown: Bool) {
        guard let old = change.old else { return }
        stack.removeAll { item in change.added.contains { $0 === item } }
        stack += change.gone
        for item in change.gone { item.appearance.setMovingOut(false) }
        new.viewIfLoaded?.removeFromSuperview()
        // The bars are as before when the screen hears that it is back.
        place(old)
        updateBar()
        if isShown { old.reappear(from: new) }
        for item in change.added { item.removeFromParent() }
    }

    /// UIKit: the delegate hears of the first screen, and of one that came while nothing was shown, when the
    /// navigation controller itself appears.
    func tellDelegateOfTop(animated: Bool) {
        guard let top = stack.last, top !== toldTop else { return }
        isTellingTop = true
        tellDelegate(willShow: top, animated: animated)
    }

    func tellDelegateThatTopIsShown(animated: Bool) {
        guard isTellingTop, let top = stack.last else { return }
        isTellingTop = false
        top.endAppearance()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    private func tellDelegate(willShow top: UIViewController, animated: Bool) {
        toldTop = top
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    /// The top comes into the view when that is to appear or is laid out, not before: what a subclass does in its
    /// `viewDidLoad` comes before the top loads its view.
    func placeTop() {
        beginWaitingChange()
        guard let top = stack.last, top.viewIfLoaded?.isDescendant(of: view) != true else { return }
        place(top)
    }

    /// Whether a change of the top is seen now; else the next appearance or layout shows what is on top then.
    private func isPlaced(_ top: UIViewController?) -> Bool {
        isViewLoaded && (isOnScreen || top?.viewIfLoaded?.superview != nil)
    }

    func place(_ controller: UIViewController) {
        let child: UIView = controller.view
        child.fillContainer(restFrame(of: controller))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(child, belowSubview: navigationBar)
        updateInsets()
        child.refreshSafeArea()
    }
}
