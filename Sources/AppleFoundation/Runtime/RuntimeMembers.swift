/// What classes answer by name: the tables that Objective-C's runtime keeps on Apple's systems.
///
/// UIKit's classes that apps subclass conform and know the names of their own outlets; lowered source overrides
/// the members for what a class declares `@objc`, `@IBOutlet`, `@IBAction` and so on, and asks super for the rest.
@preconcurrency @MainActor
public protocol _RuntimeMembers: AnyObject {
    /// Sends message `name` ("refresh:") with as many of the arguments as it takes.
    /// - Returns: false when the class does not know it.
    func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool

    /// Whether `_perform` would know `name`; sends nothing.
    func _responds(to name: String) -> Bool

    /// Connects outlet `name`; an outlet collection gets an array.
    func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer

    /// Sets a property by key, as nibs do with user-defined runtime attributes. One key, no path.
    func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer

    /// Reads a property by key; `.none` when the class does not know it.
    func _value(forKey key: String) -> Any??
}

/// The superclass of UIKit's root classes. Classes of an app below them know more: lowered source overrides these members.
@preconcurrency @MainActor
open class _NamedObject: NSObject, _RuntimeMembers {
    open func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        _ExtensionMembers.perform(name, first, second, on: self)
    }
    open func _responds(to name: String) -> Bool { false }
    open func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
    open func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer {
        _ExtensionMembers.set(value, forKey: key, of: self)
    }
    open func _value(forKey key: String) -> Any?? { _ExtensionMembers.value(forKey: key, of: self) }
}

/// The same for an object of a framework beside UIKit, which is made on any thread.
open class _FrameworkObject: NSObject, @unchecked Sendable {
    @MainActor open func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool { false }
    @MainActor open func _responds(to name: String) -> Bool { false }
    @MainActor open func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
    @MainActor open func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer { .unknown }
    @MainActor open func _value(forKey key: String) -> Any?? { .none }
}

extension _FrameworkObject: _RuntimeMembers {}

/// What came of giving a value to a property by name.
public enum _OutletAnswer: Equatable, Sendable {
    case connected
    /// The class has no such property.
    case unknown
    /// The property is of another type, which `expected` names.
    case mismatch(expected: String)
}
