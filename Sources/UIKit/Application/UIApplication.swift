/// The running app: its delegate, scenes and windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = Self(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable { case active, inactive, background }

    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    public var delegate: (any UIApplicationDelegate)?
    /// Back to front among equal levels in the order in which they appeared.
    var windowList: [UIWindow] = []
    weak var keyWindowStore: UIWindow?
    var sceneList: [UIWindowScene] = []
    /// Keeps scene delegates alive.
    var isIgnoring = 0

    public var windows: [UIWindow] { windowList }
    public var keyWindow: UIWindow? { keyWindowStore ?? windowList.last }
    public var connectedScenes: Set<UIScene> { Set(sceneList) }
    public var applicationState: State { .active }
    public var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.configuration.category }
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    public var statusBarFrame: CGRect {
        CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width,
            height: UIScreen.main.configuration.safeAreaInsets.top)
    }
    public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var isIgnoringInteractionEvents: Bool { isIgnoring > 0 }
    public func beginIgnoringInteractionEvents() { isIgnoring += 1 }
    public func endIgnoringInteractionEvents() { isIgnoring = max(0, isIgnoring - 1) }

    open override var next: UIResponder? { delegate as? UIResponder }

    open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

    /// Sends `action` to `target`; without one, to the first responder above `sender` that knows the method.
    /// - Returns: whether somebody took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        if let target {
            action.send(to: target as AnyObject, sender, event)
            return true
        }
        var responder = (sender as? UIResponder)?.next ?? keyWindow?.rootViewController
        while let current = responder {
            if action.sendIfKnown(to: current, sender, event) { return true }
            responder = current.next
        }
        return false
    }

    /// Nothing outside the app can be opened here.
    public func canOpenURL(_ url: URL) -> Bool { false }
    public func open(
        _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        Diagnostics.say("UIApplication.open(\(url)): nothing outside the app can be opened here")
        completionHandler?(false)
    }

    func adopt(_ window: UIWindow) {
        guard !windowList.contains(where: { $0 === window }) else { return }
        windowList.append(window)
    }
}

/// Hears of the app's life.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalRequirement.absent(self, "application(_:configurationForConnecting:options:)")
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// The entry point of `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
    public static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegateClass: self as AnyClass)
    }
}
