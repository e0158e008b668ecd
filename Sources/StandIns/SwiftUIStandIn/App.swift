import UIKit

/// An app whose screens are SwiftUI's: it starts, and shows its name.
@preconcurrency @MainActor
public protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
}

extension App {
    public static func main() {
        UIApplicationMain(
            CommandLine.argc, CommandLine.unsafeArgv, nil, delegateClass: SwiftUIAppDelegate<Self>.self)
    }
}

private final class SwiftUIAppDelegate<Main: App>: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var app: Main?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        app = Main()
        window = UIWindow()
        window?.rootViewController = UIHostingController(rootView: SwiftUIBox("\(Main.self)"))
        window?.makeKeyAndVisible()
        return true
    }
}

/// The delegate of an app whose screens are SwiftUI's. It is made, and hears of nothing.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
    public let wrappedValue: Delegate
    public init(_ type: Delegate.Type = Delegate.self) {
        wrappedValue = Construction.object(type) as! Delegate
    }
}
