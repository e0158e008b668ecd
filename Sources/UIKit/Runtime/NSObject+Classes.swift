/// What classes answer as objects, which they are on Apple's systems.
extension NSObject {
    /// The class's name, with its module.
    public class func description() -> String { String(reflecting: self) }
    /// The class itself, as its objects' `classForCoder` is.
    public class func classForCoder() -> AnyClass { self }
    public class func superclass() -> AnyClass? { _getSuperclass(self) }
    /// The class above the object's own.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}

/// `type.isSubclass(of: other)` of a class that is known only as one. Lowered source calls it.
public func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
}

/// `type(of: object).description()` of an object of any class, which Objective-C sends. Lowered source calls it.
public func _description(of type: AnyClass) -> String {
    (type as? NSObject.Type)?.description() ?? String(reflecting: type)
}

/// The class of a name as Objective-C has them: UIKit's without its module, the app's as `App.Screen`. Lowered source
/// calls it.
public func _classFromString(_ name: String) -> AnyClass? {
    NSClassFromString(name)
        ?? ["UIKit", "QuartzCore"].lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
}

/// Whether both are one class.
public func === (a: AnyClass?, b: AnyClass?) -> Bool {
    a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
}

public func !== (a: AnyClass?, b: AnyClass?) -> Bool { !(a === b) }
