/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads,
            mostRecent, mostViewed
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    /// Shown in a red capsule at the icon; nil: none.
    open var badgeValue: String? {
        didSet { changed() }
    }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    var badgeAttributes = ByState<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.tag = tag
        apply(systemItem)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTabBarItem(coder)
    }

    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state] = textAttributes
        changed()
    }

    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }
}

extension UITabBarItem {
    /// The system's titles, with pictures of our own.
    func apply(_ item: SystemItem) {
        let look: (title: String, symbol: String) =
            switch item {
            case .more: (SystemWord.more.text, "ellipsis")
            case .favorites: ("Favorites", "star.fill")
            case .featured: ("Featured", "star.fill")
            case .topRated: ("Top Rated", "star.fill")
            case .recents: ("Recents", "clock.fill")
            case .contacts: ("Contacts", "person.crop.circle.fill")
            case .history: ("History", "clock.fill")
            case .bookmarks: ("Bookmarks", "book.fill")
            case .search: (SystemWord.search.text, "magnifyingglass")
            case .downloads: ("Downloads", "square.and.arrow.down.fill")
            case .mostRecent: ("Most Recent", "clock.fill")
            case .mostViewed: ("Most Viewed", "list.number")
            }
        title = look.title
        image = UIImage(systemName: look.symbol)
    }
}
