// Written by `make requirements` from the protocol's declaration.

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        OptionalRequirement.absent(self)
    }

    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        OptionalRequirement.absent(self)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.absent(self)
        return .all
    }

    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        OptionalRequirement.absent(self)
        return .portrait
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        OptionalRequirement.absent(self)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        OptionalRequirement.absent(self)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UITabBarControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITabBarControllerDelegate {
    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool? {
        OptionalRequirement.call(target, "tabBarController(_:shouldSelect:)") {
            $0.tabBarController(tabBarController, shouldSelect: viewController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
        -> Void?
    {
        OptionalRequirement.call(target, "tabBarController(_:didSelect:)") {
            $0.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool? {
        OptionalRequirement.call(target, "tabBarController(_:shouldSelectTab:)") {
            $0.tabBarController(tabBarController, shouldSelectTab: tab)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) -> Void? {
        OptionalRequirement.call(target, "tabBarController(_:didSelectTab:previousTab:)") {
            $0.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> ((any UIViewControllerAnimatedTransitioning)?)? {
        OptionalRequirement.call(target, "tabBarController(_:animationControllerForTransitionFrom:to:)") {
            $0.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> ((any UIViewControllerInteractiveTransitioning)?)? {
        OptionalRequirement.call(target, "tabBarController(_:interactionControllerFor:)") {
            $0.tabBarController(tabBarController, interactionControllerFor: animationController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target, "tabBarControllerSupportedInterfaceOrientations(_:)") {
            $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation?
    {
        OptionalRequirement.call(target, "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)") {
            $0.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) -> Void? {
        OptionalRequirement.call(target, "tabBarController(_:willBeginCustomizing:)") {
            $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) -> Void? {
        OptionalRequirement.call(target, "tabBarController(_:willEndCustomizing:changed:)") {
            $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
    }

    @inline(__always) @discardableResult
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) -> Void? {
        OptionalRequirement.call(target, "tabBarController(_:didEndCustomizing:changed:)") {
            $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    }
}
