import ListEngine

/// The reader puts items into another order.
extension UICollectionViewDiffableDataSource {
    func canReorder(_ path: IndexPath) -> Bool {
        guard let item = content.item(at: path) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// The collection view has moved the cell: the identifiers follow, and the handlers hear of it.
    ///
    /// In an outline what hangs below the item comes along.
    func reorder(_ source: IndexPath, _ target: IndexPath) {
        guard source != target, let item = content.item(at: source) else { return }
        let before = content.lists
        let sections = Set([source.section, target.section])
        let old = outlines(of: before, sections)
        let new = carried(item, source, target, old)
        var moved = before
        var after = before
        Snapshots.must { () throws(IdentifierFault) in
            var items = before.items[target.section].filter { $0 != item }
            items.insert(item, at: min(target.item, items.count))
            moved.deleteItems([item])
            try moved.setItems(items, in: before.sections[target.section])
            for number in sections { try after.setItems([], in: before.sections[number]) }
            for (number, outline) in new {
                try after.setItems(outline.visibleItems, in: before.sections[number])
            }
        }
        let change = transaction(from: before, to: after, old, new)
        reorderingHandlers.willReorder?(change)
        for (number, outline) in new where outlines[before.sections[number]] != nil {
            outlines[before.sections[number]] = outline
        }
        content.show(moved)
        if moved.items != after.items {
            show(NSDiffableDataSourceSnapshot(after), isAnimated: true, nil)
        }
        reorderingHandlers.didReorder?(change)
    }

    /// The trees of some sections; flat ones where there are none.
    private func outlines(
        of lists: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>, _ sections: Set<Int>
    ) -> [Int: Outline<ItemIdentifierType>] {
        Dictionary(uniqueKeysWithValues: sections.map { ($0, outline(of: lists.sections[$0])) })
    }

    private func carried(
        _ item: ItemIdentifierType, _ source: IndexPath, _ target: IndexPath,
        _ old: [Int: Outline<ItemIdentifierType>]
    ) -> [Int: Outline<ItemIdentifierType>] {
        var new = old
        Snapshots.must { () throws(IdentifierFault) in
            if source.section == target.section {
                try new[source.section]?.move(item, toVisible: target.item)
            } else if let branch = old[source.section]?.branch(of: item, includingParent: true) {
                new[source.section]?.delete([item])
                try new[target.section]?.insert(branch, atVisible: target.item)
            }
        }
        return new
    }

    private func transaction(
        from before: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>,
        to after: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>,
        _ old: [Int: Outline<ItemIdentifierType>], _ new: [Int: Outline<ItemIdentifierType>]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let initial = NSDiffableDataSourceSnapshot(before)
        let final = NSDiffableDataSourceSnapshot(after)
        return NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
            sectionTransactions: old.keys.sorted().map { number in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: before.sections[number],
                    initialSnapshot: NSDiffableDataSourceSectionSnapshot(old[number] ?? Outline()),
                    finalSnapshot: NSDiffableDataSourceSectionSnapshot(new[number] ?? Outline()),
                    difference: (new[number]?.items ?? []).difference(from: old[number]?.items ?? []))
            })
    }
}
