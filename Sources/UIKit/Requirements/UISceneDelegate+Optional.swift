// Written by `make requirements` from the protocol's declaration.

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalRequirement.absent(self) }

    public func sceneDidDisconnect(_ scene: UIScene) { OptionalRequirement.absent(self) }

    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalRequirement.absent(self) }

    public func sceneWillResignActive(_ scene: UIScene) { OptionalRequirement.absent(self) }

    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalRequirement.absent(self) }

    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalRequirement.absent(self) }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalRequirement.absent(self)
    }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        OptionalRequirement.absent(self, answering: nil)
    }

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        OptionalRequirement.absent(self)
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        OptionalRequirement.absent(self)
    }

    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) { OptionalRequirement.absent(self) }

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        OptionalRequirement.absent(self)
    }
}
