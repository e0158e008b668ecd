/// What a list is to show, as Objective-C has it: identifiers of any type. Core Data's controllers of fetched results give it.
///
/// Source takes it as `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
open class NSDiffableDataSourceSnapshotReference: NSObject, @unchecked Sendable {
    private var lists = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

    public override init() {}

    open var numberOfItems: Int { lists.numberOfItems }
    open var numberOfSections: Int { lists.numberOfSections }
    open var sectionIdentifiers: [Any] { lists.sectionIdentifiers.map(\.base) }
    open var itemIdentifiers: [Any] { lists.itemIdentifiers.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { lists.reloadedItemIdentifiers.map(\.base) }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        lists.itemIdentifiers(inSection: Self.hashable(sectionIdentifier)).map(\.base)
    }
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        lists.appendSections(sectionIdentifiers.map(Self.hashable))
    }
    open func appendItems(withIdentifiers identifiers: [Any]) {
        lists.appendItems(identifiers.map(Self.hashable))
    }
    open func appendItems(
        withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
    ) {
        lists.appendItems(identifiers.map(Self.hashable), toSection: Self.hashable(sectionIdentifier))
    }
    open func reloadItems(withIdentifiers identifiers: [Any]) {
        lists.reloadItems(identifiers.map(Self.hashable))
    }

    private static func hashable(_ identifier: Any) -> AnyHashable {
        guard let hashable = identifier as? AnyHashable else {
            fatalError(
                "Invalid parameter not satisfying: an identifier is hashable, and \(identifier) is not.")
        }
        return hashable
    }

    /// With the types that source asks for; stops where an identifier is of another. Sections that the source takes as numbers,
    /// which UIKit does not look at, are their places.
    func typed<Section: Hashable, Item: Hashable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
        func cast<Wanted>(_ identifier: AnyHashable) -> Wanted {
            guard let typed = identifier.base as? Wanted else {
                fatalError("Could not cast \(type(of: identifier.base)) to \(Wanted.self) in a snapshot.")
            }
            return typed
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        for (place, section) in lists.sectionIdentifiers.enumerated() {
            snapshot.appendSections([
                section.base is Section ? cast(section) : place as? Section ?? cast(section)
            ])
            snapshot.appendItems(lists.itemIdentifiers(inSection: section).map(cast))
        }
        if !lists.reloadedItemIdentifiers.isEmpty {
            snapshot.reloadItems(lists.reloadedItemIdentifiers.map(cast))
        }
        return snapshot
    }
}

/// `reference as NSDiffableDataSourceSnapshot<Section, Item>`, which Objective-C bridges. Lowered source calls it.
public func _snapshot<Section: Hashable, Item: Hashable>(
    _ reference: NSDiffableDataSourceSnapshotReference
) -> NSDiffableDataSourceSnapshot<Section, Item> { reference.typed() }

/// The same of one that is a snapshot already.
public func _snapshot<Section: Hashable, Item: Hashable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
) -> NSDiffableDataSourceSnapshot<Section, Item> { snapshot }
