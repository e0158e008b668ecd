/// Outlets of UIKit's own classes, and what nibs and storyboards may connect without the class declaring it.
@MainActor
enum KitOutlets {
    /// Connects `name` of `object`; `.unknown` when UIKit has no such outlet.
    static func connect(_ object: AnyObject, _ name: String, _ value: Any) -> _OutletAnswer {
        acceptingAnyDelegate(table(object, name, value), object, name, value)
    }

    private static func table(_ object: AnyObject, _ name: String, _ value: Any) -> _OutletAnswer {
        switch (object, name) {
        // Setting by name reads the property first, and reading `view` would load it.
        case (let controller as UIViewController, "view"):
            return _Outlet.assign(value) { controller.view = $0 }
        case (let controller as UITableViewController, "tableView"):
            return _Outlet.assign(value) { controller.tableView = $0 }
        // Set when the view was loaded.
        case (is UICollectionViewController, "collectionView") where value is UICollectionView:
            return .connected
        // Apps cannot set it; a storyboard can.
        case (let controller as UIViewController, "navigationItem"):
            return _Outlet.assign(value) { controller.containerItems.setNavigation($0) }
        case (let view as UIView, "maskView"): return _Outlet.assign(value) { view.mask = $0 }
        case (_, "searchDisplayController"), (_, "toolbarItems"): return .connected
        default: break
        }
        // As any other property, by its name.
        let answer = (object as? NSObject).map { KitKeys.set(value, $0, name) } ?? .unknown
        // The property is declared by lists and text views; other scroll views keep it here.
        guard answer == .unknown, name == "delegate", let scroll = object as? UIScrollView else {
            return answer
        }
        return _Outlet.assign(value) { scroll.scrollDelegate = $0 }
    }

    /// A delegate of a class without the protocol is no error in Objective-C: it only hears of what it has methods for.
    private static let delegates: Set = ["delegate", "dataSource", "prefetchDataSource"]

    static func acceptingAnyDelegate(
        _ answer: _OutletAnswer, _ object: AnyObject, _ name: String, _ value: Any
    )
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
