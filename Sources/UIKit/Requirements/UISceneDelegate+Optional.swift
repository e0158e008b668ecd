// Written by `make requirements` from the protocol's declaration.

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        OptionalRequirement.absent(self)
    }

    public func sceneDidDisconnect(_ scene: UIScene) {
        OptionalRequirement.absent(self)
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
        OptionalRequirement.absent(self)
    }

    public func sceneWillResignActive(_ scene: UIScene) {
        OptionalRequirement.absent(self)
    }

    public func sceneWillEnterForeground(_ scene: UIScene) {
        OptionalRequirement.absent(self)
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        OptionalRequirement.absent(self)
    }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalRequirement.absent(self)
    }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        OptionalRequirement.absent(self)
        return nil
    }

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        OptionalRequirement.absent(self)
    }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        OptionalRequirement.absent(self)
    }

    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        OptionalRequirement.absent(self)
    }

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        OptionalRequirement.absent(self)
    }

    var optional: OptionalCalls<any UISceneDelegate> { OptionalCalls(target: self) }
}

@MainActor
extension OptionalCalls where Target == any UISceneDelegate {
    @inline(__always) @discardableResult
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
        OptionalRequirement.call(target, "scene(_:willConnectTo:options:)") {
            $0.scene(scene, willConnectTo: session, options: connectionOptions)
        }
    }

    @inline(__always) @discardableResult
    func sceneDidDisconnect(_ scene: UIScene) -> Void? {
        OptionalRequirement.call(target, "sceneDidDisconnect(_:)") {
            $0.sceneDidDisconnect(scene)
        }
    }

    @inline(__always) @discardableResult
    func sceneDidBecomeActive(_ scene: UIScene) -> Void? {
        OptionalRequirement.call(target, "sceneDidBecomeActive(_:)") {
            $0.sceneDidBecomeActive(scene)
        }
    }

    @inline(__always) @discardableResult
    func sceneWillResignActive(_ scene: UIScene) -> Void? {
        OptionalRequirement.call(target, "sceneWillResignActive(_:)") {
            $0.sceneWillResignActive(scene)
        }
    }

    @inline(__always) @discardableResult
    func sceneWillEnterForeground(_ scene: UIScene) -> Void? {
        OptionalRequirement.call(target, "sceneWillEnterForeground(_:)") {
            $0.sceneWillEnterForeground(scene)
        }
    }

    @inline(__always) @discardableResult
    func sceneDidEnterBackground(_ scene: UIScene) -> Void? {
        OptionalRequirement.call(target, "sceneDidEnterBackground(_:)") {
            $0.sceneDidEnterBackground(scene)
        }
    }

    @inline(__always) @discardableResult
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Void? {
        OptionalRequirement.call(target, "scene(_:openURLContexts:)") {
            $0.scene(scene, openURLContexts: URLContexts)
        }
    }

    @inline(__always) @discardableResult
    func stateRestorationActivity(for scene: UIScene) -> (NSUserActivity?)? {
        OptionalRequirement.call(target, "stateRestorationActivity(for:)") {
            $0.stateRestorationActivity(for: scene)
        }
    }

    @inline(__always) @discardableResult
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Void? {
        OptionalRequirement.call(target, "scene(_:willContinueUserActivityWithType:)") {
            $0.scene(scene, willContinueUserActivityWithType: userActivityType)
        }
    }

    @inline(__always) @discardableResult
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
        OptionalRequirement.call(target, "scene(_:continue:)") {
            $0.scene(scene, continue: userActivity)
        }
    }

    @inline(__always) @discardableResult
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) -> Void? {
        OptionalRequirement.call(target, "scene(_:didFailToContinueUserActivityWithType:error:)") {
            $0.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error)
        }
    }

    @inline(__always) @discardableResult
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) -> Void? {
        OptionalRequirement.call(target, "scene(_:didUpdate:)") {
            $0.scene(scene, didUpdate: userActivity)
        }
    }
}
