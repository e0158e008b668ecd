/// Identifiers in a tree whose branches open and close: what a section snapshot holds.
///
/// Kept as one list, parents before their children, with a level for each. Changes cost O(n); appending to
/// the end of the roots costs O(what is appended).
public struct Outline<Item: Hashable> {
    /// Every identifier, parents before their children.
    public private(set) var items: [Item] = []
    /// By item: 0 for a root.
    private var levels: [Int] = []
    private var expanded: Set<Item> = []
    private var places: [Item: Int] = [:]

    public init() {}

    // MARK: Asking

    public func contains(_ item: Item) -> Bool { places[item] != nil }
    /// The place among all items, visible or not.
    public func place(of item: Item) -> Int? { places[item] }
    public func level(of item: Item) -> Int? { places[item].map { levels[$0] } }
    public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

    public var roots: [Item] { items.indices.filter { levels[$0] == 0 }.map { items[$0] } }
    /// In their order.
    public var expandedItems: [Item] { items.filter { expanded.contains($0) } }
    /// Items all of whose ancestors are expanded.
    public var visibleItems: [Item] {
        if expanded.isEmpty, !levels.contains(where: { $0 > 0 }) { return items }
        var visible: [Item] = []
        var closedLevel = Int.max
        for (place, item) in items.enumerated() {
            if levels[place] > closedLevel { continue }
            visible.append(item)
            closedLevel = expanded.contains(item) ? Int.max : levels[place]
        }
        return visible
    }

    public func parent(of item: Item) -> Item? {
        guard let place = places[item], levels[place] > 0 else { return nil }
        return items[..<place].indices.last { levels[$0] < levels[place] }.map { items[$0] }
    }

    public func isVisible(_ item: Item) -> Bool {
        guard contains(item) else { return false }
        var ancestor = parent(of: item)
        while let current = ancestor {
            if !expanded.contains(current) { return false }
            ancestor = parent(of: current)
        }
        return true
    }

    /// What hangs below an item, as a tree of its own.
    public func branch(of item: Item, includingParent: Bool) -> Outline? {
        guard let place = places[item] else { return nil }
        var branch = Outline()
        let range = includingParent ? place..<end(of: place) : (place + 1)..<end(of: place)
        let base = levels[place] + (includingParent ? 0 : 1)
        branch.items = Array(items[range])
        branch.levels = levels[range].map { $0 - base }
        branch.expanded = expanded.intersection(branch.items)
        branch.refreshPlaces()
        return branch
    }

    /// Whether anything hangs below an item.
    public func hasChildren(_ item: Item) -> Bool { places[item].map { end(of: $0) > $0 + 1 } ?? false }

    /// The place after an item's last descendant.
    private func end(of place: Int) -> Int {
        var end = place + 1
        while end < items.count, levels[end] > levels[place] { end += 1 }
        return end
    }

    // MARK: Changing

    /// - Parameter parent: nil for new roots.
    public mutating func append(_ added: [Item], to parent: Item?) throws(IdentifierFault) {
        guard let parent else { return try insert(added, levels: nil, level: 0, at: items.count) }
        let place = try self.place(wanted: parent)
        try insert(added, levels: nil, level: levels[place] + 1, at: end(of: place))
    }

    public mutating func insert(_ added: [Item], before anchor: Item) throws(IdentifierFault) {
        let place = try self.place(wanted: anchor)
        try insert(added, levels: nil, level: levels[place], at: place)
    }

    public mutating func insert(_ added: [Item], after anchor: Item) throws(IdentifierFault) {
        let place = try self.place(wanted: anchor)
        try insert(added, levels: nil, level: levels[place], at: end(of: place))
    }

    public mutating func insert(_ branch: Outline, before anchor: Item) throws(IdentifierFault) {
        let place = try self.place(wanted: anchor)
        try insert(branch, level: levels[place], at: place)
    }

    public mutating func insert(_ branch: Outline, after anchor: Item) throws(IdentifierFault) {
        let place = try self.place(wanted: anchor)
        try insert(branch, level: levels[place], at: end(of: place))
    }

    public mutating func replaceChildren(of parent: Item, with branch: Outline) throws(IdentifierFault) {
        let place = try self.place(wanted: parent)
        remove((place + 1)..<end(of: place))
        try insert(branch, level: levels[place] + 1, at: place + 1)
    }

    /// With everything below them; items that are not there are passed over.
    public mutating func delete(_ gone: [Item]) {
        let starts = gone.compactMap { places[$0] }.sorted(by: >)
        for place in starts { remove(place..<end(of: place)) }
    }

    public mutating func deleteEverything() { self = Outline() }

    /// Items that are not there are passed over.
    public mutating func expand(_ opened: [Item]) { expanded.formUnion(opened.filter { contains($0) }) }
    public mutating func collapse(_ closed: [Item]) { expanded.subtract(closed) }

    private func place(wanted item: Item) throws(IdentifierFault) -> Int {
        guard let place = places[item] else {
            throw .missing("[self containsItem:item]", item, "The section snapshot has no item with")
        }
        return place
    }

    mutating func insert(_ branch: Outline, level: Int, at place: Int) throws(IdentifierFault) {
        try insert(branch.items, levels: branch.levels, level: level, at: place)
        expanded.formUnion(branch.expanded)
    }

    /// - Parameter levels: counted from `level`; nil for all on it.
    private mutating func insert(
        _ added: [Item], levels addedLevels: [Int]?, level: Int, at place: Int
    ) throws(IdentifierFault) {
        var known = added.filter { contains($0) }
        known += SectionedIdentifiers<Int, Item>.repeated(in: added)
        if !known.isEmpty {
            let list = known.map { "    \($0)" }.joined(separator: ",\n")
            throw IdentifierFault(
                description:
                    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
                    + "\(list)\n)}")
        }
        let isAtEnd = place == items.count
        items.insert(contentsOf: added, at: place)
        levels.insert(
            contentsOf: addedLevels.map { $0.map { $0 + level } } ?? added.map { _ in level }, at: place)
        if isAtEnd {
            for (offset, item) in added.enumerated() { places[item] = place + offset }
        } else {
            refreshPlaces()
        }
    }

    private mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        for item in items[range] {
            expanded.remove(item)
            places[item] = nil
        }
        let isAtEnd = range.upperBound == items.count
        items.removeSubrange(range)
        levels.removeSubrange(range)
        if !isAtEnd { refreshPlaces() }
    }

    private mutating func refreshPlaces() {
        places.removeAll(keepingCapacity: true)
        for (place, item) in items.enumerated() { places[item] = place }
    }
}

extension Outline: Sendable where Item: Sendable {}

extension Outline: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.items == b.items && a.levels == b.levels && a.expanded == b.expanded
    }
}

extension Outline: CustomStringConvertible {
    /// A line an item, indented by level: `+` closed, `-` open, `*` without children; invisible ones in
    /// brackets.
    public var description: String {
        items.enumerated().map { place, item in
            let sign = !hasChildren(item) ? "*" : isExpanded(item) ? "-" : "+"
            let text = "\(sign) \(item)"
            return String(repeating: "  ", count: levels[place]) + (isVisible(item) ? text : "(\(text))")
        }.joined(separator: "\n")
    }
}
