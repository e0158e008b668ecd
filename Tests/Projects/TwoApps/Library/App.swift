import Kit
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let label = UILabel()
        label.accessibilityIdentifier = "told"
        label.numberOfLines = 0
        label.text = texts.joined(separator: "|")
        let controller = UIViewController()
        controller.view = label
        window = UIWindow()
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
    }

    private var texts: [String] {
        let info = Bundle.main.object(forInfoDictionaryKey:)
        return [
            Book.title, kitName(), Book.edition, Book.about(), NSLocalizedString("hello", comment: ""),
            info("CFBundleDisplayName") as? String ?? "-",
            Bundle.main.bundleIdentifier ?? "-", String(reflecting: AppDelegate.self),
            UserDefaults.standard.string(forKey: "mode") ?? "-",
            ProcessInfo.processInfo.environment["SHELF"] ?? "-",
            Bundle(identifier: "org.everybody.kit") == Bundle.main ? "kit" : "-",
            Bundle(identifier: "org.everybody.library") == Bundle.main ? "app" : "-",
            Bundle(identifier: "org.nobody") == nil ? "none" : "-",
            info("NSCameraUsageDescription") as? String ?? "-",
        ]
    }
}
