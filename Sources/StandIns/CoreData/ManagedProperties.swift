import Foundation
import UIKit

// What `@NSManaged` becomes.
extension NSManagedObject {
    /// The value of a property that the source declares `@NSManaged`, as the type that it declares.
    public func _managed<Value>(_ key: String) -> Value {
        ManagedConversion.convert(shownValue(modelKey(key)), { mutable(key, isOrdered: $0) }) {
            fatalError(
                "\(type(of: self)).\(key) has no value, and its type \(Value.self) none for that: give it one before it is "
                    + "read, or make it optional")
        }
    }

    public func _setManaged<Value>(_ key: String, _ value: Value) {
        let value = KeyedValue.flattened(value)
        // Enumerations are kept as their raw values.
        keep((value as? any RawRepresentable)?.rawValue ?? value, modelKey(key))
    }

    /// A method that Core Data makes: `addToItems(_:)`, `removeFromItems(at:)`, `addItemsObject(_:)`.
    public func _managedCall(_ method: String, _ labels: [String], _ arguments: Any...) {
        guard let call = ManagedCall(method, labels, arguments, of: entity) else {
            fatalError(
                "\(type(of: self)).\(method) is @NSManaged, and the entity \(entity.name ?? "") has no relationship to many "
                    + "for it")
        }
        call.run(on: self)
    }

    /// A method that Core Data makes and that answers: `objectInItemsAtIndex(_:)`, `countOfItems()`. Stops for another.
    public func _managedAnswer<Value>(_ method: String, _ labels: [String], _ arguments: Any...) -> Value {
        func objects(_ prefix: String, _ suffix: String) -> [NSManagedObject]? {
            guard method.hasPrefix(prefix), method.hasSuffix(suffix) else { return nil }
            let name = String(method.dropFirst(prefix.count).dropLast(suffix.count))
            return entity.relationship(capitalised: name).map(related)
        }
        let found: Any?
        if let all = objects("objectIn", "AtIndex"), let index = arguments.first as? Int,
            all.indices.contains(index)
        {
            found = all[index]
        } else {
            found = objects("countOf", "").map(\.count)
        }
        guard let answer = found as? Value else {
            fatalError(
                "\(type(of: self)).\(method) is @NSManaged, and Core Data makes no such method here; write its body"
            )
        }
        return answer
    }

    /// `primitiveName` is what lies behind `name`.
    private func modelKey(_ key: String) -> String {
        guard entity.propertiesByName[key] == nil, key.hasPrefix("primitive"),
            let first = key.dropFirst(9).first
        else { return key }
        return first.lowercased() + key.dropFirst(10)
    }

    /// A set through which the relationship can be changed, where one is asked for.
    private func mutable(_ key: String, isOrdered: Bool) -> NSObject? {
        guard let relationship = entity.relationshipsByName[key], relationship.isToMany else { return nil }
        return isOrdered ? ManagedOrderedSet.of(self, relationship) : ManagedSet(self, relationship)
    }
}

/// A method of a relationship to many, by its name.
private struct ManagedCall {
    private enum Verb { case add, remove, insert, removeAt, replace }
    private let verb: Verb
    private let relationship: NSRelationshipDescription
    private let arguments: [Any]

    private static let forms: [(prefix: String, suffix: String, isPlaced: Bool, verb: Verb)] = [
        ("addTo", "", false, .add), ("removeFrom", "", false, .remove), ("insertInto", "", true, .insert),
        ("removeFrom", "", true, .removeAt), ("replace", "", true, .replace), ("add", "Object", false, .add),
        ("remove", "Object", false, .remove), ("add", "", false, .add), ("remove", "", false, .remove),
        ("replaceObjectIn", "AtIndex", false, .replace),
    ]

    init?(_ method: String, _ labels: [String], _ arguments: [Any], of entity: NSEntityDescription) {
        let isPlaced = labels.contains("at")
        for form in Self.forms
        where form.isPlaced == isPlaced && method.hasPrefix(form.prefix) && method.hasSuffix(form.suffix) {
            let name = method.dropFirst(form.prefix.count).dropLast(form.suffix.count)
            if let found = entity.relationship(capitalised: String(name)), found.isToMany {
                (verb, relationship, self.arguments) = (form.verb, found, arguments)
                return
            }
        }
        return nil
    }

