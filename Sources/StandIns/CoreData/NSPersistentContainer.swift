import Foundation
import QuartzCore

/// How a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var sqlitePragmas: [String: NSObject] { [:] }
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public init(url: URL) { self.url = url }
    public override init() {}

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Nothing to do: no store is SQLite's.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        (copy.isReadOnly, copy.shouldAddStoreAsynchronously) = (isReadOnly, shouldAddStoreAsynchronously)
        return copy
    }
}

/// A model with its stores and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    public let viewContext: NSManagedObjectContext

    /// With the app's model of that name; where it has none, which is said, with no entities.
    public convenience init(name: String) {
        let bundle = Bundle.main
        let url =
            bundle.url(forResource: name, withExtension: "momd")
            ?? bundle.url(forResource: name, withExtension: "mom")
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil {
            Diagnostics.sayOnceFromAnywhere(
                "NSPersistentContainer: Failed to load model named \(name); add \(name).xcdatamodeld to the target"
            )
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let place = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
        super.init()
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Calls `block` for each description, before it returns unless the description says otherwise.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }
    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
        -> T
    {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// Of a store that CloudKit has, too.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = Self(rawValue: 1 << 1)
    public static let printSchema = Self(rawValue: 1 << 2)
}

/// A container without its cloud: there is no account.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws { Kept.say("NSPersistentCloudKitContainer.initializeCloudKitSchema()", "there is no account") }
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
}
