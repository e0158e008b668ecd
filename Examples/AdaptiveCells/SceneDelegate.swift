import UIKit

/// The storyboard that Info.plist names fills the window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        // With SHELVES=1 in the environment the app opens at the remarks of the third note, made with the components of Shelves.
        guard ProcessInfo.processInfo.environment["SHELVES"] != nil,
            let navigation = window?.rootViewController as? UINavigationController
        else { return }
        navigation.pushViewController(
            RemarksWithShelvesViewController(note: Note.all[2]), animated: false)
    }
}
