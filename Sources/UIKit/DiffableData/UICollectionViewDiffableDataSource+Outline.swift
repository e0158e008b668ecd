import ListEngine

/// Sections whose items open and close.
extension UICollectionViewDiffableDataSource: OutlineDataSource {
    /// The outline that is shown in a section. A snapshot applied later, with other items, replaces it.
    func outline(of section: SectionIdentifierType) -> Outline<ItemIdentifierType> {
        let lists = content.lists
        guard let number = lists.number(of: section) else {
            fatalError(
                "Invalid parameter not satisfying: section != NSNotFound. There is no section with the "
                    + "identifier \(section).")
        }
        let items = lists.items[number]
        if let outline = outlines[section], outline.visibleItems == items { return outline }
        var flat = Outline<ItemIdentifierType>()
        Snapshots.must { () throws(IdentifierFault) in try flat.append(items, to: nil) }
        return flat
    }

    func show(
        _ outline: Outline<ItemIdentifierType>, in section: SectionIdentifierType, isAnimated: Bool,
        _ completion: (() -> Void)?
    ) {
        var lists = content.lists
        Snapshots.must { () throws(IdentifierFault) in
            if lists.number(of: section) == nil { try lists.appendSections([section]) }
            try lists.setItems(outline.visibleItems, in: section)
        }
        let old = outlines[section]
        outlines[section] = outline
        show(NSDiffableDataSourceSnapshot(lists), isAnimated: isAnimated, completion)
        refreshExpansion(old, outline)
    }

    /// Cells whose items opened, closed or came to another level show it.
    private func refreshExpansion(_ old: Outline<ItemIdentifierType>?, _ new: Outline<ItemIdentifierType>) {
        guard let collectionView else { return }
        for cell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), let item = content.item(at: path),
                new.contains(item)
            else { continue }
            if old?.isExpanded(item) ?? false != new.isExpanded(item) { cell.setNeedsUpdateConfiguration() }
            // While rows pass each other under a finger they may have had another's level.
            (cell as? UICollectionViewListCell)?.refreshOutline()
        }
    }

    /// The item at a place and the outline that it belongs to; nil in sections without an outline.
    private func outlined(_ path: IndexPath) -> (ItemIdentifierType, Outline<ItemIdentifierType>)? {
        guard !outlines.isEmpty, let section = content.section(at: path.section),
            let outline = outlines[section], let item = content.item(at: path), outline.contains(item)
        else { return nil }
        return (item, outline)
    }

    func outlineLevel(at path: IndexPath) -> Int {
        outlined(path).flatMap { item, outline in outline.level(of: item) } ?? 0
    }

    func isItemExpanded(at path: IndexPath) -> Bool {
        outlined(path).map { item, outline in outline.isExpanded(item) } ?? false
    }

    func hasChildren(at path: IndexPath) -> Bool {
        outlined(path).map { item, outline in outline.hasChildren(item) } ?? false
    }

    func toggleItem(at path: IndexPath, animated: Bool) {
        guard let (item, known) = outlined(path), let section = content.section(at: path.section) else {
            return
        }
        var outline = known
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provide = handlers.snapshotForExpandingParent,
                let children = outline.branch(of: item, includingParent: false)
            {
                let provided = provide(item, NSDiffableDataSourceSectionSnapshot(children))
                Snapshots.must { () throws(IdentifierFault) in
                    try outline.replaceChildren(of: item, with: provided.outline)
                }
            }
            outline.expand([item])
        }
        show(outline, in: section, isAnimated: animated, nil)
    }
}
