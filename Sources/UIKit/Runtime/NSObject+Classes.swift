/// What classes answer as objects, which they are on Apple's systems.
extension NSObject {
    /// The class's name, with its module.
    public class func description() -> String { String(reflecting: self) }
}

/// Whether both are one class.
public func === (a: AnyClass?, b: AnyClass?) -> Bool {
    a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
}

public func !== (a: AnyClass?, b: AnyClass?) -> Bool { !(a === b) }
