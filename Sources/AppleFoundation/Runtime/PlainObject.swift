/// A class outside NSObject that has a protocol of UIKit: XCTest's classes are NSObjects on Apple's systems only. Lowered
/// source conforms to it.
public protocol _PlainObject: AnyObject, NSObjectProtocol {}

extension _PlainObject {
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    public var hash: Int { ObjectIdentifier(self).hashValue }
    public func `self`() -> Self { self }
    public func isProxy() -> Bool { false }
    public var description: String { String(reflecting: type(of: self)) }
    public var debugDescription: String { description }
}
