/// The kind of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let genericException = Self("NSGenericException")
    public static let rangeException = Self("NSRangeException")
    public static let invalidArgumentException = Self("NSInvalidArgumentException")
    public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
    public static let objectNotAvailableException = Self("NSObjectNotAvailableException")
    public static let destinationInvalidException = Self("NSDestinationInvalidException")
    public static let mallocException = Self("NSMallocException")
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
