import Foundation
import Testing
import UIKit

extension Idioms {
    /// What Objective-C's runtime and headers make of Swift expressions on Apple's systems.
    @Suite @MainActor struct Runtime {
        private final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
        }

        /// UIApplicationDelegate.h: `window` is an optional property, so that it reads as `UIWindow??`.
        @Test func theDelegatesWindowIsTwiceOptional() {
            let own = Delegate()
            let delegate: (any UIApplicationDelegate)? = own
            #expect(delegate?.window??.rootViewController == nil)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let controller = UIViewController()
            window.rootViewController = controller
            own.window = window
            #expect(delegate?.window??.rootViewController === controller)
            #expect(own.window?.rootViewController === controller)
            let held = delegate?.window
            #expect(held??.rootViewController === controller)
            if let first = delegate?.window, let second = first { #expect(second === window) }
        }

        /// NSObject.h: `+ (NSString *)description` is the class's name.
        @Test func classesDescribeThemselves() {
            #expect(UILabel.description().hasSuffix("UILabel"))
            #expect(Delegate.description().contains("Delegate"))
        }

        /// UISearchBar.h: `UISearchBar : UIView <UIBarPositioning, UITextInputTraits>`.
        @Test func searchBarsHaveTheTraitsOfTheirField() {
            let bar = UISearchBar()
            bar.autocapitalizationType = .none
            bar.returnKeyType = .done
            (bar as any UITextInputTraits).keyboardType = .emailAddress
            #expect(bar.searchTextField.autocapitalizationType == .none)
            #expect(bar.searchTextField.returnKeyType == .done)
            #expect(bar.searchTextField.keyboardType == .emailAddress)
        }

        @Test func classesAreCompared() {
            let (a, b): (AnyClass?, AnyClass?) = (UILabel.self, type(of: UILabel()))
            #expect(a === b && a !== UIView.self)
        }
    }
}
