@_exported import Foundation

/// By what advertisements know a device: by nothing, as where tracking is refused.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    /// All zeros.
    open var advertisingIdentifier: UUID { UUID(uuidString: "00000000-0000-0000-0000-000000000000")! }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
