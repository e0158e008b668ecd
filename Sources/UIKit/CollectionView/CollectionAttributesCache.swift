/// What the layout said about a stretch of the content: scrolling inside of it asks nothing again.
@MainActor
struct CollectionAttributesCache {
    /// The stretch asked about; nil: nothing is known.
    private(set) var rect: CGRect?
    /// Sorted by key, each key once, hidden ones left out.
    private(set) var list: [UICollectionViewLayoutAttributes] = []

    mutating func clear() {
        rect = nil
        list = []
    }

    mutating func fill(_ attributes: [UICollectionViewLayoutAttributes], for rect: CGRect) {
        self.rect = rect
        list = attributes.filter { !$0.isHidden }
        var isSorted = true
        for index in list.indices.dropFirst() where !(list[index - 1].key < list[index].key) {
            isSorted = false
            break
        }
        guard !isSorted else { return }
        // A key that a layout answers twice counts with its last answer.
        let order = list.indices.sorted {
            list[$0].key == list[$1].key ? $0 < $1 : list[$0].key < list[$1].key
        }
        var sorted: [UICollectionViewLayoutAttributes] = []
        sorted.reserveCapacity(list.count)
        for index in order {
            if sorted.last?.key == list[index].key { sorted.removeLast() }
            sorted.append(list[index])
        }
        list = sorted
    }

    func covers(_ window: CGRect) -> Bool {
        guard let rect else { return false }
        return rect.contains(window)
    }
}

extension CGRect {
    /// Whether both share more than an edge. UIKit: touching edges do not make an item visible.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    /// The same of a cell, which may have no width or no height at first: there are layouts that begin so and ask their cells.
    func holdsCell(in window: CGRect) -> Bool {
        overlaps(window)
            || minX < window.maxX && minY < window.maxY
                && (maxX > window.minX || size.width == 0 && minX == window.minX)
                && (maxY > window.minY || size.height == 0 && minY == window.minY)
    }
}
