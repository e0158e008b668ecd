import Testing

@testable import UIKit

@MainActor
struct AppearanceTests {
    private final class Badge: UIView {}
    private final class Shelf: UIView {}

    @Test func viewsTakeOverWhatStandsForTheirClassOnEnteringAWindow() {
        Badge.appearance().backgroundColor = .red
        Badge.appearance().tintColor = .green
        let root = UIView()
        let (plain, own) = (Badge(), Badge())
        own.backgroundColor = .blue
        root.addSubview(plain)
        root.addSubview(own)
        let stage = Stage(showing: root)
        #expect(plain.backgroundColor == .red && plain.tintColor == .green)
        #expect(own.backgroundColor == .blue, "what the app set stays")
        #expect(root.backgroundColor != .red, "other classes are left alone")
        _ = stage
    }

    /// How apps that choose their language themselves turn around: `UIView.appearance().semanticContentAttribute = .forceRightToLeft`.
    @Test func theDirectionIsTakenOver() {
        final class Row: UIStackView {}
        Row.appearance().semanticContentAttribute = .forceRightToLeft
        let boxes = (0..<2).map { _ in UIView() }
        let row = Row(arrangedSubviews: boxes)
        row.distribution = .fillEqually
        row.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        let root = UIView()
        root.addSubview(row)
        let stage = Stage(showing: root)
        stage.frame()
        #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(boxes.map(\.frame.minX) == [100, 0])
    }

    @Test func surroundingsLimitWhatIsTakenOver() {
        Badge.appearance(whenContainedInInstancesOf: [Shelf.self]).backgroundColor = .yellow
        let (root, shelf) = (UIView(), Shelf())
        let (inside, outside) = (Badge(), Badge())
        shelf.addSubview(inside)
        root.addSubview(shelf)
        root.addSubview(outside)
        let stage = Stage(showing: root)
        #expect(inside.backgroundColor == .yellow)
        #expect(outside.backgroundColor != .yellow)
        _ = stage
    }

    /// As the screens of a public library show: appearances that a controller sets take over from its storyboard's `barTintColor`.
    @Test func appearancesTakeOverFromTheOlderColour() {
        let bar = UINavigationBar()
        bar.barTintColor = .white
        #expect(bar.ownColor == .white)
        let blue = UINavigationBarAppearance()
        blue.backgroundColor = .systemBlue
        bar.standardAppearance = blue
        bar.scrollEdgeAppearance = blue
        #expect(bar.ownColor == .systemBlue)
    }

    @Test func barsOfNavigationControllersFollowTheirClass() {
        final class Bar: UINavigationBar {}
        Bar.appearance().barTintColor = .purple
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        navigation.pushViewController(UIViewController(), animated: false)
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.barTintColor == .purple)
        #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        _ = stage
    }
}
