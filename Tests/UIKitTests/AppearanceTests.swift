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

    /// Themed apps: what a table's style gives it and its cells is nothing that the app has set.
    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func tablesOfAllStylesTakeOverBackgrounds(_ style: UITableView.Style) throws {
        final class List: UITableView {}
        final class Row: UITableViewCell {}
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let row = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                if indexPath.row == 1 { row.backgroundColor = .green }
                return row
            }
        }
        let selection = UIView()
        List.appearance().backgroundColor = .yellow
        Row.appearance().backgroundColor = .cyan
        Row.appearance().selectedBackgroundView = selection
        Row.appearance().separatorInset = UIEdgeInsets(top: 0, left: 77, bottom: 0, right: 0)
        let (list, source) = (List(frame: .zero, style: style), Source())
        list.register(Row.self, forCellReuseIdentifier: "row")
        list.dataSource = source
        let stage = Stage(showing: list)
        stage.frame()
        #expect(list.backgroundColor == .yellow)
        let rows = try (0..<2).map { try #require(list.cellForRow(at: [0, $0])) }
        #expect(rows.map(\.backgroundColor) == [.cyan, .green])
        #expect(rows.map(\.separatorInset.left) == [77, 77])
        for row in [0, 1] {
            list.selectRow(at: [0, row], animated: false, scrollPosition: .none)
            stage.advance(by: 1)
            #expect(selection.superview === rows[row])
        }
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
