import Foundation
import FoundationNetworking

// What Foundation on Apple's systems says of networks and Foundation on Linux does not have, or marks as unavailable. There is one
// network here, always there and without a price: what is set is kept, and changes nothing.

extension URLSessionConfiguration {
    /// DIFFERS: a request without a network fails at once.
    public var waitsForConnectivity: Bool {
        get { keptValue("waitsForConnectivity") ?? false }
        set { keepValue(newValue, "waitsForConnectivity") }
    }
    public var allowsExpensiveNetworkAccess: Bool {
        get { keptValue("allowsExpensiveNetworkAccess") ?? true }
        set { keepValue(newValue, "allowsExpensiveNetworkAccess") }
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { keptValue("allowsConstrainedNetworkAccess") ?? true }
        set { keepValue(newValue, "allowsConstrainedNetworkAccess") }
    }
    public var sessionSendsLaunchEvents: Bool {
        get { keptValue("sessionSendsLaunchEvents") ?? false }
        set { keepValue(newValue, "sessionSendsLaunchEvents") }
    }
    public var sharedContainerIdentifier: String? {
        get { keptValue("sharedContainerIdentifier") }
        set { keepValue(newValue, "sharedContainerIdentifier") }
    }

    /// DIFFERS: its tasks run while the app does.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.default
        configuration.keepValue(identifier, "identifier")
        return configuration
    }

    /// What ``background(withIdentifier:)`` was given.
    public var identifier: String? { keptValue("identifier") }
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
