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
        configuration.identifier = identifier
        return configuration
    }
}

/// Apple's methods without a delegate, each one of its own: so they fulfil requirements of protocols that stand for a session in tests.
extension URLSession {
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(from: url, delegate: nil)
    }
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
}

/// Never asked for here: `URLSession` checks certificates by itself.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// Of an error's information: what a download goes on from.
public let NSURLSessionDownloadTaskResumeData = URLSessionDownloadTaskResumeData

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
