/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: _NamedObject, NibAwakening {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked, integratedCentered, integratedButton
        /// As `inline` is called since iOS 26.
        public static var integrated: Self { .inline }
    }

    open var title: String? { didSet { if title != oldValue { changed() } } }
    /// One line below the title, from iOS 26.
    open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
    /// Below the large title, in place of the subtitle.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { changed() } } }
    open var titleView: UIView? { didSet { changed() } }
    /// One line above the title.
    open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
    open var backAction: UIAction? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// What a split view shows here by itself.
    var displayModeItem: UIBarButtonItem? { didSet { if displayModeItem !== oldValue { changed() } } }
    /// Items at the leading side, after those of ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsChanged(from: oldValue, to: leadingItemGroups) }
    }
    /// Items at the trailing side, before those of ``rightBarButtonItems``; in the order of the bar.
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { groupsChanged(from: oldValue, to: trailingItemGroups) }
    }
    /// Items at the trailing edge.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            groupsChanged(
                from: oldValue.map { [$0] } ?? [], to: pinnedTrailingGroup.map { [$0] } ?? [])
        }
    }
    /// Kept; where the width is compact UIKit shows none of them either.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet { Kept.say("UINavigationItem.centerItemGroups", "no items stand in a bar's middle") }
    }
    /// Kept; nobody arranges a bar here.
    open var customizationIdentifier: String? {
        didSet { Kept.say("UINavigationItem.customizationIdentifier", "bars cannot be arranged") }
    }
    /// Kept; a bar has no menu for what has no room.
    open var additionalOverflowItems: UIDeferredMenuElement? {
        didSet { Kept.say("UINavigationItem.additionalOverflowItems", "a bar has no overflow menu") }
    }
    /// Kept; titles cannot be renamed in the bar.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet {
            if renameDelegate != nil {
                Kept.say("UINavigationItem.renameDelegate", "a title cannot be renamed in its bar")
            }
        }
    }
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.kept { [weak self] in self?.changed() }
            changed()
        }
    }
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet {
            if titleMenuProvider != nil {
                Kept.say("UINavigationItem.titleMenuProvider", "a tap on a bar's title opens no menu")
            }
        }
    }
    /// Kept; bars here have one style.
    open var style = ItemStyle.navigator
    /// "The search bar is visible only when the scroll position equals the top of your content view" (documentation): it gives way
    /// to content that moves up, before a large title does.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
    }
    /// Its bar is shown below the title.
    open var searchController: UISearchController? {
        didSet { searchBarView = searchController?.searchBar }
    }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet {
            Kept.say("UINavigationItem.preferredSearchBarPlacement", "the search bar stands below the title")
        }
    }
    /// Below the bar's title: a search controller's bar.
    var searchBarView: UIView? { didSet { if searchBarView !== oldValue { changed() } } }

    /// Told when something that the bar shows changed.
    final var onChange: (@MainActor () -> Void)?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        decodeNavigationItem(coder)
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }
    open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

    private func changed() {
        onChange?()
        KeyValueObservers.changed(self)
    }

    private func groupsChanged(from old: [UIBarButtonItemGroup], to new: [UIBarButtonItemGroup]) {
        for group in old { group.onChange = nil }
        for group in new { group.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Since iOS 26

    /// Below the title, in place of the subtitle.
    open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { changed() } } }
    /// Below the large title, in place of its subtitle.
    open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { changed() } } }
    /// Stands for the search bar among the items of a toolbar, where it takes what room is left: the search bar stays below the title.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = {
        Kept.say(
            "UINavigationItem.searchBarPlacementBarButtonItem", "the search bar stands below the title")
        return .flexibleSpace()
    }()
    open var searchBarPlacementAllowsToolbarIntegration = true
    open var searchBarPlacementAllowsExternalIntegration = false
}

extension UINavigationItem {
    /// Whether the back button stands in the bar, when there is a screen to go back to.
    var showsBackButton: Bool {
        let hasLeft = leftBarButtonItems?.contains { !$0.isHidden } ?? false
        return !hidesBackButton && (!hasLeft || leftItemsSupplementBackButton)
    }
    /// What the back button says that leads here.
    /// - Parameter isShort: with iOS 26 it is the chevron alone, unless the app gave it a title.
    func backTitle(isShort: Bool) -> String {
        if backButtonDisplayMode == .minimal { return "" }
        if let ownBackTitle, backButtonDisplayMode == .default { return ownBackTitle }
        if isShort { return "" }
        return backButtonDisplayMode == .generic ? SystemWord.back.text : title ?? SystemWord.back.text
    }
    /// What the back button is called where it shows no title.
    var spokenBackTitle: String { ownBackTitle ?? title ?? SystemWord.back.text }
    private var ownBackTitle: String? { backBarButtonItem?.title ?? backButtonTitle }
}

/// Told when a title is renamed in its bar.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    // @optional
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    // default: (suggestedTitle, selectedRange)
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}
