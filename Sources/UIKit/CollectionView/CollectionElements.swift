/// The elements that have views now, sorted by key.
@MainActor
struct CollectionElements {
    struct Element {
        var key: CollectionElementKey
        var view: UICollectionReusableView
        /// What the layout last said about it.
        var attributes: UICollectionViewLayoutAttributes
    }

    private(set) var list: [Element] = []

    /// The element's place, or where it would go. O(log n).
    private func position(of key: CollectionElementKey) -> Int {
        var low = 0
        var high = list.count
        while low < high {
            let middle = (low + high) / 2
            if list[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(key: CollectionElementKey) -> Element? {
        let index = position(of: key)
        return index < list.count && list[index].key == key ? list[index] : nil
    }

    mutating func insert(_ element: Element) {
        list.insert(element, at: position(of: element.key))
    }

    mutating func setAttributes(_ attributes: UICollectionViewLayoutAttributes, for key: CollectionElementKey)
    {
        let index = position(of: key)
        if index < list.count, list[index].key == key { list[index].attributes = attributes }
    }

    mutating func setView(_ view: UICollectionReusableView, for key: CollectionElementKey) {
        let index = position(of: key)
        if index < list.count, list[index].key == key { list[index].view = view }
    }

    mutating func remove(_ key: CollectionElementKey) -> Element? {
        let index = position(of: key)
        return index < list.count && list[index].key == key ? list.remove(at: index) : nil
    }

    /// Replaces all; sorts.
    mutating func replace(_ elements: [Element]) {
        list = elements.sorted { $0.key < $1.key }
    }

    /// Who stays, comes and goes when exactly the `wanted` attributes, sorted by key, are to have views.
    /// O(n). Those that go are taken out.
    mutating func move(
        to wanted: [UICollectionViewLayoutAttributes]
    ) -> (
        kept: [UICollectionViewLayoutAttributes], coming: [UICollectionViewLayoutAttributes],
        leaving: [Element]
    ) {
        var kept: [UICollectionViewLayoutAttributes] = []
        var coming: [UICollectionViewLayoutAttributes] = []
        var leaving: [Element] = []
        var staying: [Element] = []
        staying.reserveCapacity(list.count)
        var old = 0
        for attributes in wanted {
            while old < list.count, list[old].key < attributes.key {
                leaving.append(list[old])
                old += 1
            }
            if old < list.count, list[old].key == attributes.key {
                staying.append(list[old])
                kept.append(attributes)
                old += 1
            } else {
                coming.append(attributes)
            }
        }
        leaving += list[old...]
        list = staying
        return (kept, coming, leaving)
    }
}
