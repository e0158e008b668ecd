import ListEngine

/// Behind a list among other sections.
final class ListBackgroundView: UICollectionReusableView {
    static let kind = "UIKit.list-background"

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = layoutAttributes.list?.background
    }
}

extension NSCollectionLayoutSection {
    /// A section of a list: its items are rows as high as their cells ask for.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let metrics = PlatformMetrics.current.table
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.estimatedRowHeight))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = ListSectionStyle(configuration: configuration)
        section.contentInsets = configuration.sectionInsets(
            metrics, width: layoutEnvironment.container.contentSize.width)
        section.boundarySupplementaryItems = configuration.bars
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// A layout whose sections are lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, environment in
            let made = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            if section == 0 { made.contentInsets.top += configuration.firstSectionSpace }
            return made
        }
    }

    /// What shows behind the rows, when all sections are lists of one background.
    var listBackground: UIColor? {
        hasSectionBackgrounds
            ? nil : state.sections.first?.list.map { ListSectionStyle.background($0.configuration) }
    }

    /// Whether each list has a background of its own: those beside it have other colours behind them.
    private var hasSectionBackgrounds: Bool {
        let first = state.sections.first?.list.map { ListSectionStyle.background($0.configuration) }
        return state.sections.contains {
            $0.list.map { ListSectionStyle.background($0.configuration) } != first
        }
    }

    /// UIKit: a section of a list has its background in a decoration view as wide as the collection view (documentation of
    /// `UICollectionLayoutListConfiguration.backgroundColor`: "The background color of the section").
    func listBackgrounds(of section: NSCollectionLayoutSection) -> [CompositionalDecoration] {
        guard hasSectionBackgrounds, let list = section.list,
            ListSectionStyle.background(list.configuration) != .clear
        else { return [] }
        if decorationClasses[ListBackgroundView.kind] == nil {
            register(ListBackgroundView.self, forDecorationViewOfKind: ListBackgroundView.kind)
        }
        return [
            CompositionalDecoration(
                kind: ListElementKind.named(ListBackgroundView.kind).number, zIndex: -10_000)
        ]
    }

    /// Whether a list begins and ends the content: their backgrounds reach beyond both ends.
    var endsInLists: Bool { state.sections.first?.list != nil && state.sections.last?.list != nil }
}

extension UICollectionLayoutListConfiguration {
    /// Room around a section's rows, bars not included.
    fileprivate func sectionInsets(_ metrics: TableMetrics, width: CGFloat) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        switch appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped:
            if headerMode != .supplementary { insets.top = metrics.groupedHeaderSpace }
            if footerMode == .none { insets.bottom = metrics.groupedFooterSpace }
        case .sidebar:
            insets.top = headerMode == .none ? 10 : 0
            insets.bottom = 10
        }
        if appearance == .insetGrouped {
            insets.leading = metrics.cardMargin(width: width)
            insets.trailing = insets.leading
        }
        if appearance == .sidebar {
            insets.leading = 8
            insets.trailing = 8
        }
        return insets
    }

    /// What the first section has more.
    @MainActor fileprivate var firstSectionSpace: CGFloat {
        let metrics = PlatformMetrics.current.table
        guard appearance == .grouped || appearance == .insetGrouped, headerMode == .none else { return 0 }
        return metrics.groupedFirstSpace - metrics.groupedHeaderSpace
    }

    @MainActor fileprivate var bars: [NSCollectionLayoutBoundarySupplementaryItem] {
        var bars: [NSCollectionLayoutBoundarySupplementaryItem] = []
        func bar(_ kind: String, _ alignment: NSRectAlignment, spaceAbove: CGFloat = 0) -> ListBarItem {
            let bar = ListBarItem(kind, alignment, spaceAbove: spaceAbove)
            bar.pinToVisibleBounds = appearance == .plain
            return bar
        }
        if headerMode == .supplementary {
            let metrics = PlatformMetrics.current.table
            bars.append(
                bar(
                    UICollectionView.elementKindSectionHeader, .top,
                    spaceAbove: headerTopPadding ?? (appearance == .plain ? metrics.headerTopPadding : 0)))
        }
        if footerMode == .supplementary {
            bars.append(bar(UICollectionView.elementKindSectionFooter, .bottom))
        }
        return bars
    }
}

/// A list's header or footer, as high as its view and the room above it.
private final class ListBarItem: NSCollectionLayoutBoundarySupplementaryItem {
    private let spaceAbove: CGFloat

    init(_ kind: String, _ alignment: NSRectAlignment, spaceAbove: CGFloat) {
        self.spaceAbove = spaceAbove
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: kind, alignment: alignment, absoluteOffset: .zero)
    }

    override var boundary: CompositionalBoundary {
        var boundary = super.boundary
        boundary.insets.top += spaceAbove
        return boundary
    }

    override func duplicate() -> NSCollectionLayoutItem {
        let copy = ListBarItem(elementKind, alignment, spaceAbove: spaceAbove)
        copy.copyInsets(of: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}
