/// What one side of a comparison stands for.
indirect enum PredicateExpression {
    case object
    case constant(Any?)
    /// Names with dots between them, from the object.
    case path(String)
    /// `{1, 2}`
    case list([PredicateExpression])

    func value(of object: Any?) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value
        case .path(let path): KeyedValue.value(of: object, path: path)
        case .list(let items): items.map { $0.value(of: object) as Any }
        }
    }
}

/// Key-value coding of whatever a predicate or a sort descriptor meets.
enum KeyedValue {
    static func value(of object: Any?, path: String) -> Any? {
        var current = flattened(object)
        for key in path.split(separator: ".") {
            guard let owner = current else { return nil }
            current = flattened(value(of: owner, key: String(key)))
        }
        return current
    }

    /// Objects by `value(forKey:)`, dictionaries by key, collections by the values of their elements.
    private static func value(of owner: Any, key: String) -> Any? {
        if key == "self" || key == "SELF" { return owner }
        if let dictionary = owner as? [AnyHashable: Any] { return dictionary[AnyHashable(key)] }
        if let items = elements(of: owner) {
            if key == "@count" { return items.count }
            return items.compactMap { flattened(value(of: $0, key: key)) }
        }
        if let text = owner as? String, key == "length" { return text.utf16.count }
        guard let object = owner as? NSObject else {
            fatalError(
                "[\(type(of: owner)) valueForUndefinedKey:]: this class is not key value coding-compliant for the "
                    + "key \(key); derive it from NSObject and mark the property @objc")
        }
        // Keys are read where views live; a predicate may be asked anywhere.
        nonisolated(unsafe) let owner = object
        if Thread.isMainThread { return MainThread.isolated { Read(owner, key) }.value }
        return DispatchQueue.main.sync { MainThread.isolated { Read(owner, key) } }.value
    }

    /// A value on its way from the main thread.
    private struct Read: @unchecked Sendable {
        let value: Any?
        @MainActor init(_ owner: NSObject, _ key: String) { value = owner.value(forKey: key) }
    }

    /// What is in a list or a set; nil for anything else.
    static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }

    /// Without the optionals around it, and without `NSNull`.
    static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flattened($0.value) }
    }
}
