import SwiftInternals

/// What a change that is told by name comes with.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let kindKey = Self(rawValue: "kind")
    public static let newKey = Self(rawValue: "new")
    public static let oldKey = Self(rawValue: "old")
    public static let indexesKey = Self(rawValue: "indexes")
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A class that overrides `observeValue` on Apple's systems; lowered source conforms.
@preconcurrency @MainActor
public protocol _ValueObserving: AnyObject {
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

/// `super` in a class that observes and whose superclass observes nothing.
public enum _Unobserving {
    public static func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

extension NSObject {
    /// Tells `observer` of changes of the property that the path names. Neither object is retained.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let send: ([NSKeyValueChangeKey: Any]) -> Void = { [weak self, weak observer] in
            var change = $0
            if !options.contains(.new) { change[.newKey] = nil }
            if !options.contains(.old) { change[.oldKey] = nil }
            (observer as? any _ValueObserving)?.observeValue(
                forKeyPath: keyPath, of: self, change: change, context: context)
        }
        let tell: (Any?, Any?) -> Void = { old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            change[.newKey] = new
            change[.oldKey] = old
            send(change)
        }
        // UIKit: `notificationIsPrior` is true, and there is never a new value (documentation of `prior`).
        let announce: (NSKeyValueChange, Any?) -> Void = { kind, old in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .notificationIsPriorKey: true]
            change[.oldKey] = old
            send(change)
        }
        let entry = KeyValueObserver(
            self, path: keyPath, listener: observer, tell, within: send,
            before: options.contains(.prior) ? announce : nil)
        entry.context = context
        _ = KeyValueObservers.add(entry, to: ObjectIdentifier(self))
        if options.contains(.initial) { tell(nil, observedValue(forKeyPath: keyPath)) }
    }

    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        KeyValueObservers.remove(from: ObjectIdentifier(self)) {
            $0.listener === observer && $0.path == keyPath
        }
    }

    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        KeyValueObservers.remove(from: ObjectIdentifier(self)) {
            $0.listener === observer && $0.path == keyPath && $0.context == context
        }
    }

    /// What names lead to, for an observer of them. UIKit: that a class does not know a name does not keep anybody from
    /// observing it; the observer hears of it when the object calls `didChangeValue(forKey:)`.
    @MainActor func observedValue(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = keys.first, KeyValueCoding.knows(first, self) else { return nil }
        guard keys.count > 1, !keyPath.contains("@") else { return value(forKeyPath: keyPath) }
        return (value(forKey: first) as? NSObject)?.observedValue(forKeyPath: keys[1])
    }
}

// Observing by hand. Classes may declare the same names, as Foundation's operations do.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// The property of a name is about to change: its setter says so itself, and `didChangeValue` afterwards.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {
        nonisolated(unsafe) let object = self
        IsolatedCall.run { KeyValueObservers.announce(object, key) }
    }

    /// The property of a name has changed: who observes it by its name is told, whether or not the value is another one.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {
        nonisolated(unsafe) let object = self
        IsolatedCall.run {
            KeyValueObservers.tell(object, key)
            KeyValueObservers.changed(object)
        }
    }

    /// The same of a property by its key path.
    @_disfavoredOverload
    public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        nonisolated(unsafe) let (object, path) = (self, keyPath as AnyKeyPath)
        IsolatedCall.run { KeyValueObservers.announce(object, path) }
    }

    /// The same of a property by its key path.
    @_disfavoredOverload
    public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
        nonisolated(unsafe) let (object, path) = (self, keyPath as AnyKeyPath)
        IsolatedCall.run {
            KeyValueObservers.tell(object, path)
            KeyValueObservers.changed(object)
        }
    }

    /// Members of the list that a property holds are about to come, to go or to be exchanged.
    @_disfavoredOverload
    public func willChange(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
    ) {
        nonisolated(unsafe) let object = self
        IsolatedCall.run {
            KeyValueObservers.announce(object, key, changeKind)
            if changeKind != .insertion { KeyValueObservers.note(object, key, indexes) }
        }
    }

    /// Members of the list that a property holds have come, gone or been exchanged: who observes it by its name is told which.
    @_disfavoredOverload
    public func didChange(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
    ) {
        nonisolated(unsafe) let object = self
        IsolatedCall.run {
            KeyValueObservers.tell(object, key, changeKind, at: indexes)
            KeyValueObservers.changed(object)
        }
    }
}
