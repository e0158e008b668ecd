/// What belongs to one device with an app on it: its clock, screen, application, windows, input, animations that are being
/// described. One context is current; what the program does on the main thread happens on its device.
///
/// The values are properties marked `@SessionLocal`. They are where static properties are, and change places when
/// another context becomes current, as a processor's registers do: using one costs what a static property costs, making
/// a context current a few hundred nanoseconds.
///
/// Not in a context: caches of what is the same for all devices (fonts, texts, nibs, pictures, facts about classes),
/// numbers that must differ in the whole process, and Foundation's own shared objects.
@preconcurrency @MainActor
public final class SessionContext {
    /// The context of the process until another one is made current.
    public static let main = SessionContext()
    // Of the process: it says which session it is.
    /// The one whose values the properties have now.
    public private(set) static var current = main

    /// By the number of the property; nil where it was not used yet. Empty while the context is current.
    private var values: [Any?] = []

    /// A context in which nothing has happened: the clock stands at 0, no window is shown.
    public init() {}

    /// What code does from now on happens in this context.
    public func makeCurrent() {
        guard Self.current !== self else { return }
        Self.current.values = SessionLocals.all.map { $0.takeOut() }
        for (property, value) in zip(SessionLocals.all, values) { property.putIn(value) }
        values = []
        Self.current = self
    }

    /// Runs `body` in this context, then goes back to the one before.
    @discardableResult
    public func run<Result, Failure: Error>(_ body: @MainActor () throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        let before = Self.current
        makeCurrent()
        defer { before.makeCurrent() }
        return try body()
    }
}

/// A static property with a value of its own in each session context; it begins in each with the value that is written
/// behind it.
@preconcurrency @MainActor @propertyWrapper
public final class SessionLocal<Value>: SessionProperty {
    @usableFromInline let initial: @MainActor () -> Value
    /// In the current context. Nil until it is used.
    @usableFromInline var value: Value?

    public init(wrappedValue: @autoclosure @escaping @MainActor () -> Value) {
        initial = wrappedValue
        SessionLocals.all.append(self)
    }

    // Inlined, since unspecialised accessors look types up each time.
    @inlinable public var wrappedValue: Value {
        @inline(__always) get { value ?? begin() }
        @inline(__always) _modify {
            if value == nil { _ = begin() }
            yield &value!
        }
    }

    @usableFromInline
    func begin() -> Value {
        let made = initial()
        // Making it may have used it.
        if let value { return value }
        value = made
        return made
    }

    fileprivate func takeOut() -> Any? {
        defer { value = nil }
        return value
    }

    fileprivate func putIn(_ stored: Any?) { value = stored.map { $0 as! Value } }
}

@MainActor
private protocol SessionProperty: AnyObject {
    /// The value, which is gone from the property then.
    func takeOut() -> Any?
    func putIn(_ stored: Any?)
}

/// All properties that are marked, in the order in which they were first used.
@MainActor
private enum SessionLocals {
    // Of the process: the properties themselves.
    static var all: [any SessionProperty] = []
}

/// A reference that keeps nothing alive, for a `SessionLocal`.
public struct WeakReference<Object: AnyObject> {
    public weak var object: Object?
    public init(_ object: Object? = nil) { self.object = object }
}
