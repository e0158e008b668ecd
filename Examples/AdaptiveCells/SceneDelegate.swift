import UIKit

/// The storyboard that Info.plist names fills the window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
