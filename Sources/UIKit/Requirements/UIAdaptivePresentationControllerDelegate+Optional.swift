// Written by `make requirements` from the protocol's declaration.

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    {
        OptionalRequirement.absent(self)
        return .none
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalRequirement.absent(self)
        return .none
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        OptionalRequirement.absent(self)
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        OptionalRequirement.absent(self)
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.absent(self)
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.absent(self)
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIAdaptivePresentationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIAdaptivePresentationControllerDelegate {
    @inline(__always) @discardableResult
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle? {
        OptionalRequirement.call(target, "adaptivePresentationStyle(for:)") {
            $0.adaptivePresentationStyle(for: controller)
        }
    }

    @inline(__always) @discardableResult
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
        OptionalRequirement.call(target, "adaptivePresentationStyle(for:traitCollection:)") {
            $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }

    @inline(__always) @discardableResult
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) -> Void? {
        OptionalRequirement.call(target, "presentationController(_:prepare:)") {
            $0.presentationController(presentationController, prepare: adaptivePresentationController)
        }
    }

    @inline(__always) @discardableResult
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> (UIViewController?)? {
        OptionalRequirement.call(
            target, "presentationController(_:viewControllerForAdaptivePresentationStyle:)"
        ) {
            $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        }
    }

    @inline(__always) @discardableResult
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) -> Void? {
        OptionalRequirement.call(
            target, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        ) {
            $0.presentationController(
                presentationController, willPresentWithAdaptiveStyle: style,
                transitionCoordinator: transitionCoordinator)
        }
    }

    @inline(__always) @discardableResult
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool? {
        OptionalRequirement.call(target, "presentationControllerShouldDismiss(_:)") {
            $0.presentationControllerShouldDismiss(presentationController)
        }
    }

    @inline(__always) @discardableResult
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call(target, "presentationControllerWillDismiss(_:)") {
            $0.presentationControllerWillDismiss(presentationController)
        }
    }

    @inline(__always) @discardableResult
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call(target, "presentationControllerDidDismiss(_:)") {
            $0.presentationControllerDidDismiss(presentationController)
        }
    }

    @inline(__always) @discardableResult
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
        -> Void?
    {
        OptionalRequirement.call(target, "presentationControllerDidAttemptToDismiss(_:)") {
            $0.presentationControllerDidAttemptToDismiss(presentationController)
        }
    }
}
