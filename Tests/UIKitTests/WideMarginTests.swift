import Testing

@testable import UIKit

/// Side margins on wide phones: 16 points, 20 where the screen is at least 390 wide, of the root view, the cells' texts,
/// their separators and the margins of their content alike (measured on published images of iOS 13 at 375 and 414 points, of
/// 14.5 and 15.5 at 390, of 16.4 to 17.5 at 393, of 18.5 and 26.2 at 402).
@MainActor
struct WideMarginTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.textLabel?.text = "Plain"
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "Configured"
                cell.contentConfiguration = content
            }
            return cell
        }
    }

    private func left(_ text: String) -> CGFloat {
        ((ViewDump.find(text: text)?.windowFrame.minX ?? -1) * 100).rounded() / 100
    }

    @Test(arguments: [
        (CGFloat(393), CGFloat(20), 26), (430, 20, 26), (414, 20, 26), (375, 16, 26), (402, 20, 26),
        (375, 16, 14), (390, 20, 14), (414, 20, 14), (390, 20, 18), (393, 20, 18), (402, 20, 18),
    ])
    func whatStandsInARowBeginsAtOneMargin(width: CGFloat, margin: CGFloat, release: Int) throws {
        let stage = Stage {
            $0.portraitSize = CGSize(width: width, height: 900)
            $0.systemRelease = release
        }
        let rows = Rows(style: .plain)
        stage.show(rows)
        #expect(rows.view.layoutMargins.left == margin)
        #expect(left("Plain") == margin)
        #expect(left("Configured") == margin)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(cell.contentView.layoutMargins.left == margin)
        #expect(cell.contentView.directionalLayoutMargins.trailing == margin)
        let separator = try #require(cell.subviews.first { $0 is TableCellSeparatorView })
        #expect(separator.frame.minX == margin)
    }

    /// Recorded (tests' windows of 390 points for a scene that was let go, iOS 26.0 and 26.1:
    /// github.com/essentialdevelopercom/essential-feed-case-study @52840a3): 16 points.
    @Test func aWindowThatLostItsSceneHasNarrowMargins() {
        let stage = Stage { $0.portraitSize = CGSize(width: 402, height: 874) }
        func window(of scene: UIWindowScene) -> UIWindow { UIWindow(windowScene: scene) }
        let scene = UIWindowScene()
        let (kept, left) = (window(of: scene), window(of: UIWindowScene()))
        let margins = [kept, left].map { window in
            let rows = Rows(style: .plain)
            window.rootViewController = rows
            window.isHidden = false
            window.layoutIfNeeded()
            return [rows.tableView.sideMargin, rows.view.layoutMargins.left]
        }
        #expect(margins == [[20, 20], [16, 16]])
        #expect(kept.windowScene === scene && stage.window.bounds.width == 402)
    }

    /// Recorded: 16 points in a window of 393 points that a test without an app made by its frame, iOS 17
    /// (github.com/merteyup/Essential-Feed @dd5a5c9, nine pictures of lists); 20 in one of 414, iOS 13 (swift-snapshot-testing's own).
    @Test(arguments: [(26, CGFloat(16)), (18, 16), (14, 20)])
    func aWindowThatNeverHadASceneHasNarrowMargins(release: Int, margin: CGFloat) {
        let stage = Stage {
            $0.portraitSize = CGSize(width: 414, height: 896)
            $0.systemRelease = release
        }
        let window = UIWindow(frame: stage.window.bounds)
        window.makeKeyAndVisible()
        window.windowScene = nil
        let rows = Rows(style: .plain)
        window.rootViewController = rows
        window.layoutIfNeeded()
        #expect([rows.tableView.sideMargin, rows.view.layoutMargins.left] == [margin, margin])
        #expect(stage.window.windowScene != nil)
    }

    /// Windows come into an app's scene by themselves, where there is an app.
    @Test func windowsOfTestsWithoutAnAppHaveNoScene() {
        _ = Stage()
        UIApplication.shared.sceneOrigin = .nobody
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        #expect(window.windowScene == nil)
        UIApplication.shared.sceneOrigin = .app
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.makeKeyAndVisible()
        #expect(other.windowScene === UIApplication.shared.implicitScene)
    }

    /// A table that is not the screen's own view has the same margins: they go by its width.
    @Test func aTableInsideOfAScreenHasTheSameMargins() throws {
        let stage = Stage { $0.portraitSize = CGSize(width: 430, height: 932) }
        let screen = UIViewController()
        stage.show(screen)
        let rows = Rows(style: .plain)
        let table = try #require(rows.tableView)
        table.frame = screen.view.bounds
        screen.view.addSubview(table)
        stage.frame()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(left("Plain") == 20)
        #expect(cell.contentView.layoutMargins.left == 20)
        table.frame.size.width = 300
        stage.frame()
        #expect(left("Plain") == 16)
        #expect(cell.contentView.layoutMargins.left == 16)
    }

    /// Recorded on lists of phones of 393 and 402 points: cards stand 16 from the sides on iOS 26 and their texts 16 from the cards',
    /// 20 and 20 before.
    @Test(arguments: [(26, CGFloat(16)), (18, 20)]) func cardsStandAtTheMargin(
        release: Int, margin: CGFloat
    ) throws {
        let stage = Stage {
            $0.portraitSize = CGSize(width: 430, height: 932)
            $0.systemRelease = release
        }
        let rows = Rows(style: .insetGrouped)
        stage.show(rows)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(cell.convert(cell.bounds, to: nil).minX == margin)
        #expect(cell.bounds.width == 430 - 2 * margin)
        #expect(left("Plain") == 2 * margin)
        #expect(left("Configured") == 2 * margin)
    }

    @Test func marginsThatTheAppSetsStay() throws {
        let stage = Stage { $0.portraitSize = CGSize(width: 430, height: 932) }
        let rows = Rows(style: .plain)
        stage.show(rows)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        cell.contentView.directionalLayoutMargins.leading = 44
        rows.tableView.frame.size.width = 350
        stage.frame()
        #expect(cell.contentView.layoutMargins.left == 44)
    }
}
