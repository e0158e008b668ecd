import Foundation
import QuartzCore

/// The stores of a model, and the contexts that are saved to them.
///
/// DIFFERS: stores of every type are in memory, and gone when the app ends; files are empty and not read.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    open private(set) var persistentStores: [NSPersistentStore] = []
    private let lock = NSRecursiveLock()
    private var contexts: [Joined] = []
    private struct Joined { weak var context: NSManagedObjectContext? }
    private var assigned: [NSManagedObjectID: NSPersistentStore] = [:]

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    // MARK: Stores

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType {
            Diagnostics.sayOnceFromAnywhere(
                "NSPersistentStoreCoordinator: what is saved is in memory, and gone when the app ends; files of stores are "
                    + "not read")
        }
        let store = NSPersistentStore(
            type: storeType, configuration: configuration, url: storeURL, options: options)
        store.persistentStoreCoordinator = self
        lock.withLock { persistentStores.append(store) }
        return store
    }
    @discardableResult
    open func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let add = { [self] in
            do {
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: storeDescription.options)
                block(storeDescription, nil)
            } catch { block(storeDescription, error) }
        }
        if storeDescription.shouldAddStoreAsynchronously { SystemAnswer.later(add) } else { add() }
    }
    open func remove(_ store: NSPersistentStore) throws {
        lock.withLock { persistentStores.removeAll { $0 === store } }
        store.persistentStoreCoordinator = nil
    }
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata
    }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        ManagedRows.destroy(url)
    }
    open func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { ManagedRows.destroy(url) }
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = URL
        return store
    }
    /// Stops: there is no file to be read.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        throw CoreDataFault.error(NSPersistentStoreOpenError, "There is no store at \(url.path).")
    }

    open func perform(_ block: @escaping () -> Void) { SystemAnswer.later(block) }
    open func performAndWait(_ block: () -> Void) { block() }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { identifier(for: url) }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
    {
        try context.execute(request)
    }
    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }

    // MARK: Contexts

    func join(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil || $0.context === context }
            contexts.append(Joined(context: context))
        }
    }

    /// The others follow, where they are to.
    func tell(_ event: ManagedEvent, from saved: NSManagedObjectContext) {
        for joined in lock.withLock({ contexts }) {
            guard let context = joined.context, context !== saved,
                context.automaticallyMergesChangesFromParent
            else { continue }
            if MainQueue.isHere { context.merge(event) } else { SystemAnswer.later { context.merge(event) } }
        }
    }

    func assign(_ id: NSManagedObjectID, to store: NSPersistentStore) {
        lock.withLock { assigned[id] = store }
    }
}

// MARK: Rows

extension NSPersistentStoreCoordinator: ManagedSource {
    var model: NSManagedObjectModel? { managedObjectModel }

    func row(of id: NSManagedObjectID) -> ManagedRow? {
        lock.withLock { persistentStores.lazy.compactMap { $0.rows[id] }.first }
    }

    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
        lock.withLock {
            entities.compactMap(\.name).flatMap { name in
                persistentStores.flatMap { $0.rows.identifiers(name) }
            }
        }
    }

    func identifier(for uri: URL) -> NSManagedObjectID? {
        lock.withLock { persistentStores.lazy.compactMap { $0.rows.identifier(for: uri) }.first }
    }

    func settle(_ ids: [NSManagedObjectID]) throws {
        try lock.withLock {
            for id in ids where id.isTemporaryID {
                let store = try store(for: id)
                id.settle(in: store, number: store.rows.nextNumber(id.entity))
                store.rows.note(id)
            }
        }
    }

    /// The one that it was assigned to, else the first whose configuration has the entity.
    private func store(for id: NSManagedObjectID) throws -> NSPersistentStore {
        if let store = id.persistentStore ?? assigned[id] { return store }
        let found = persistentStores.first { store in
            guard let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
            else {
                return true
            }
            return entities.contains { $0.name == id.entity.name }
        }
        guard let found else {
            throw CoreDataFault.error(
                NSPersistentStoreSaveError,
                "This NSPersistentStoreCoordinator has no persistent stores (add one before the context is saved)."
            )
        }
        return found
    }

    func write(_ changes: ManagedChanges, from context: NSManagedObjectContext) throws -> Set<
        NSManagedObjectID
    > {
        try lock.withLock {
            let policy = (context.mergePolicy as? NSMergePolicy ?? .error).mergeType
            var writing = ManagedWriting(changes, policy: policy, row: row)
            try writing.settleVersions(context)
            try writing.settleConstraints(identifiers)
            try settle(writing.rows.map(\.id))
            for (id, row) in writing.rows { try store(for: id).rows.set(row, id) }
            for id in changes.deleted + writing.replaced { try store(for: id).rows.remove(id) }
            return writing.stale
        }
    }
}

