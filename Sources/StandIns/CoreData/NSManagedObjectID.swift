import Foundation
import UIKit

/// What an object is called in its store; until it is saved, for this run only.
///
/// DIFFERS: the identifier of a new object becomes the permanent one in place; UIKit's object gets another.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    public let entity: NSEntityDescription
    open internal(set) weak var persistentStore: NSPersistentStore?
    open private(set) var isTemporaryID = true
    /// In the order in which objects were made, or in its store from 1.
    private(set) var number: Int
    private var store: String?
    private let serial: Int

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        serial = ManagedNumbers.shared.next()
        number = serial
    }

    /// Not the address: sets of identifiers and objects have the same order in each run.
    open override var hash: Int { serial }

    /// Becomes permanent.
    func settle(in store: NSPersistentStore, number: Int) {
        (persistentStore, self.number, self.store) = (store, number, store.identifier)
        isTemporaryID = false
    }

    /// `x-coredata://STORE/Book/p3`.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            isTemporaryID
            ? "x-coredata:///\(name)/t\(number)" : "x-coredata://\(store ?? "")/\(name)/p\(number)"
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}

extension Sequence<NSManagedObjectID> {
    /// In which they were made or saved, so that what follows is the same in each run.
    var inOrder: [NSManagedObjectID] { sorted { $0.number < $1.number } }
}

extension Sequence where Element: NSManagedObject {
    var inOrder: [Element] { sorted { $0.objectID.number < $1.objectID.number } }
}

/// Numbers that are given once, in the order in which identifiers and objects are made.
final class ManagedNumbers: @unchecked Sendable {
    // Of the process: so is what gets them.
    static let shared = ManagedNumbers()
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}
