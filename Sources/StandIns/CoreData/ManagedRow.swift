import Foundation

/// What a store has of an object.
struct ManagedRow {
    var values: [String: ManagedValue] = [:]
    /// Changes with each change of an attribute or of the one object that a relationship leads to.
    var version = 0
}

/// A value as it lies in a store: objects by their identifiers. Without a value the key is missing.
enum ManagedValue {
    case value(Any)
    case one(NSManagedObjectID)
    /// In their order.
    case many([NSManagedObjectID])
}

/// What a context writes at once.
struct ManagedChanges {
    struct Update {
        let id: NSManagedObjectID
        /// Nil removes a value.
        var values: [String: ManagedValue?]
        /// Of relationships to many what came and what went, so that two contexts may both add.
        var many:
            [String: (added: [NSManagedObjectID], removed: [NSManagedObjectID], order: [NSManagedObjectID]?)]
        /// The row that the context knew.
        let known: ManagedRow
    }

    var inserted: [(id: NSManagedObjectID, row: ManagedRow)] = []
    var updated: [Update] = []
    var deleted: [NSManagedObjectID] = []
}

extension ManagedRow {
    /// The row after an update.
    func changed(by update: ManagedChanges.Update) -> ManagedRow {
        var row = self
        for (key, value) in update.values { row.values[key] = value }
        for (key, change) in update.many {
            var ids = change.order ?? []
            if change.order == nil {
                if case .many(let known) = row.values[key] { ids = known }
                let removed = Set(change.removed)
                ids.removeAll { removed.contains($0) }
                let there = Set(ids)
                ids += change.added.filter { !there.contains($0) }
            }
            row.values[key] = ids.isEmpty ? nil : .many(ids)
        }
        if !update.values.isEmpty { row.version += 1 }
        return row
    }
}

/// Where a context has its objects from: a coordinator, or another context.
protocol ManagedSource: AnyObject {
    var model: NSManagedObjectModel? { get }
    /// Nil for one that is not there, or not any more.
    func row(of id: NSManagedObjectID) -> ManagedRow?
    /// In the order in which they were stored. Entities below are named, too.
    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID]
    /// - Returns: objects whose values are to be read anew, since others had saved before.
    /// - Throws: what `NSManagedObjectContext.save` tells.
    func write(_ changes: ManagedChanges, from context: NSManagedObjectContext) throws -> Set<
        NSManagedObjectID
    >
    /// Makes identifiers permanent.
    func settle(_ ids: [NSManagedObjectID]) throws
    func identifier(for uri: URL) -> NSManagedObjectID?
}
