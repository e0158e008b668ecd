import ListEngine

/// What a diffable data source shows now. Any thread may ask.
final class DiffableContent<Section: Hashable, Item: Hashable>: @unchecked Sendable {
    private let lock = NSLock()
    private var shown = SectionedIdentifiers<Section, Item>()
    private var places: [Item: RowIndex]?

    var lists: SectionedIdentifiers<Section, Item> { lock.withLock { shown } }

    func show(_ lists: SectionedIdentifiers<Section, Item>) {
        lock.withLock {
            shown = lists
            places = nil
        }
    }

    var sectionCount: Int { lock.withLock { shown.sections.count } }
    func itemCount(in section: Int) -> Int { lock.withLock { shown.items[section].count } }

    func section(at number: Int) -> Section? {
        lock.withLock { shown.sections.indices.contains(number) ? shown.sections[number] : nil }
    }

    func number(of section: Section) -> Int? { lock.withLock { shown.number(of: section) } }

    func item(at path: IndexPath) -> Item? {
        lock.withLock {
            guard path.count == 2, shown.items.indices.contains(path.section),
                shown.items[path.section].indices.contains(path.item)
            else { return nil }
            return shown.items[path.section][path.item]
        }
    }

    /// O(1), after O(n) at the first question for what is shown.
    func path(of item: Item) -> IndexPath? {
        lock.withLock {
            guard shown.contains(item) else { return nil }
            if places == nil { places = shown.allPlaces() }
            return places?[item].map(IndexPath.init)
        }
    }
}

/// A value that goes to another thread and is used on one at a time.
struct UncheckedSendable<Value>: @unchecked Sendable {
    var value: Value
}
