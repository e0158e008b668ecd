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

    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.absent(self)
        return .all
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
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target, "tabBarControllerSupportedInterfaceOrientations(_:)") {
            $0.tabBarControllerSupportedInterfaceOrientations(tabBarController)
        }
    }
}
