import ListEngine

/// The way from what a list shows to a snapshot.
struct DiffableChange<Section: Hashable, Item: Hashable> {
    var update: BatchUpdate
    var lists: SectionedIdentifiers<Section, Item>
    /// Where the snapshot's items to reconfigure are, among those that were there before.
    var reconfigured: [IndexPath]

    init(
        from old: SectionedIdentifiers<Section, Item>,
        to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        lists = snapshot.lists
        update = BatchUpdate(
            from: old, to: lists, reloadedSections: snapshot.reloadedSectionIdentifiers,
            reloadedItems: snapshot.reloadedItemIdentifiers)
        let kept = snapshot.reconfiguredItemIdentifiers.filter { old.contains($0) }
        reconfigured = lists.places(of: kept).compactMap { place in
            place.map(IndexPath.init)
        }
    }
}
