import Foundation
import QuartzCore

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// The device's contacts. There are none, and permission is refused.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        Self.sayNone()
        SystemAnswer.later { completionHandler(false, CNError(.authorizationDenied)) }
    }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        Self.sayNone()
        throw CNError(.authorizationDenied)
    }
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: @escaping (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
    open func defaultContainerIdentifier() -> String { "" }

    private static func sayNone() {
        Kept.say(
            "CNContactStore.requestAccess(for:completionHandler:)",
            "there are no contacts; the app is told that it was refused")
    }
}

open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var sortOrder = CNContactSortOrder.none
    open var unifyResults = true
    open var mutableObjects = false
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNSaveRequest: NSObject {
    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
}

open class CNContainer: NSObject {
    open var identifier: String { "" }
    open var name: String { "" }
}
open class CNGroup: NSObject {
    open var identifier: String { "" }
    open var name: String { "" }
}

public let CNErrorDomain = "CNErrorDomain"
public struct CNError: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CNErrorDomain }
    public static var errorDomain: String { CNErrorDomain }
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CNError
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }
    public static var authorizationDenied: Code { .authorizationDenied }
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension Notification.Name {
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
