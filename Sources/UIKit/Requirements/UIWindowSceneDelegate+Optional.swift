// Written by `make requirements` from the protocol's declaration.

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {
        OptionalRequirement.absent(self)
    }

    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UIWindowSceneDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIWindowSceneDelegate {
    @inline(__always) @discardableResult
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) -> Void? {
        OptionalRequirement.call(target, "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)") {
            $0.windowScene(
                windowScene, didUpdate: previousCoordinateSpace,
                interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection)
        }
    }

    @inline(__always) @discardableResult
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        OptionalRequirement.call(target, "windowScene(_:performActionFor:completionHandler:)") {
            $0.windowScene(windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
    }
}
