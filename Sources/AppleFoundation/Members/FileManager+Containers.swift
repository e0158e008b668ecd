import Foundation

extension FileManager {
    /// The folder that the programs of one group share. It is made when it is asked for first, beside the app's own files.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard
            let support = try? url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        else { return nil }
        let folder = support.appendingPathComponent("AppGroups", isDirectory: true).appendingPathComponent(
            groupIdentifier.replacingOccurrences(of: "/", with: "_"), isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Nil: nobody is signed in to iCloud, which Apple's documentation tells apps to expect.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Nil: nobody is signed in to iCloud, which Apple's documentation tells apps to expect.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

/// Values that an app keeps in iCloud: as for somebody who is not signed in, they stay on the device, here until the app ends.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Never posted: no other device changes anything.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let lock = NSLock()
    private var values: [String: Any] = [:]

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
    open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
    open func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

    open func string(forKey key: String) -> String? { object(forKey: key) as? String }
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func longLong(forKey key: String) -> Int64 { (object(forKey: key) as? NSNumber)?.int64Value ?? 0 }
    open func double(forKey key: String) -> Double { (object(forKey: key) as? NSNumber)?.doubleValue ?? 0 }
    open func bool(forKey key: String) -> Bool { (object(forKey: key) as? NSNumber)?.boolValue ?? false }

    open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }

    /// - Returns: whether what is in memory and on disk agree; here always.
    @discardableResult open func synchronize() -> Bool { true }
}
