import ListEngine

/// What a list is to show: identifiers of sections and items in order, each at most once.
///
/// Looking whether an identifier is there costs O(1), appending O(what is appended), finding an item's index
/// O(items). Faults stop the app with UIKit's words.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var lists = SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>()
    /// Asked for by the reload and reconfigure calls since the snapshot was made.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    init(_ lists: SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>) { self.lists = lists }

    // MARK: Asking

    public var numberOfItems: Int { lists.itemCount }
    public var numberOfSections: Int { lists.sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { lists.sections }
    /// All items, section after section.
    public var itemIdentifiers: [ItemIdentifierType] {
        lists.items.count == 1 ? lists.items[0] : lists.items.flatMap { $0 }
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        lists.items[number(of: identifier)].count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        lists.items[number(of: identifier)]
    }
    /// The section that holds an item; nil for an item that is not there.
    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? {
        lists.sectionNumber(of: identifier).map { lists.sections[$0] }
    }
    /// The place among all items; nil for an item that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        lists.place(of: identifier).map { place in
            lists.items[..<place.section].reduce(0) { $0 + $1.count } + place.row
        }
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { lists.number(of: identifier) }

    // MARK: Items

    /// Into a section, or into the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let moved = Snapshots.must { () throws(IdentifierFault) in
            try lists.appendItems(identifiers, to: sectionIdentifier)
        }
        Snapshots.warn(moved, "identifier")
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, .before, beforeIdentifier)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, .after, afterIdentifier)
    }
    /// Items that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { lists.deleteItems(identifiers) }
    /// Deletes the sections too.
    public mutating func deleteAllItems() { lists.deleteEverything() }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, .before, toIdentifier)
    }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, .after, toIdentifier)
    }
    /// New cells for items that stay.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        checkPresence(identifiers, "reload")
        reloadedItemIdentifiers += identifiers
    }
    /// The cells that items have are filled again, without `prepareForReuse`.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        checkPresence(identifiers, "reconfigure")
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        let moved = Snapshots.must { () throws(IdentifierFault) in try lists.appendSections(identifiers) }
        Snapshots.warn(moved, "section identifier")
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, .before, section: toIdentifier)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, .after, section: toIdentifier)
    }
    /// With their items; sections that are not there are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        lists.deleteSections(identifiers)
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, .before, section: toIdentifier)
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, .after, section: toIdentifier)
    }
    /// New contents for sections that stay.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where lists.number(of: identifier) == nil {
            fatalError(
                "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
        }
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot {
    private func number(of section: SectionIdentifierType) -> Int {
        guard let number = lists.number(of: section) else {
            fatalError(
                "Invalid parameter not satisfying: section != NSNotFound. The snapshot has no section with the "
                    + "identifier \(section).")
        }
        return number
    }

    private typealias Side = SectionedIdentifiers<SectionIdentifierType, ItemIdentifierType>.Side

    private mutating func insert(
        _ items: [ItemIdentifierType], _ side: Side, _ anchor: ItemIdentifierType
    ) {
        let moved = Snapshots.must { () throws(IdentifierFault) in
            try lists.insertItems(items, side, anchor)
        }
        Snapshots.warn(moved, "identifier")
    }

    private mutating func insert(
        _ sections: [SectionIdentifierType], _ side: Side, section anchor: SectionIdentifierType
    ) {
        let moved = Snapshots.must { () throws(IdentifierFault) in
            try lists.insertSections(sections, side, anchor)
        }
        Snapshots.warn(moved, "section identifier")
    }

    private mutating func move(_ item: ItemIdentifierType, _ side: Side, _ anchor: ItemIdentifierType) {
        Snapshots.must { () throws(IdentifierFault) in try lists.moveItem(item, side, anchor) }
    }

    private mutating func move(
        _ section: SectionIdentifierType, _ side: Side, section anchor: SectionIdentifierType
    ) {
        Snapshots.must { () throws(IdentifierFault) in try lists.moveSection(section, side, anchor) }
    }

    private func checkPresence(_ items: [ItemIdentifierType], _ verb: String) {
        for item in items where !lists.contains(item) {
            fatalError("Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
        }
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}

/// Faults and warnings of snapshots.
enum Snapshots {
    static func must<Answer>(_ change: () throws(IdentifierFault) -> Answer) -> Answer {
        do {
            return try change()
        } catch {
            fatalError(error.description)
        }
    }

    /// UIKit: identifiers that are there already are moved, with a warning (developers' logs, iOS 15).
    static func warn(_ count: Int, _ kind: String) {
        guard count > 0 else { return }
        let text =
            "Warning: \(count) inserted \(kind)(s) already present; existing items will be moved into place "
            + "for this current insertion. Please note this will impact performance if items are not unique when "
            + "inserted."
        MainThread.run { Diagnostics.say(text) }
    }
}
