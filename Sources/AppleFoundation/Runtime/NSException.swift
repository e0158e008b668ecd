/// The kind of an exception.
public struct NSExceptionName: _ExtensibleConstant {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func system(_ kind: String) -> Self { Self("NS\(kind)Exception") }
    public static let genericException = system("Generic")
    public static let rangeException = system("Range")
    public static let invalidArgumentException = system("InvalidArgument")
    public static let internalInconsistencyException = system("InternalInconsistency")
    public static let objectNotAvailableException = system("ObjectNotAvailable")
    public static let destinationInvalidException = system("DestinationInvalid")
    public static let mallocException = system("Malloc")
}

/// A programmer's error. Nothing catches one in Swift: raising it stops the app with its reason.
open class NSException: NSObject {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.reason = reason
        self.userInfo = userInfo
    }

    open func raise() {
        fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    public class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
    }

    open override var description: String { reason ?? name.rawValue }
}
