/// What a section that `NSCollectionLayoutSection.list` made gives its cells.
@MainActor
struct ListSectionStyle {
    var configuration: UICollectionLayoutListConfiguration

    /// What the cell or the bar at a place is told.
    func place(
        _ path: IndexPath, role: ListElementPlace.Role, itemCount: Int
    ) -> ListElementPlace {
        let hasItemHeader = configuration.headerMode == .firstItemInSection
        let first = hasItemHeader ? 1 : 0
        let isHeader = role == .cell && hasItemHeader && path.item == 0
        var place = ListElementPlace(
            appearance: configuration.appearance, role: isHeader ? .header : role,
            isFirst: path.item == first, isLast: path.item == itemCount - 1,
            background: configuration.backgroundColor)
        guard place.role == .cell, configuration.showsSeparators else { return place }
        var separators = configuration.separatorConfiguration
        let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
        if separators.topSeparatorVisibility == .automatic { separators.topSeparatorVisibility = .hidden }
        if separators.bottomSeparatorVisibility == .automatic {
            separators.bottomSeparatorVisibility = isGrouped && place.isLast ? .hidden : .visible
        }
        place.separators = configuration.itemSeparatorHandler?(path, separators) ?? separators
        return place
    }

    /// Behind the whole list.
    static func background(_ configuration: UICollectionLayoutListConfiguration) -> UIColor {
        if let color = configuration.backgroundColor { return color }
        switch configuration.appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .sidebar: return .secondarySystemBackground
        }
    }
}

/// Where a cell or bar stands in its list.
struct ListElementPlace: Equatable {
    enum Role { case cell, header, footer }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role
    /// Of its section, headers not counted.
    var isFirst: Bool
    var isLast: Bool
    var background: UIColor?
    /// nil: there are none.
    var separators: UIListSeparatorConfiguration?

    /// Whether something opaque lies behind: headers and footers of plain lists come to lie over rows.
    var hasBackdrop: Bool { role == .cell || appearance == .plain }
}
