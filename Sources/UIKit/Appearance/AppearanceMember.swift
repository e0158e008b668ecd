/// Something that an appearance gives: a property, or what is set for states, metrics or other keys.
@MainActor
struct AppearanceMember {
    let name: AnyHashable
    /// What is set, by key; a plain property has one.
    let read: (NSObject) -> [AnyHashable: Any]
    let write: (NSObject, AnyHashable, Any) -> Void
    let areEqual: (Any, Any) -> Bool
    /// Whether an object has a value by itself, though another one than that of a new object of its class.
    var isUsual: (NSObject, Any) -> Bool = { _, _ in false }

    /// Those of an object's class and of the classes above it, and the app's own properties.
    static func all(of object: NSObject) -> [AppearanceMember] {
        AppearanceMembers.tables.filter { $0.isOwner(object) }.flatMap(\.members) + own(of: object)
    }

    // MARK: Kinds

    static func value<Owner: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceMember {
        keyed(
            path, { (owner: Owner) in [0: owner[keyPath: path]] },
            { (owner: Owner, _: Int, value: Value) in owner[keyPath: path] = value })
    }

    static func optional<Owner: NSObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AppearanceMember {
        keyed(
            path, { (owner: Owner) in owner[keyPath: path].map { [0: $0] } ?? [:] },
            { (owner: Owner, _: Int, value: Value) in owner[keyPath: path] = value })
    }

    /// What stands in another property than the one that is set.
    static func stored<Owner: NSObject, Value: Equatable>(
        _ store: KeyPath<Owner, Value?>, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceMember {
        stored(store, path) { $0[keyPath: path] = $1 }
    }

    static func stored<Owner: NSObject, Value: Equatable>(
        _ store: KeyPath<Owner, Value?>, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AppearanceMember {
        stored(store, path) { $0[keyPath: path] = $1 }
    }

    private static func stored<Owner: NSObject, Value: Equatable>(
        _ store: KeyPath<Owner, Value?>, _ path: PartialKeyPath<Owner>,
        _ set: @escaping @MainActor (Owner, Value) -> Void
    ) -> AppearanceMember {
        keyed(
            path, { (owner: Owner) in owner[keyPath: store].map { [0: $0] } ?? [:] },
            { (owner: Owner, _: Int, value: Value) in set(owner, value) })
    }

    static let background: AppearanceMember = {
        var member = stored(\UIView.backgroundStore, \UIView.backgroundColor)
        member.isUsual = { view, color in
            guard let view = view as? UIView, let color = color as? UIColor else { return false }
            return view.usualBackgrounds.contains(color)
        }
        return member
    }()

    static func attributes<Owner: NSObject>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceMember {
        keyed(
            path, { (owner: Owner) in owner[keyPath: path].map { [0: $0] } ?? [:] },
            { (owner: Owner, _: Int, value: [NSAttributedString.Key: Any]) in owner[keyPath: path] = value },
            isEqual)
    }

    static func keyed<Owner: NSObject, Key: Hashable, Value: Equatable>(
        _ name: AnyHashable, _ read: @escaping (Owner) -> [Key: Value],
        _ write: @escaping (Owner, Key, Value) -> Void
    ) -> AppearanceMember {
        keyed(name, read, write, { (a: Value, b: Value) in a == b })
    }

    static func keyedAttributes<Owner: NSObject, Key: Hashable>(
        _ name: AnyHashable, _ read: @escaping (Owner) -> [Key: [NSAttributedString.Key: Any]],
        _ write: @escaping (Owner, Key, [NSAttributedString.Key: Any]) -> Void
    ) -> AppearanceMember {
        keyed(name, read, write, isEqual)
    }

    private static func keyed<Owner: NSObject, Key: Hashable, Value>(
        _ name: AnyHashable, _ read: @escaping (Owner) -> [Key: Value],
        _ write: @escaping (Owner, Key, Value) -> Void, _ areEqual: @escaping (Value, Value) -> Bool
    ) -> AppearanceMember {
        AppearanceMember(
            name: name,
            read: { object in
                guard let owner = object as? Owner else { return [:] }
                return Dictionary(uniqueKeysWithValues: read(owner).map { (AnyHashable($0), $1 as Any) })
            },
            write: { object, key, value in
                guard let owner = object as? Owner, let key = key.base as? Key, let value = value as? Value
                else { return }
                write(owner, key, value)
            },
            areEqual: { a, b in
                guard let a = a as? Value, let b = b as? Value else { return false }
                return areEqual(a, b)
            })
    }

    private static func isEqual(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any])
        -> Bool
    {
        NSDictionary(dictionary: a).isEqual(NSDictionary(dictionary: b))
    }

    // MARK: The app's own properties

    /// The stored properties of the app's classes that answer by name.
    private static func own(of object: NSObject) -> [AppearanceMember] {
        guard let members = object as? any _RuntimeMembers else { return [] }
        var names: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
            names += current.children.compactMap(\.label)
            mirror = current.superclassMirror
        }
        if case .some(.some(let others)) = members._value(forKey: _Outlet.appearanceKey) {
            names += (others as? [String] ?? []).filter { !names.contains($0) }
        }
        return names.compactMap { name in
            guard case .some = members._value(forKey: name) else { return nil }
            return AppearanceMember(
                name: "own \(name)",
                read: { object in
                    guard
                        case .some(.some(let value)) = (object as? any _RuntimeMembers)?._value(forKey: name)
                    else { return [:] }
                    return [0: value]
                },
                write: { object, _, value in
                    _ = (object as? any _RuntimeMembers)?._setValue(value, forKey: name)
                },
                areEqual: { a, b in
                    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
                    return false
                })
        }
    }
}
