/// What UIKit's classes answer by name, as the objects that they are on Apple's systems: what there is one of.
@MainActor
enum ClassKeys {
    static func value(_ type: AnyClass, _ key: String) -> NSObject? {
        guard let (owner, read) = table[key], _isSubclass(type, of: owner) else { return nil }
        return read()
    }

    private static let table: [String: (owner: AnyClass, read: @MainActor () -> NSObject)] = [
        "sharedApplication": (UIApplication.self, { UIApplication.shared }),
        "mainScreen": (UIScreen.self, { UIScreen.main }),
        "currentDevice": (UIDevice.self, { UIDevice.current }),
        "generalPasteboard": (UIPasteboard.self, { UIPasteboard.general }),
    ]
}

/// Messages to classes, which source sends that must not name what extensions of apps lack:
/// `UIApplication.perform(NSSelectorFromString("sharedApplication"))`.
extension NSObject {
    /// Whether the class itself answers to a message; sends nothing.
    @preconcurrency @MainActor
    public class func responds(to aSelector: Selector!) -> Bool {
        ClassKeys.value(self, aSelector.name) != nil || aSelector.isKnown(to: self as AnyObject)
    }

    /// Sends the class a message without an argument.
    @discardableResult
    @preconcurrency @MainActor
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil)
    }

    /// Sends the class a message with an argument.
    @discardableResult
    @preconcurrency @MainActor
    public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        if let value = ClassKeys.value(self, aSelector.name) { return Unmanaged.passUnretained(value) }
        return _Outlet.answer(of: {
            guard !aSelector.sendIfKnown(to: self as AnyObject, object) else { return }
            fatalError(
                "+[\(self) \(aSelector.name)]: unrecognized selector sent to class; name the method with #selector"
            )
        })
    }

    /// Reads a property of the class by its name in Objective-C, "sharedApplication".
    ///
    /// UIKit: stops with NSUnknownKeyException for a name that the class does not know.
    @_disfavoredOverload @preconcurrency @MainActor
    public class func value(forKey key: String) -> Any? {
        guard let value = ClassKeys.value(self, key) else {
            fatalError(
                "[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)"
            )
        }
        return value
    }

    /// Reads through names with dots between them, the first a property of the class.
    @_disfavoredOverload @preconcurrency @MainActor
    public class func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        let first = keys.first.flatMap { value(forKey: $0) }
        guard keys.count > 1 else { return first }
        return (first as? NSObject)?.value(forKeyPath: keys[1])
    }
}
