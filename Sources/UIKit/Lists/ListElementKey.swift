import ListEngine

/// Which element of a list: a cell, or a supplementary or decoration view of a kind; headers and footers of a table are
/// supplementary views.
///
/// Compares by category, kind and place, without the costs of index paths and strings.
struct ListElementKey: Hashable, Comparable, Sendable, CustomStringConvertible {
    var category: UICollectionView.ElementCategory
    var kind: ListElementKind
    var section: Int
    /// -1 for an element of the whole layout, whose index path has one index.
    var item: Int

    init(category: UICollectionView.ElementCategory, kind: ListElementKind, section: Int, item: Int) {
        self.category = category
        self.kind = kind
        self.section = section
        self.item = item
    }

    init(category: UICollectionView.ElementCategory, kind: ListElementKind, indexPath: IndexPath) {
        self.init(
            category: category, kind: kind, section: indexPath.isEmpty ? 0 : indexPath[0],
            item: indexPath.count > 1 ? indexPath[1] : -1)
    }

    static func item(_ indexPath: IndexPath) -> ListElementKey {
        ListElementKey(category: .cell, kind: .cell, indexPath: indexPath)
    }

    var indexPath: IndexPath {
        item < 0 ? IndexPath(index: section) : IndexPath(item: item, section: section)
    }

    static func < (a: ListElementKey, b: ListElementKey) -> Bool {
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
struct ListElementKind: Hashable, Sendable {
    let number: Int
    let name: String

    /// What cells have.
    static let cell = ListElementKind(number: 0, name: "")
    static let header = ListElementKind(number: 1, name: "UICollectionElementKindSectionHeader")
    static let footer = ListElementKind(number: 2, name: "UICollectionElementKindSectionFooter")

    static func == (a: ListElementKind, b: ListElementKind) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    // Of the process: a cache, the same for every session.
    @MainActor private static var known = [header.name: header, footer.name: footer]
    // Of the process: a cache, the same for every session.
    @MainActor private static var all = [header, footer]

    /// The kind that got this number.
    @MainActor static func numbered(_ number: Int) -> ListElementKind {
        number > 0 ? all[number - 1] : .cell
    }

    /// The kind of that name; numbers go by first use.
    @MainActor static func named(_ name: String) -> ListElementKind {
        if let kind = known[name] { return kind }
        let kind = ListElementKind(number: known.count + 1, name: name)
        known[name] = kind
        all.append(kind)
        return kind
    }
}

extension BatchMap {
    /// Where an element is after an update; nil: it is gone.
    func key(after key: ListElementKey) -> ListElementKey? {
        moved(key, row: row(after:), section: section(after:))
    }

    /// Where an element was before an update; nil: it is new.
    func key(before key: ListElementKey) -> ListElementKey? {
        moved(key, row: row(before:), section: section(before:))
    }

    private func moved(
        _ key: ListElementKey, row: (RowIndex) -> RowIndex?, section: (Int) -> Int?
    ) -> ListElementKey? {
        var moved = key
        if key.category == .cell {
            guard let row = row(RowIndex(section: key.section, row: key.item)) else { return nil }
            moved.section = row.section
            moved.item = row.row
        } else if key.item >= 0 {
            guard let section = section(key.section) else { return nil }
            moved.section = section
        }
        return moved
    }

    func reloads(_ key: ListElementKey) -> Bool {
        if key.item >= 0, reloadedSections.contains(key.section) { return true }
        return key.category == .cell && reloadedRows.contains(RowIndex(section: key.section, row: key.item))
    }

    /// Where an element is after an update that leaves it its view; nil: it is gone or reloaded.
    func stayingKey(after key: ListElementKey) -> ListElementKey? {
        reloads(key) ? nil : self.key(after: key)
    }
}

extension UICollectionViewLayout {
    /// What the layout says about an element.
    func attributes(for key: ListElementKey) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        return switch key.category {
        case .cell: layoutAttributesForItem(at: path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind.name, at: path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind.name, at: path)
        }
    }
}
