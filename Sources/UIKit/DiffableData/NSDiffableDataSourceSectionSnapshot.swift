import ListEngine

/// What one section is to show: items in a tree whose branches open and close.
///
/// Items are closed until they are expanded; only visible items become cells.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var outline = Outline<ItemIdentifierType>()

    public init() {}

    init(_ outline: Outline<ItemIdentifierType>) { self.outline = outline }

    // MARK: Changing

    /// Below a parent, or as roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        Snapshots.must { () throws(IdentifierFault) in try outline.append(items, to: parent) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        Snapshots.must { () throws(IdentifierFault) in try outline.insert(items, before: item) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        Snapshots.must { () throws(IdentifierFault) in try outline.insert(items, after: item) }
    }
    /// With everything below them.
    public mutating func delete(_ items: [ItemIdentifierType]) { outline.delete(items) }
    public mutating func deleteAll() { outline.deleteEverything() }
    public mutating func expand(_ items: [ItemIdentifierType]) { outline.expand(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { outline.collapse(items) }
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        Snapshots.must { () throws(IdentifierFault) in
            try outline.replaceChildren(of: parent, with: snapshot.outline)
        }
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        Snapshots.must { () throws(IdentifierFault) in try outline.insert(snapshot.outline, before: item) }
    }
    /// - Returns: the item after which the last root of `snapshot` now lies.
    @discardableResult
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) -> ItemIdentifierType {
        Snapshots.must { () throws(IdentifierFault) in try outline.insert(snapshot.outline, after: item) }
        return snapshot.outline.roots.last ?? item
    }

    // MARK: Asking

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }
    /// Whether all ancestors are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }
    public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }
    /// 0 for a root. Stops for an item that is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let level = outline.level(of: item) else {
            fatalError("Invalid parameter not satisfying: [self containsItem:item]. No item \(item) is here.")
        }
        return level
    }
    /// The place among all items, visible or not.
    public func index(of item: ItemIdentifierType) -> Int? { outline.place(of: item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { outline.parent(of: child) }
    /// What hangs below an item. Stops for an item that is not there.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let branch = outline.branch(of: parent, includingParent: includingParent) else {
            fatalError(
                "Invalid parameter not satisfying: [self containsItem:item]. No item \(parent) is here.")
        }
        return NSDiffableDataSourceSectionSnapshot(branch)
    }
    /// Every item, parents before their children.
    public var items: [ItemIdentifierType] { outline.items }
    public var expandedItems: [ItemIdentifierType] { outline.expandedItems }
    public var rootItems: [ItemIdentifierType] { outline.roots }
    /// What becomes cells.
    public var visibleItems: [ItemIdentifierType] { outline.visibleItems }
    /// The tree as text, for the console.
    public func visualDescription() -> String { outline.description }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable {}
