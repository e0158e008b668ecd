/// What an app's Info.plist says of its start.
public struct LaunchSettings: Sendable {
    /// One entry of the scene manifest for windows.
    public struct Scene: Sendable {
        public var configurationName: String?
        public var delegateClassName: String?
        public var storyboardName: String?

        public init(
            configurationName: String? = nil, delegateClassName: String? = nil, storyboardName: String? = nil
        ) {
            self.configurationName = configurationName
            self.delegateClassName = delegateClassName
            self.storyboardName = storyboardName
        }
    }

    /// `UIMainStoryboardFile`, without extension.
    public var mainStoryboard: String?
    public var scenes: [Scene] = []
    /// `UISupportedInterfaceOrientations`, in their order; nil where Info.plist says nothing.
    public var orientations: [UIInterfaceOrientation]?
    /// `UISupportedInterfaceOrientations~ipad`.
    public var padOrientations: [UIInterfaceOrientation]?
    /// `UIRequiresFullScreen`.
    public var requiresFullScreen = false
    /// `UIDesignRequiresCompatibility`: bars keep the look of the releases before iOS 26.
    public var requiresCompatibility = false
    /// `UIUserInterfaceStyle`; unspecified where the app follows the device.
    public var interfaceStyle = UIUserInterfaceStyle.unspecified
    /// `UIViewControllerBasedStatusBarAppearance`: whether controllers say how the status bar looks; else the two below do.
    public var controllersStyleStatusBar = true
    /// `UIStatusBarStyle`, `UIStatusBarHidden`.
    public var statusBarStyle = UIStatusBarStyle.default
    public var hidesStatusBar = false
    /// `NSAccentColorName`: the colour set that is the app's tint.
    public var accentColorName: String? = "AccentColor"
    /// The app's module, in which class names are looked up.
    public var module = ""

    public init() {}
}

/// How an app starts, and the seam to whatever hosts it: UIKit knows no host.
@preconcurrency @MainActor
public enum ApplicationLaunch {
    // Of the process: set once, by the host.
    /// Runs the launched app until its end; set by the host before the app's entry point runs.
    public static var host: (@MainActor () -> Never)?
    // Of the process: set once, by the host.
    /// Set by the host before the launch.
    public static var settings = LaunchSettings() {
        didSet {
            if settings.interfaceStyle != oldValue.interfaceStyle { UIScreen.main.updateTraits() }
        }
    }
    // Of the process: set once, by the host.
    /// The scene delegate class of an app without a manifest.
    public static var sceneDelegateClass: AnyClass?

