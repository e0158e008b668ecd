/// The depth of an element among its siblings: the layout's zIndex, then backgrounds, cells, and what frames
/// them.
struct CollectionElementLevel: Comparable {
    var zIndex: Int
    var rank: Int

    init(_ category: UICollectionView.ElementCategory, zIndex: Int) {
        self.zIndex = zIndex
        switch category {
        case .decorationView: rank = 0
        case .cell: rank = 1
        case .supplementaryView: rank = 2
        }
    }

    static func < (a: Self, b: Self) -> Bool { (a.zIndex, a.rank) < (b.zIndex, b.rank) }
}
