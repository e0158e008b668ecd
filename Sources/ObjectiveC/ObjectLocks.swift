import Foundation

/// What `objc_sync_enter` and `objc_sync_exit` answer.
public let OBJC_SYNC_SUCCESS: Int32 = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// Waits until no other thread is between enter and exit for `object`, then keeps others out. A thread may enter again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { ObjectLocks.shared.enter(object as AnyObject) }

/// Lets the next thread in; an error when this thread did not enter.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) }

/// One recursive lock for each object that somebody is in.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()

    private final class Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private let guardian = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) -> Int32 {
        let entry = guardian.withLock {
            let entry = entries[ObjectIdentifier(object)] ?? Entry()
            entries[ObjectIdentifier(object)] = entry
            entry.users += 1
            return entry
        }
        entry.lock.lock()
        return OBJC_SYNC_SUCCESS
    }

    func exit(_ object: AnyObject) -> Int32 {
        let key = ObjectIdentifier(object)
        return guardian.withLock {
            // Only the owner can take it again without waiting.
            guard let entry = entries[key], entry.lock.try() else { return OBJC_SYNC_NOT_OWNING_THREAD_ERROR }
            entry.lock.unlock()
            entry.lock.unlock()
            entry.users -= 1
            if entry.users == 0 { entries[key] = nil }
            return OBJC_SYNC_SUCCESS
        }
    }
}
