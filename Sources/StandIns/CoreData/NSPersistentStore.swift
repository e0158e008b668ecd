import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreRebuildFromUbiquitousContentOption =
    "NSPersistentStoreRebuildFromUbiquitousContentOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"
public let NSPersistentStoreUbiquitousContentURLKey = "NSPersistentStoreUbiquitousContentURLKey"

/// Where objects are kept. Whatever its type, that is memory: they are gone when the app ends.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kinds of stores, as iOS 15 names them.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = Self(rawValue: NSSQLiteStoreType)
        public static let binary = Self(rawValue: NSBinaryStoreType)
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    }

    public let type: String
    public let configurationName: String
    open var url: URL?
    open private(set) var options: [AnyHashable: Any]?
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var isReadOnly: Bool
    open var identifier: String!
    open var metadata: [String: Any]!
    let rows: ManagedRows

    init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
        (self.type, configurationName) = (type, configuration ?? "PF_DEFAULT_CONFIGURATION_NAME")
        (self.url, self.options) = (url, options)
        isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        rows = type == NSInMemoryStoreType ? ManagedRows() : ManagedRows.at(url)
        identifier = rows.identifier
        metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: rows.identifier]
        super.init()
    }
}

/// The rows of a store. Coordinators lock it.
final class ManagedRows: @unchecked Sendable {
    let identifier = UUID().uuidString
    private(set) var all: [NSManagedObjectID: ManagedRow] = [:]
    /// By the name of the entity, in the order in which they came; gone ones stay until half of them are.
    private var order: [String: [NSManagedObjectID]] = [:]
    private var gone: [String: Int] = [:]
    private var last: [String: Int] = [:]
    private var byURI: [URL: Weak] = [:]
    private struct Weak { weak var id: NSManagedObjectID? }

    subscript(id: NSManagedObjectID) -> ManagedRow? { all[id] }

    func nextNumber(_ entity: NSEntityDescription) -> Int {
        let number = last[entity.name ?? "", default: 0] + 1
        last[entity.name ?? ""] = number
        return number
    }
    func note(_ id: NSManagedObjectID) { byURI[id.uriRepresentation()] = Weak(id: id) }
    func identifier(for uri: URL) -> NSManagedObjectID? { byURI[uri]?.id }

    func set(_ row: ManagedRow, _ id: NSManagedObjectID) {
        if all.updateValue(row, forKey: id) == nil { order[id.entity.name ?? "", default: []].append(id) }
    }

    func remove(_ id: NSManagedObjectID) {
        guard all.removeValue(forKey: id) != nil else { return }
        let name = id.entity.name ?? ""
        gone[name, default: 0] += 1
        guard gone[name]! * 2 > order[name]!.count else { return }
        order[name]?.removeAll { all[$0] == nil }
        gone[name] = 0
    }

    func identifiers(_ entity: String) -> [NSManagedObjectID] {
        (order[entity] ?? []).filter { all[$0] != nil }
    }

    // MARK: By place

    // Of the process: stores at one place are one store, as files are. An empty file stands there: apps look for it, and a store whose file
    // somebody removed is empty when it is opened again.
    private static let places = Places()

    static func at(_ url: URL?) -> ManagedRows { url.map { places.rows($0.path) } ?? ManagedRows() }
    static func destroy(_ url: URL) { places.remove(url.path) }

    private final class Places: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [String: ManagedRows] = [:]

        private var files: Set<String> = []

        func rows(_ path: String) -> ManagedRows {
            lock.withLock {
                let manager = FileManager.default
                let isThere = manager.fileExists(atPath: path)
                if let rows = known[path], path != "/dev/null", isThere || !files.contains(path) {
                    return rows
                }
                let made = ManagedRows()
                known[path] = made
                if isThere || manager.createFile(atPath: path, contents: nil) { files.insert(path) }
                return made
            }
        }
        func remove(_ path: String) { lock.withLock { known[path] = nil } }
    }
}
