/// Outlets of UIKit's own classes, and what nibs and storyboards may connect without the class declaring it.
@MainActor
enum NibOutlets {
    /// Connects `name` of `object`; `.unknown` when UIKit has no such outlet.
    static func connect(_ object: AnyObject, _ name: String, _ value: Any) -> _OutletAnswer {
        forgive(table(object, name, value), object, name, value)
    }

    private static func table(_ object: AnyObject, _ name: String, _ value: Any) -> _OutletAnswer {
        switch (object, name) {
        case (let table as UITableView, "dataSource"): give(value, table) { table.dataSource = $0 }
        case (let table as UITableView, "delegate"): give(value, table) { table.delegate = $0 }
        case (let table as UITableView, "prefetchDataSource"):
            give(value, table) { table.prefetchDataSource = $0 }
        case (let table as UITableView, "tableHeaderView"): give(value, table) { table.tableHeaderView = $0 }
        case (let table as UITableView, "tableFooterView"): give(value, table) { table.tableFooterView = $0 }
        case (let table as UITableView, "backgroundView"): give(value, table) { table.backgroundView = $0 }
        case (let list as UICollectionView, "dataSource"): give(value, list) { list.dataSource = $0 }
        case (let list as UICollectionView, "delegate"): give(value, list) { list.delegate = $0 }
        case (let list as UICollectionView, "prefetchDataSource"):
            give(value, list) { list.prefetchDataSource = $0 }
        case (let list as UICollectionView, "backgroundView"): give(value, list) { list.backgroundView = $0 }
        case (let list as UICollectionView, "collectionViewLayout"):
            give(value, list) { list.collectionViewLayout = $0 }
        case (let scroll as UIScrollView, "delegate"): give(value, scroll) { scroll.scrollDelegate = $0 }
        case (let scroll as UIScrollView, "refreshControl"):
            give(value, scroll) { scroll.refreshControl = $0 }
        case (let table as UITableView, "dragDelegate"): give(value, table) { table.dragDelegate = $0 }
        case (let table as UITableView, "dropDelegate"): give(value, table) { table.dropDelegate = $0 }
        case (let list as UICollectionView, "dragDelegate"): give(value, list) { list.dragDelegate = $0 }
        case (let list as UICollectionView, "dropDelegate"): give(value, list) { list.dropDelegate = $0 }
        case (let bar as UIToolbar, "delegate"): give(value, bar) { bar.delegate = $0 }
        case (let bar as UINavigationBar, "delegate"): give(value, bar) { bar.delegate = $0 }
        case (let bar as UITabBar, "delegate"): give(value, bar) { bar.delegate = $0 }
        case (let tabs as UITabBarController, "delegate"): give(value, tabs) { tabs.delegate = $0 }
        case (let stack as UINavigationController, "delegate"): give(value, stack) { stack.delegate = $0 }
        case (let split as UISplitViewController, "delegate"): give(value, split) { split.delegate = $0 }
        case (let pages as UIPageViewController, "delegate"): give(value, pages) { pages.delegate = $0 }
        case (let pages as UIPageViewController, "dataSource"): give(value, pages) { pages.dataSource = $0 }
        case (let cell as UITableViewCell, "backgroundView"): give(value, cell) { cell.backgroundView = $0 }
        case (let cell as UITableViewCell, "selectedBackgroundView"):
            give(value, cell) { cell.selectedBackgroundView = $0 }
        case (let cell as UITableViewCell, "accessoryView"): give(value, cell) { cell.accessoryView = $0 }
        case (let cell as UICollectionViewCell, "backgroundView"):
            give(value, cell) { cell.backgroundView = $0 }
        case (let cell as UICollectionViewCell, "selectedBackgroundView"):
            give(value, cell) { cell.selectedBackgroundView = $0 }
        case (let view as UITableViewHeaderFooterView, "backgroundView"):
            give(value, view) { view.backgroundView = $0 }
        case (let item as UINavigationItem, "titleView"): give(value, item) { item.titleView = $0 }
        case (let item as UINavigationItem, "rightBarButtonItem"):
            give(value, item) { item.rightBarButtonItem = $0 }
        case (let item as UINavigationItem, "leftBarButtonItem"):
            give(value, item) { item.leftBarButtonItem = $0 }
        case (let item as UINavigationItem, "backBarButtonItem"):
            give(value, item) { item.backBarButtonItem = $0 }
        case (let item as UIBarButtonItem, "customView"): give(value, item) { item.customView = $0 }
        case (let recognizer as UIGestureRecognizer, "delegate"):
            give(value, recognizer) { recognizer.delegate = $0 }
        case (let table as UITableViewController, "view"): give(value, table) { table.view = $0 }
        case (let table as UITableViewController, "tableView"): give(value, table) { table.tableView = $0 }
        case (let table as UITableViewController, "refreshControl"):
            give(value, table) { table.refreshControl = $0 }
        // The view that is loaded has it.
        case (is UICollectionViewController, "collectionView") where value is UICollectionView: .connected
        case (let controller as UIViewController, "view"): give(value, controller) { controller.view = $0 }
        // Apps cannot set it; a storyboard can.
        case (let controller as UIViewController, "navigationItem"):
            give(value, controller) { controller.containerItems.setNavigation($0) }
        case (let view as UIView, "mask"), (let view as UIView, "maskView"):
            give(value, view) { view.mask = $0 }
        case (_, "searchDisplayController"), (_, "toolbarItems"): .connected
        // As any other property, by its name.
        default: (object as? NSObject).map { KitKeys.set(value, $0, name) } ?? .unknown
        }
    }

    private static func give<T>(_ value: Any, _ object: AnyObject, _ set: (T) -> Void) -> _OutletAnswer {
        _Outlet.assign(value, set)
    }

    /// A delegate of a class without the protocol is no error in Objective-C: it only hears of what it has methods for.
    private static let delegates: Set = ["delegate", "dataSource", "prefetchDataSource"]

    static func forgive(_ answer: _OutletAnswer, _ object: AnyObject, _ name: String, _ value: Any)
        -> _OutletAnswer
    {
        guard case .mismatch(let expected) = answer, delegates.contains(name) else { return answer }
        if name == "delegate", let scroll = object as? UIScrollView,
            let half = value as? any UIScrollViewDelegate
        {
            scroll.scrollDelegate = half
            return .connected
        }
        Diagnostics.sayOnce(
            "\(type(of: value)) is connected as \(name) of \(type(of: object)) but is no \(expected); "
                + "declare that it conforms")
        return .connected
    }
}