/// What a save comes to, once it is settled who is right.
struct ManagedWriting {
    private(set) var rows: [(id: NSManagedObjectID, row: ManagedRow)]
    private var updates: [ManagedChanges.Update]
    /// Those whose place an inserted object takes.
    private(set) var replaced: [NSManagedObjectID] = []
    /// Those that others had saved before.
    private(set) var stale: Set<NSManagedObjectID> = []
    private let policy: NSMergePolicyType
    private let current: (NSManagedObjectID) -> ManagedRow?

    init(
        _ changes: ManagedChanges, policy: NSMergePolicyType,
        row: @escaping (NSManagedObjectID) -> ManagedRow?
    ) {
        (rows, updates, self.policy, current) = (changes.inserted, changes.updated, policy, row)
    }

    /// Another context may have saved since the rows were read.
    mutating func settleVersions(_ context: NSManagedObjectContext) throws {
        var conflicts: [NSMergeConflict] = []
        for var update in updates {
            guard let row = current(update.id) else {
                if policy == .errorMergePolicyType {
                    conflicts.append(
                        NSMergeConflict(context.object(with: update.id), new: 0, old: update.known.version))
                }
                continue
            }
            if row.version != update.known.version, !update.values.isEmpty {
                stale.insert(update.id)
                switch policy {
                case .errorMergePolicyType:
                    let object = context.object(with: update.id)
                    conflicts.append(NSMergeConflict(object, new: row.version, old: update.known.version))
                case .mergeByPropertyStoreTrumpMergePolicyType:
                    update.values = update.values.filter { key, _ in
                        row.values[key].isSame(as: update.known.values[key])
                    }
                case .mergeByPropertyObjectTrumpMergePolicyType: break
                case .overwriteMergePolicyType:
                    for (key, value) in update.known.values where update.values[key] == nil {
                        if case .many = value { continue }
                        update.values[key] = .some(value)
                    }
                case .rollbackMergePolicyType: continue
                }
            }
            rows.append((update.id, row.changed(by: update)))
        }
        guard conflicts.isEmpty else {
            throw CoreDataFault.error(
                NSManagedObjectMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
    }

    /// Values that are to be there once.
    mutating func settleConstraints(_ stored: ([NSEntityDescription]) -> [NSManagedObjectID]) throws {
        let entities = Set(rows.map { $0.id.entity }).sorted { ($0.name ?? "") < ($1.name ?? "") }
        for entity in entities {
            for constraint in entity.uniquenessConstraints {
                let keys = constraint.map { ($0 as? NSAttributeDescription)?.name ?? "\($0)" }
                let gone = Set(replaced)
                let written = Set(rows.map(\.id))
                var seen: [[String]: NSManagedObjectID] = [:]
                for id in stored(entity.family) where !gone.contains(id) && !written.contains(id) {
                    if let value = current(id)?.text(of: keys) { seen[value] = id }
                }
                var kept: [(id: NSManagedObjectID, row: ManagedRow)] = []
                for (id, row) in rows {
                    guard id.entity.isKindOf(entity: entity), let value = row.text(of: keys),
                        let other = seen[value]
                    else {
                        if id.entity.isKindOf(entity: entity), let value = row.text(of: keys) {
                            seen[value] = id
                        }
                        kept.append((id, row))
                        continue
                    }
                    switch policy {
                    case .errorMergePolicyType:
                        throw CoreDataFault.error(
                            NSManagedObjectConstraintMergeError,
                            "Constraint unique violation, the values of \(keys.joined(separator: ", ")) are there already.",
                            [NSPersistentStoreSaveConflictsErrorKey: [other]])
                    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: continue
                    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                        kept.removeAll { $0.id == other }
                        replaced.append(other)
                        seen[value] = id
                        kept.append((id, row))
                    }
                }
                rows = kept
            }
        }
    }
}

extension ManagedRow {
    /// Of values that are to be there once; nil where one is missing.
    fileprivate func text(of keys: [String]) -> [String]? {
        let texts = keys.compactMap { key -> String? in
            guard case .value(let value) = values[key] else { return nil }
            return "\(value)"
        }
        return texts.count == keys.count ? texts : nil
    }
}

extension Optional<ManagedValue> {
    fileprivate func isSame(as other: ManagedValue?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (.value(let one), .value(let other)): (one as? AnyHashable) == (other as? AnyHashable)
        case (.one(let one), .one(let other)): one == other
        case (.many(let ones), .many(let others)): ones == others
        default: false
        }
    }
}
