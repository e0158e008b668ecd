import Foundation
import UIKit

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSManagedObjectContextQueryGenerationKey = "NSManagedObjectContextQueryGenerationKey"

extension NSNotification.Name {
    public static let NSManagedObjectContextWillSave = Self("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSManagedObjectContextDidSaveObjectIDs = Self(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreDidImportUbiquitousContentChanges = Self(
        "com.apple.coredata.ubiquity.importer.didfinishimport")
}

extension NSManagedObjectContext {
    /// Keys of notifications, as iOS 14 names them.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "NSManagedObjectContextSourceContextKey"
        case queryGeneration = "NSManagedObjectContextQueryGenerationKey"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
    }
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
}

/// What happened to objects, as contexts tell it.
struct ManagedEvent {
    var inserted: [NSManagedObjectID: NSManagedObject] = [:]
    var updated: [NSManagedObjectID: NSManagedObject] = [:]
    var deleted: [NSManagedObjectID: NSManagedObject] = [:]
    var refreshed: [NSManagedObjectID: NSManagedObject] = [:]
    /// Made and deleted within one turn: nobody hears of them.
    var unborn: [NSManagedObject] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

    func userInfo(in context: NSManagedObjectContext) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = ["managedObjectContext": context]
        let lists = [
            (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
            (NSRefreshedObjectsKey, refreshed),
        ]
        for (key, objects) in lists where !objects.isEmpty { info[key] = Set(objects.values) }
        return info
    }
}

extension ManagedEvent {
    /// What a notification says.
    init(_ userInfo: [AnyHashable: Any]) {
        func objects(_ key: String) -> [NSManagedObjectID: NSManagedObject] {
            let all = (KeyedValue.elements(of: userInfo[key]) ?? []).compactMap { $0 as? NSManagedObject }
            return Dictionary(all.map { ($0.objectID, $0) }) { first, _ in first }
        }
        inserted = objects(NSInsertedObjectsKey)
        updated = objects(NSUpdatedObjectsKey)
        deleted = objects(NSDeletedObjectsKey)
        refreshed = objects(NSRefreshedObjectsKey)
    }
}
