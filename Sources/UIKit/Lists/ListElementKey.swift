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

    static func row(_ index: RowIndex) -> ListElementKey {
        ListElementKey(category: .cell, kind: .cell, section: index.section, item: index.row)
    }

    static func item(_ indexPath: IndexPath) -> ListElementKey {
        ListElementKey(category: .cell, kind: .cell, indexPath: indexPath)
    }

    /// Of a cell.
    var row: RowIndex { RowIndex(section: section, row: item) }

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
        category == .cell ? "\(section).\(item)" : "kind \(kind.number) \(section).\(item)"
    }
}

extension ListElementKey {
    init(category: UICollectionView.ElementCategory, kind: ListElementKind, indexPath: IndexPath) {
        self.init(
            category: category, kind: kind, section: indexPath.isEmpty ? 0 : indexPath[0],
            item: indexPath.count > 1 ? indexPath[1] : -1)
    }
}

/// A kind of supplementary or decoration view: its name as a number for the process.
struct ListElementKind: Hashable, Sendable {
    let number: Int

    /// What cells have.
    static let cell = ListElementKind(number: 0)
    static let header = ListElementKind(number: 1)
    static let footer = ListElementKind(number: 2)

    // Of the process: a cache, the same for every session.
    @MainActor private static var names = [
        "", UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    // Of the process: a cache, the same for every session.
    @MainActor private static var numbers = [
        UICollectionView.elementKindSectionHeader: 1, UICollectionView.elementKindSectionFooter: 2,
    ]

    /// What layouts and data sources call it.
    @MainActor var name: String { Self.names[number] }

    /// The kind of that name; numbers go by first use.
    @MainActor static func named(_ name: String) -> ListElementKind {
        if let number = numbers[name] { return ListElementKind(number: number) }
        numbers[name] = names.count
        names.append(name)
        return ListElementKind(number: names.count - 1)
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
            guard let row = row(key.row) else { return nil }
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
        return key.category == .cell && reloadedRows.contains(key.row)
    }

    /// Where an element is after an update that leaves it its view; nil: it is gone or reloaded.
    func stayingKey(after key: ListElementKey) -> ListElementKey? {
        reloads(key) ? nil : self.key(after: key)
    }
}
