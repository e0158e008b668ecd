/// How an app starts, and the seam to whatever hosts it: UIKit knows no host.
@preconcurrency @MainActor
public enum ApplicationLaunch {
    /// Runs the launched app until its end; set by the host before the app's entry point runs.
    public static var host: (@MainActor () -> Never)?
    /// The scene delegate class that Info.plist names, for apps whose delegate does not name one.
    public static var sceneDelegateClass: AnyClass?

    /// Launches with the delegate class of an app, in UIKit's order.
    public static func launch(delegateClass: AnyClass?) {
        let application = UIApplication.shared
        application.delegate = Construction.object(delegateClass) as? any UIApplicationDelegate
        _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application)
        connectScene()
        application.delegate?.applicationDidBecomeActive(application)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    }

    /// Launches with nothing but a root view controller.
    public static func launch(rootViewController: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = rootViewController
        retainedWindow = window
        window.makeKeyAndVisible()
    }

    /// The class `name` of module `module` (or a fully qualified name) as a view controller's; nil when there is none.
    public static func viewController(named name: String, module: String) -> UIViewController? {
        let found: AnyClass? = NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
        guard let type = found as? UIViewController.Type else { return nil }
        return Construction.viewController(type)
    }

    private static var retainedWindow: UIWindow?

    /// Connects the window scene when the app uses scenes: its delegate answers with a configuration that names a
    /// delegate class, or Info.plist does.
    private static func connectScene() {
        let application = UIApplication.shared
        let session = UISceneSession(role: .windowApplication)
        let answered = OptionalRequirement.call(
            application.delegate, "application(_:configurationForConnecting:options:)"
        ) {
            $0.application(
                application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        }
        // An app delegate that showed a window of its own and names no scene has none.
        let isShown = application.windowList.contains { !$0.isHidden }
        guard
            let delegateClass = answered?.delegateClass
                ?? (answered == nil && isShown ? nil : sceneDelegateClass)
        else { return }
        if let answered { session.configuration = answered }
        let scene = UIWindowScene(session: session)
        application.sceneList.append(scene)
        scene.delegate = Construction.object(delegateClass) as? any UISceneDelegate
        scene.delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        scene.activationState = .foregroundActive
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.delegate?.sceneDidBecomeActive(scene)
    }
}

/// Starts the app with its delegate class and hands over to the host, which does not return.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    delegateClass: AnyClass?
) -> Int32 {
    guard let host = ApplicationLaunch.host else {
        fatalError("UIApplicationMain: no host; start the app by `shoji run` or `shoji snapshot`")
    }
    ApplicationLaunch.launch(delegateClass: delegateClass)
    host()
}

@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplicationMain(
        argc, argv, principalClassName, delegateClass: delegateClassName.flatMap { NSClassFromString($0) })
}
