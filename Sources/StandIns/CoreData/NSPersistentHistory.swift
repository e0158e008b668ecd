import Foundation

/// A place in the history of a store; none is kept.
open class NSPersistentHistoryToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public static var supportsSecureCoding: Bool { true }
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
}

/// What stores had at one time; contexts here always read what they have now.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
    public var queryGenerationToken: NSQueryGenerationToken? { nil }
    /// Kept without effect: a context reads what its stores have now.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

/// Asks for, or deletes, what happened in stores. No history is kept, so that there is nothing.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
    open var token: NSPersistentHistoryToken? { nil }

    open class func fetchHistory(after date: Date) -> Self { Self() }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { Self() }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self { Self() }
    open class func deleteHistory(before date: Date) -> Self { Self() }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { Self() }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { Self() }
    required public override init() {}
}

extension NSPersistentHistoryChangeRequest: RunnableRequest {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        NSPersistentHistoryResult()
    }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

open class NSPersistentHistoryResult: NSPersistentStoreResult {
    open var result: Any? { [NSPersistentHistoryTransaction]() }
    open var resultType: NSPersistentHistoryResultType { .transactionsAndChanges }
}

/// A save of a store's history. None is ever made here.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    open var timestamp: Date { .distantPast }
    open var changes: [NSPersistentHistoryChange]? { [] }
    open var transactionNumber: Int64 { 0 }
    open var storeID: String { "" }
    open var bundleID: String { "" }
    open var processID: String { "" }
    open var contextName: String? { nil }
    open var author: String? { nil }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
    open func objectIDNotification() -> Notification {
        Notification(name: .NSManagedObjectContextDidSaveObjectIDs)
    }
    open class var fetchRequest: NSFetchRequest<NSFetchRequestResult>? { nil }
}

/// A change of a store's history. None is ever made here.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open var changeID: Int64 { 0 }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
    open var tombstone: [AnyHashable: Any]? { nil }
    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
        (changedObjectID, changeType) = (id, type)
    }
}
