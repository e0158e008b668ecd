import Testing

@testable import UIKit

/// Bars at the edge of what scrolls under them. Documentation of `UITabBar.scrollEdgeAppearance` and
/// `UIToolbar.scrollEdgeAppearance`: in force where the edge of the content reaches the bar; nil: the standard look with
/// a transparent background, since iOS 15. With iOS 26 bars have no background unless the app gives one
/// (`GlassBarTests`).
@MainActor
struct ScrollEdgeTests {
    final class Rows: UITableViewController {
        var count = 50
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        func scrollToEnd() { tableView.scrollToRow(at: [0, count - 1], at: .bottom, animated: false) }
    }

    /// What is behind a bar; of the system's translucent background the colour that it has over an empty screen.
    private func fill(_ bar: UIView) -> UIColor? {
        guard let view = bar.subviews.compactMap({ $0 as? BarBackgroundView }).first else { return nil }
        let empty = UIColor.systemBackground.resolvedColor(with: view.traitCollection)
        let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
        let isSystems = view.layer.backdrop != nil && color?.withAlphaComponent(1) == empty
        return isSystems ? .systemBackground : view.backgroundColor
    }

    private func tabs(
        _ controller: UIViewController,
        _ change: (inout DeviceConfiguration) -> Void = { $0.systemRelease = 18 }
    )
        -> (Stage, UITabBarController)
    {
        let stage = Stage(change)
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        stage.show(tabs)
        stage.advance(by: 0.1)
        return (stage, tabs)
    }

    @Test func aTabBarIsClearWhereTheContentEndsAboveIt() {
        let rows = Rows(style: .plain)
        let (stage, tabs) = tabs(UINavigationController(rootViewController: rows))
        #expect(fill(tabs.tabBar) == .systemBackground, "rows lie under the bar")
        rows.scrollToEnd()
        stage.frame()
        #expect(fill(tabs.tabBar) == nil)
        rows.tableView.contentOffset.y -= 30
        stage.frame()
        #expect(fill(tabs.tabBar) == .systemBackground)
        rows.count = 3
        rows.tableView.reloadData()
        stage.frame()
        #expect(fill(tabs.tabBar) == nil, "a short list never reaches the bar")
    }

    /// A list that measures its rows anew moves its content without anyone scrolling, as with another text size: what is under the bar then counts.
    @Test func aBarFollowsContentThatLayoutMoves() {
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        let stage = Stage()
        stage.show(navigation)
        stage.advance(by: 0.1)
        let table: UIScrollView = rows.tableView
        table.contentOffset.y = 300
        stage.frame()
        #expect(!navigation.navigationBar.isAtScrollEdge)
        let above = table.contentOffset.y + table.adjustedContentInset.top
        table.applyCorrection(CGPoint(x: 0, y: -above))
        #expect(navigation.navigationBar.isAtScrollEdge)
        table.applyCorrection(CGPoint(x: 0, y: above))
        #expect(!navigation.navigationBar.isAtScrollEdge)
    }

    @Test func anAppearanceForTheEdgeIsShownThere() {
        let rows = Rows(style: .plain)
        let (stage, tabs) = tabs(rows)
        let (standard, edge, own) = (UITabBarAppearance(), UITabBarAppearance(), UITabBarAppearance())
        standard.backgroundColor = .systemRed
        edge.backgroundColor = .systemBlue
        own.backgroundColor = .systemGreen
        tabs.tabBar.standardAppearance = standard
        tabs.tabBar.scrollEdgeAppearance = edge
        stage.frame()
        #expect(fill(tabs.tabBar) == .systemRed)
        rows.scrollToEnd()
        stage.frame()
        #expect(fill(tabs.tabBar) == .systemBlue)
        // Documentation of `UITabBarItem.scrollEdgeAppearance`: that of the selected item goes before the bar's.
        rows.tabBarItem.scrollEdgeAppearance = own
        stage.frame()
        #expect(fill(tabs.tabBar) == .systemGreen)
    }

