extension UIViewController {
    func loadNow() {
        guard viewStore == nil else { return }
        // UIKit: tests of public apps say that a controller whose view was asked for goes with the pool, not with its last use.
        _AutoreleasePool.keep(self)
        loadView()
        ensure(
            viewStore != nil,
            "\(type(of: self)).loadView() returned without setting view; set `view` in loadView or do not override it"
        )
        viewDidLoad()
    }

    /// A view that is shown is replaced where it is, with its frame: apps of the first releases had a view for each orientation,
    /// and set the other one while the device turned.
    func replaceView(_ new: UIView?) {
        let old = viewStore
        if let old, old !== new { old.controller = nil }
        viewStore = new
        new?.controller = self
        guard let old, let new, old !== new, let container = old.superview, !new.isDescendant(of: old) else {
            return
        }
        new.frame = old.frame
        container.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// A transition to another screen was cancelled: that one goes, this one is there again.
    func reappear(from other: UIViewController) {
        other.beginAppearance(false, animated: false)
        beginAppearance(true, animated: false)
        other.endAppearance()
        endAppearance()
    }

    /// Starts appearing or disappearing: calls `viewWill…` once and forwards to the children.
    /// - Parameter isFirst: a controller that has never appeared may disappear, too, as when an app's container says so.
    func beginAppearance(_ appearing: Bool, animated: Bool, isFirst: Bool = false) {
        appearance.setFollowsWindow(false)
        if !appearing { (self as? UINavigationController)?.beginWaitingChange() }
        guard appearing != isOnScreen || isFirst && !appearing && !appearance.hasBegun else { return }
        if appearing { loadViewIfNeeded() } else { FirstResponder.remember(in: self) }
        let stays = appearing && appearance.phase == .disappearing
        appearance.begin(appears: appearing, animated: animated)
        searchRole.active?.searchedScreen(appears: appearing, animated: animated)
        if appearing {
            viewWillAppear(animated)
            if stays { FirstResponder.resume(in: self) }
            // A view that returns may have nothing to lay out, which would tell it.
            FramePipeline.current.afterNextLayout { [weak self] in
                if let self, self.viewIfLoaded?.window != nil { self.tellIsAppearing() }
            }
        } else {
            viewWillDisappear(animated)
            viewIfLoaded?.endEditingInside()
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenToForwardAppearance where child.isShownInside(self) {
            child.beginAppearance(appearing, animated: animated)
        }
    }

    func endAppearance() {
        appearance.setFollowsWindow(false)
        switch appearance.phase {
        case .appearing:
            tellIsAppearing()
            appearance.end()
            FirstResponder.offer(to: self)
            viewDidAppear(appearance.isAnimated)
            appearance.setMovingIn(false)
        case .disappearing:
            appearance.end()
            FirstResponder.forget(in: self)
            viewDidDisappear(appearance.isAnimated)
            appearance.setMovingOut(false)
        case .appeared, .disappeared: return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenToForwardAppearance { child.endAppearance() }
    }

    /// Once the view has its place in the window and before it is laid out there; children hear when the parent has laid theirs out.
    func tellIsAppearing() {
        guard appearance.tellsIsAppearing() else { return }
        FirstResponder.offer(to: self)
        viewIsAppearing(appearance.isAnimated)
    }

    private func isShownInside(_ parent: UIViewController) -> Bool {
        guard let view = viewStore, let outer = parent.viewStore else { return false }
        return view.isDescendant(of: outer)
    }

    /// The child that a container of UIKit shows.
    var childInFront: UIViewController? {
        switch self {
        case let stack as UINavigationController: stack.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        default: nil
        }
    }

    func adopt(_ child: UIViewController) {
        ensure(
            child !== self, "A view controller cannot be its own child: \(type(of: self)); add another one")
        if child.parentReference !== self { child.parentReference?.childList.removeAll { $0 === child } }
        child.willMove(toParent: self)
        child.appearance.setMovingIn(isOnScreen)
        child.appearance.setMovingOut(false)
        child.parentReference = self
        if !childList.contains(where: { $0 === child }) { childList.append(child) }
    }

    func leaveParent() {
        guard parentReference != nil else { return }
        loseParent()
        didMove(toParent: nil)
        if appearance.phase == .disappeared { appearance.setMovingOut(false) }
    }

    /// Leaves the parent without a word.
    func loseParent() {
        parentReference?.childList.removeAll { $0 === self }
        parentReference = nil
        appearance.setMovingIn(false)
    }
}

extension UIViewController {
    /// The presentation controller that exists, or a new one for the style.
    var presentationInForce: UIPresentationController? {
        if let parentReference { return parentReference.presentationInForce }
        if let made = modal.presentation,
            made.transitionView != nil || made.style == modalPresentationStyle
        {
            return made
        }
        let style = modalPresentationStyle
        guard style != .none else { return nil }
        let made = newPresentation(style)
        modal.prepare(made)
        return made
    }

    func standardPresentation(_ style: UIModalPresentationStyle) -> UIPresentationController {
        let presenter = modal.presenter
        let made: UIPresentationController =
            switch style {
            case .pageSheet, .formSheet:
                UISheetPresentationController(presentedViewController: self, presenting: presenter)
            case .popover:
                UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            default: CoveringPresentationController(presentedViewController: self, presenting: presenter)
            }
        made.style = style
        return made
    }

    func exchangeChildren(
        _ old: UIViewController, _ new: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        ensure(
            old.parent === self && new.parent === self,
            "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent view "
                + "controller when calling transition(from:to:duration:options:animations:completion:)")
        // A container that forwards nothing tells its children itself.
        let isShown = isOnScreen && shouldAutomaticallyForwardAppearanceMethods
        new.loadViewIfNeeded()
        let place = old.viewIfLoaded?.superview ?? view
        if isShown {
            old.beginAppearance(false, animated: duration > 0)
            new.beginAppearance(true, animated: duration > 0)
        }
        let move: (@escaping () -> Void, @escaping (Bool) -> Void) -> Void = { change, end in
            if let place, options.showsTransition, duration > 0 {
                // UIKit: the options' transition shows the exchange.
                UIView.transition(
                    with: place, duration: duration, options: options,
                    animations: {
                        old.viewIfLoaded?.removeFromSuperview()
                        place.addSubview(new.view)
                        change()
                    }, completion: end)
            } else {
                place?.addSubview(new.view)
                UIView.animate(
                    withDuration: duration, delay: 0, options: options, animations: change, completion: end)
            }
        }
        move({ animations?() }) { done in
            old.viewIfLoaded?.removeFromSuperview()
            if isShown {
                old.endAppearance()
                new.endAppearance()
            }
            completion?(done)
        }
    }
}
