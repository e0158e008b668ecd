import SwiftInternals

/// Names that the app's classes have for Objective-C: those of `@objc(Name) class`.
public enum ObjectiveCNames {
    // Of the process: set once, by the host, before the app starts.
    /// The name in Swift, with the module, by that for Objective-C.
    nonisolated(unsafe) public static var swift: [String: String] = [:] {
        didSet { own = Dictionary(swift.map { ($1, $0) }) { first, _ in first } }
    }
    // Of the process: it is made of the same.
    /// The other way round.
    nonisolated(unsafe) static private(set) var own: [String: String] = [:]

    /// Modules whose classes have their names alone on Apple's systems.
    package static let kits = [
        "UIKit", "QuartzCore", "AppleFoundation", "Foundation", "WebKit", "MapKit", "CoreData",
        "AVFoundation",
    ]
}

/// What classes answer as objects, which they are on Apple's systems.
extension NSObject {
    /// The class's name, with its module where it is the app's.
    public class func description() -> String { _stringFromClass(self) }
    /// The class itself, as its objects' `classForCoder` is.
    public class func classForCoder() -> AnyClass { self }
    public class func superclass() -> AnyClass? {
        let above: AnyClass? = _getSuperclass(self)
        return above == _NamedObject.self || above == _FrameworkObject.self ? NSObject.self : above
    }
    /// The class above the object's own.
    public var superclass: AnyClass? { type(of: self).superclass() }
}

/// `type.isSubclass(of: other)` of a class that is known only as one. Lowered source calls it.
public func _isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
    sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
}

/// `type(of: object).description()` of an object of any class, which Objective-C sends. Lowered source calls it.
public func _description(of type: AnyClass) -> String {
    (type as? NSObject.Type)?.description() ?? String(reflecting: type)
}

/// The class of a name as Objective-C has them: UIKit's without its module, the app's as `App.Screen`, or as `@objc(Name)` says. Lowered source
/// calls it.
public func _classFromString(_ name: String) -> AnyClass? {
    let path = RuntimeNames.path(ObjectiveCNames.swift[name] ?? name)
    switch path.count {
    case 0: return nil
    case 1:
        return NSClassFromString(name)
            ?? ObjectiveCNames.kits.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
    case 2: return NSClassFromString(path.joined(separator: "."))
    default: return RuntimeNames.type(at: path)
    }
}

/// The same the other way round.
public func _stringFromClass(_ type: AnyClass) -> String {
    let plain = String(reflecting: type)
    if let own = ObjectiveCNames.own[plain] { return own }
    let parts = plain.split(separator: ".")
    return parts.count == 2 && ObjectiveCNames.kits.contains(String(parts[0]))
        ? String(parts[1]) : RuntimeNames.name(of: type)
}

/// Whether both are one class.
public func === (a: AnyClass?, b: AnyClass?) -> Bool {
    a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
}

public func !== (a: AnyClass?, b: AnyClass?) -> Bool { !(a === b) }
