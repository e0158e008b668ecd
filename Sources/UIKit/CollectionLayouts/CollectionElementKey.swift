/// Which element of a collection view: a cell, or a supplementary or decoration view of a kind.
///
/// Compares by category, kind and place, without the costs of index paths and strings.
struct CollectionElementKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    var category: UICollectionView.ElementCategory
    var kind: CollectionElementKind
    var section: Int
    /// -1 for an element of the whole layout, whose index path has one index.
    var item: Int

    init(category: UICollectionView.ElementCategory, kind: CollectionElementKind, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        section = indexPath.isEmpty ? 0 : indexPath[0]
        item = indexPath.count > 1 ? indexPath[1] : -1
    }

    static func item(_ indexPath: IndexPath) -> CollectionElementKey {
        CollectionElementKey(category: .cell, kind: .cell, indexPath: indexPath)
    }

    var indexPath: IndexPath {
        item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
    }

    static func < (a: CollectionElementKey, b: CollectionElementKey) -> Bool {
        if a.category != b.category { return a.category.rawValue < b.category.rawValue }
        if a.kind != b.kind { return a.kind.number < b.kind.number }
        if a.section != b.section { return a.section < b.section }
        return a.item < b.item
    }

    var description: String {
        category == .cell ? "\(section).\(item)" : "\(kind.name) \(section).\(item)"
    }
}

/// The name of a kind of supplementary or decoration view, as a number for the session.
struct CollectionElementKind: Hashable, Sendable {
    let number: Int
    let name: String

    /// What cells have.
    static let cell = CollectionElementKind(number: 0, name: "")

    static func == (a: CollectionElementKind, b: CollectionElementKind) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    // Of the process: a cache, the same for every session.
    @MainActor private static var known: [String: CollectionElementKind] = [:]
    // Of the process: a cache, the same for every session.
    @MainActor private static var all: [CollectionElementKind] = []

    /// The kind that got this number.
    @MainActor static func numbered(_ number: Int) -> CollectionElementKind {
        number > 0 ? all[number - 1] : .cell
    }

    /// The kind of that name; numbers go by first use.
    @MainActor static func named(_ name: String) -> CollectionElementKind {
        if let kind = known[name] { return kind }
        let kind = CollectionElementKind(number: known.count + 1, name: name)
        known[name] = kind
        all.append(kind)
        return kind
    }
}

extension UICollectionViewLayout {
    /// What the layout says about an element.
    func attributes(for key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        return switch key.category {
        case .cell: layoutAttributesForItem(at: path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind.name, at: path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind.name, at: path)
        }
    }
}
