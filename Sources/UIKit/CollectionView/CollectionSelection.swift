import ListEngine

/// Which items are selected, in the order of selection, and which one is under a finger.
struct CollectionSelection {
    private(set) var indexPaths: [IndexPath] = []
    /// Highlighted now.
    var highlighted: IndexPath?

    func contains(_ indexPath: IndexPath) -> Bool {
        !indexPaths.isEmpty && indexPaths.contains(indexPath)
    }

    mutating func insert(_ indexPath: IndexPath) {
        if !contains(indexPath) { indexPaths.append(indexPath) }
    }

    mutating func remove(_ indexPath: IndexPath) { indexPaths.removeAll { $0 == indexPath } }

    mutating func clear() {
        indexPaths = []
        highlighted = nil
    }

    /// Carries the selection through a batch update; items that go are no longer selected.
    mutating func follow(_ map: BatchMap) {
        func after(_ path: IndexPath) -> IndexPath? {
            map.row(after: RowIndex(section: path[0], row: path[1])).map {
                IndexPath(item: $0.row, section: $0.section)
            }
        }
        indexPaths = indexPaths.compactMap(after)
        highlighted = highlighted.flatMap(after)
    }
}
