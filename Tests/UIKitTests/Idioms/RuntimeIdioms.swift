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
            #expect(UILabel.description() == "UILabel")
            #expect(
                _stringFromClass(CALayer.self) == "CALayer" && _classFromString("CALayer") == CALayer.self)
            #expect(Delegate.description().contains("Delegate"))
        }

        /// NSObject.h: an object's class has one above it.
        @Test func objectsKnowTheClassAbove() {
            #expect(UILabel().superclass === UIView.self && UILabel.superclass() === UIView.self)
        }

        /// CALayer.h: `opacity` is a float, and a view's layer is one of its keys.
        @Test func layersAnswerByName() {
            let view = UIView()
            view.setValue(Float(0.5), forKeyPath: "layer.opacity")
            #expect(view.layer.opacity == 0.5)
            #expect(view.value(forKeyPath: "layer.opacity") as? Float == 0.5)
            (view.layer as NSObject).setValue("kept", forKey: "note")
            #expect((view.layer as NSObject).value(forKey: "note") as? String == "kept")
        }

        /// mach_time.h: ticks and what they are in nanoseconds; a simulator's are nanoseconds.
        @Test func ticksAreNanoseconds() {
            var info = mach_timebase_info_data_t()
            #expect(mach_timebase_info(&info) == 0)
            #expect(info.numer == 1 && info.denom == 1)
            let start = mach_absolute_time()
            #expect(start <= mach_absolute_time())
        }

        /// NSString.h: `%@` writes what an object's description is; numbers beside it stay.
        @Test func objectsAreArgumentsOfFormats() {
            final class Book: NSObject { override var description: String { "Emma" } }
            #expect(String(format: "%@ %d", Book(), 3) == "Emma 3")
            #expect(String(format: "%@ %@", NSString("text"), NSNumber(value: 4)) == "text 4")
        }

        /// NSObject.h: a message on another thread.
        @Test func messagesAreSentInTheBackground() async {
            final class Worker: NSObject, @unchecked Sendable {
                nonisolated(unsafe) var done: CheckedContinuation<Bool, Never>?
                func work(_ name: String) { done?.resume(returning: Thread.isMainThread || name != "load") }
            }
            let worker = Worker()
            let wrong = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
                worker.done = done
                worker.performSelector(inBackground: Selector._of("work:", Worker.work), with: "load")
            }
            #expect(!wrong)
        }

        @_silgen_name("UIAnimationDragCoefficient") private static func dragCoefficient() -> Float

        /// What a simulator without "Slow Animations" says.
        @Test func animationsAreNotSlowed() { #expect(Self.dragCoefficient() == 1) }

        /// Key-value observing of what stands in a bar, of a controller's parent and of a page: libraries follow them so.
        @Test func itemsParentsAndPagesAreObserved() {
            var told: [String] = []
            let (parent, child, pages) = (UIViewController(), UIViewController(), UIPageControl())
            let button = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            pages.numberOfPages = 3
            let observations = [
                child.navigationItem.observe(\.title) { item, _ in told.append(item.title ?? "-") },
                button.observe(\.isEnabled) { item, _ in told.append("\(item.isEnabled)") },
                child.observe(\.parent) { child, _ in told.append(child.parent == nil ? "alone" : "child") },
                pages.observe(\.currentPage) { pages, _ in told.append("\(pages.currentPage)") },
            ]
            child.navigationItem.title = "Books"
            button.isEnabled = false
            parent.addChild(child)
            child.removeFromParent()
            pages.currentPage = 2
            #expect(told == ["Books", "false", "child", "alone", "2"])
            for observation in observations { observation.invalidate() }
        }

        @MainActor private final class Holder: NSObject {
            let inner = UIView()
        }

        /// Key-value observing of a key path tells of each change of its last property (the Key-Value Observing Programming Guide).
        @Test func propertiesOfPropertiesAreObserved() {
            var told: [String] = []
            let holder = Holder()
            let observations = [
                holder.observe(\.inner.isHidden, options: .new) { _, change in
                    told.append("\(change.newValue ?? false)")
                },
                holder.observe(\.inner.alpha, options: .new) { _, change in
                    told.append("\(change.newValue ?? 0)")
                },
            ]
            holder.inner.isHidden = true
            holder.inner.alpha = 0.5
            holder.inner.alpha = 0.25
            #expect(told == ["true", "0.5", "0.25"])
            for observation in observations { observation.invalidate() }
            holder.inner.alpha = 1
            #expect(told.count == 3)
        }

        /// CALayer.h: its properties are declared as those of any object, which key-value observing knows.
        @Test func layersAreObserved() {
            var told: [String] = []
            let view = UIView()
            let layer = CALayer()
            let observations = [
                view.layer.observe(\.bounds, options: .new) { layer, change in
                    told.append("bounds \(change.newValue?.width ?? -1)")
                },
                layer.observe(\.opacity) { layer, _ in told.append("opacity \(layer.opacity)") },
            ]
            view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            view.bounds.size.width = 20
            view.layer.bounds.size.width = 10
            view.center.x = 100
            layer.opacity = 0.5
            #expect(told == ["bounds 30.0", "bounds 20.0", "bounds 10.0", "opacity 0.5"])
            for observation in observations { observation.invalidate() }
            view.bounds.size.width = 5
            #expect(told.count == 4)
        }

        /// UISearchBar.h: `UISearchBar : UIView <UIBarPositioning, UITextInputTraits>`.
        @Test func searchBarsHaveTheTraitsOfTheirField() {
            let bar = UISearchBar()
            bar.autocapitalizationType = .none
            bar.returnKeyType = .done
            (bar as any UITextInputTraits).keyboardType = .emailAddress
            #expect((bar as any UIBarPositioning).barPosition == .any)
            #expect(bar.searchTextField.autocapitalizationType == .none)
            #expect(bar.searchTextField.returnKeyType == .done)
            #expect(bar.searchTextField.keyboardType == .emailAddress)
        }

        @Test func classesAreCompared() {
            let (a, b): (AnyClass?, AnyClass?) = (UILabel.self, type(of: UILabel()))
            #expect(a === b && a !== UIView.self)
        }

        private final class Maker: NSObject {
            static func make(_ word: String) -> NSString { NSString(string: "made " + word) }
        }

        /// Classes are objects: NSObject's methods are the root metaclass's too. `+[UIApplication sharedApplication]`
        /// of UIApplication.h is how source reaches the application that must not name it.
        @Test func classesAnswerMessages() {
            let selector = NSSelectorFromString("sharedApplication")
            #expect(UIApplication.responds(to: selector))
            #expect(!UIApplication.responds(to: NSSelectorFromString("noSuchMessage")))
            #expect(!UIView.responds(to: selector))
            let answer: Unmanaged<AnyObject>? = UIApplication.perform(selector)
            #expect(answer?.takeUnretainedValue() === UIApplication.shared)
            #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
            let path = UIApplication.value(forKeyPath: "sharedApplication.keyWindow")
            #expect(path as? UIWindow === UIApplication.shared.keyWindow)
            let made = Maker.perform(Selector._static("make:", Maker.make), with: "here")
            #expect(made?.takeUnretainedValue() as? NSString == "made here")
            let type: AnyClass = UILabel.self
            #expect(_isSubclass(type, of: UIView.self) && !_isSubclass(type, of: UIControl.self))
        }

        /// NSObject's category UIAccessibilityAction and UIViewController.h: members that controllers override.
        private final class Screen: UIViewController {
            override func accessibilityPerformEscape() -> Bool { true }
            override func accessibilityPerformMagicTap() -> Bool { true }
            override var childForHomeIndicatorAutoHidden: UIViewController? { self }
            override var childForScreenEdgesDeferringSystemGestures: UIViewController? { self }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        }

        /// The defaults are those of the documentation: not handled, none, no edge.
        @Test func controllersOverrideWhatTheSystemAsks() {
            let (plain, own) = (UIViewController(), Screen())
            #expect(!plain.accessibilityPerformEscape() && own.accessibilityPerformEscape())
            #expect(!plain.accessibilityPerformMagicTap() && own.accessibilityPerformMagicTap())
            #expect(
                plain.childForHomeIndicatorAutoHidden == nil && own.childForHomeIndicatorAutoHidden === own)
            #expect(plain.childForScreenEdgesDeferringSystemGestures == nil)
            #expect(plain.preferredScreenEdgesDeferringSystemGestures == [])
        }
    }
}
