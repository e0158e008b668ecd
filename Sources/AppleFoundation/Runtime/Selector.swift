/// A message's name, and how to send it: what `Selector` is to Objective-C.
///
/// Source that says `#selector(Type.method(_:))` is lowered to `Selector._of("method:", Type.method(_:))`, so that
/// the compiler resolves overloads, labels and isolation. A selector made from a string alone asks the receiver's
/// `_perform`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
    /// The name as Objective-C spells it: one colon for each argument.
    public let name: String
    private let thunk: (@MainActor (AnyObject, Any?, Any?) -> Void)?
    /// Whether an object is of the class that the method belongs to.
    private let fits: (@Sendable (AnyObject) -> Bool)?

    public init(_ name: String) {
        self.name = name
        thunk = nil
        fits = nil
    }

    public init(stringLiteral name: String) { self.init(name) }

    private init(
        _ name: String, fits: @escaping @Sendable (AnyObject) -> Bool,
        _ thunk: @escaping @MainActor (AnyObject, Any?, Any?) -> Void
    ) {
        self.name = name
        self.fits = fits
        self.thunk = thunk
    }

    public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    public var description: String { name }

    /// Number of arguments that the name says the method takes.
    public var argumentCount: Int { name.reduce(0) { $1 == ":" ? $0 + 1 : $0 } }

    /// The method may throw, as in Objective-C, where it has one more argument: what it throws is dropped.
    @preconcurrency
    public static func _of<T: AnyObject, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () throws -> R
    ) -> Selector {
        Selector(name, fits: { $0 is T }) { receiver, _, _ in
            if let result = try? method(cast(receiver, name))() { _Outlet.answer(result) }
        }
    }

    @preconcurrency
    public static func _of<T: AnyObject, A, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) throws -> R
    ) -> Selector {
        let name = named(name, colons: 1)
        return Selector(name, fits: { $0 is T }) { receiver, first, _ in
            let result = try? method(cast(receiver, name))(argument(first, receiver, name))
            if let result { _Outlet.answer(result) }
        }
    }

    @preconcurrency
    public static func _of<T: AnyObject, A, B, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) throws -> R
    ) -> Selector {
        let name = named(name, colons: 2)
        return Selector(name, fits: { $0 is T }) { receiver, first, second in
            let result = try? method(cast(receiver, name))(
                argument(first, receiver, name), argument(second, receiver, name))
            if let result { _Outlet.answer(result) }
        }
    }

    @preconcurrency
    public static func _of<T: AnyObject, A, B, C, R>(
        _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B, C) -> R
    ) -> Selector {
        let name = named(name, colons: 3)
        return Selector(name, fits: { $0 is T }) { receiver, first, second in
            _Outlet.answer(
                method(cast(receiver, name))(
                    argument(first, receiver, name), argument(second, receiver, name),
                    argument(nil, receiver, name)))
        }
    }

    /// A method of a type itself; whom it is sent to does not matter.
    @preconcurrency
    public static func _static<R>(_ name: String, _ method: @escaping @MainActor () -> R) -> Selector {
        Selector(name, fits: { _ in true }) { _, _, _ in _Outlet.answer(method()) }
    }

    @preconcurrency
    public static func _static<A, R>(_ name: String, _ method: @escaping @MainActor (A) -> R) -> Selector {
        let name = named(name, colons: 1)
        return Selector(name, fits: { _ in true }) { receiver, first, _ in
            _Outlet.answer(method(argument(first, receiver, name)))
        }
    }

    /// Reads a property.
    public static func _getter<T: AnyObject, V>(_ name: String, _ path: KeyPath<T, V>) -> Selector {
        nonisolated(unsafe) let path = path
        return Selector(name, fits: { $0 is T }) { receiver, _, _ in
            _Outlet.answer((cast(receiver, name) as T)[keyPath: path])
        }
    }

    /// Sets a property.
    public static func _setter<T: AnyObject, V>(
        _ name: String, _ path: ReferenceWritableKeyPath<T, V>
    ) -> Selector {
        nonisolated(unsafe) let path = path
        return Selector(name, fits: { $0 is T }) { receiver, value, _ in
            (cast(receiver, name) as T)[keyPath: path] = argument(value, receiver, name)
        }
    }

    /// Sends the message when the receiver knows it.
    /// - Returns: false when it does not.
    @MainActor
    public func sendIfKnown(to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Bool {
        // A method of the receiver's class is called as it is; another class's method only lends its name.
        if let thunk, let fits, fits(receiver) {
            thunk(receiver, first, second)
            return true
        }
        guard let members = receiver as? any _RuntimeMembers else { return false }
        return members._perform(name, first, second) || sendAccessor(to: members, first)
    }

    /// Reads or sets the property whose getter or setter the name is in Objective-C: `title`, `setTitle:`.
    @MainActor
    private func sendAccessor(to members: any _RuntimeMembers, _ value: Any?) -> Bool {
        if let key = setKey { return members._setValue(value, forKey: key) == .connected }
        guard case .some(let answer) = members._value(forKey: name) else { return false }
        _Outlet.answer(answer)
        return true
    }

    /// `title` of `setTitle:`.
    private var setKey: String? {
        guard name.hasPrefix("set"), name.hasSuffix(":"), argumentCount == 1,
            let first = name.dropFirst(3).first, first.isUppercase
        else { return nil }
        return first.lowercased() + name.dropFirst(4).dropLast()
    }

    /// Sends the message. Stops, as UIKit does, when the receiver does not know it.
    @MainActor
    public func send(to receiver: AnyObject, _ first: Any? = nil, _ second: Any? = nil) {
        guard !sendIfKnown(to: receiver, first, second) else { return }
        fatalError(
            "-[\(type(of: receiver)) \(name)]: unrecognized selector sent to instance; "
                + "mark the method @objc and name it with #selector")
    }

    /// Whether the receiver has a method that the selector names; sends nothing.
    @MainActor
    public func isKnown(to receiver: AnyObject) -> Bool {
        if fits?(receiver) == true { return true }
        guard let members = receiver as? any _RuntimeMembers else { return false }
        return members._responds(to: name) || members._value(forKey: setKey ?? name) != nil
    }

    private static func named(_ name: String, colons: Int) -> String {
        name.contains(":") ? name : name + String(repeating: ":", count: colons)
    }

    private static func cast<T: AnyObject>(_ receiver: AnyObject, _ name: String) -> T {
        guard let receiver = receiver as? T else {
            fatalError("-[\(type(of: receiver)) \(name)]: the method belongs to \(T.self)")
        }
        return receiver
    }

    private static func argument<A>(_ value: Any?, _ receiver: AnyObject, _ name: String) -> A {
        _Outlet.argument(value, receiver, name)
    }
}
