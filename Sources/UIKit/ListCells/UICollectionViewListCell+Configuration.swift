/// What a list cell takes from configurations and from the outline that its item belongs to.
extension UICollectionViewListCell {
    var listContentConfiguration: UIListContentConfiguration {
        guard let place = listParts.place else { return .cell() }
        switch (place.role, place.appearance) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): return .sidebarCell()
        case (.cell, _): return .cell()
        case (.header, .plain): return .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
        case (.header, _): return .groupedHeader()
        case (.footer, .plain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        }
    }

    var listBackgroundConfiguration: UIBackgroundConfiguration {
        guard let place = listParts.place else { return .listPlainCell() }
        switch (place.role, place.appearance) {
        case (.cell, .plain): return .listPlainCell()
        case (.cell, .sidebar), (.cell, .sidebarPlain): return .listSidebarCell()
        case (.cell, _): return .listGroupedCell()
        case (_, .plain): return .listPlainHeaderFooter()
        case (_, _): return .listGroupedHeaderFooter()
        }
    }

    /// What texts keep free at the sides, in points, as in a table; nil in sidebars and outside of lists.
    var sideMargin: CGFloat? {
        guard let place = listParts.place, let list = owner else { return nil }
        let metrics = PlatformMetrics.current.table
        switch place.appearance {
        case .plain, .grouped: return metrics.sideMargin(width: list.marginWidth)
        case .insetGrouped: return metrics.cardMargin(width: list.marginWidth)
        case .sidebar, .sidebarPlain: return nil
        }
    }

    /// Where the content's text begins, in the content view.
    var contentTextLeading: CGFloat {
        (contentViewStore as? UIListContentView)?.textLeading
            ?? sideMargin ?? PlatformMetrics.current.table.leadingMargin
    }

    // MARK: Outline

    /// Takes over level and state of the item in its outline.
    func refreshOutline() {
        guard let path = itemPath, let source = outlineSource else { return }
        let level = source.outlineLevel(at: path)
        if indentationLevel != level { indentationLevel = level }
        let isExpanded = source.isItemExpanded(at: path)
        guard listParts.isExpanded != isExpanded else { return }
        listParts.isExpanded = isExpanded
        setNeedsLayout()
    }

    /// UIKit: a tap anywhere on a cell with a disclosure of the header style opens or closes its item (Apple's
    /// documentation).
    var opensByTap: Bool {
        accessories.contains {
            $0.accessoryType == .outlineDisclosure && $0.action == nil
                && ($0.outlineStyle == .header
                    || ($0.outlineStyle == .automatic && listParts.place?.role == .header))
        }
    }

    /// The disclosure was tapped: the item opens or closes.
    func toggleOutline() {
        guard let path = itemPath else { return }
        outlineSource?.toggleItem(at: path, animated: true)
    }
}