    @Test func aScreenThatDoesNotScrollHasAClearTabBar() {
        let (_, tabs) = tabs(UIViewController())
        #expect(fill(tabs.tabBar) == nil)
    }

    @Test func aTabBarByItselfHasItsStandardLook() {
        let stage = Stage(showing: UIView()) { $0.systemRelease = 18 }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        stage.window.addSubview(bar)
        stage.frame()
        #expect(fill(bar) == .systemBackground)
    }

    @Test func beforeIOS15TabBarsKeepTheirBackground() {
        let rows = Rows(style: .plain)
        rows.count = 3
        let (_, tabs) = tabs(rows) { $0.systemRelease = 14 }
        #expect(fill(tabs.tabBar) == .systemBackground)
    }

    @Test func aToolbarFollowsTheSameEdge() {
        let rows = Rows(style: .plain)
        rows.toolbarItems = [UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)]
        let stage = Stage { $0.systemRelease = 18 }
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        stage.show(navigation)
        stage.advance(by: 0.1)
        #expect(fill(navigation.toolbar) == .systemBackground)
        #expect(fill(navigation.navigationBar) == nil)
        rows.scrollToEnd()
        stage.frame()
        #expect(fill(navigation.toolbar) == nil)
        #expect(fill(navigation.navigationBar) == .systemBackground)
    }

    /// Documentation of `setContentScrollView(_:for:)`: names the scroll view that a bar at that edge observes.
    @Test func theContentScrollViewIsTheOneThatWasGiven() {
        let screen = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 3000)
        screen.view.addSubview(UIView())
        screen.view.addSubview(list)
        let (stage, tabs) = tabs(screen)
        #expect(fill(tabs.tabBar) == nil)
        #expect(screen.contentScrollView(for: .bottom) == nil)
        screen.setContentScrollView(list, for: .bottom)
        stage.frame()
        #expect(screen.contentScrollView(for: .bottom) === list)
        #expect(screen.contentScrollView(for: .top) == nil)
        #expect(fill(tabs.tabBar) == .systemBackground)
    }

    @Test func aListThatComesLaterIsFollowed() {
        let screen = UIViewController()
        let (stage, tabs) = tabs(UINavigationController(rootViewController: screen))
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        list.contentSize = CGSize(width: 393, height: 3000)
        list.isHidden = true
        screen.view.addSubview(list)
        stage.frame()
        #expect(fill(tabs.tabBar) == nil)
        list.isHidden = false
        stage.frame()
        #expect(fill(tabs.tabBar) == .systemBackground)
        list.removeFromSuperview()
        stage.frame()
        #expect(fill(tabs.tabBar) == nil)
    }

    @Test func framesInWhichNothingMovesLayNothingOut() {
        let (stage, _) = tabs(UINavigationController(rootViewController: Rows(style: .plain)))
        stage.advance(by: 1)
        let before = LayoutCounter.layouts
        stage.advance(by: 0.5)
        #expect(LayoutCounter.layouts == before)
    }

    /// Documentation of `extendedLayoutIncludesOpaqueBars`: views do not extend under opaque bars unless it is true.
    @Test func aScreenEndsAboveAnOpaqueTabBar() {
        for isInNavigation in [false, true] {
            let screen = UIViewController()
            let root = isInNavigation ? UINavigationController(rootViewController: screen) : screen
            let (stage, tabs) = tabs(root)
            tabs.tabBar.isTranslucent = false
            stage.frame()
            #expect(screen.view.frame.maxY == CGFloat(852 - 83))
            #expect(screen.view.safeAreaInsets.bottom == 0)
            screen.extendedLayoutIncludesOpaqueBars = true
            tabs.view.setNeedsLayout()
            tabs.selectedViewController?.view.setNeedsLayout()
            stage.frame()
            #expect(screen.view.frame.maxY == CGFloat(852))
        }
    }
}
