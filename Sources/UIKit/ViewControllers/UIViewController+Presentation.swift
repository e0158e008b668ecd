extension UIViewController {
    /// The controller above all containers.
    var outermost: UIViewController {
        var current = self
        while let parent = current.parentReference { current = parent }
        return current
    }

    /// Whether this controller, or one that it shows, keeps the reader in its presentation. Apple's sample of sheets that cannot be
    /// pulled down sets the property of a screen in the presented navigation controller.
    var wantsModal: Bool {
        isModalInPresentation || childList.contains { $0.viewIfLoaded?.window != nil && $0.wantsModal }
    }

    /// Who presents for this one: UIKit's root container, or who defines the context that the style asks for.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return outermost }
        var current: UIViewController? = self
        while let controller = current {
            if controller.definesPresentationContext { return controller }
            current = controller.parentReference
        }
        return outermost
    }

    /// Shows a controller over this one, as its style says.
    /// - Parameter adapts: whether the delegate may give another controller where the style adapts.
    func show(
        modally controller: UIViewController, animated: Bool, adapts: Bool = true, completion: (() -> Void)?
    ) {
        let presenter = presenter(for: controller.modalPresentationStyle)
        if let shown = presenter.modal.presented {
            return Diagnostics.say(
                "Attempt to present \(type(of: controller)) on \(type(of: presenter)) (from \(type(of: self))) "
                    + "which is already presenting \(type(of: shown)); dismiss that one first")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return Diagnostics.say(
                "Attempt to present \(type(of: controller)) on \(type(of: presenter)) (from \(type(of: self))) "
                    + "whose view is not in the window hierarchy; present from viewDidAppear or later")
        }
        ensure(
            controller.modal.presenter == nil,
            "Application tried to present modally a view controller \(type(of: controller)) that is already being "
                + "presented by \(type(of: controller.modal.presenter!))")
        let presentation = controller.makePresentation(from: presenter, source: self)
        if adapts, let adapted = presentation.adaptedFrom {
            let style = presentation.style
            let other = adapted.delegate.optional.presentationController(
                adapted, viewControllerForAdaptivePresentationStyle: style)
            if let other = other ?? nil, other !== controller {
                other.modalPresentationStyle = style
                other.presentationController?.delegate = adapted.delegate
                return show(modally: other, animated: animated, adapts: false, completion: completion)
            }
            adapted.delegate?.presentationController(adapted, prepare: presentation)
        }
        controller.modal.prepare(presentation)
        presentation.interrupted = FirstResponder.yield()
        presentation.presenting = presenter
        controller.becomePresented(by: presenter)
        if presentation.interrupted == nil {
            let edited = controller is UIAlertController ? FirstResponder.current : nil
            presentation.interrupted = FirstResponder.yieldAccessory() ?? edited
        }
        InputHost.refresh()
        InterfaceOrientation.update()

        let container = UITransitionView(frame: window.bounds)
        container.presentation = presentation
        presentation.transitionView = container
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if presentation.style == .currentContext || presentation.style == .overCurrentContext,
            let view = presenter.viewIfLoaded, let outer = view.superview
        {
            container.frame = view.frame
            outer.insertSubview(container, aboveSubview: view)
        } else {
            window.addSubview(container)
        }
        let custom = controller.transitioningDelegate.optional.animationController(
            forPresented: controller, presenting: presenter, source: self)
        let animator = (custom ?? nil) ?? presentation.standardAnimator(isPresenting: true)
        let context = TransitionContext(
            containerView: container, isAnimated: animated, style: presentation.style)
        controller.run(context, animator, presentation, isPresenting: true, completion: completion)
    }

    /// Ends what this controller, a container around it or its presenter shows.
    func endPresentation(animated: Bool, completion: (() -> Void)?) {
        let shown = sequence(first: self, next: \.parentReference).first { $0.modal.presented != nil }
        if shown == nil, let search = presentedViewController as? UISearchController {
            search.isActive = false
            completion?()
            return
        }
        guard let controller = shown?.modal.presented, controller.modal.presenter != nil else {
            if let presenting = presentingViewController {
                presenting.endPresentation(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        guard let presentation = controller.modal.presentation, !presentation.isBeingDismissed else { return }
        if presentation.isInTransition {
            presentation.afterTransition = { [weak self] in
                self?.endPresentation(animated: animated, completion: completion)
            }
            return
        }
        // What the presented one presents itself goes with it. UIKit: "only the top-most view is dismissed in an animated fashion; any
        // intermediate view controllers are simply removed from the stack. The top-most view is dismissed using its modal transition style"
        // (documentation of `dismiss`).
        var above: [UIViewController] = []
        while let next = (above.last ?? controller).modal.presented { above.append(next) }
        let top = above.last ?? controller
        let custom = top.transitioningDelegate.optional.animationController(forDismissed: top)
        let animator =
            (custom ?? nil) ?? (top.modal.presentation ?? presentation).standardAnimator(isPresenting: false)
        let seen = above.isEmpty || !animated ? nil : top.pictureInWindow
        for gone in above.reversed() { gone.leavePresentation(animated: animated) }
        guard let container = presentation.transitionView else { return }
        let context = TransitionContext(
            containerView: container, isAnimated: animated, style: presentation.style)
        let hidden = seen.flatMap { picture in
            picture.frame = container.convert(picture.frame, from: nil)
            container.addSubview(picture)
            return presentation.presentedView ?? controller.viewIfLoaded
        }
        hidden?.isHidden = true
        controller.run(context, animator, presentation, isPresenting: false, seen: seen) {
            seen?.removeFromSuperview()
            hidden?.isHidden = false
            completion?()
        }
        InterfaceOrientation.update()
    }

    /// What is seen of this presented controller, as a picture at its place in the window.
    private var pictureInWindow: UIView? {
        guard let view = modal.presentation?.presentedView ?? viewIfLoaded,
            let picture = view.snapshotView(afterScreenUpdates: false)
        else { return nil }
        picture.frame = view.convert(view.bounds, to: nil)
        return picture
    }

    /// Ends what this controller and those above it show, where its own screen goes too.
    func dropPresentations() {
        var above: [UIViewController] = []
        while let next = (above.last ?? self).modal.presented { above.append(next) }
        for gone in above.reversed() { gone.leavePresentation(animated: false) }
    }

    /// Goes without a transition; the one below never appears.
    private func leavePresentation(animated: Bool) {
        guard let its = modal.presentation, let below = modal.presenter else { return }
        modal.beginTransition(isPresenting: false)
        beginAppearance(false, animated: animated)
        its.dismissalTransitionWillBegin()
        its.dimPresenter(false)
        below.withManagedAppearance { its.restorePresentersView(of: below) }
        its.transitionView?.removeFromSuperview()
        its.dismissalTransitionDidEnd(true)
        endAppearance()
        modal.endTransition()
        its.transitionView = nil
        endBeingPresented(by: below)
        modal.dropPresentation()
    }

    /// What shows this controller: the transitioning delegate's, or the one of the style as the surroundings adapt it.
    private func makePresentation(from presenter: UIViewController, source: UIViewController)
        -> UIPresentationController
    {
        if modalPresentationStyle == .custom,
            let custom = transitioningDelegate.optional.presentationController(
                forPresented: self, presenting: presenter, source: source) ?? nil
        {
            custom.style = .custom
            return custom
        }
        guard let made = presentationController else {
            return CoveringPresentationController(presentedViewController: self, presenting: presenter)
        }
        // A popover or form sheet has little room itself, and the screen around it as much as before.
        let traits = presenter.viewIfLoaded?.window?.traitCollection ?? presenter.traitCollection
        let answered =
            made.delegate.optional.adaptivePresentationStyle(for: made, traitCollection: traits)
            ?? made.delegate.optional.adaptivePresentationStyle(for: made)
        guard traits.horizontalSizeClass == .compact else { return made }
        if let popover = made as? UIPopoverPresentationController {
            if answered == UIModalPresentationStyle.none { return made }
            if let answered, answered == .fullScreen || answered == .overFullScreen {
                return adapted(made, to: answered)
            }
            let sheet = popover.adaptiveSheetPresentationController
            if sheet.delegate == nil { sheet.delegate = made.delegate }
            sheet.adaptedFrom = popover
            return sheet
        }
        if let answered, answered == .fullScreen || answered == .overFullScreen {
            return adapted(made, to: answered)
        }
        return made
    }

    private func adapted(_ made: UIPresentationController, to style: UIModalPresentationStyle)
        -> UIPresentationController
    {
        let covering = CoveringPresentationController(
            presentedViewController: self, presenting: made.presenting)
        covering.style = style
        covering.delegate = made.delegate
        covering.adaptedFrom = made
        return covering
    }
}

extension UIPresentationController {
    /// `traits`, of a presented controller, in a horizontally compact environment unless they say otherwise.
    func compact(_ traits: UITraitCollection?) -> UITraitCollection? {
        guard transitionView != nil else { return traits }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        return UITraitCollection(traitsFrom: [compact] + [traits].compactMap { $0 })
    }

    var isInTransition: Bool { presented.coordinatorStore != nil }
    var isBeingDismissed: Bool { isInTransition && presented.appearance.phase == .disappearing }

    func placePresentedView() {
        guard let view = presentedView, view.superview === transitionView else { return }
        let place = frameOfPresentedViewInContainerView
        if view.frame != place { view.frame = place }
    }

    /// Puts the presenter's view back where it was.
    func restorePresentersView(of presenter: UIViewController) {
        guard let place = presentersSuperview, let view = presenter.viewIfLoaded, view.superview !== place
        else { return }
        place.insertSubview(view, at: 0)
        view.frame = place.bounds
        presentersSuperview = nil
    }
}
