import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        // With SHELVES=1 in the environment the same screen is made with the components of Shelves.
        let isWithShelves = ProcessInfo.processInfo.environment["SHELVES"] != nil
        window.rootViewController =
            isWithShelves ? PlacesWithShelvesViewController() : ShelvesViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
