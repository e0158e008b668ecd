import Foundation
import QuartzCore
import UIKit

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
}

/// Objects that are edited together, and written together.
///
/// Changes are told at the end of the turn, before a save and by `processPendingChanges`.
///
/// DIFFERS: the queue of every context is the main one, so that a played run is the same each time; blocks for a context of a
/// private queue run in a later turn. Changes are not undone.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// As iOS 15 names them.
    public struct ConcurrencyType: Sendable {
        let type: NSManagedObjectContextConcurrencyType
        public static let privateQueue = Self(type: .privateQueueConcurrencyType)
        public static let mainQueue = Self(type: .mainQueueConcurrencyType)
    }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var name: String?
    open var transactionAuthor: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open private(set) var userInfo = NSMutableDictionary()
    /// Kept; nothing is registered with it.
    open var undoManager: UndoManager? {
        didSet {
            if undoManager != nil {
                Kept.say(
                    "NSManagedObjectContext.undoManager", "changes of objects are not undone; use rollback()")
            }
        }
    }

    /// Where objects come from and are saved to, unless there is a parent.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.join(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    /// A context that takes the place of the stores.
    open var parent: NSManagedObjectContext? { didSet { parent?.children.append(Child(context: self)) } }
    private struct Child { weak var context: NSManagedObjectContext? }
    private var children: [Child] = []

    var source: (any ManagedSource)? { parent ?? ownCoordinator }
    var model: NSManagedObjectModel? { source?.model }

    /// All that were made or read and are still there.
    private var registered: [NSManagedObjectID: Registered] = [:]
    private struct Registered { weak var object: NSManagedObject? }
    private var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    private var updated: [NSManagedObjectID: NSManagedObject] = [:]
    private var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    private var recent = ManagedEvent()
    private var isProcessingLater = false

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }
    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    deinit {
        // What leads to each other would stay.
        for each in registered.values { each.object?.values = [:] }
    }

    // MARK: Objects

    open var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values.compactMap(\.object)) }
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    open func insert(_ object: NSManagedObject) {
        if deleted.removeValue(forKey: object.objectID) != nil {
            object.isDeleted = false
        } else {
            object.isInserted = object.known == nil
        }
        object.managedObjectContext = self
        registered[object.objectID] = Registered(object: object)
        if object.isInserted { inserted[object.objectID] = object }
        recent.inserted[object.objectID] = object
        processLater()
        if object.isInserted { object.awakeFromInsert() }
    }

    /// Stops for an object of another context.
    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted, let owner = object.managedObjectContext else { return }
        guard owner === self else {
            fatalError(
                "An NSManagedObjectContext cannot delete objects in other contexts: \(object.objectID); take it from this one "
                    + "with object(with:)")
        }
        object.prepareForDeletion()
        object.isDeleted = true
        recent.updated[object.objectID] = nil
        updated[object.objectID] = nil
        if inserted.removeValue(forKey: object.objectID) == nil {
            deleted[object.objectID] = object
        }
        if recent.inserted.removeValue(forKey: object.objectID) == nil {
            recent.deleted[object.objectID] = object
        } else if object.isInserted {
            recent.unborn.append(object)
        }
        processLater()
    }

    /// The object of that identifier, whose values are read when they are asked for; whether it is there shows then.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = registered[objectID]?.object { return object }
        let object = ManagedClasses.make(objectID, in: self)
        registered[objectID] = Registered(object: object)
        return object
    }
    /// - Throws: an error with the code 133000 where the store has none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registered[objectID]?.object ?? related(objectID), !object.isDeleted else {
            throw CoreDataFault.error(
                NSManagedObjectReferentialIntegrityError, "There is no object \(objectID).")
        }
        return object
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registered[objectID]?.object
    }

    /// Nil for one that was deleted, here or in the source.
    func related(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let object = registered[id]?.object { return object.isDeleted ? nil : object }
        return source?.row(of: id) == nil ? nil : object(with: id)
    }

    func changed(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        if inserted[object.objectID] == nil { updated[object.objectID] = object }
        if recent.inserted[object.objectID] == nil { recent.updated[object.objectID] = object }
        processLater()
    }

    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        try source?.settle(objects.map(\.objectID).filter(\.isTemporaryID))
    }
    open func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject {
            persistentStoreCoordinator?.assign(object.objectID, to: store)
        }
    }
    /// Nothing to do: every save looks for conflicts.
    open func detectConflicts(for object: NSManagedObject) {}

    // MARK: Pending changes

    private func processLater() {
        guard !isProcessingLater, MainQueue.isHere else { return }
        isProcessingLater = true
        SystemAnswer.later { [weak self] in self?.processPendingChanges() }
    }

    /// Follows the rules for deleted objects, and tells of what changed.
    open func processPendingChanges() {
        isProcessingLater = false
        followDeletions()
        guard !recent.isEmpty else { return }
        let event = recent
        recent = ManagedEvent()
        for object in event.updated.values { object.recentKeys = [] }
        for object in event.inserted.values { object.recentKeys = [] }
        post(.NSManagedObjectContextObjectsDidChange, event.userInfo(in: self))
    }

    private func followDeletions() {
        var done: Set<NSManagedObjectID> = []
        while true {
            let waiting = (Array(recent.deleted.values) + recent.unborn).filter {
                !done.contains($0.objectID)
            }
            guard !waiting.isEmpty else { return }
            for object in waiting.inOrder {
                done.insert(object.objectID)
                for relationship in object.relationships {
                    switch relationship.deleteRule {
                    case .cascadeDeleteRule:
                        for each in object.related(relationship) { delete(each) }
                    case .nullifyDeleteRule:
                        guard let inverse = relationship.inverseRelationship else { continue }
                        for each in object.related(relationship) where !each.isDeleted {
                            each.unrelate(inverse, from: object)
                        }
                    case .noActionDeleteRule, .denyDeleteRule: break
                    }
                }
                if inserted[object.objectID] == nil, deleted[object.objectID] == nil { forget(object) }
            }
        }
    }

    private func forget(_ object: NSManagedObject) {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
    }

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
    }

    // MARK: Saving

    /// Checks all that changed, and writes it: to the parent, or to the stores.
    ///
    /// - Throws: an `NSError` of `NSCocoaErrorDomain` with Core Data's codes, 1560 with those of several faults.
    open func save() throws { try save(isTold: true) }

    func save(isTold: Bool) throws {
        processPendingChanges()
        guard hasChanges else { return }
        willSave()
        try validate()
        guard let source else {
            throw CoreDataFault.error(
                NSPersistentStoreSaveError, "The context has no persistent store coordinator and no parent.")
        }
        post(.NSManagedObjectContextWillSave, [:])
        let event = ManagedEvent(
            inserted: inserted, updated: updated.filter { $0.value.hasPersistentChangedValues },
            deleted: deleted)
        let stale = try source.write(changes(), from: self)
        let saved = inserted.values.inOrder + updated.values.inOrder
        let gone = deleted.values.inOrder
        (inserted, updated, deleted) = ([:], [:], [:])
        for object in saved {
            object.isInserted = false
            object.changedKeys = []
            object.known = source.row(of: object.objectID)
            if stale.contains(object.objectID) { object.empty() }
        }
        for object in saved + gone { object.didSave() }
        post(.NSManagedObjectContextDidSave, event.userInfo(in: self))
        for object in gone { forget(object) }
        dropLost(of: Set(saved.map(\.entity)))
        guard isTold else { return }
        parent?.tell(event, to: self)
        ownCoordinator?.tell(event, from: self)
    }

    /// Objects whose place another one took, since some of their values are to be there once.
    private func dropLost(of entities: Set<NSEntityDescription>) {
        let constrained = entities.filter { !$0.uniquenessConstraints.isEmpty }
        guard !constrained.isEmpty else { return }
        for object in registeredObjects
        where !object.isInserted && constrained.contains(where: object.entity.isKindOf)
            && source?.row(of: object.objectID) == nil
        {
            object.isDeleted = true
            recent.deleted[object.objectID] = object
            forget(object)
        }
        processPendingChanges()
    }

    /// Objects may change themselves and others when they are told.
    private func willSave() {
        var told: Set<NSManagedObjectID> = []
        for _ in 0..<1000 {
            let all = inserted.values.inOrder + updated.values.inOrder + deleted.values.inOrder
            let next = all.filter { !told.contains($0.objectID) }
            guard !next.isEmpty else { return }
            for object in next {
                told.insert(object.objectID)
                object.willSave()
            }
            processPendingChanges()
        }
    }

    private func validate() throws {
        var faults: [NSError] = []
        func check(_ work: () throws -> Void) {
            do { try work() } catch {
                let error = error as NSError
                faults += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
            }
        }
        for object in inserted.values.inOrder { check(object.validateForInsert) }
        for object in updated.values.inOrder { check(object.validateForUpdate) }
        for object in deleted.values.inOrder { check(object.validateForDelete) }
        if let fault = CoreDataFault.all(faults) { throw fault }
    }

    private func changes() -> ManagedChanges {
        var changes = ManagedChanges()
        changes.inserted = inserted.values.inOrder.map { ($0.objectID, $0.row) }
        changes.updated = updated.values.inOrder.compactMap(\.update)
        changes.deleted = deleted.values.inOrder.map(\.objectID)
        return changes
    }

    // MARK: Going back

    /// Forgets every change: new objects are gone, others as they were saved.
    open func rollback() {
        let (new, old, gone) = (inserted.values.inOrder, updated.values.inOrder, deleted.values.inOrder)
        (inserted, updated, deleted) = ([:], [:], [:])
        recent = ManagedEvent()
        for object in new {
            object.isInserted = false
            forget(object)
        }
        for object in gone { object.isDeleted = false }
        for object in old + gone { object.empty() }
        var event = ManagedEvent()
        for object in new { event.deleted[object.objectID] = object }
        for object in old { event.refreshed[object.objectID] = object }
        for object in gone { event.inserted[object.objectID] = object }
        if !event.isEmpty { post(.NSManagedObjectContextObjectsDidChange, event.userInfo(in: self)) }
    }

    /// Forgets all objects.
    open func reset() {
        for each in registered.values {
            each.object?.values = [:]
            each.object?.managedObjectContext = nil
        }
        (inserted, updated, deleted, registered) = ([:], [:], [:], [:])
        recent = ManagedEvent()
        post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: []])
    }

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    /// Reads the values anew when they are asked for; `flag` keeps what was changed here.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !object.isInserted else { return }
        object.empty(keeping: flag ? object.changedKeys : [])
        if object.changedKeys.isEmpty { updated[object.objectID] = nil }
        recent.refreshed[object.objectID] = object
        processLater()
    }
    open func refreshAllObjects() {
        for object in registeredObjects.inOrder {
            refresh(object, mergeChanges: true)
        }
    }

    // MARK: What others saved

    /// Takes over what another context's `NSManagedObjectContextDidSave` tells.
    open func mergeChanges(fromContextDidSave notification: Notification) {
        merge(ManagedEvent(notification.userInfo ?? [:]))
    }

    func merge(_ event: ManagedEvent) {
        for id in event.inserted.keys.inOrder {
            recent.inserted[id] = object(with: id)
            if let object = registered[id]?.object, !object.isFault { refresh(object, mergeChanges: true) }
        }
        for id in event.updated.keys.inOrder {
            guard let object = registered[id]?.object else { continue }
            refresh(object, mergeChanges: true)
        }
        for id in event.deleted.keys {
            guard let object = registered[id]?.object, !object.isDeleted else { continue }
            object.isDeleted = true
            updated[id] = nil
            recent.deleted[id] = object
        }
        processPendingChanges()
        for id in event.deleted.keys {
            if let object = registered[id]?.object, deleted[id] == nil { forget(object) }
        }
    }

    /// A child saved: this context's other children follow where they are to.
    private func tell(_ event: ManagedEvent, to saved: NSManagedObjectContext) {
        children.removeAll { $0.context == nil }
        for child in children {
            guard let context = child.context, context !== saved, context.automaticallyMergesChangesFromParent
            else { continue }
            context.merge(event)
        }
    }

    // MARK: Requests

    /// - Throws: nothing here; requests that cannot be answered stop.
    open func fetch<T: AnyObject>(_ request: NSFetchRequest<T>) throws -> [T] {
        result(request.form).map { each in
            guard let typed = each as? T else {
                fatalError(
                    "\(request.entityName ?? "") gives objects of \(type(of: each)), not \(T.self); set the entity's class in "
                        + "the model")
            }
            return typed
        }
    }
    open func fetch(_ request: NSFetchRequest<NSFetchRequestResult>) throws -> [Any] { result(request.form) }

    open func count<T: AnyObject>(for request: NSFetchRequest<T>) throws -> Int {
        request.form.part(of: objects(request.form)).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        guard let runnable = request as? any RunnableRequest else {
            throw CoreDataFault.error(
                NSPersistentStoreUnsupportedRequestTypeError, "\(type(of: request)) cannot be executed here.")
        }
        return try runnable.run(in: self)
    }

    // MARK: Blocks

    /// In a later turn, or at once on iOS's main queue when it is here already: always later here.
    open func perform(_ block: @escaping () -> Void) {
        SystemAnswer.later { [self] in
            block()
            processPendingChanges()
        }
    }
    open func performAndWait(_ block: () -> Void) {
        block()
        if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
    @_disfavoredOverload
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        let result = try block()
        if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
        return result
    }
}

