/// Items that stand together in a bar.
///
/// DIFFERS: they stand one by one: a group is never put together into its representative item, moved or taken away.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem] { didSet { onChange?() } }
    /// Stands for the items where they have no room; bars here show the items.
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false {
        didSet { Kept.say("UIBarButtonItemGroup.alwaysAvailable", "a bar shows all its items") }
    }
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
    open var menuRepresentation: UIMenuElement? {
        didSet { Kept.say("UIBarButtonItemGroup.menuRepresentation", "a bar shows all its items") }
    }
    /// Told when what a bar shows of the group changed.
    final var onChange: (@MainActor () -> Void)?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Always in the bar.
    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Moved by the user when the bar is customised.
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }
    /// Taken away or added by the user when the bar is customised; hidden unless it is in the default.
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }

    /// In the order of the bar, from the leading side.
    var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization, items: [self])
    }
}

extension UINavigationItem {
    /// From the leading side: the split view's button unless the app has placed it, those of `leftBarButtonItems`, then those of the
    /// leading groups.
    var leadingItems: [UIBarButtonItem] {
        let own = (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems)
        guard let displayModeItem, !own.contains(where: { $0 === displayModeItem }) else { return own }
        return [displayModeItem] + own
    }
    /// From the trailing side: those of `rightBarButtonItems`, then those of the trailing groups; what is pinned stands first.
    var trailingItems: [UIBarButtonItem] {
        let groups = trailingItemGroups + (pinnedTrailingGroup.map { [$0] } ?? [])
        return (rightBarButtonItems ?? []) + groups.flatMap(\.shownItems).reversed()
    }
}
