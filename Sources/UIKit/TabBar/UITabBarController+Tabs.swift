extension UITabBarController {
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    /// Stands for a tab's controller until that is needed.
    final class Slot: UIViewController {
        init(_ tab: UITab) {
            super.init(nibName: nil, bundle: nil)
            tabBarItem = tab.item
        }

        required init?(coder: NSCoder) { nil }
    }

    var visibleTabs: [UITab] { tabList.filter { !$0.isHidden } }

    func replaceTabs(with tabs: [UITab]) {
        let old = selectedTab
        for tab in tabList { tab.owner = nil }
        tabList = tabs
        for tab in tabs { tab.owner = self }
        fillBar(keeping: old)
    }

    /// - Parameter old: what stays selected when it is still there.
    private func fillBar(keeping old: UITab?) {
        let known = Dictionary(
            controllers.compactMap { controller in
                slotTabs[ObjectIdentifier(controller)].map { (ObjectIdentifier($0), controller) }
            }, uniquingKeysWith: { first, _ in first })
        let new = visibleTabs.map { known[ObjectIdentifier($0)] ?? Slot($0) }
        slotTabs = Dictionary(
            zip(new, visibleTabs).map { (ObjectIdentifier($0), $1) }, uniquingKeysWith: { first, _ in first })
        replaceControllers(new)
        if let old, old.tabBarController === self { select(tab: old) }
    }

    func tabVisibilityDidChange() { fillBar(keeping: selectedTab) }

    /// The tab of a controller in the bar.
    func tab(of controller: UIViewController?) -> UITab? {
        controller.flatMap { slotTabs[ObjectIdentifier($0)] }
    }

    /// A slot's controller takes its place.
    func resolved(_ controller: UIViewController) -> UIViewController {
        guard let tab = tab(of: controller), let content = tab.content, content !== controller,
            let index = controllers.firstIndex(where: { $0 === controller })
        else { return controller }
        exchangeController(at: index, with: content, of: tab)
        return content
    }

    private func exchangeController(at index: Int, with content: UIViewController, of tab: UITab) {
        let old = controllers[index]
        slotTabs[ObjectIdentifier(old)] = nil
        slotTabs[ObjectIdentifier(content)] = tab
        content.tabBarItem = tab.item
        if content.parent == nil {
            addChild(content)
            content.didMove(toParent: self)
        }
        controllers[index] = content
        if old is Slot {
            old.willMove(toParent: nil)
            old.removeFromParent()
        }
    }

    /// Another child of a group is to be shown.
    func contentDidChange(of group: UITabGroup) {
        var top: UITab = group
        while let parent = top.parent { top = parent }
        guard let index = controllers.firstIndex(where: { tab(of: $0) === top }), let content = top.content
        else { return }
        let old = controllers[index]
        guard content !== old else { return }
        if old is Slot { return }
        let shown = shownTab
        exchangeController(at: index, with: content, of: top)
        if selected === old {
            selected = content
            if isPlaced(old), shown === old { exchange(old, content) }
            updateItems()
        }
        old.willMove(toParent: nil)
        old.removeFromParent()
    }

    func select(tab: UITab) {
        var top = tab
        while let parent = top.parent {
            if parent.selectedChild !== top { parent.selectedChild = top }
            top = parent
        }
        guard let controller = controllers.first(where: { self.tab(of: $0) === top }) else { return }
        select(controller)
    }
}
