import Foundation

/// How an associated value is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` with `object` under `key`; nil removes what was kept. Any thread.
///
/// DIFFERS: what belongs to an object that is gone is let go with a later call of this function, not with the object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
    Associations.shared.set(value, for: key, of: object as AnyObject, isWeak: isWeak)
}

/// What is kept with `object` under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(for: key, of: object as AnyObject)
}

/// Lets go of all that is kept with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.removeAll(of: object as AnyObject)
}

/// Values beside objects, by the objects' addresses.
private final class Associations: @unchecked Sendable {
    static let shared = Associations()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Value] = [:]
    }

    private struct Value {
        let strong: Any?
        weak var weak: AnyObject?
    }

    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At this size entries of gone objects are looked for.
    private var threshold = 64

    func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, isWeak: Bool) {
        // What is let go must not run its deinit while the lock is held and the table changes.
        var dropped: [Entry] = []
        var old: Value?
        lock.lock()
        let identity = ObjectIdentifier(object)
        if entries.count >= threshold {
            dropped = entries.values.filter { $0.owner == nil }
            entries = entries.filter { $0.value.owner != nil }
            threshold = max(64, entries.count * 2)
        }
        if entries[identity]?.owner !== object {
            entries[identity].map { dropped.append($0) }
            entries[identity] = Entry(owner: object)
        }
        old = entries[identity]?.values[key]
        entries[identity]?.values[key] = value.map { value in
            isWeak ? Value(strong: nil, weak: value as AnyObject) : Value(strong: value, weak: nil)
        }
        lock.unlock()
        withExtendedLifetime((dropped, old)) {}
    }

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object,
            let value = entry.values[key]
        else { return nil }
        return value.strong ?? value.weak
    }

    func removeAll(of object: AnyObject) {
        lock.lock()
        let old = entries.removeValue(forKey: ObjectIdentifier(object))
        lock.unlock()
        withExtendedLifetime(old) {}
    }
}
