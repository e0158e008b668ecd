/// One tab of a tab bar controller: what the bar shows and the controller that it brings.
@preconcurrency @MainActor
open class UITab: NSObject {
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    open private(set) var identifier: String
    open var title: String { didSet { refreshItem() } }
    open var subtitle: String?
    open var image: UIImage? { didSet { refreshItem() } }
    open var badgeValue: String? { didSet { refreshItem() } }
    open var userInfo: Any?
    /// Hidden tabs do not stand in the bar.
    open var isHidden = false { didSet { if isHidden != oldValue { owner?.tabVisibilityDidChange() } } }
    open var isHiddenByDefault = false {
        didSet {
            if isHiddenByDefault {
                Kept.say("UITab.isHiddenByDefault", "tabs are not rearranged by the reader")
            }
        }
    }
    open var isEnabled = true { didSet { refreshItem() } }
    /// Kept: readers cannot rearrange the bar.
    open var allowsHiding = false {
        didSet { if allowsHiding { Kept.say("UITab.allowsHiding", "tabs are not rearranged by the reader") } }
    }
    open var preferredPlacement = Placement.automatic {
        didSet { Kept.say("UITab.preferredPlacement", "tabs are not rearranged by the reader") }
    }
    open internal(set) weak var parent: UITabGroup?
    weak var owner: UITabBarController?
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
    open var managingTabGroup: UITabGroup? {
        parent.flatMap { $0.managingNavigationController == nil ? $0.managingTabGroup : $0 }
    }
    open var hasVisiblePlacement: Bool {
        tabBarController?.tabs.contains { $0 === self && !isHidden } ?? false
    }

    private let provider: ((UITab) -> UIViewController?)?
    private var made: UIViewController?
    let item = UITabBarItem()

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        refreshItem()
    }

    /// What the provider makes, once, when first asked for.
    open var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        made?.containerItems.belong(to: self)
        return made
    }

    /// What is shown for the tab.
    var content: UIViewController? { viewController }
    /// The tab in this one that is shown.
    var shownTab: UITab { self }

    /// The tab with an identifier, this one or one in it.
    func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }

    private func refreshItem() {
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
    }
}

/// Several tabs under one. On a phone it is one tab of the bar.
///
/// DIFFERS: there is no sidebar: of a group without a controller of its own the bar shows the selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adopt() } }
    /// The child that is shown when none was selected; nil: the first.
    open var defaultChildIdentifier: String?
    open weak var selectedChild: UITab? {
        didSet { if selectedChild !== oldValue { tabBarController?.contentDidChange(of: self) } }
    }
    open var managingNavigationController: UINavigationController?
    /// Kept: there is no sidebar.
    open var allowsReordering = false {
        didSet {
            if allowsReordering {
                Kept.say("UITabGroup.allowsReordering", "tabs are not rearranged by the reader")
            }
        }
    }
    open var sidebarActions: [UIAction] = [] {
        didSet { Kept.say("UITabGroup.sidebarActions", "there is no sidebar") }
    }
    /// The order that readers gave; here the order of the children.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { Kept.say("UITabGroup.displayOrderIdentifiers", "tabs are not rearranged by the reader") }
    }
    open var displayOrder: [UITab] { children }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        adopt()
    }

    /// The child, or one in it, with an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }

    private func adopt() { for child in children { child.parent = self } }

    private var current: UITab? {
        selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    }
    override var content: UIViewController? {
        viewController ?? managingNavigationController ?? current?.content
    }
    override var shownTab: UITab {
        selectedChild?.shownTab ?? (viewController == nil ? current?.shownTab : nil) ?? self
    }
    override func find(_ identifier: String) -> UITab? {
        super.find(identifier) ?? tab(forIdentifier: identifier)
    }
}

/// The tab for searching, with the system's title and picture.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Kept: the search begins by a tap into its field.
    open var automaticallyActivatesSearch = false {
        didSet {
            if automaticallyActivatesSearch {
                Kept.say("UISearchTab.automaticallyActivatesSearch", "a search tab is a tab like others")
            }
        }
    }

    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: SystemWord.search.text, image: UIImage(systemName: "magnifyingglass"),
            identifier: "com.apple.UIKit.Search",
            viewControllerProvider: viewControllerProvider)
    }
}
