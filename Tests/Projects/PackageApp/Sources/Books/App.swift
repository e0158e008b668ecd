import Feature
import UIKit
import Words

struct Hidden { let value = "app" }

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let about = Bundle.module.url(forResource: "about", withExtension: "txt")!
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FeatureController(
            words: [Hidden().value, word(), try! String(contentsOf: about, encoding: .utf8)])
        window?.makeKeyAndVisible()
        return true
    }
}
