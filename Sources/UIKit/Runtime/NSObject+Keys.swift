// Classes with keys of their own, such as layers, declare the same names; theirs are meant then.
extension NSObject {
    /// Reads a property by its name: properties that lowered source declares `@objc` or as outlets, and those of
    /// UIKit's that nibs may set. Dictionaries, arrays and defaults answer with what they hold.
    ///
    /// UIKit: stops with NSUnknownKeyException for a name that the class does not know.
    @_disfavoredOverload @preconcurrency @MainActor
    public func value(forKey key: String) -> Any? {
        if let contents = self as? any KeyedContents { return contents.content(forKey: key) }
        if let value = kitValue(forKey: key) { return value }
        guard let value = (self as? any _RuntimeMembers)?._value(forKey: key) else {
            fatalError(Self.unknown(key, of: self))
        }
        return value
    }

    /// Sets a property by its name. Numbers become the property's number type.
    @_disfavoredOverload @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKey key: String) {
        if let contents = self as? any KeyedContents, contents.setContent(value, forKey: key) { return }
        switch NibKeys.set(value, self, key) {
        case .connected: break
        case .unknown: fatalError(Self.unknown(key, of: self))
        case .mismatch(let expected):
            let given = value.map { "\(type(of: $0))" } ?? "nil"
            fatalError("[\(type(of: self)) setValue:forKey:]: \(key) is \(expected), not \(given)")
        }
    }

    /// Reads through names with dots between them; `@sum`, `@count`, `@min`, `@max` and `@avg` calculate of a list.
    @_disfavoredOverload @preconcurrency @MainActor
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
    @_disfavoredOverload @preconcurrency @MainActor
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last else { return }
        let owner = keys.count == 1 ? self : self.value(forKeyPath: keys.dropLast().joined(separator: "."))
        (owner as? NSObject)?.setValue(value, forKey: last)
    }

    nonisolated private static func unknown(_ key: String, of object: NSObject) -> String {
        "[\(type(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "\(key); mark the property @objc"
    }
}
