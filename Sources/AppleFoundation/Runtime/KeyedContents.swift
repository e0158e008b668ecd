import Foundation

/// What holds values under keys of its own: key-value coding means those, not its properties.
package protocol KeyedContents: NSObject {
    /// Nil without a value.
    func content(forKey key: String) -> Any?
    /// Nil removes the value. False where it cannot be changed.
    func setContent(_ value: Any?, forKey key: String) -> Bool
}

extension KeyedContents {
    package func setContent(_ value: Any?, forKey key: String) -> Bool { false }
}

extension UserDefaults: KeyedContents {
    package func content(forKey key: String) -> Any? { object(forKey: key) }
    package func setContent(_ value: Any?, forKey key: String) -> Bool {
        set(value, forKey: key)
        return true
    }
}

extension NSDictionary: KeyedContents {
    package func content(forKey key: String) -> Any? { object(forKey: key as NSString) }
    package func setContent(_ value: Any?, forKey key: String) -> Bool {
        guard let dictionary = self as? NSMutableDictionary else { return false }
        if let value {
            dictionary.setObject(value, forKey: key as NSString)
        } else {
            dictionary.removeObject(forKey: key)
        }
        return true
    }
}

extension NSArray: KeyedContents {
    /// What each element gives, in order; `NSNull` for nil.
    package func content(forKey key: String) -> Any? {
        map { KeyedValue.value(of: $0, path: key) ?? NSNull() }
    }
}
