import Testing

@testable import UIKit

/// Members that came with later releases, by Apple's documentation.
@MainActor
struct LaterMemberTests {
    private final class Screen: UIViewController {
        @ViewLoading var title1: UILabel
        var loads = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            loads += 1
            title1 = UILabel()
            title1.text = "Emma"
        }
    }

    @Test func aPropertyOfTheViewLoadsIt() {
        let screen = Screen()
        #expect(!screen.isViewLoaded)
        #expect(screen.title1.text == "Emma")
        #expect(screen.isViewLoaded && screen.loads == 1)
    }

    @Test func groupsStandAtTheirSideInTheBarsOrder() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation)
        let (item, bar) = (screen.navigationItem, navigation.navigationBar)
        let (a, b, c) = (
            UIBarButtonItem(title: "a"), UIBarButtonItem(title: "b"), UIBarButtonItem(title: "c")
        )
        item.leadingItemGroups = [a.creatingFixedGroup()]
        item.trailingItemGroups = [.fixedGroup(items: [b, c])]
        stage.advance(by: 0.1)
        func middle(_ title: String) -> CGFloat? {
            let units = bar.itemViews.map(\.view)
            let views = units + units.compactMap { ($0 as? BarPlatterView)?.contentView }.flatMap(\.subviews)
            let found = views.first { $0.accessibilityLabel == title }
            return found.map { $0.convert($0.bounds, to: bar).midX }
        }
        let places = ["a", "b", "c"].compactMap(middle)
        #expect(places == places.sorted())
        #expect(places.filter { $0 < 196 }.count == 1 && places.filter { $0 > 196 }.count == 2)
        let optional = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "more", isInDefaultCustomization: false,
            items: [UIBarButtonItem(title: "d")])
        item.trailingItemGroups += [optional]
        stage.advance(by: 0.1)
        #expect(middle("d") == nil)
        optional.isHidden = false
        stage.advance(by: 0.1)
        #expect(middle("d") != nil)
    }

    @Test func textsStayBetweenTheLimitsOfTheirView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let outer = UIView()
        let inner = UIView()
        window.addSubview(outer)
        outer.addSubview(inner)
        window.isHidden = false
        defer { window.isHidden = true }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        inner.minimumContentSizeCategory = .accessibilityMedium
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
        outer.maximumContentSizeCategory = nil
        inner.minimumContentSizeCategory = nil
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    }

    @Test func theSystemsLeastMarginsHoldUnlessAScreenSaysOtherwise() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let screen = UIViewController()
        window.rootViewController = screen
        window.isHidden = false
        defer { window.isHidden = true }
        let least = screen.systemMinimumLayoutMargins
        #expect(least.leading > 0 && least.leading == least.trailing && least.top == 0)
        screen.view.directionalLayoutMargins = .zero
        #expect(screen.view.directionalLayoutMargins.leading == least.leading)
        screen.viewRespectsSystemMinimumLayoutMargins = false
        #expect(screen.view.directionalLayoutMargins.leading == 0)
        screen.view.directionalLayoutMargins.leading = 40
        screen.viewRespectsSystemMinimumLayoutMargins = true
        #expect(screen.view.directionalLayoutMargins.leading == 40)
    }

    /// Rotation by a quarter, then by arithmetic: the parts make the transform again.
    @Test func aTransformIsItsParts() {
        let turned = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 3)
        let parts = turned.decomposed()
        #expect(abs(parts.rotation - .pi / 2) < 1e-12)
        #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
        #expect(abs(parts.horizontalShear) < 1e-12)
        let any = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 8)
        let made = CGAffineTransform(any.decomposed())
        for path in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
            #expect(abs(made[keyPath: path] - any[keyPath: path]) < 1e-12)
        }
    }

    @Test func bytesOfDataAreReadInPlace() {
        let data = NSData(data: Data([3, 1, 4]))
        #expect(CFDataGetLength(data) == 3)
        #expect((0..<3).map { CFDataGetBytePtr(data)[$0] } == [3, 1, 4])
    }

    /// As Apple declares them: source in strict Swift 6 names them anywhere.
    @Test nonisolated func namesOfNotificationsBelongToNoActor() {
        let names: @Sendable () -> [Notification.Name] = {
            [
                UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification,
                UIScene.didActivateNotification, UIDevice.orientationDidChangeNotification,
                UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
                UITableView.selectionDidChangeNotification, UIPasteboard.changedNotification,
            ]
        }
        #expect(Set(names()).count == 8)
        #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    }
}
