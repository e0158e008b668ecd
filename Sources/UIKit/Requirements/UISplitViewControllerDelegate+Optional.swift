// Written by `make requirements` from the protocol's declaration.

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { OptionalRequirement.absent(self, answering: nil) }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { OptionalRequirement.absent(self) }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { OptionalRequirement.absent(self, answering: proposedTopColumn) }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    { OptionalRequirement.absent(self, answering: .automatic) }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    { OptionalRequirement.absent(self, answering: nil) }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    { OptionalRequirement.absent(self, answering: nil) }

    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { OptionalRequirement.absent(self) }

    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { OptionalRequirement.absent(self) }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalRequirement.absent(self, answering: proposedDisplayMode)
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        OptionalRequirement.absent(self)
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISplitViewControllerDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISplitViewControllerDelegate {
    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> (UIViewController?)? {
        OptionalRequirement.call(target) {
            $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.splitViewController(splitViewController, showDetail: vc, sender: sender)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.splitViewController(splitViewController, show: vc, sender: sender)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column? {
        OptionalRequirement.call(target) {
            $0.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode? {
        OptionalRequirement.call(target) {
            $0.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        }
    }
}
