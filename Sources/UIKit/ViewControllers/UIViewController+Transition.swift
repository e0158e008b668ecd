extension UIViewController {
    /// Plays a presentation or a dismissal of this controller, with the calls in UIKit's order.
    func run(
        _ context: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
        _ presentation: UIPresentationController, isPresenting: Bool, seen: UIView? = nil,
        completion: (() -> Void)?
    ) {
        guard let presenter = modal.presenter else { return }
        let isAnimated = context.isAnimated
        context.adopt(animator, from: isPresenting ? presenter : self, to: isPresenting ? self : presenter)
        coordinatorStore = context.coordinator
        presenter.coordinatorStore = context.coordinator
        loadViewIfNeeded()
        // UIKit: "before interaction or animations begin", to set up what goes alongside (its header).
        if isPresenting {
            presentation.tellAdaptation(context.coordinator)
        } else if presentation.isLeavingByReader {
            presentation.delegate?.presentationControllerWillDismiss(presentation)
        }
        if isPresenting {
            withManagedAppearance { presentation.presentationTransitionWillBegin() }
        } else {
            presentation.dismissalTransitionWillBegin()
        }
        presentation.dimPresenter(isPresenting)
        // The device may have been turned meanwhile: who was removed comes back.
        let removesPresenter =
            isPresenting ? presentation.shouldRemovePresentersView : presentation.presentersSuperview != nil
        let presentedView = presentation.presentedView ?? viewStore
        let presenterView = removesPresenter ? presenter.viewIfLoaded : nil
        context.views[isPresenting ? .to : .from] = seen ?? presentedView
        if let presenterView { context.views[isPresenting ? .from : .to] = presenterView }
        let place = presentation.frameOfPresentedViewInContainerView
        let bounds = context.containerView.bounds
        if isPresenting {
            context.finalFrames[ObjectIdentifier(self)] = place
            context.initialFrames[ObjectIdentifier(presenter)] = bounds
            context.finalFrames[ObjectIdentifier(presenter)] = bounds
            presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if removesPresenter { presentation.presentersSuperview = presenterView?.superview }
        } else {
            context.initialFrames[ObjectIdentifier(self)] = presentedView?.frame ?? place
            context.finalFrames[ObjectIdentifier(presenter)] = bounds
        }
        let covers = removesPresenter
        modal.beginTransition(isPresenting: isPresenting)
        if isPresenting {
            if covers { presenter.beginAppearance(false, animated: isAnimated) }
            beginAppearance(true, animated: isAnimated)
        } else {
            beginAppearance(false, animated: isAnimated)
            if covers { presenter.beginAppearance(true, animated: isAnimated) }
        }
        context.onCompletion = { [weak self] done in
            guard let self else { return }
            if isPresenting {
                self.finishPresenting(presentation, presenter, done, covers)
            } else {
                self.finishDismissing(presentation, presenter, done, covers)
            }
            self.modal.endTransition()
            self.coordinatorStore = nil
            presenter.coordinatorStore = nil
            // Turned meanwhile, it has another place than the transition led to.
            if context.containerView.bounds.size != bounds.size {
                context.containerView.setNeedsLayout()
                // So has the sheet that presents it.
                presenter.modal.presentation?.containerView?.setNeedsLayout()
            }
            completion?()
            let waiting = presentation.afterTransition
            presentation.afterTransition = nil
            waiting?()
        }
        guard isAnimated, UIView.areAnimationsEnabled else {
            if isPresenting, let presentedView {
                presentedView.frame = place
                context.containerView.addSubview(presentedView)
            } else if covers {
                presentation.restorePresentersView(of: presenter)
            }
            context.coordinator.runAlongside()
            context.containerView.layoutIfNeeded()
            context.completeTransition(true)
            return
        }
        context.animator = animator
        let interaction =
            isPresenting
            ? transitioningDelegate.optional.interactionControllerForPresentation(using: animator) ?? nil
            : transitioningDelegate.optional.interactionControllerForDismissal(using: animator) ?? nil
        context.run(interaction: interaction)
    }

    private func finishPresenting(
        _ presentation: UIPresentationController, _ presenter: UIViewController, _ done: Bool, _ covers: Bool
    ) {
        if done, covers { presenter.viewIfLoaded?.removeFromSuperview() }
        if !done {
            presentation.restorePresentersView(of: presenter)
            presentation.transitionView?.removeFromSuperview()
            presentation.transitionView = nil
            beginAppearance(false, animated: false)
            if covers { presenter.beginAppearance(true, animated: false) }
            endBeingPresented(by: presenter)
        }
        endAppearance()
        if covers { presenter.endAppearance() }
        presentation.presentationTransitionDidEnd(done)
        if !done {
            modal.dropPresentation()
            presentation.interrupted.map(FirstResponder.resume(_:))
            InputHost.refresh()
        }
    }

    private func finishDismissing(
        _ presentation: UIPresentationController, _ presenter: UIViewController, _ done: Bool, _ covers: Bool
    ) {
        guard done else {
            if covers {
                presenter.viewIfLoaded?.removeFromSuperview()
                presenter.beginAppearance(false, animated: false)
            }
            beginAppearance(true, animated: false)
            endAppearance()
            if covers { presenter.endAppearance() }
            presentation.dimPresenter(true)
            return presentation.dismissalTransitionDidEnd(false)
        }
        if covers { presentation.restorePresentersView(of: presenter) }
        viewIfLoaded?.removeFromSuperview()
        presentation.transitionView?.removeFromSuperview()
        endAppearance()
        if covers { presenter.endAppearance() }
        presentation.dismissalTransitionDidEnd(true)
        presentation.transitionView = nil
        endBeingPresented(by: presenter)
        modal.dropPresentation()
        presentation.interrupted.map(FirstResponder.resume(_:))
        InputHost.refresh()
    }
}
