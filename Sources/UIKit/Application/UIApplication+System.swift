/// What an app asks of the system around it. There is none here: it is always in front, and nothing outside it
/// can be reached.
extension UIApplication {
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
    nonisolated public static let statusBarOrientationUserInfoKey =
        "UIApplicationStatusBarOrientationUserInfoKey"
    nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    nonisolated public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
    nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    nonisolated public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    public var openSessions: Set<UISceneSession> { Set(sceneList.map(\.session)) }
    public var supportsMultipleScenes: Bool { false }
    public var isProtectedDataAvailable: Bool { true }
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    public var isRegisteredForRemoteNotifications: Bool { false }
    public var supportsAlternateIcons: Bool { false }
    /// No picture of an app is kept here.
    public func ignoreSnapshotOnNextApplicationLaunch() {
        Kept.say(
            "UIApplication.ignoreSnapshotOnNextApplicationLaunch()", "no picture of an app is kept")
    }
    public var alternateIconName: String? { nil }
    /// As apps set it before iOS 9; controllers say how the status bar is, so setting either changes nothing.
    public var statusBarStyle: UIStatusBarStyle {
        get { SystemBars.style }
        set { _ = newValue }
    }
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 || SystemBars.wanted.isStatusBarHidden }
        set { _ = newValue }
    }
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        InterfaceOrientation.supportedByApp(for: window)
    }

    /// The app is never put into the background, so tasks are only counted.
    @discardableResult
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    @discardableResult
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        Kept.say(
            "UIApplication.setMinimumBackgroundFetchInterval(_:)",
            "nothing is fetched while the app is in the background")
    }

    /// No server reaches the app: the delegate hears that it cannot be registered.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: "UIKit", code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not available here"])
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
    public func unregisterForRemoteNotifications() {
        Kept.say("UIApplication.unregisterForRemoteNotifications()", "no notifications come from elsewhere")
    }
    public func beginReceivingRemoteControlEvents() {
        Kept.say("UIApplication.beginReceivingRemoteControlEvents()", "there are no remote controls")
    }
    public func endReceivingRemoteControlEvents() {
        Kept.say("UIApplication.endReceivingRemoteControlEvents()", "there are no remote controls")
    }

    public func setAlternateIconName(_ name: String?, completionHandler: ((Error?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        Kept.say(
            "UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)", "the app's scene stays")
    }
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        Kept.say("UIApplication.requestSceneSessionRefresh(_:)", "no picture of the scene is kept")
    }

    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        Kept.say(
            "UIApplication.setStatusBarHidden(_:with:)",
            "view controllers say whether the status bar is hidden")
    }
    public func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) {
        Kept.say(
            "UIApplication.setStatusBarStyle(_:animated:)", "view controllers say the status bar's style")
    }
}

public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = Self(rawValue: 0)
}

/// What apps carry over from device to device. Nothing takes it here.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false {
        didSet {
            if isEligibleForSearch {
                Kept.say("NSUserActivity.isEligibleForSearch", "activities are not handed on")
            }
        }
    }
    open var isEligibleForHandoff = true {
        didSet {
            if !isEligibleForHandoff {
                Kept.say("NSUserActivity.isEligibleForHandoff", "activities are not handed on")
            }
        }
    }
    open var isEligibleForPrediction = false {
        didSet {
            if isEligibleForPrediction {
                Kept.say("NSUserActivity.isEligibleForPrediction", "activities are not handed on")
            }
        }
    }
    open var persistentIdentifier: String?
    open var keywords: Set<String> = []
    open var targetContentIdentifier: String? {
        didSet { Kept.say("NSUserActivity.targetContentIdentifier", "activities are not handed on") }
    }
    /// Whether the delegate is to bring `userInfo` up to date before the activity is saved; nothing saves one here.
    open var needsSave = false {
        didSet {
            if needsSave { Kept.say("NSUserActivity.needsSave", "activities are not handed on") }
        }
    }
    open var requiredUserInfoKeys: Set<String>? {
        didSet { Kept.say("NSUserActivity.requiredUserInfoKeys", "activities are not handed on") }
    }

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
    open func becomeCurrent() {
        Kept.say("NSUserActivity.becomeCurrent()", "activities are not handed on")
    }
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// How a scene is to go.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// How a scene with windows is to go.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// The animation that closes a scene.
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }
}
