/// Which values an observer wants to hear.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = Self(bit: 0)
    public static let old = Self(bit: 1)
    /// Tells the value there is at once.
    public static let initial = Self(bit: 2)
    /// Tells before each change, too.
    /// DIFFERS: of a property that tells its changes by itself just after it, with the old value in the change; before it where the
    /// object calls `willChangeValue`.
    public static let prior = Self(bit: 3)
}

/// How an observed property changed. Only setting is observed here.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1, insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange
    public let kind: Kind
    /// nil unless the options ask for it.
    public let newValue: Value?
    /// nil unless the options ask for it.
    public let oldValue: Value?
    public let indexes: IndexSet? = nil
    /// Whether the change is about to come, for who asked for `prior`.
    public var isPrior = false
}

/// An observation that lasts as long as this object, or until it is invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let end: @MainActor () -> Void
    private var isValid = true

    init(_ end: @escaping @MainActor () -> Void) { self.end = end }

    public func invalidate() {
        guard isValid else { return }
        isValid = false
        let end = end
        if MainThread.isHere {
            MainThread.isolated { end() }
        } else {
            DispatchQueue.main.async { end() }
        }
    }

    deinit { invalidate() }
}

/// Gives `observe` key paths of the object's own class.
public protocol _KeyValueCodingAndObserving: AnyObject {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `changeHandler` after each change of a property that can be observed: `contentSize`, `contentOffset`,
    /// `bounds`, `frame`, `center`, `isHidden`, `alpha` and `text` of UIKit's views, and `@objc dynamic` properties of
    /// lowered source. The object is not retained.
    ///
    /// DIFFERS: setting a value that is equal to the old one tells nothing.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let object = ObjectIdentifier(self)
        let observer = KeyValueObserver(self, keyPath, options, changeHandler)
        let number = KeyValueObservers.add(observer, to: object)
        KeyValueObservers.watch(number, self)
        if options.contains(.initial) {
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(kind: .setting, newValue: value, oldValue: nil))
        }
        return NSKeyValueObservation { KeyValueObservers.remove(number, from: object) }
    }
}
