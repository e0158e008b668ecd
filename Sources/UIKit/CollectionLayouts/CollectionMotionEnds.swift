import ListEngine

/// The answers of every layout to where elements begin and end in an update of the data: what is new fades in
/// where it belongs, what is gone fades out where it was, and the others begin where they were.
@MainActor
struct CollectionMotionEnds {
    let map: BatchMap
    /// What the layout said before the update.
    let before: [ListElementKey: UICollectionViewLayoutAttributes]
    let layout: UICollectionViewLayout
    /// New for the layout, although there was one before.
    var inserted: Set<ListElementKey> = []

    init(
        map: BatchMap, before: [ListElementKey: UICollectionViewLayoutAttributes],
        layout: UICollectionViewLayout
    ) {
        self.map = map
        self.before = before
        self.layout = layout
    }

    /// The key that an element had before the update; nil for a new one.
    func old(_ key: ListElementKey) -> ListElementKey? {
        guard !inserted.contains(key), let old = map.key(before: key), !map.reloads(old) else { return nil }
        return old
    }

    func initial(_ key: ListElementKey) -> UICollectionViewLayoutAttributes? {
        if let old = old(key) {
            guard let attributes = before[old]?.copied else { return nil }
            attributes.indexPath = key.indexPath
            return attributes
        }
        return clear(layout.attributes(for: key))
    }

    func final(_ key: ListElementKey) -> UICollectionViewLayoutAttributes? { clear(before[key]) }

    private func clear(
        _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copied
        copy?.alpha = 0
        return copy
    }
}
