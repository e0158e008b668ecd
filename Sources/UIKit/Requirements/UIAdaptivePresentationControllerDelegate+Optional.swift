// Written by `make requirements` from the protocol's declaration.

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController)
        -> UIModalPresentationStyle
    { OptionalRequirement.absent(self, answering: .none) }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { OptionalRequirement.absent(self, answering: .none) }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { OptionalRequirement.absent(self) }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { OptionalRequirement.absent(self, answering: nil) }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalRequirement.absent(self) }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
        -> Bool
    { OptionalRequirement.absent(self, answering: true) }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.absent(self)
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.absent(self)
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UIAdaptivePresentationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIAdaptivePresentationControllerDelegate {
    @inline(__always) @discardableResult
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle? {
        OptionalRequirement.call(target) { $0.adaptivePresentationStyle(for: controller) }
    }

    @inline(__always) @discardableResult
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle? {
        OptionalRequirement.call(target) {
            $0.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }

    @inline(__always) @discardableResult
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> (UIViewController?)? {
        OptionalRequirement.call(target) {
            $0.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
        }
    }

    @inline(__always) @discardableResult
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool? {
        OptionalRequirement.call(target) { $0.presentationControllerShouldDismiss(presentationController) }
    }

    @inline(__always) @discardableResult
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) -> Void? {
        OptionalRequirement.call(target) { $0.presentationControllerDidDismiss(presentationController) }
    }
}
