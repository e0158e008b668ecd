/// The tabs that the bar has no room for, as a list; a tap shows one.
@MainActor
final class MoreNavigationController: UINavigationController {
    private let list = MoreListController(style: .plain)

    init(for tabs: UITabBarController) {
        super.init(nibName: nil, bundle: nil)
        list.title = SystemWord.more.text
        list.tabs = tabs
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        setViewControllers([list], animated: false)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func showList() { setViewControllers([list], animated: false) }

    func show(tab: UIViewController) {
        setViewControllers([list] + screens(of: tab), animated: false)
    }

    private var lent: [ObjectIdentifier: [UIViewController]] = [:]

    /// A tab that is a navigation controller lends its stack.
    func screens(of tab: UIViewController) -> [UIViewController] {
        if let known = lent[ObjectIdentifier(tab)] { return known }
        guard let navigation = tab as? UINavigationController else {
            tab.removeFromParent()
            return [tab]
        }
        let stack = navigation.viewControllers
        navigation.setViewControllers([], animated: false)
        lent[ObjectIdentifier(tab)] = stack
        return stack
    }
}

@MainActor
private final class MoreListController: UITableViewController {
    weak var tabs: UITabBarController?
    private var further: [UIViewController] {
        Array((tabs?.controllers ?? []).dropFirst(UITabBarController.maximumTabs - 1))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        further.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "More")
            ?? UITableViewCell(style: .default, reuseIdentifier: "More")
        let item = further[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let more = navigationController as? MoreNavigationController else { return }
        let tab = further[indexPath.row]
        for screen in more.screens(of: tabs?.resolved(tab) ?? tab) {
            more.pushViewController(screen, animated: true)
        }
    }
}
