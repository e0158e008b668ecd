import Foundation
import QuartzCore
import Testing
import UIKit

// Without @testable: only members that are open can be overridden here.

extension Idioms {
    /// Members of UIKit's and Core Animation's classes that subclasses override: Objective-C classes, all of whose
    /// methods and properties may be overridden (Apple's headers; Swift imports them as `open`).
    @Suite @MainActor struct OverriddenMembers {
        private final class Layer: CALayer {
            var log: [String] = []
            override var frame: CGRect {
                get { super.frame }
                set {
                    log.append("frame")
                    super.frame = newValue
                }
            }
            override var name: String? {
                get { "fixed" }
                set { log.append("name \(newValue ?? "nil")") }
            }
            override var zPosition: CGFloat { didSet { log.append("z") } }
            override func addSublayer(_ layer: CALayer) {
                log.append("add")
                super.addSublayer(layer)
            }
            override func removeAllAnimations() { log.append("still") }
        }

        private final class View: UIView {
            var log: [String] = []
            override class var layerClass: AnyClass { Layer.self }
            override var layer: CALayer {
                log.append("layer")
                return super.layer
            }
            override var accessibilityPath: UIBezierPath? {
                get { UIBezierPath(rect: bounds) }
                set {}
            }
            override var accessibilityViewIsModal: Bool {
                get { true }
                set {}
            }
            override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
                get { [] }
                set {}
            }
            override var tag: Int {
                get { 7 }
                set { log.append("tag \(newValue)") }
            }
            override var autoresizingMask: AutoresizingMask {
                get { [.flexibleWidth] }
                set { log.append("mask") }
            }
            override var isMultipleTouchEnabled: Bool { didSet { log.append("touches") } }
            override var accessibilityIdentifier: String? {
                get { "given" }
                set {}
            }
            override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
                log.append("convert")
                return super.convert(point, to: view)
            }
            override func addConstraint(_ constraint: NSLayoutConstraint) {
                log.append("constraint")
                super.addConstraint(constraint)
            }
            override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
        }

        private final class Button: UIButton {
            override var buttonType: ButtonType { .infoDark }
        }

        private final class Screen: UIViewController {
            var faked: UINavigationController?
            override var navigationController: UINavigationController? { faked }
            override var tabBarController: UITabBarController? { nil }
            override var splitViewController: UISplitViewController? { nil }
            override var storyboard: UIStoryboard? { nil }
        }

        private final class Finger: UITouch {
            override var phase: UITouch.Phase { .moved }
            override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
        }

        private final class Field: UITextField {
            /// The caret stays at the end, as fields for codes do it.
            override func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
            override func caretRect(for position: UITextPosition) -> CGRect { .zero }
        }

        private final class Window: UIWindow {
            /// UIWindow.h marks none of its initializers: all are designated in Swift.
            override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
            override init(frame: CGRect) { super.init(frame: frame) }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override var isKeyWindow: Bool { true }
            override var windowLevel: UIWindow.Level {
                get { .alert }
                set {}
            }
        }

        @Test func layersOfOnesOwnHearOfWhatIsSetAndAdded() throws {
            let layer = Layer()
            layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            layer.name = "other"
            layer.zPosition = 1
            layer.addSublayer(CALayer())
            layer.removeAllAnimations()
            #expect(layer.log == ["frame", "name other", "z", "add", "still"])
            #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.name == "fixed")
        }

        @Test func viewsAnswerForTheirMembers() throws {
            let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            view.log = []
            #expect(view.layer is Layer)
            view.tag = 3
            view.autoresizingMask = []
            view.isMultipleTouchEnabled = true
            let parent = UIView()
            parent.addSubview(view)
            #expect(view.convert(CGPoint(x: 1, y: 1), to: parent) == CGPoint(x: 11, y: 21))
            view.addConstraint(view.widthAnchor.constraint(equalToConstant: 3))
            let told = ["tag 3", "mask", "touches", "convert", "constraint"]
            #expect(view.log.filter { $0 != "layer" } == told)
            #expect(view.tag == 7 && view.autoresizingMask == [.flexibleWidth])
            #expect(view.accessibilityIdentifier == "given")
            let object: UIView = view
            #expect(object.accessibilityPath?.bounds == view.bounds && object.accessibilityViewIsModal)
            #expect(object.accessibilityCustomRotors?.isEmpty == true)
            #expect(view.snapshotView(afterScreenUpdates: false) == nil)
        }

        @Test func theViewsFrameGoesThroughItsLayer() throws {
            let view = View(frame: .zero)
            let layer = try #require(view.layer as? Layer)
            layer.log = []
            view.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            #expect(layer.log == ["frame"])
        }

        @Test func controllersSayWhichContainerTheyAreIn() {
            let screen = Screen()
            let navigation = UINavigationController(rootViewController: UIViewController())
            #expect(screen.navigationController == nil)
            screen.faked = navigation
            #expect(screen.navigationController === navigation)
        }

        @Test func touchesFieldsButtonsAndWindowsAreSubclassed() {
            let finger = Finger()
            #expect(finger.phase == .moved && finger.location(in: nil) == CGPoint(x: 3, y: 4))
            let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            field.text = "1234"
            #expect(
                field.closestPosition(to: .zero).map { field.offset(from: field.beginningOfDocument, to: $0) }
                    == 4)
            #expect(Button(frame: .zero).buttonType == .infoDark)
            #expect(Window(frame: .zero).isKeyWindow && Window(frame: .zero).windowLevel == .alert)
        }
    }
}
