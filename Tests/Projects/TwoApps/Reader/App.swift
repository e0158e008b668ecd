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
        [
            Book.title, Book.edition, Book.about(),
            Bundle.main.object(forInfoDictionaryKey: "Motto") as? String ?? "-",
        ]
    }
}
