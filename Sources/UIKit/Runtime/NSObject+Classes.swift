/// What classes answer as objects, which they are on Apple's systems.
extension NSObject {
    /// The class's name, with its module.
    public class func description() -> String { String(reflecting: self) }
}

/// `type(of: object).description()` of an object of any class, which Objective-C sends. Lowered source calls it.
public func _description(of type: AnyClass) -> String {
    (type as? NSObject.Type)?.description() ?? String(reflecting: type)
}

/// Whether both are one class.
public func === (a: AnyClass?, b: AnyClass?) -> Bool {
    a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
}

public func !== (a: AnyClass?, b: AnyClass?) -> Bool { !(a === b) }
