import SwiftInternals

/// A part of the app's interface with its own life. There is one, with one window scene.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// What came with the connection; nothing from outside ever does.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
    }

    nonisolated public static let willConnectNotification = Notification.Name(
        "UISceneWillConnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name(
        "UISceneDidDisconnectNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.unattached
    open var title: String!

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// One that the system knows nothing of: tests make such, `(UIWindowScene.self as NSObject.Type).init()`.
    public override init() {
        session = UISceneSession(role: .windowApplication)
        super.init()
    }

    convenience init(
        session: UISceneSession, connectionOptions: ConnectionOptions, activationState: ActivationState
    ) {
        self.init(session: session, connectionOptions: connectionOptions)
        self.activationState = activationState
    }

    open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}

/// The scene that holds windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var screen: UIScreen { .main }
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    let traitRegistrations = _TraitChangeRegistrations()
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Nil: windows here have the size of their screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var effectiveGeometry: Geometry { Geometry() }
    open var isFullScreen: Bool { true }

    /// Where a scene stands.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
        open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }
        open var isInterfaceOrientationLocked: Bool { InterfaceOrientation.isLocked }
        open var isInteractivelyResizing: Bool { false }
    }
}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {
    public var _traitRegistrations: _TraitChangeRegistrations { traitRegistrations }
}

/// How large and small a scene may be made.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero {
        didSet { Kept.say("UISceneSizeRestrictions.minimumSize", "windows have the size of their screen") }
    }
    open var maximumSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var allowsFullScreen = true {
        didSet {
            Kept.say("UISceneSizeRestrictions.allowsFullScreen", "windows have the size of their screen")
        }
    }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    open var statusBarStyle: UIStatusBarStyle { SystemBars.style }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open internal(set) weak var scene: UIScene?
    public let role: Role
    open internal(set) var configuration: UISceneConfiguration
    open var persistentIdentifier: String { "shoji" }
    open var userInfo: [String: Any]?
    /// Nil: an app starts afresh here.
    open var stateRestorationActivity: NSUserActivity?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
    }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?
    /// Its first screen becomes the window's root controller.
    open var storyboard: UIStoryboard?

    /// Without a name, for windows of the app.
    public override convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    // @optional
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowHolding {
    /// Through the protocol it reads as `UIWindow??`, see `_WindowHolding`.
    @_disfavoredOverload var window: UIWindow? { get set }
    // @optional
    /// The scene's space, the way it is held or its traits have changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    @_disfavoredOverload public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension Construction {
    @inline(never) @_optimize(none)
    static func windowScene(_ type: UIWindowScene.Type, _ session: UISceneSession) -> UIWindowScene {
        ClassCast.to(WindowSceneMaker.self, type).init(
            session: session, connectionOptions: UIScene.ConnectionOptions())
    }

    /// Open, so that no optimisation takes it for a class without subclasses.
    open class WindowSceneMaker: UIWindowScene {
        public required override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
            super.init(session: session, connectionOptions: connectionOptions)
        }
    }
}
