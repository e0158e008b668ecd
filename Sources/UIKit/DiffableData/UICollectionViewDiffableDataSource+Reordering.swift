import ListEngine

/// The reader puts items into another order.
extension UICollectionViewDiffableDataSource {
    func canReorder(_ path: IndexPath) -> Bool {
        guard let item = content.item(at: path) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// The collection view has moved the cell: the identifiers follow, and the handlers hear of it.
    func reorder(_ source: IndexPath, _ target: IndexPath) {
        guard source != target, let item = content.item(at: source) else { return }
        let before = content.lists
        var after = before
        Snapshots.must { () throws(IdentifierFault) in
            let section = before.sections[target.section]
            var items = before.items[target.section].filter { $0 != item }
            items.insert(item, at: min(target.item, items.count))
            after.deleteItems([item])
            try after.setItems(items, in: section)
        }
        let change = transaction(from: before, to: after, in: Set([source.section, target.section]))
        reorderingHandlers.willReorder?(change)
        content.show(after)
        reorderingHandlers.didReorder?(change)
    }

    private func transaction(
        from before: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>,
        to after: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>, in sections: Set<Int>
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        func snapshot(_ items: [ItemIdentifierType]) -> NSDiffableDataSourceSectionSnapshot<
            ItemIdentifierType
        > {
            var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            snapshot.append(items)
            return snapshot
        }
        let initial = NSDiffableDataSourceSnapshot(before)
        let final = NSDiffableDataSourceSnapshot(after)
        return NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
            sectionTransactions: sections.sorted().map { number in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: before.sections[number],
                    initialSnapshot: snapshot(before.items[number]),
                    finalSnapshot: snapshot(after.items[number]),
                    difference: after.items[number].difference(from: before.items[number]))
            })
    }
}