    func run(on object: NSManagedObject) {
        switch verb {
        case .add: for each in objects(arguments[0]) { object.relate(relationship, to: each) }
        case .remove: for each in objects(arguments[0]) { object.unrelate(relationship, from: each) }
        case .insert:
            for (each, index) in zip(objects(arguments[0]), indexes(arguments[1])) {
                object.relate(relationship, to: each, at: index)
            }
        case .removeAt: remove(indexes(arguments[0]), from: object)
        case .replace:
            let places = indexes(arguments[0])
            remove(places, from: object)
            for (each, index) in zip(objects(arguments[1]), places) {
                object.relate(relationship, to: each, at: index)
            }
        }
    }

    private func remove(_ indexes: [Int], from object: NSManagedObject) {
        let list = object.related(relationship)
        for index in indexes {
            guard list.indices.contains(index) else {
                fatalError("\(relationship.name) has \(list.count) objects; there is none at \(index)")
            }
            object.unrelate(relationship, from: list[index])
        }
    }

    private func objects(_ value: Any) -> [NSManagedObject] {
        (KeyedValue.elements(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
    }

    private func indexes(_ value: Any) -> [Int] {
        switch value {
        case let index as Int: [index]
        case let set as NSIndexSet: Array(set as IndexSet)
        case let set as IndexSet: Array(set)
        default: []
        }
    }
}

/// Values as the types that properties declare.
enum ManagedConversion {
    /// - Parameters:
    ///   - mutable: gives a set that can be changed, ordered or not.
    ///   - missing: called where there is no value and the type has none for that.
    static func convert<Value>(
        _ value: Any?, _ mutable: (Bool) -> NSObject?, missing: () -> Never
    ) -> Value {
        if let optional = Value.self as? any ManagedOptional.Type {
            return optional.made(value, mutable) as! Value
        }
        if let found = some(value, Value.self, mutable) { return found }
        if let empty = (Value.self as? any ManagedEmpty.Type)?.emptyValue as? Value { return empty }
        missing()
    }

    fileprivate static func some<Value>(
        _ value: Any?, _ type: Value.Type, _ mutable: (Bool) -> NSObject?
    ) -> Value? {
        if type == NSMutableSet.self { return mutable(false) as? Value }
        if type == NSMutableOrderedSet.self { return mutable(true) as? Value }
        guard let value else { return nil }
        if let exact = value as? Value { return exact }
        if let raw = type as? any RawRepresentable.Type { return enumeration(raw, value) as? Value }
        if type == Double.self, let date = value as? Date {
            return date.timeIntervalSinceReferenceDate as? Value
        }
        if let elements = KeyedValue.elements(of: value) {
            return elements as? Value ?? Set(elements.compactMap { $0 as? NSObject }) as? Value
                ?? NSSet(array: elements) as? Value ?? NSOrderedSet(array: elements) as? Value
        }
        return nil
    }

    private static func enumeration<Raw: RawRepresentable>(_ type: Raw.Type, _ value: Any) -> Raw? {
        (value as? Raw.RawValue).flatMap(Raw.init(rawValue:))
    }
}

private protocol ManagedOptional {
    static func made(_ value: Any?, _ mutable: (Bool) -> NSObject?) -> Any
}
extension Optional: ManagedOptional {
    fileprivate static func made(_ value: Any?, _ mutable: (Bool) -> NSObject?) -> Any {
        ManagedConversion.some(value, Wrapped.self, mutable) as Any
    }
}

/// Types that have a value where none is kept: numbers are zero there, texts and sets are empty.
private protocol ManagedEmpty { static var emptyValue: Self { get } }
extension Int: ManagedEmpty { fileprivate static var emptyValue: Int { 0 } }
extension Int16: ManagedEmpty { fileprivate static var emptyValue: Int16 { 0 } }
extension Int32: ManagedEmpty { fileprivate static var emptyValue: Int32 { 0 } }
extension Int64: ManagedEmpty { fileprivate static var emptyValue: Int64 { 0 } }
extension Double: ManagedEmpty { fileprivate static var emptyValue: Double { 0 } }
extension Float: ManagedEmpty { fileprivate static var emptyValue: Float { 0 } }
extension Bool: ManagedEmpty { fileprivate static var emptyValue: Bool { false } }
extension String: ManagedEmpty { fileprivate static var emptyValue: String { "" } }
extension Array: ManagedEmpty { fileprivate static var emptyValue: [Element] { [] } }
extension Set: ManagedEmpty { fileprivate static var emptyValue: Set<Element> { [] } }
extension Dictionary: ManagedEmpty { fileprivate static var emptyValue: [Key: Value] { [:] } }
extension Data: ManagedEmpty { fileprivate static var emptyValue: Data { Data() } }
