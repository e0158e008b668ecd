/// What a list looks like that a compositional layout makes.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

    public enum HeaderMode: Int, Sendable {
        case none
        /// A view of kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item's cell.
        case firstItemInSection
    }

    public enum FooterMode: Int, Sendable {
        case none
        /// A view of kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let supplementaryHeader = Self(bit: 0)
    }

    public typealias SwipeActionsConfigurationProvider =
        (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public typealias ItemSeparatorHandler = (
        _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var showsSeparators = true
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Asked for each item's separators, after everything else.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// nil: as the appearance has it.
    public var backgroundColor: UIColor?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    /// Points above a section's header; nil: as the appearance has it.
    public var headerTopPadding: CGFloat?
    /// What is no wider than its content. Kept. DIFFERS: headers keep the width of their section.
    public var contentHuggingElements: ContentHuggingElements = []

    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// The lines above and below the cells of a list.
public struct UIListSeparatorConfiguration: Hashable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// Stands for the insets that the list chooses: from where the cell's text begins.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = Self.automaticInsets
    public var bottomSeparatorInsets = Self.automaticInsets
    public var color = UIColor.rowLine
    /// In place of `color` at selected cells while several may be selected.
    public var multipleSelectionColor = UIColor.rowLine
    /// Replaces the colour; drawn as a plain translucent colour.
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        if listAppearance == .sidebar || listAppearance == .sidebarPlain {
            topSeparatorVisibility = .hidden
            bottomSeparatorVisibility = .hidden
        }
    }

    public static func == (a: Self, b: Self) -> Bool {
        a.topSeparatorVisibility == b.topSeparatorVisibility
            && a.bottomSeparatorVisibility == b.bottomSeparatorVisibility
            && a.topSeparatorInsets == b.topSeparatorInsets
            && a.bottomSeparatorInsets == b.bottomSeparatorInsets && a.color == b.color
            && a.multipleSelectionColor == b.multipleSelectionColor && a.visualEffect == b.visualEffect
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(topSeparatorInsets)
        hasher.combine(bottomSeparatorInsets)
        hasher.combine(color)
    }
}