    /// Launches with the delegate class of an app, in UIKit's order: the delegate is made, the main storyboard's window
    /// too, then the delegate hears of the launch, then the scene connects.
    public static func launch(delegateClass: AnyClass?) {
        let application = UIApplication.shared
        InterfaceOrientation.update()
        let waitsForScene = !settings.scenes.isEmpty || sceneDelegateClass != nil
        application.sceneOrigin = waitsForScene ? .manifest : .app
        // Apple's documentation of the launch: not active before the delegate hears of it; an app of scenes is in the background until
        // one comes to the front.
        application.applicationState = waitsForScene ? .background : .inactive
        application.delegate = Construction.object(delegateClass) as? any UIApplicationDelegate
        let usesScenes = !settings.scenes.isEmpty
        let window = usesScenes ? nil : settings.mainStoryboard.flatMap { storyboardWindow($0) }
        if let window { application.delegate?.window = window }
        retainedWindow = window
        // Apple's page of this method: "after your app has been launched and its main storyboard or nib file has been loaded".
        application.delegate.optional.application(application, willFinishLaunchingWithOptions: nil)
        _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: application)
        show(application.delegate?.window.flatMap { $0 }, inPlaceOf: window)
        connectScene()
        application.sceneOrigin = .app
        showFallback()
        application.applicationState = .active
        // UIKit: an app of scenes hears of it in its scene's delegate instead.
        if application.connectedByManifest.isEmpty {
            application.delegate?.applicationDidBecomeActive(application)
        }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
    }

    /// Launches with nothing but a root view controller.
    public static func launch(rootViewController: UIViewController) {
        InterfaceOrientation.update()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .systemBackground
        window.rootViewController = rootViewController
        retainedWindow = window
        window.makeKeyAndVisible()
    }

    /// Launches for tests that no app hosts: an empty screen is there, and no scene for the windows that they make.
    public static func launchWithoutApp() {
        launch(rootViewController: UIViewController())
        UIApplication.shared.sceneOrigin = .nobody
    }

    /// Launches with the first screen of the storyboard that Info.plist names, or of "Main".
    /// - Returns: false when there is no such storyboard.
    public static func launchMainStoryboard() -> Bool {
        let named = settings.mainStoryboard ?? settings.scenes.lazy.compactMap(\.storyboardName).first
        guard let root = (named ?? fallbackStoryboard).flatMap({ initialController($0) }) else {
            return false
        }
        launch(rootViewController: root)
        return true
    }

    /// The controller that `name` means: a scene of a storyboard by its identifier or its controller's class, otherwise
    /// the class of that name in `module` (or a fully qualified name); nil when there is none, or none that can be made
    /// without arguments.
    public static func viewController(named name: String, module: String) -> UIViewController? {
        if let made = storyboardController(named: name) { return made }
        guard let type = controllerClass(named: name, module: module) else { return nil }
        if let made = type._madeByPlainInit() { return made }
        return type._initInNeedOfArguments == nil ? Construction.viewController(type) : nil
    }

    /// The initialiser whose arguments nobody knows who starts from the class of that name; nil for other classes.
    public static func initInNeedOfArguments(ofControllerNamed name: String, module: String) -> String? {
        controllerClass(named: name, module: module)?._initInNeedOfArguments
    }

    private static func controllerClass(named name: String, module: String) -> UIViewController.Type? {
        let found: AnyClass? = NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
        return found as? UIViewController.Type
    }

    @SessionLocal private static var retainedWindow: UIWindow? = nil

    /// Shows the window of a storyboard, or the one that the delegate put in its place.
    /// UIKit: the delegate's window becomes key and visible after the launch, whoever made it.
    private static func show(_ delegates: UIWindow?, inPlaceOf loaded: UIWindow?) {
        guard let loaded else { return }
        let isReplaced = delegates != nil && delegates !== loaded
        // Code may have shown a window that its delegate does not name.
        guard isReplaced || !UIApplication.shared.windowList.contains(where: { !$0.isHidden }) else { return }
        (delegates ?? loaded).makeKeyAndVisible()
    }

    // MARK: Storyboards

    private static func initialController(_ name: String) -> UIViewController? {
        initialController(of: UIStoryboard(name: name, bundle: nil), name)
    }

    private static func initialController(of storyboard: UIStoryboard, _ name: String) -> UIViewController? {
        if let root = storyboard.instantiateInitialViewController() { return root }
        Diagnostics.say(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - "
                + "perhaps the designated entry point is not set?")
        return nil
    }

    private static func storyboardWindow(_ name: String) -> UIWindow? {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard let root = initialController(of: storyboard, name) else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        if let tint = storyboard.globalTint { window.tintColor = tint }
        window.rootViewController = root
        return window
    }

    /// All storyboards of the app by name, except those of launch screens.
    private static var storyboardNames: [String] {
        let names = BundleFiles.main.names.filter { $0.hasSuffix(".storyboard") }.map {
            (($0 as NSString).lastPathComponent as NSString).deletingPathExtension
        }
        return Set(names).filter { !$0.hasPrefix("LaunchScreen") && !$0.hasPrefix("Launch Screen") }.sorted()
    }

    private static var storyboards: [UIStoryboard] {
        storyboardNames.compactMap { name in
            guard let path = NibPaths.path(of: name, kind: "storyboard", bundle: nil),
                let nib = try? NibStore.nib(atPath: path), nib.document.kind == .storyboard
            else { return nil }
            return UIStoryboard(nib, name: name, bundle: nil)
        }
    }

    private static func storyboardController(named name: String) -> UIViewController? {
        for storyboard in storyboards {
            if let scene = storyboard.scene(named: name) { return storyboard.controller(scene, nil) }
        }
        return nil
    }

    /// Scenes of the app's storyboards that can be started by a name: their identifier, else their controller's class.
    public static var scenes: [(name: String, className: String?)] {
        storyboards.flatMap(\.sceneNames)
    }

    private static var fallbackStoryboard: String? {
        storyboardNames.contains("Main") ? "Main" : storyboardNames.count == 1 ? storyboardNames[0] : nil
    }

    /// An app whose Info.plist is not at hand starts with "Main", as Xcode's templates do.
    private static func showFallback() {
        guard !UIApplication.shared.windowList.contains(where: { !$0.isHidden }),
            settings.mainStoryboard == nil, let name = fallbackStoryboard,
            let window = storyboardWindow(name)
        else { return }
        Diagnostics.say("The app showed no window; starting with \(name).storyboard")
        window.windowScene = UIApplication.shared.sceneList.first
        if let delegate = window.windowScene?.delegate as? any UIWindowSceneDelegate {
            delegate.window = window
        } else {
            UIApplication.shared.delegate?.window = window
        }
        retainedWindow = window
        window.makeKeyAndVisible()
    }

    // MARK: Scenes

    /// Connects the window scene when the app uses scenes: its delegate answers with a configuration that names a
    /// delegate class, or Info.plist does.
    private static func connectScene() {
        let application = UIApplication.shared
        let session = UISceneSession(role: .windowApplication)
        let answered = application.delegate.optional.application(
            application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        // An app delegate that showed a window of its own and names no scene has none.
        let isShown = application.windowList.contains { !$0.isHidden }
        let named = answered?.name
        let entry = settings.scenes.first { $0.configurationName == named } ?? settings.scenes.first
        let fromSettings: AnyClass? =
            entry?.delegateClassName.flatMap { delegateClass($0) } ?? sceneDelegateClass
        let chosen: AnyClass? = answered?.delegateClass ?? (answered == nil && isShown ? nil : fromSettings)
        guard chosen != nil || entry?.storyboardName != nil else { return }
        if let answered { session.configuration = answered }
        let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = Construction.windowScene(type, session)
        application.connectedByManifest.append(scene)
        for window in application.windowList where window.windowScene === application.implicitScene {
            window.windowScene = scene
        }
        scene.delegate = Construction.object(chosen) as? any UISceneDelegate
        let delegate = scene.delegate as? any UIWindowSceneDelegate
        var window: UIWindow?
        if let storyboard = session.configuration.storyboard {
            window = UIWindow(windowScene: scene)
            window?.rootViewController = storyboard.instantiateInitialViewController()
            if let tint = storyboard.globalTint { window?.tintColor = tint }
        } else if let name = entry?.storyboardName {
            window = storyboardWindow(name)
            window?.windowScene = scene
        }
        retainedWindow = window ?? retainedWindow
        if let window { delegate?.window = window }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        show(delegate?.window, inPlaceOf: window)
        scene.activationState = .background
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        scene.delegate?.sceneWillEnterForeground(scene)
        scene.activationState = .foregroundActive
        application.applicationState = .active
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }

    private static func delegateClass(_ name: String) -> AnyClass? {
        let last = String(name.split(separator: ".").last ?? "")
        return RuntimeClasses.all(named: last, module: settings.module).first {
            $0 is any UISceneDelegate.Type
        }
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
    let type: AnyClass? = delegateClassName.flatMap {
        RuntimeClasses.named($0, module: ApplicationLaunch.settings.module)
    }
    return UIApplicationMain(argc, argv, principalClassName, delegateClass: type)
}
