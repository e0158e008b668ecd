// Written by `make requirements` from the protocol's declaration.

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { OptionalRequirement.absent(self) }
}
