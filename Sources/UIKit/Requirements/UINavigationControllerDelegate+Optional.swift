// Written by `make requirements` from the protocol's declaration.

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { OptionalRequirement.absent(self) }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { OptionalRequirement.absent(self) }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { OptionalRequirement.absent(self, answering: .all) }

    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { OptionalRequirement.absent(self, answering: .portrait) }

    var optional: OptionalCalls<any UINavigationControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UINavigationControllerDelegate {
    @inline(__always) @discardableResult
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?)? {
        OptionalRequirement.call(target) {
            $0.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
        }
    }

    @inline(__always) @discardableResult
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> ((any UIViewControllerInteractiveTransitioning)?)? {
        OptionalRequirement.call(target) {
            $0.navigationController(navigationController, interactionControllerFor: animationController)
        }
    }

    @inline(__always) @discardableResult
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target) {
            $0.navigationControllerSupportedInterfaceOrientations(navigationController)
        }
    }

    @inline(__always) @discardableResult
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation? {
        OptionalRequirement.call(target) {
            $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        }
    }
}
