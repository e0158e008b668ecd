import Testing

@testable import UIKit

/// Who keeps windows. Apple's documentation of `UIApplication.windows`: "the app's visible and hidden windows"; of what an app lets go nothing is
/// left (measured: a screen that was pictured three hundred times kept three hundred windows and their layers).
@MainActor @Suite(.serialized) struct WindowLifeTests {
    @Test func aWindowThatIsShownStays() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        weak var window: UIWindow?
        do {
            let made = UIWindow(frame: UIScreen.main.bounds)
            made.rootViewController = UIViewController()
            made.makeKeyAndVisible()
            window = made
        }
        #expect(window != nil && UIApplication.shared.windows.contains { $0 === window })
        window?.isHidden = true
        #expect(window == nil)
    }

    @Test func aHiddenWindowIsTheApps() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        weak var window: UIWindow?
        do {
            let made = UIWindow(frame: UIScreen.main.bounds)
            window = made
            made.isHidden = false
            made.isHidden = true
            #expect(UIApplication.shared.windows.contains { $0 === made })
        }
        #expect(window == nil)
    }

    /// As in tests of public apps: `let window = UIWindow(); window.addSubview(controller.view)` in a function of their own, after which a text field takes
    /// the keyboard; what they do next is a turn of the run loop, so that the window goes.
    @Test func aWindowThatNobodyKeepsGoesWithThePool() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        weak var window: UIWindow?
        let field = UITextField()
        func put(_ view: UIView) {
            let made = UIWindow()
            made.addSubview(view)
            window = made
        }
        autoreleasepool {
            put(field)
            #expect(field.window === window && window != nil)
            field.becomeFirstResponder()
            #expect(field.isFirstResponder)
        }
        #expect(window == nil && field.window == nil)
    }
}
