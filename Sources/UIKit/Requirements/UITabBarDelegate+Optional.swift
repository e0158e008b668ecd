// Written by `make requirements` from the protocol's declaration.

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UITabBarDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UITabBarDelegate {
    @inline(__always) @discardableResult
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
        OptionalRequirement.call(target, "tabBar(_:didSelect:)") {
            $0.tabBar(tabBar, didSelect: item)
        }
    }
}
