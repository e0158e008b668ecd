import Foundation
import SwiftInternals

// Key-value coding, which no thread owns. In an extension of a protocol, so that classes may declare the same names: layers and
// managed objects have keys of their own, and lowered source has what overrides on Apple's systems.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Reads a property by its name: properties that lowered source declares `@objc` or as outlets, and those of
    /// UIKit's that nibs may set. Dictionaries, arrays and defaults answer with what they hold.
    ///
    /// UIKit: stops with NSUnknownKeyException for a name that the class does not know.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? {
        guard let reading = self as? any _ValueReading else { return KeyValueCoding.value(of: self, key) }
        nonisolated(unsafe) let own = reading
        return IsolatedCall.run { own.value(forKey: key) }
    }

    /// Sets a property by its name. Numbers become the property's number type.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {
        guard let setting = self as? any _ValueSetting else { return KeyValueCoding.set(value, self, key) }
        nonisolated(unsafe) let (own, given) = (setting, value)
        IsolatedCall.run { own.setValue(given, forKey: key) }
    }

    /// Reads through names with dots between them; `@sum`, `@count`, `@min`, `@max` and `@avg` calculate of a list.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        // `@sum.pages` calculates.
        if keyPath.contains("@") { return KeyedValue.value(of: self, path: keyPath) }
        var current: Any? = self
        for key in keyPath.split(separator: ".") {
            if let dictionary = current as? [AnyHashable: Any] {
                current = dictionary[String(key)]
            } else {
                guard let object = current as? NSObject else { return nil }
                current = object.value(forKey: String(key))
            }
        }
        return current
    }

    /// Sets the last of the names on what the others lead to.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
        (owner as? NSObject)?.setValue(value, forKey: last)
    }

    /// Sets each property that a key names; `NSNull` is nil.
    @_disfavoredOverload
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        // In one order in every run: dictionaries have none.
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            (self as NSObject).setValue(value is NSNull ? nil : value, forKey: key)
        }
    }

    /// The properties of these names, by their names; `NSNull` for nil.
    @_disfavoredOverload
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, (self as NSObject).value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }
}

/// What a class of lowered source has that overrides key-value coding on Apple's systems.
@preconcurrency @MainActor
public protocol _ValueReading: AnyObject { func value(forKey key: String) -> Any? }

/// What a class of lowered source has that overrides key-value coding on Apple's systems.
@preconcurrency @MainActor
public protocol _ValueSetting: AnyObject { func setValue(_ value: Any?, forKey key: String) }

/// What a class of lowered source has that answers for names that it does not know.
@preconcurrency @MainActor
public protocol _UndefinedValueReading: AnyObject { func value(forUndefinedKey key: String) -> Any? }

/// What a class of lowered source has that takes values for names that it does not know.
@preconcurrency @MainActor
public protocol _UndefinedValueSetting: AnyObject {
    func setValue(_ value: Any?, forUndefinedKey key: String)
}

/// What a class of lowered source has that takes nil for properties that are no objects.
@preconcurrency @MainActor
public protocol _NilValueSetting: AnyObject { func setNilValueForKey(_ key: String) }

/// `super` in the first class of lowered source that overrides key-value coding: what NSObject does.
public struct _KeyedObject {
    private let object: NSObject

    public init(_ object: NSObject) { self.object = object }

    public func value(forKey key: String) -> Any? { KeyValueCoding.value(of: object, key) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, object, key) }
    public func value(forUndefinedKey key: String) -> Any? {
        fatalError(KeyValueCoding.unknown("valueForUndefinedKey", key, of: object))
    }
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError(KeyValueCoding.unknown("setValue:forUndefinedKey", key, of: object))
    }
    public func setNilValueForKey(_ key: String) {
        fatalError(
            "[\(type(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key)")
    }
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}

/// What NSObject does by a property's name.
enum KeyValueCoding {
    /// Whether a value can be read by this name.
    @MainActor static func knows(_ key: String, _ object: NSObject) -> Bool {
        key.hasPrefix("@") || object is any KeyedContents || object is any _ValueReading || object is CALayer
            || object is CAAnimation || KeyTables.value(object, key) != nil
            || (object as? any _RuntimeMembers)?._value(forKey: key) != nil
    }

    static func value(of object: NSObject, _ key: String) -> Any? {
        if let contents = object as? any KeyedContents { return contents.content(forKey: key) }
        nonisolated(unsafe) let object = object
        return IsolatedCall.run {
            if let value = KeyTables.value(object, key) { return value }
            if let value = (object as? any _RuntimeMembers)?._value(forKey: key) { return value }
            switch object {
            case let layer as CALayer: return layer.value(forKey: key)
            case let animation as CAAnimation: return animation.value(forKey: key)
            case let own as any _UndefinedValueReading: return own.value(forUndefinedKey: key)
            default: fatalError(unknown("valueForUndefinedKey", key, of: object))
            }
        }
    }

    static func set(_ value: Any?, _ object: NSObject, _ key: String) {
        if let contents = object as? any KeyedContents, contents.setContent(value, forKey: key) { return }
        nonisolated(unsafe) let (object, value) = (object, value)
        IsolatedCall.run {
            switch KeyedProperties.set(value, object, key) {
            case .connected: break
            case .unknown:
                switch object {
                case let layer as CALayer: layer.setValue(value, forKey: key)
                case let animation as CAAnimation: animation.setValue(value, forKey: key)
                case let own as any _UndefinedValueSetting: own.setValue(value, forUndefinedKey: key)
                default: fatalError(unknown("setValue:forUndefinedKey", key, of: object))
                }
            case .mismatch(let expected):
                if value == nil, let own = object as? any _NilValueSetting {
                    return own.setNilValueForKey(key)
                }
                let given = value.map { "\(type(of: $0))" } ?? "nil"
                fatalError("[\(type(of: object)) setValue:forKey:]: \(key) is \(expected), not \(given)")
            }
        }
    }

    static func unknown(_ method: String, _ key: String, of object: NSObject) -> String {
        "[\(type(of: object)) \(method):]: this class is not key value coding-compliant for the key "
            + "\(key); mark the property @objc"
    }
}
