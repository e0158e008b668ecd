import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // With SHELVES=1 in the environment the same screen is made with the components of Shelves.
        if ProcessInfo.processInfo.environment["SHELVES"] != nil {
            window?.rootViewController = CarouselsWithShelvesViewController()
        }
        return true
    }
}