// MARK: As a parent

extension NSManagedObjectContext: ManagedSource {
    func row(of id: NSManagedObjectID) -> ManagedRow? { related(id)?.row }

    func identifiers(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
        let names = Set(entities.compactMap(\.name))
        let stored = (source?.identifiers(of: entities) ?? []).filter { deleted[$0] == nil }
        return stored
            + inserted.values.inOrder.map(\.objectID).filter { names.contains($0.entity.name ?? "") }
    }

    /// A child saved: its changes are changes here.
    func write(_ changes: ManagedChanges, from context: NSManagedObjectContext) throws -> Set<
        NSManagedObjectID
    > {
        for (id, _) in changes.inserted {
            let object = ManagedClasses.make(id, in: self)
            (object.isFault, object.isInserted) = (false, true)
            registered[id] = Registered(object: object)
            inserted[id] = object
            recent.inserted[id] = object
        }
        for (id, row) in changes.inserted {
            for (key, value) in row.values { object(with: id).adopt(value, key) }
        }
        for update in changes.updated {
            let object = object(with: update.id)
            object.fill()
            for (key, value) in update.values { object.adopt(value, key) }
            for key in update.many.keys {
                object.adopt(object.row.changed(by: update).values[key], key)
            }
            changed(object)
        }
        for id in changes.deleted { delete(object(with: id)) }
        processLater()
        return []
    }

    func settle(_ ids: [NSManagedObjectID]) throws { try source?.settle(ids) }

    func identifier(for uri: URL) -> NSManagedObjectID? { source?.identifier(for: uri) }
}
