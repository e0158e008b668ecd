import SwiftInternals

/// Gives values that come from outside the type system to typed properties.
public enum _Outlet {
    /// Under which a class's table of values names its computed properties that can be set, for `appearance()`.
    public static let appearanceKey = "?appearance"

    /// - Parameter above: what the superclass's table says.
    public static func appearanceKeys(_ above: Any??, _ own: [String]) -> Any?? {
        guard case .some(.some(let others)) = above else { return .some(own) }
        return .some((others as? [String] ?? []) + own)
    }

    /// Calls `set` with `value` as the property's type. Optional properties take nil; an array is converted element
    /// by element; numbers are converted to the property's number type, to its Bool and to raw values of its
    /// enumeration, as key-value coding does.
    ///
    ///     _Outlet.assign(value) { self.title = $0 }
    public static func assign<T>(_ value: Any?, _ set: (T) -> Void) -> _OutletAnswer {
        guard let converted: T = convert(value) else {
            let type = (T.self as? any Wrapping.Type)?.wrapped ?? T.self
            return .mismatch(expected: "\(type)")
        }
        set(converted)
        return .connected
    }

    /// A message's argument as the parameter's type. Stops when it is of another.
    public static func argument<T>(_ value: Any?, _ receiver: AnyObject, _ name: String) -> T {
        if let argument: T = convert(value) { return argument }
        if T.self == Any.self, let argument = value as Any as? T { return argument }
        // An object where a Bool is asked for counts as true, as a pointer does.
        if T.self == Bool.self, let argument = (value != nil) as? T { return argument }
        if value == nil, let type = T.self as? any NilArgument.Type,
            let argument = IsolatedCall.run({ type.ofNil() }) as? T
        {
            return argument
        }
        let given = value.map { "\(type(of: $0))" } ?? "nil"
        fatalError("-[\(type(of: receiver)) \(name)]: argument is \(given), expected \(T.self)")
    }

    // Of the process: used up within one call.
    /// What the last message gave; nil when it gave nothing. `perform(_:)` hands it on.
    @MainActor static var lastAnswer: Any?

    /// Keeps what a message gave.
    @preconcurrency @MainActor
    public static func answer<R>(_ value: R) {
        guard R.self != Void.self else { return }
        lastAnswer = flattened(value as Any)
    }

    /// What a message gives as an object, which lives at least until the next message.
    @MainActor
    package static func answer(of message: () -> Void) -> Unmanaged<AnyObject>? {
        lastAnswer = nil
        message()
        guard let answer = lastAnswer.map({ $0 as AnyObject }) else { return nil }
        // The same object stays where it is held.
        lastAnswer = answer
        return Unmanaged.passUnretained(answer)
    }

    private static func convert<T>(_ value: Any?) -> T? {
        // `as? Optional<View>` would turn every other object into nil.
        if let optional = T.self as? any Wrapping.Type {
            guard let made = optional.make(value) else { return nil }
            return made as? T
        }
        guard let value = flattened(value) else { return nil }
        if let same = value as? T { return same }
        if let number = value as? NSNumber { return numbered(number) }
        return nil
    }

    fileprivate static func wrapped<W>(_ value: Any?) -> W?? {
        guard let value = flattened(value) else { return .some(nil) }
        guard let converted: W = convert(value) else { return nil }
        return .some(converted)
    }

    /// An optional inside of Any is no optional of its own.
    private static func flattened(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any Wrapping else { return value }
        return flattened(optional.content)
    }

    private static func numbered<T>(_ number: NSNumber) -> T? {
        switch T.self {
        case is CGFloat.Type: CGFloat(number.doubleValue) as? T
        case is Double.Type: number.doubleValue as? T
        case is Float.Type: number.floatValue as? T
        case is Bool.Type: number.boolValue as? T
        case is UInt.Type: number.uintValue as? T
        case let type as any FixedWidthInteger.Type: type.init(truncatingIfNeeded: number.intValue) as? T
        case let type as any RawRepresentable.Type: raw(type, number) as? T
        default: nil
        }
    }

    private static func raw<E: RawRepresentable>(_ type: E.Type, _ number: NSNumber) -> E? {
        let raw: E.RawValue? = numbered(number)
        return raw.flatMap { E(rawValue: $0) }
    }
}

/// Optional, seen without knowing what it wraps.
private protocol Wrapping {
    static var wrapped: Any.Type { get }
    /// The optional with the value in it; nil when the value is of another type.
    static func make(_ value: Any?) -> Any?
    var content: Any? { get }
}

extension Optional: Wrapping {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate static func make(_ value: Any?) -> Any? {
        let made: Wrapped?? = _Outlet.wrapped(value)
        return made.map { $0 as Any }
    }
    fileprivate var content: Any? { map { $0 as Any } }
}

/// What a message may be sent nil for, though the parameter that takes it is no optional.
@MainActor
package protocol NilArgument: AnyObject, SendableMetatype {
    /// One that says nothing.
    static func ofNil() -> AnyObject
}
