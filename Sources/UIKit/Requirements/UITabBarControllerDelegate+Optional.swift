// Written by `make requirements` from the protocol's declaration.

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { OptionalRequirement.absent(self) }

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        OptionalRequirement.absent(self, answering: true)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { OptionalRequirement.absent(self) }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalRequirement.absent(self, answering: nil) }

    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.absent(self, answering: .all) }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { OptionalRequirement.absent(self, answering: .portrait) }

    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) { OptionalRequirement.absent(self) }

    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { OptionalRequirement.absent(self) }

    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) { OptionalRequirement.absent(self) }

    var optional: OptionalCalls<any UITabBarControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITabBarControllerDelegate {
    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool? {
        OptionalRequirement.call(target) { $0.tabBarController(tabBarController, shouldSelectTab: tab) }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?)? {
        OptionalRequirement.call(target) {
            $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> ((any UIViewControllerInteractiveTransitioning)?)? {
        OptionalRequirement.call(target) {
            $0.tabBarController(tabBarController, interactionControllerFor: animationController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target) {
            $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation?
    {
        OptionalRequirement.call(target) {
            $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        }
    }
}
