// Written by `make requirements` from the protocol's declaration.

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        OptionalRequirement.absent(self)
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        OptionalRequirement.absent(self)
    }

    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        OptionalRequirement.absent(self)
        return .min
    }

    public func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.absent(self)
        return .all
    }

    var optional: OptionalCalls<any UIPageViewControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIPageViewControllerDelegate {
    @inline(__always) @discardableResult
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) -> Void? {
        OptionalRequirement.call(target, "pageViewController(_:willTransitionTo:)") {
            $0.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
        }
    }

    @inline(__always) @discardableResult
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) -> Void? {
        OptionalRequirement.call(
            target, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"
        ) {
            $0.pageViewController(
                pageViewController, didFinishAnimating: finished,
                previousViewControllers: previousViewControllers, transitionCompleted: completed)
        }
    }

    @inline(__always) @discardableResult
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation? {
        OptionalRequirement.call(target, "pageViewController(_:spineLocationFor:)") {
            $0.pageViewController(pageViewController, spineLocationFor: orientation)
        }
    }

    @inline(__always) @discardableResult
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target, "pageViewControllerSupportedInterfaceOrientations(_:)") {
            $0.pageViewControllerSupportedInterfaceOrientations(pageViewController)
        }
    }
}
