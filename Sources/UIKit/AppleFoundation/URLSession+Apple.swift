import Foundation
import FoundationNetworking

// What Foundation on Apple's systems says of networks and Foundation on Linux does not have, or marks as unavailable. There is one
// network here, always there and without a price: what is set is kept, and changes nothing.

extension URLSessionConfiguration {
    /// DIFFERS: a request without a network fails at once.
    public var waitsForConnectivity: Bool {
        get { kept("waitsForConnectivity") ?? false }
        set { keep(newValue, "waitsForConnectivity") }
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { kept("allowsExpensiveNetworkAccess") ?? true }
        set { keep(newValue, "allowsExpensiveNetworkAccess") }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { kept("allowsConstrainedNetworkAccess") ?? true }
        set { keep(newValue, "allowsConstrainedNetworkAccess") }
    }
    public var sessionSendsLaunchEvents: Bool {
        get { kept("sessionSendsLaunchEvents") ?? false }
        set { keep(newValue, "sessionSendsLaunchEvents") }
    }
    public var sharedContainerIdentifier: String? {
        get { kept("sharedContainerIdentifier") }
        set { keep(newValue, "sharedContainerIdentifier") }
    }

    /// DIFFERS: its tasks run while the app does.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.keep(identifier, "identifier")
        return configuration
    }

    /// What ``background(withIdentifier:)`` was given.
    public var identifier: String? { kept("identifier") }

    private func kept<Value>(_ name: StaticString) -> Value? {
        objc_getAssociatedObject(self, name.utf8Start) as? Value
    }

    private func keep(_ value: Any?, _ name: StaticString) {
        objc_setAssociatedObject(self, name.utf8Start, value, .OBJC_ASSOCIATION_RETAIN)
    }
}

extension URLRequest {
    /// DIFFERS: true whatever is set; every network may be used.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// DIFFERS: true whatever is set; every network may be used.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// DIFFERS: false whatever is set.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }
}

extension URLCache {
    /// - Parameter directory: a folder of the cache's own; nil for one in memory.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
