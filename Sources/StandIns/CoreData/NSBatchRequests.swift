import Foundation
import UIKit

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// Deletes in the stores, past the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
    private let ids: [NSManagedObjectID]?
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>) {
        (fetchRequest, ids) = (fetch, nil)
    }
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        ids = objects
    }
}

extension NSBatchDeleteRequest: RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let gone = try BatchWork.write(in: context) { worker in
            let objects = self.ids.map { $0.map(worker.object) } ?? worker.found(self.fetchRequest.form)
            for object in objects { worker.delete(object) }
            return objects
        }
        let result = NSBatchDeleteResult()
        result.resultType = resultType
        result.result = BatchWork.answer(gone, resultType.rawValue)
        return result
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Changes values in the stores, past the contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    private var form = FetchForm()
    open var entityName: String { form.entity?.name ?? form.entityName ?? "" }
    /// Stops for a request that was made with a name.
    open var entity: NSEntityDescription {
        guard let entity = form.entity else {
            fatalError(
                "NSBatchUpdateRequest.entity: the request was made with the name \(entityName); ask for entityName"
            )
        }
        return entity
    }
    open var predicate: NSPredicate? {
        get { form.predicate }
        set { form.predicate = newValue }
    }
    open var includesSubentities: Bool {
        get { form.includesSubentities }
        set { form.includesSubentities = newValue }
    }
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// Values, or expressions, by names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) { form.entityName = entityName }
    public init(entity: NSEntityDescription) { form.entity = entity }
}

extension NSBatchUpdateRequest: RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let changed = try BatchWork.write(in: context) { worker in
            let objects = worker.found(self.form)
            for object in objects {
                for (key, value) in self.propertiesToUpdate ?? [:] {
                    let name = (key.base as? NSPropertyDescription)?.name ?? "\(key.base)"
                    object.setPrimitiveValue(BatchWork.value(value, of: object), forKey: name)
                }
            }
            return objects
        }
        let result = NSBatchUpdateResult()
        result.resultType = resultType
        result.result = BatchWork.answer(changed, resultType.rawValue)
        return result
    }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Makes objects in the stores, past the contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    public let entityName: String
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    private let fill: (NSManagedObjectContext, () -> NSManagedObject) -> Void

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        fill = { _, make in for each in dictionaries { make().setValuesForKeys(each) } }
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    /// The handler says true when there is no further one.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        fill = { context, make in
            while true {
                let object = make()
                if handler(object) { return context.delete(object) }
            }
        }
    }
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        fill = { _, make in
            while true {
                let values = NSMutableDictionary()
                if handler(values) { return }
                make().setValuesForKeys(values as? [String: Any] ?? [:])
            }
        }
    }
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }
}

extension NSBatchInsertRequest: RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let made = try BatchWork.write(in: context) { worker in
            self.fill(worker) {
                NSEntityDescription.insertNewObject(forEntityName: self.entityName, into: worker)
            }
            return Array(worker.insertedObjects)
        }
        let result = NSBatchInsertResult()
        result.resultType = resultType
        result.result = BatchWork.answer(made, resultType.rawValue)
        return result
    }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    open internal(set) var result: Any?
    open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

private enum BatchWork {
    /// In a context of its own, whose save no other context is told of.
    static func write(
        in context: NSManagedObjectContext, _ work: (NSManagedObjectContext) -> [NSManagedObject]
    ) throws -> [NSManagedObjectID] {
        let worker = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        worker.mergePolicy = context.mergePolicy
        worker.persistentStoreCoordinator = context.persistentStoreCoordinator
        let ids = work(worker).map(\.objectID)
        try worker.save(isTold: false)
        return ids.inOrder
    }

    /// What a request of each kind gives: 0 asks whether it was done, 1 for which objects, 2 for how many.
    static func answer(_ ids: [NSManagedObjectID], _ resultType: UInt) -> Any {
        switch resultType {
        case 0: true
        case 1: ids
        default: ids.count
        }
    }

    static func value(_ value: Any, of object: NSManagedObject) -> Any? {
        value is NSNull
            ? nil
            : (value as? AppleFoundation.NSExpression)?.expressionValue(with: object, context: nil) ?? value
    }
}

extension NSManagedObjectContext {
    fileprivate func found(_ form: FetchForm) -> [NSManagedObject] { form.part(of: objects(form)) }
}
