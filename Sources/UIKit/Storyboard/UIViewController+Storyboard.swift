import NibFormat

extension UIViewController {
    /// From `init(coder:)`: what a storyboard says of every controller.
    func decodeController(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        let element = coder.element
        storyboardScene = StoryboardScene.making
        coder.instantiation.arrive(self, coder.source)
        if let title = coder.text("title") { self.title = title }
        restorationIdentifier =
            element["restorationIdentifier"]
            ?? (coder.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
                ? element["storyboardIdentifier"] : nil)
        decodePresentation(element)
        definesPresentationContext = coder.flag("definesPresentationContext") ?? false
        providesPresentationContextTransitionStyle =
            coder.flag("providesPresentationContextTransitionStyle") ?? false
        hidesBottomBarWhenPushed = coder.flag("hidesBottomBarWhenPushed") ?? false
        automaticallyAdjustsScrollViewInsets = coder.flag("automaticallyAdjustsScrollViewInsets") ?? true
        extendedLayoutIncludesOpaqueBars = coder.flag("extendedLayoutIncludesOpaqueBars") ?? false
        isModalInPresentation = coder.flag("modalInPresentation") ?? false
        if let edges = element.child(key: "edgesForExtendedLayout") {
            var edge: UIRectEdge = []
            if edges.flag("top") == true { edge.insert(.top) }
            if edges.flag("left") == true { edge.insert(.left) }
            if edges.flag("bottom") == true { edge.insert(.bottom) }
            if edges.flag("right") == true { edge.insert(.right) }
            edgesForExtendedLayout = edge
        }
        for key in ["preferredContentSize", "contentSizeForViewInPopover"] {
            guard let size = element.child(key: key), let width = size.number("width"),
                let height = size.number("height")
            else { continue }
            preferredContentSize = CGSize(width: width, height: height)
        }
        if let item: UITabBarItem = coder.object("tabBarItem") { tabBarItem = item }
        if let item: UINavigationItem = coder.object("navigationItem") { containerItems.setNavigation(item) }
        if let item = containerItems.navigation, item.title == nil, let title { item.title = title }
        let tools = element.members(of: "toolbarItems")
        if !tools.isEmpty {
            toolbarItems = tools.compactMap { coder.instantiation.make($0) as? UIBarButtonItem }
        }
    }

    private func decodePresentation(_ element: NibElement) {
        switch element["modalPresentationStyle"] {
        case "fullScreen": modalPresentationStyle = .fullScreen
        case "pageSheet": modalPresentationStyle = .pageSheet
        case "formSheet": modalPresentationStyle = .formSheet
        case "currentContext": modalPresentationStyle = .currentContext
        case "overFullScreen": modalPresentationStyle = .overFullScreen
        case "overCurrentContext": modalPresentationStyle = .overCurrentContext
        case "popover": modalPresentationStyle = .popover
        case "custom": modalPresentationStyle = .custom
        default: break
        }
        switch element["modalTransitionStyle"] {
        case "crossDissolve": modalTransitionStyle = .crossDissolve
        case "flipHorizontal": modalTransitionStyle = .flipHorizontal
        case "partialCurl": modalTransitionStyle = .partialCurl
        default: break
        }
    }
}

extension UINavigationController {
    /// The bars that the storyboard describes, otherwise new ones.
    static func decodedBars(_ coder: NSCoder) -> (UINavigationBar, UIToolbar) {
        let coder = coder as? NibCoder
        let bar: UINavigationBar? = coder?.object("navigationBar")
        let toolbar: UIToolbar? = coder?.object("toolbar")
        return (bar ?? UINavigationBar(frame: .zero), toolbar ?? UIToolbar(frame: .zero))
    }

    func decodeNavigation(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        if coder.flag("navigationBarHidden") == true { isNavigationBarHidden = true }
        if coder.flag("toolbarHidden") == false
            || coder.element.child(key: "toolbar")?.flag("hidden") == false
        {
            isToolbarHidden = false
        }
        hidesBarsOnSwipe = coder.flag("hidesBarsOnSwipe") ?? false
        hidesBarsOnTap = coder.flag("hidesBarsOnTap") ?? false
        hidesBarsWhenKeyboardAppears = coder.flag("hidesBarsWhenKeyboardAppears") ?? false
        hidesBarsWhenVerticallyCompact = coder.flag("hidesBarsWhenVerticallyCompact") ?? false
    }
}

extension UITabBarController {
    static func decodedBar(_ coder: NSCoder) -> UITabBar? { (coder as? NibCoder)?.object("tabBar") }
}

extension UIPageViewController {
    static func decoded(_ coder: NSCoder) -> (TransitionStyle, NavigationOrientation, CGFloat) {
        guard let coder = coder as? NibCoder else { return (.pageCurl, .horizontal, 0) }
        return (
            coder.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
            coder.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal,
            coder.number("pageSpacing") ?? 0
        )
    }
}

extension UISplitViewController {
    static func decodedStyle(_ coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?.element["style"] {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        default: .unspecified
        }
    }
}

extension UITableViewController {
    func decodeTableController(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        clearsSelectionOnViewWillAppear = coder.flag("clearsSelectionOnViewWillAppear") ?? true
        nibRefreshControl = coder.object("refreshControl")
    }
}
