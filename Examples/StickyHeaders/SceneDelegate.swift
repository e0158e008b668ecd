import UIKit

/// The storyboard that Info.plist names fills the window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        // With SHELVES=1 in the environment the same screen is made with the components of Shelves.
        guard ProcessInfo.processInfo.environment["SHELVES"] != nil else { return }
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "WithShelves")
    }
}
