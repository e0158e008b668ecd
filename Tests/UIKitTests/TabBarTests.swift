import Testing

@testable import UIKit

@MainActor
struct TabBarTests {
    typealias Recorder = ViewControllerTests.Recorder

    private func tab(_ title: String) -> Recorder {
        let controller = Recorder()
        controller.title = title
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
        return controller
    }

    private func centre(_ text: String) -> CGPoint {
        let frame = ViewDump.find(text: text)?.windowFrame ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func theBarTakesFortyNinePointsOverTheHomeIndicator() {
        let (first, second) = (tab("First"), tab("Second"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === first)
        #expect(second.isViewLoaded == false)
    }

    /// Apps hand their tabs what these need in `viewDidLoad` of the tab bar controller. Recorded stacks of calls have the
    /// choice of the first tab, which loads its view, below the tab bar controller's `viewWillAppear`.
    @Test func tabsLoadTheirViewsAfterViewDidLoadOfTheirController() {
        final class Screen: UIViewController {
            var service: String?
            var seen: [String?] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                seen.append(service)
            }
        }
        final class Tabs: UITabBarController {
            var chosen: Int?
            override func viewDidLoad() {
                super.viewDidLoad()
                for case let navigation as UINavigationController in viewControllers ?? [] {
                    for case let screen as Screen in navigation.children { screen.service = "books" }
                }
                if let chosen { selectedIndex = chosen }
            }
        }
        for chosen in [nil, 1] {
            let screens = [Screen(), Screen()]
            let tabs = Tabs()
            tabs.chosen = chosen
            tabs.viewControllers = screens.map { UINavigationController(rootViewController: $0) }
            tabs.loadViewIfNeeded()
            #expect(screens.allSatisfy { !$0.isViewLoaded })
            let stage = Stage(tabs)
            stage.advance(by: 0.1)
            #expect(screens[chosen ?? 0].seen == ["books"])
            #expect(screens[1 - (chosen ?? 0)].seen == [])
            #expect(screens[chosen ?? 0].view.window != nil)
        }
    }

    /// The usual way to a higher bar; UIKit's controller asks its bar for the height, the home indicator included.
    @Test func theBarIsAsHighAsItSays() throws {
        final class HighBar: UITabBar {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                var size = super.sizeThatFits(size)
                size.height += 11
                return size
            }
        }
        let tabs = UITabBarController()
        tabs.setValue(HighBar(), forKey: "tabBar")
        tabs.viewControllers = [tab("First")]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar is HighBar)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 758, width: 393, height: 94))
        #expect(tabs.viewControllers?.first?.view.safeAreaInsets.bottom == 94)
    }

    /// Documentation of UITabBarAppearance: the width and spacing of centred items. Three of 80 with 20 between them take
    /// 280 of 393 points; each button stands 2 points inside.
    @Test func theAppearanceSaysHowWideItemsAre() {
        let tabs = UITabBarController()
        tabs.viewControllers = [tab("A"), tab("B"), tab("C")]
        let look = UITabBarAppearance()
        look.stackedItemPositioning = .centered
        look.stackedItemWidth = 80
        look.stackedItemSpacing = 20
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
        let stage = Stage(tabs) { $0.systemRelease = 18 }
        stage.advance(by: 0.1)
        let buttons = tabs.tabBar.subviews.filter { $0 is TabBarButton }.map(\.frame.midX).sorted()
        #expect(buttons == [96.5, 196.5, 296.5])
    }

    /// Documentation of UITabBarAppearance: stacked items have the first appearance, items of phones that lie on their
    /// side the compact inline one.
    @Test func itemsTakeTheAppearanceOfTheirForm() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [tab("First")]
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        let large = UIFont.systemFont(ofSize: 14)
        look.compactInlineLayoutAppearance.selected.titleTextAttributes = [.font: large]
        tabs.tabBar.standardAppearance = look
        tabs.tabBar.scrollEdgeAppearance = look
        let stage = Stage(tabs) { $0.systemRelease = 18 }
        func size() throws -> CGFloat {
            stage.advance(by: 1)
            let labels = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            return try #require(labels.first { $0.text == "First" }).font.pointSize
        }
        #expect(try size() == 9)
        stage.rotate(to: .landscapeLeft)
        #expect(try size() == 14)
        stage.rotate(to: .portrait)
        #expect(try size() == 9)
    }

    @Test func theItemsAreThereBeforeTheScreen() {
        let tabs = UITabBarController()
        tabs.viewControllers = [tab("First"), UINavigationController(rootViewController: tab("Second"))]
        tabs.tabBar.items?[1].title = "Renamed"
        #expect(tabs.tabBar.items?.count == 2)
        let stage = Stage(tabs)
        defer { withExtendedLifetime(stage) {} }
        #expect(ViewDump.find(text: "Renamed") != nil)
    }

    @Test func aTapShowsTheOtherTabAndTellsInOrder() {
        final class Listener: NSObject, UITabBarControllerDelegate {
            var log: [String] = []
            var allows = true
            func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
                -> Bool
            {
                log.append("should \(controller.title ?? "")")
                return allows
            }
            func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
                log.append("did \(controller.title ?? "")")
            }
        }
        let (first, second, listener) = (tab("First"), tab("Second"), Listener())
        let tabs = UITabBarController()
        tabs.delegate = listener
        tabs.setViewControllers([first, second], animated: false)
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        first.log = []
        stage.tap(centre("Second"))
        stage.advance(by: 0.1)
        #expect(listener.log == ["should Second", "did Second"])
        #expect(tabs.selectedIndex == 1)
        #expect(first.log == ["viewWillDisappear", "viewDidDisappear"])
        #expect(second.log.last == "viewDidAppear")
        #expect(first.view.window == nil)
        listener.allows = false
        stage.tap(centre("First"))
        stage.advance(by: 0.1)
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        stage.advance(by: 0.1)
        #expect(first.view.window === stage.window)
    }

    @Test func aPushedScreenMayTakeTheBarsPlace() {
        let (root, pushed) = (tab("Root"), tab("Pushed"))
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, tab("Other")]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.items?.first?.title == "Root")
        #expect(root.view.safeAreaInsets.bottom == CGFloat(83))
        navigation.pushViewController(pushed, animated: false)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.isHidden)
        #expect(pushed.view.safeAreaInsets.bottom == CGFloat(34))
        navigation.popViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
    }

    /// A list that rests at its end has all the time that it is seen the bar below it: 83 points. Nothing moves it while it is away.
    @Test(arguments: [true, false]) func aListAtItsEndStaysThereWhileTheBarIsAway(animated: Bool) {
        let (root, pushed) = (UITableViewController(), tab("Pushed"))
        let source = NumberedRows(count: 40)
        root.tableView.dataSource = source
        root.tableView.rowHeight = 50
        pushed.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, tab("Other")]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        root.tableView.scrollToRow(at: [0, 39], at: .bottom, animated: false)
        stage.advance(by: 0.1)
        let end = 40 * 50 - 852 + 83 as CGFloat
        #expect(root.tableView.contentOffset.y == end)
        navigation.pushViewController(pushed, animated: animated)
        stage.advance(by: 1)
        navigation.popViewController(animated: animated)
        stage.advance(by: 1)
        #expect(root.tableView.contentOffset.y == end)
    }

    private final class NumberedRows: NSObject, UITableViewDataSource {
        let count: Int
        init(count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func furtherTabsWaitBehindMore() {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...6).map { tab("Tab \($0)") }
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        stage.tap(centre("More"))
        stage.advance(by: 0.5)
        stage.tap(centre("Tab 6"))
        stage.advance(by: 1)
        #expect(tabs.viewControllers?[5].view.window === stage.window)
    }

    /// Recorded of titles below icons (iOS 26.1): a badge begins 4 beside and 14 above the icon's middle; so it does where the title is beside.
    @Test func aBadgeStandsAtTheIconBesideATitle() throws {
        let item = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
        item.badgeValue = "7"
        let button = TabBarButton(item)
        button.isInline = true
        button.metrics = .iOS26
        button.show(color: .black, isSelected: false, state: UITabBarItemAppearance().normal)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 54)
        button.layoutIfNeeded()
        let icon = try #require(button.subviews.first { $0 is UIImageView })
        let badge = try #require(button.subviews.first { ($0 as? UILabel)?.text == "7" })
        #expect(abs(badge.frame.minX - icon.frame.midX - 4) < 1e-6)
        #expect(abs(icon.frame.midY - badge.frame.minY - 14) < 1e-6)
    }

    @Test func aBadgeIsShownAndTaken() throws {
        let first = tab("First")
        let tabs = UITabBarController()
        tabs.viewControllers = [first, tab("Second")]
        let stage = Stage(tabs)
        first.tabBarItem.badgeValue = "7"
        stage.frame()
        #expect(ViewDump.texts.contains("7"))
        first.tabBarItem.badgeValue = nil
        stage.frame()
        #expect(!ViewDump.texts.contains("7"))
    }
}
