import SwiftInternals

/// The running app: its delegate, scenes and windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The session's application.
    @SessionLocal public private(set) static var shared = UIApplication()

    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        private init(launch name: String) { rawValue = "UIApplicationLaunchOptions\(name)Key" }
        public static let url = Self(launch: "URL")
        public static let remoteNotification = Self(launch: "RemoteNotification")
        public static let shortcutItem = Self(launch: "ShortcutItem")
        public static let sourceApplication = Self(launch: "SourceApplication")
        public static let localNotification = Self(launch: "LocalNotification")
        public static let annotation = Self(launch: "Annotation")
        public static let location = Self(launch: "Location")
        public static let userActivityDictionary = Self(launch: "UserActivityDictionary")
        public static let userActivityType = Self(launch: "UserActivityType")
    }

    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = Self(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    public enum State: Int, Sendable { case active, inactive, background }

    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")

    open var delegate: (any UIApplicationDelegate)?
    /// Back to front among equal levels in the order in which they appeared. One that is hidden is the app's to keep.
    var windowList: [UIWindow] {
        get { windowEntries.compactMap(\.window) }
        set { windowEntries = newValue.map(WindowEntry.init) }
    }
    private var windowEntries: [WindowEntry] = []

    private struct WindowEntry {
        weak var window: UIWindow?
        /// Held while it is shown.
        private(set) var shown: UIWindow?

        @MainActor init(_ window: UIWindow) {
            self.window = window
            shown = window.isHidden ? nil : window
        }
    }

    func visibilityDidChange(of window: UIWindow) {
        guard let index = windowEntries.firstIndex(where: { $0.window === window }) else { return }
        windowEntries[index] = WindowEntry(window)
    }
    weak var keyWindowStore: UIWindow?
    var hasHadKeyWindow = false
    /// The scenes of a manifest, once they are connected.
    var connectedByManifest: [UIWindowScene] = []
    enum SceneOrigin {
        /// UIKit: an app without a scene manifest has a scene all the same, without a delegate, and windows come into it by themselves.
        case app
        /// The app launches with a scene manifest, so that there is no scene before one connects.
        case manifest
        /// Tests of a library have no app: their windows are in no scene.
        case nobody
    }
    var sceneOrigin = SceneOrigin.app
    private(set) lazy var implicitScene = UIWindowScene(
        session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions(),
        activationState: .foregroundActive)
    var sceneList: [UIWindowScene] {
        if !connectedByManifest.isEmpty { return connectedByManifest }
        return sceneOrigin == .manifest ? [] : [implicitScene]
    }
    var isIgnoring = 0

    public override init() {
        for wrong in Assumption.inMemory.compactMap({ $0.verify() }) { ensure(false, wrong) }
        super.init()
    }

    /// The windows that are shown, back to front.
    var windowsInOrder: [UIWindow] {
        var windows: [UIWindow] = []
        for case let window? in windowEntries.map(\.shown) {
            let above = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
            windows.insert(window, at: above ?? windows.endIndex)
        }
        return windows
    }
    open var windows: [UIWindow] { windowList.filter { !($0 is InputWindow) } }
    open var keyWindow: UIWindow? { keyWindowStore ?? windows.last }
    open var connectedScenes: Set<UIScene> { Set(sceneList) }
    open internal(set) var applicationState = State.active
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.configuration.category }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.configuration.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var statusBarFrame: CGRect {
        let top = UIScreen.main.configuration.safeAreaInsets.top
        // Published tables of devices' sizes: 54 points on phones with a Dynamic Island, whose safe area begins at 59 or 62; on others it
        // ends where the safe area begins.
        return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top > 50 ? 54 : top)
    }
    open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
    open var isIdleTimerDisabled = false {
        didSet {
            if isIdleTimerDisabled {
                Kept.say(
                    "UIApplication.isIdleTimerDisabled",
                    "the device does not sleep, has no indicator of the network, no badge and does not shake")
            }
        }
    }
    open var isNetworkActivityIndicatorVisible = false {
        didSet {
            if isNetworkActivityIndicatorVisible {
                Kept.say(
                    "UIApplication.isNetworkActivityIndicatorVisible",
                    "the device does not sleep, has no indicator of the network, no badge and does not shake")
            }
        }
    }
    open var applicationSupportsShakeToEdit = true {
        didSet {
            if !applicationSupportsShakeToEdit {
                Kept.say(
                    "UIApplication.applicationSupportsShakeToEdit",
                    "the device does not sleep, has no indicator of the network, no badge and does not shake")
            }
        }
    }
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet { Kept.say("UIApplication.shortcutItems", "there is no home screen") }
    }
    var lastBackgroundTask = 0
    open var applicationIconBadgeNumber = 0 {
        didSet {
            Kept.say(
                "UIApplication.applicationIconBadgeNumber",
                "the device does not sleep, has no indicator of the network, no badge and does not shake")
        }
    }
    open var isIgnoringInteractionEvents: Bool { isIgnoring > 0 }
    open func beginIgnoringInteractionEvents() { isIgnoring += 1 }
    open func endIgnoringInteractionEvents() { isIgnoring = max(0, isIgnoring - 1) }

    open override var next: UIResponder? { delegate as? UIResponder }

    open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

    /// Sends `action` to `target`; without one, to the first that takes it from the first responder up the responder
    /// chain (Apple's documentation), else from `sender` up, else from what the key window shows.
    /// - Returns: whether somebody took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        if let target {
            action.send(to: target as AnyObject, sender, event)
            return true
        }
        let starts = [keyWindow?.firstResponder, sender as? UIResponder, keyWindow?.frontmostResponder]
        return starts.contains { $0?.send(upTheChain: action, from: sender, for: event) ?? false }
    }

    /// True of what a phone's own apps open: web, mail, telephone, messages, settings.
    open func canOpenURL(_ url: URL) -> Bool { Self.systemSchemes.contains(url.scheme?.lowercased() ?? "") }
    /// DIFFERS: says that the URL would be opened, and leaves the app in front.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        Diagnostics.say("UIApplication.open(\(url)): nothing outside the app is opened here")
        completionHandler?(canOpenURL(url))
    }
    private static let systemSchemes: Set = ["http", "https", "mailto", "tel", "sms", "app-settings"]

    func adopt(_ window: UIWindow) {
        guard !windowEntries.contains(where: { $0.window === window }) else { return }
        windowEntries.removeAll { $0.window == nil }
        windowEntries.append(WindowEntry(window))
        if window.windowScene == nil, connectedByManifest.isEmpty, sceneOrigin == .app {
            window.windowScene = implicitScene
        }
    }
}
