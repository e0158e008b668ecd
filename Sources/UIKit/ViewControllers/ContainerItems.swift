/// What containers show for a controller; nil as long as nobody has asked.
@MainActor
struct ContainerItems {
    private(set) var navigation: UINavigationItem?
    private(set) var tabBar: UITabBarItem?
    /// The tab that the controller was made for.
    private(set) weak var tab: UITab?

    mutating func setNavigation(_ item: UINavigationItem) { navigation = item }
    mutating func setTabBar(_ item: UITabBarItem?) { tabBar = item }
    mutating func belong(to tab: UITab) { self.tab = tab }

    mutating func makeNavigation(title: String?) -> UINavigationItem {
        if let navigation { return navigation }
        let item = UINavigationItem()
        item.title = title
        navigation = item
        return item
    }

    mutating func makeTabBar(title: String?) -> UITabBarItem {
        if let tabBar { return tabBar }
        let item = UITabBarItem()
        item.title = title
        tabBar = item
        return item
    }
}
