/// What one side of a comparison stands for.
indirect enum PredicateExpression {
    case object
    case constant(Any?)
    /// Names with dots between them, from the object.
    case path(String)
    /// `{1, 2}`
    case list([PredicateExpression])
    /// `sum:` of what the argument gives.
    case function(PredicateFunction, PredicateExpression)

    func value(of object: Any?) -> Any? {
        switch self {
        case .object: object
        case .constant(let value): value
        case .path(let path): KeyedValue.value(of: object, path: path)
        case .list(let items): items.map { $0.value(of: object) as Any }
        case .function(let function, let argument): function.value(of: argument.value(of: object))
        }
    }
}

/// What is calculated of a list, or of one value.
enum PredicateFunction: String {
    case sum = "sum:"
    case count = "count:"
    case least = "min:"
    case most = "max:"
    case average = "average:"
    case absolute = "abs:"
    case uppercase = "uppercase:"
    case lowercase = "lowercase:"

    /// Whether it makes one value of many.
    var isAggregate: Bool { ![.absolute, .uppercase, .lowercase].contains(self) }

    /// `@sum` and the like in key paths.
    init?(keyPathOperator name: Substring) {
        switch name {
        case "@sum": self = .sum
        case "@count": self = .count
        case "@min": self = .least
        case "@max": self = .most
        case "@avg": self = .average
        default: return nil
        }
    }

    /// Nil where there is no such value: the least of nothing.
    func value(of argument: Any?) -> Any? {
        let items = KeyedValue.elements(of: argument) ?? KeyedValue.flattened(argument).map { [$0] } ?? []
        let numbers = items.compactMap { $0 as? NSNumber }
        switch self {
        case .count: return items.count
        case .sum where numbers.allSatisfy { $0 is NSDecimalNumber } && !numbers.isEmpty:
            return NSDecimalNumber(decimal: numbers.reduce(0) { $0 + $1.decimalValue })
        case .sum:
            let sum = numbers.reduce(0) { $0 + $1.doubleValue }
            return Int(exactly: sum).map { NSNumber(value: $0) } ?? NSNumber(value: sum)
        case .average:
            return numbers.isEmpty ? nil : numbers.reduce(0) { $0 + $1.doubleValue } / Double(numbers.count)
        case .least: return items.min { ValueOrder.compare($0, $1) == .orderedAscending }
        case .most: return items.max { ValueOrder.compare($0, $1) == .orderedAscending }
        case .absolute: return numbers.first.map { abs($0.doubleValue) }
        case .uppercase: return (items.first as? String)?.uppercased()
        case .lowercase: return (items.first as? String)?.lowercased()
        }
    }
}

/// Key-value coding of whatever a predicate or a sort descriptor meets.
package enum KeyedValue {
    package static func value(of object: Any?, path: String) -> Any? {
        var current = flattened(object)
        let keys = path.split(separator: ".")
        for (index, key) in keys.enumerated() {
            guard let owner = current else { return nil }
            if let function = PredicateFunction(keyPathOperator: key) {
                let rest = keys[(index + 1)...].joined(separator: ".")
                return function.value(of: rest.isEmpty ? owner : value(of: owner, path: rest))
            }
            current = flattened(value(of: owner, key: String(key)))
        }
        return current
    }

    /// Objects by `value(forKey:)`, dictionaries by key, collections by the values of their elements.
    private static func value(of owner: Any, key: String) -> Any? {
        if key == "self" || key == "SELF" { return owner }
        if let dictionary = owner as? [AnyHashable: Any] { return dictionary[AnyHashable(key)] }
        if let items = elements(of: owner) {
            return items.compactMap { flattened(value(of: $0, key: key)) }
        }
        if let text = owner as? String, key == "length" { return text.utf16.count }
        guard let object = owner as? NSObject else {
            fatalError(
                "[\(type(of: owner)) valueForUndefinedKey:]: this class is not key value coding-compliant for the "
                    + "key \(key); derive it from NSObject and mark the property @objc")
        }
        if let contents = object as? any KeyedContents { return contents.content(forKey: key) }
        // Keys are read where views live; a predicate may be asked anywhere.
        nonisolated(unsafe) let owner = object
        if MainThread.isHere { return MainThread.isolated { Read(owner, key) }.value }
        return DispatchQueue.main.sync { MainThread.isolated { Read(owner, key) } }.value
    }

    /// A value on its way from the main thread.
    private struct Read: @unchecked Sendable {
        let value: Any?
        @MainActor init(_ owner: NSObject, _ key: String) { value = owner.value(forKey: key) }
    }

    /// What is in a list or a set; nil for anything else.
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case let array as [Any]: array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map(\.base)
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }

    /// Without the optionals around it, and without `NSNull`.
    package static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flattened($0.value) }
    }
}
