import NibFormat

extension NibInstantiation {
    /// The class of a controller's element: its own where it is found, otherwise UIKit's for that kind of element.
    func controllerType(of element: NibElement) -> UIViewController.Type {
        let base = Self.controllerTypes[element.name] ?? UIViewController.self
        if Self.controllerTypes[element.name] == nil {
            Diagnostics.sayOnce(
                place(element) + "<\(element.name)> is not known here; a plain view controller stands for it")
        }
        guard let name = element["customClass"] else { return base }
        if let custom = RuntimeClasses.all(named: name, module: element["customModule"]).lazy
            .compactMap({ $0 as? UIViewController.Type }).first
        {
            return custom
        }
        Diagnostics.sayOnce(
            place(element) + "Unknown class \(name) in Interface Builder file. "
                + "The controller is made as a \(base); put the class's source into the folder")
        return base
    }

    private static let controllerTypes: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "pageViewController": UIPageViewController.self, "splitViewController": UISplitViewController.self,
    ]

    /// A controller of a nib, with the controllers that it contains and its view, if the nib has one; nil for other elements.
    fileprivate func makeController(_ element: NibElement) -> UIViewController? {
        guard element.name.hasSuffix("ontroller") else { return nil }
        let scene = StoryboardScene.making
        StoryboardScene.making = nil
        defer { StoryboardScene.making = scene }
        guard let made = controllerType(of: element).init(coder: NibCoder(element, self)) else { return nil }
        add(made, element)
        if let name = element["nibName"] { made.adoptNib(name, bundle) }
        if let view = element.child(key: "view") { made.nibView = make(view) as? UIView }
        let children = element.members(of: "viewControllers").compactMap { make($0) as? UIViewController }
        guard !children.isEmpty else { return made }
        switch made {
        case let navigation as UINavigationController:
            navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
        case let split as UISplitViewController: split.viewControllers = children
        default: break
        }
        return made
    }
}

extension NibHooks {
    /// Those of a nib, which may hold controllers.
    @MainActor static var nib: NibHooks {
        var hooks = NibHooks()
        hooks.make = { element, instantiation in instantiation.makeController(element) }
        return hooks
    }
}
