@_exported import Foundation
import QuartzCore

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let carPlay = Self(rawValue: 8)
    public static let criticalAlert = Self(rawValue: 16)
    public static let providesAppNotificationSettings = Self(rawValue: 32)
    public static let provisional = Self(rawValue: 64)
    public static let announcement = Self(rawValue: 128)
    public static let timeSensitive = Self(rawValue: 256)
}

/// What notifications an app has asked for. None is ever shown: whoever is asked for permission refuses it, as one may on a
/// device. Requests are kept and listed.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    @MainActor @SessionLocal private static var shared = UNUserNotificationCenter()
    // Of the process: for threads beside the main one, which belong to no session, the one that it used last.
    nonisolated(unsafe) private static var last: UNUserNotificationCenter?

    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    open var supportsContentExtensions: Bool { false }

    private let lock = NSLock()
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    private var status = UNAuthorizationStatus.notDetermined

    override init() {}

    open class func current() -> UNUserNotificationCenter {
        if let center = MainQueue.value({ shared }) { last = center }
        if last == nil { last = UNUserNotificationCenter() }
        return last!
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        refuse()
        SystemAnswer.later { completionHandler(false, nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        refuse()
        return false
    }

    private func refuse() {
        Kept.say(
            "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
            "no notifications are shown here; the app is told that they were refused")
        lock.withLock { status = .denied }
    }

    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        let settings = settings
        SystemAnswer.later { completionHandler(settings) }
    }
    open func notificationSettings() async -> UNNotificationSettings { settings }
    private var settings: UNNotificationSettings { UNNotificationSettings(lock.withLock { status }) }

    /// As on a device that shows none: the request is kept until it is removed.
    open func add(_ request: UNNotificationRequest, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
        keep(request)
        SystemAnswer.later { withCompletionHandler?(nil) }
    }
    open func add(_ request: UNNotificationRequest) async throws { keep(request) }

    private func keep(_ request: UNNotificationRequest) {
        Kept.say("UNUserNotificationCenter.add(_:withCompletionHandler:)", "no notifications are shown here")
        lock.withLock {
            requests.removeAll { $0.identifier == request.identifier }
            requests.append(request)
        }
    }

    open func getPendingNotificationRequests(
        completionHandler: @escaping ([UNNotificationRequest]) -> Void
    ) {
        let pending = pending
        SystemAnswer.later { completionHandler(pending) }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    private var pending: [UNNotificationRequest] { lock.withLock { requests } }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
    }
    open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        SystemAnswer.later { completionHandler([]) }
    }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }
    open func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) {
        let kept = lock.withLock { categories }
        SystemAnswer.later { completionHandler(kept) }
    }
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Kept: there is no home screen with a badge on the app's picture.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler: (((any Error)?) -> Void)? = nil) {
        Kept.say(
            "UNUserNotificationCenter.setBadgeCount(_:withCompletionHandler:)", "there is no home screen")
        SystemAnswer.later { withCompletionHandler?(nil) }
    }
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    // @optional
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
        async -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
        async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = Self(rawValue: 1)
    public static let sound = Self(rawValue: 2)
    public static let alert = Self(rawValue: 4)
    public static let list = Self(rawValue: 8)
    public static let banner = Self(rawValue: 16)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What an app may show: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    public let authorizationStatus: UNAuthorizationStatus
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
    open var alertStyle: UNAlertStyle { .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    open var providesAppNotificationSettings: Bool { false }
    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

public let UNErrorDomain = "UNErrorDomain"
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
