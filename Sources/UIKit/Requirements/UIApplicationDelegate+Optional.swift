// Written by `make requirements` from the protocol's declaration.

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { OptionalRequirement.absent(self, answering: true) }

    public func applicationDidFinishLaunching(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalRequirement.absent(self) }

    public func applicationWillResignActive(_ application: UIApplication) { OptionalRequirement.absent(self) }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationWillTerminate(_ application: UIApplication) { OptionalRequirement.absent(self) }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalRequirement.absent(
            self, answering: UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
    }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    { OptionalRequirement.absent(self, answering: .all) }

    public func applicationSignificantTimeChange(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { OptionalRequirement.absent(self) }

    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { OptionalRequirement.absent(self, answering: false) }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.absent(self, answering: false)
    }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    { OptionalRequirement.absent(self, answering: false) }

    var optional: OptionalCalls<any UIApplicationDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIApplicationDelegate {
    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
        OptionalRequirement.call(target) {
            $0.application(application, willFinishLaunchingWithOptions: launchOptions)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        OptionalRequirement.call(target) {
            $0.application(application, configurationForConnecting: connectingSceneSession, options: options)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target) {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
    }
}
