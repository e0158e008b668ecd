// Written by `make requirements` from the protocol's declaration.

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        OptionalRequirement.absent(self)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationDidBecomeActive(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationWillResignActive(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationDidEnterBackground(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationWillEnterForeground(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationWillTerminate(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        OptionalRequirement.absent(self)
        return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.absent(self)
        return .all
    }

    public func applicationSignificantTimeChange(_ application: UIApplication) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        OptionalRequirement.absent(self)
    }

    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        OptionalRequirement.absent(self)
        return false
    }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
        -> Bool
    {
        OptionalRequirement.absent(self)
        return false
    }

    var optional: OptionalCalls<any UIApplicationDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UIApplicationDelegate {
    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool? {
        OptionalRequirement.call(target, "application(_:willFinishLaunchingWithOptions:)") {
            $0.application(application, willFinishLaunchingWithOptions: launchOptions)
        }
    }

    @inline(__always) @discardableResult
    func applicationDidFinishLaunching(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationDidFinishLaunching(_:)") {
            $0.applicationDidFinishLaunching(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationDidBecomeActive(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationDidBecomeActive(_:)") {
            $0.applicationDidBecomeActive(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationWillResignActive(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationWillResignActive(_:)") {
            $0.applicationWillResignActive(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationDidEnterBackground(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationDidEnterBackground(_:)") {
            $0.applicationDidEnterBackground(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationWillEnterForeground(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationWillEnterForeground(_:)") {
            $0.applicationWillEnterForeground(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationWillTerminate(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationWillTerminate(_:)") {
            $0.applicationWillTerminate(application)
        }
    }

    @inline(__always) @discardableResult
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationDidReceiveMemoryWarning(_:)") {
            $0.applicationDidReceiveMemoryWarning(application)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration? {
        OptionalRequirement.call(target, "application(_:configurationForConnecting:options:)") {
            $0.application(application, configurationForConnecting: connectingSceneSession, options: options)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
        -> Void?
    {
        OptionalRequirement.call(target, "application(_:didDiscardSceneSessions:)") {
            $0.application(application, didDiscardSceneSessions: sceneSessions)
        }
    }

    @inline(__always) @discardableResult
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any])
        -> Bool?
    {
        OptionalRequirement.call(target, "application(_:open:options:)") {
            $0.application(app, open: url, options: options)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
        -> UIInterfaceOrientationMask?
    {
        OptionalRequirement.call(target, "application(_:supportedInterfaceOrientationsFor:)") {
            $0.application(application, supportedInterfaceOrientationsFor: window)
        }
    }

    @inline(__always) @discardableResult
    func applicationSignificantTimeChange(_ application: UIApplication) -> Void? {
        OptionalRequirement.call(target, "applicationSignificantTimeChange(_:)") {
            $0.applicationSignificantTimeChange(application)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) -> Void? {
        OptionalRequirement.call(target, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)") {
            $0.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) -> Void? {
        OptionalRequirement.call(target, "application(_:didFailToRegisterForRemoteNotificationsWithError:)") {
            $0.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        OptionalRequirement.call(
            target, "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        ) {
            $0.application(
                application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler
            )
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Void? {
        OptionalRequirement.call(target, "application(_:performFetchWithCompletionHandler:)") {
            $0.application(application, performFetchWithCompletionHandler: completionHandler)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        OptionalRequirement.call(target, "application(_:performActionFor:completionHandler:)") {
            $0.application(application, performActionFor: shortcutItem, completionHandler: completionHandler)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) -> Void? {
        OptionalRequirement.call(
            target, "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
        ) {
            $0.application(
                application, handleEventsForBackgroundURLSession: identifier,
                completionHandler: completionHandler)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any)
        -> Bool?
    {
        OptionalRequirement.call(target, "application(_:open:sourceApplication:annotation:)") {
            $0.application(
                application, open: url, sourceApplication: sourceApplication, annotation: annotation)
        }
    }

    @inline(__always) @discardableResult
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool? {
        OptionalRequirement.call(target, "application(_:continue:restorationHandler:)") {
            $0.application(application, continue: userActivity, restorationHandler: restorationHandler)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool? {
        OptionalRequirement.call(target, "application(_:shouldSaveApplicationState:)") {
            $0.application(application, shouldSaveApplicationState: coder)
        }
    }

    @inline(__always) @discardableResult
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool? {
        OptionalRequirement.call(target, "application(_:shouldRestoreApplicationState:)") {
            $0.application(application, shouldRestoreApplicationState: coder)
        }
    }
}
