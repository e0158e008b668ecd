import ListEngine

/// An element of a collection view that has a view now.
struct CollectionElement: MountedElement {
    var key: ListElementKey
    let view: UICollectionReusableView
    /// What the layout last said about it.
    var attributes: UICollectionViewLayoutAttributes

    /// The view where the element is an item; nil otherwise, since a header may be of a cell's class too.
    @MainActor var cell: UICollectionViewCell? { key.category == .cell ? view as? UICollectionViewCell : nil }
}

typealias CollectionElements = MountedElements<CollectionElement>

@MainActor
extension CollectionElements {
    mutating func setAttributes(_ attributes: UICollectionViewLayoutAttributes, for key: ListElementKey) {
        update(key) { $0.attributes = attributes }
    }

    /// Elements get the keys that they have after an update.
    /// - Returns: deleted and reloaded ones, which are taken out.
    mutating func follow(_ map: BatchMap) -> [CollectionElement] {
        rekey { element in
            guard let key = map.stayingKey(after: element.key) else { return false }
            element.key = key
            element.view.elementKey = key
            if key.indexPath != element.attributes.indexPath {
                element.attributes = element.attributes.copied
                element.attributes.indexPath = key.indexPath
                if let section = element.attributes.scroller, section != key.section {
                    element.attributes.scroller = key.section
                }
            }
            return true
        }
    }
}
