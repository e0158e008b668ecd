// Written by `make requirements` from the protocol's declaration.

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        OptionalRequirement.absent(self)
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        OptionalRequirement.absent(self)
        return proposedTopColumn
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    {
        OptionalRequirement.absent(self)
        return .automatic
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
        -> UIViewController?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController)
        -> UIViewController?
    {
        OptionalRequirement.absent(self)
        return nil
    }

    public func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) {
        OptionalRequirement.absent(self)
    }

    public func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) {
        OptionalRequirement.absent(self)
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalRequirement.absent(self)
        return proposedDisplayMode
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
        OptionalRequirement.call(target, "splitViewController(_:collapseSecondary:onto:)") {
            $0.splitViewController(
                splitViewController, collapseSecondary: secondaryViewController, onto: primaryViewController)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
    ) -> (UIViewController?)? {
        OptionalRequirement.call(target, "splitViewController(_:separateSecondaryFrom:)") {
            $0.splitViewController(splitViewController, separateSecondaryFrom: primaryViewController)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call(target, "splitViewController(_:showDetail:sender:)") {
            $0.splitViewController(splitViewController, showDetail: vc, sender: sender)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool? {
        OptionalRequirement.call(target, "splitViewController(_:show:sender:)") {
            $0.splitViewController(splitViewController, show: vc, sender: sender)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) -> Void? {
        OptionalRequirement.call(target, "splitViewController(_:willChangeTo:)") {
            $0.splitViewController(svc, willChangeTo: displayMode)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column? {
        OptionalRequirement.call(target, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
        {
            $0.splitViewController(svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
        }
    }

    @inline(__always) @discardableResult
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode? {
        OptionalRequirement.call(target, "targetDisplayModeForAction(in:)") {
            $0.targetDisplayModeForAction(in: svc)
        }
    }

    @inline(__always) @discardableResult
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> (
        UIViewController?
    )? {
        OptionalRequirement.call(target, "primaryViewController(forCollapsing:)") {
            $0.primaryViewController(forCollapsing: splitViewController)
        }
    }

    @inline(__always) @discardableResult
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> (
        UIViewController?
    )? {
        OptionalRequirement.call(target, "primaryViewController(forExpanding:)") {
            $0.primaryViewController(forExpanding: splitViewController)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        -> Void?
    {
        OptionalRequirement.call(target, "splitViewController(_:willShow:)") {
            $0.splitViewController(svc, willShow: column)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        -> Void?
    {
        OptionalRequirement.call(target, "splitViewController(_:willHide:)") {
            $0.splitViewController(svc, willHide: column)
        }
    }

    @inline(__always) @discardableResult
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode? {
        OptionalRequirement.call(
            target, "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
        ) {
            $0.splitViewController(svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
        }
    }

    @inline(__always) @discardableResult
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) -> Void? {
        OptionalRequirement.call(target, "splitViewControllerDidCollapse(_:)") {
            $0.splitViewControllerDidCollapse(svc)
        }
    }

    @inline(__always) @discardableResult
    func splitViewControllerDidExpand(_ svc: UISplitViewController) -> Void? {
        OptionalRequirement.call(target, "splitViewControllerDidExpand(_:)") {
            $0.splitViewControllerDidExpand(svc)
        }
    }
}
