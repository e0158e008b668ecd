import Testing

@testable import UIKit

/// Bars of iOS 26. Expectations: WWDC 2025, session 284; documentation of the members named; sizes are in `Tests/Facts/bars.json`.
@MainActor
struct GlassBarTests {
    private func stage(
        _ screen: UIViewController, release: Int = 26, _ change: (UINavigationController) -> Void = { _ in }
    ) -> (Stage, UINavigationController) {
        let navigation = UINavigationController(rootViewController: screen)
        change(navigation)
        let stage = Stage(navigation) { $0.systemRelease = release }
        stage.advance(by: 0.1)
        return (stage, navigation)
    }

    private func buttons(_ view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons($0) }
    }

    private func scrolling() -> UITableViewController {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                50
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        }
        return Rows(style: .plain)
    }

    /// "Bar buttons use labelColor by default"; a tint of the item's own tells what it does.
    @Test func barButtonsHaveTheColourOfLabels() throws {
        let screen = UIViewController()
        let flag = UIBarButtonItem(
            image: UIImage(systemName: "flag"), style: .plain, target: nil, action: nil)
        flag.tintColor = .systemOrange
        screen.navigationItem.rightBarButtonItems = [
            flag, UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
        ]
        let (stage, navigation) = stage(screen)
        let found = buttons(navigation.navigationBar)
        #expect(found.map(\.tintColor) == [.systemOrange, .label])
        navigation.navigationBar.tintColor = .systemRed
        stage.frame()
        #expect(buttons(navigation.navigationBar).map(\.tintColor) == [.systemOrange, .systemRed])
    }

    /// In the middle of its glass, also where constraints say how large it is, and after what is on the glass was laid out anew.
    @Test func viewsOfTheAppStandInTheMiddleOfTheirGlass() throws {
        for isConstrained in [false, true] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            if isConstrained {
                view.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: 30),
                    view.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
            let screen = UIViewController()
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
            let (stage, _) = stage(screen)
            view.superview?.setNeedsLayout()
            stage.frame()
            let around = sequence(first: view, next: \.superview)
            let glass = try #require(around.first { $0 is BarPlatterView })
            let frame = view.convert(view.bounds, to: glass)
            #expect(frame.size == CGSize(width: 30, height: 20))
            #expect(abs(frame.midX - glass.bounds.midX) <= 0.5 && abs(frame.midY - glass.bounds.midY) <= 0.5)
        }
    }

    /// Two titles of 34 points need more than half of a bar of 393, and have it: nothing else but a short item is there. Without glass, too.
    @Test(arguments: [26, 18]) func itemsThatNeedMoreThanHalfOfAnEmptyBarGetIt(_ release: Int) throws {
        let views = ["Music", "Podcasts"].map { title in
            let button = UIButton()
            button.translatesAutoresizingMaskIntoConstraints = false
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .boldSystemFont(ofSize: 34)
            button.contentEdgeInsets.right = 16
            return button
        }
        let screen = UIViewController()
        screen.navigationItem.leftBarButtonItems = views.map { UIBarButtonItem(customView: $0) }
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "OK", style: .plain, target: nil, action: nil)
        final class Box { var lines: [String] = [] }
        let box = Box()
        let sink = Diagnostics.sink
        Diagnostics.sink = { box.lines.append($0) }
        let (stage, navigation) = stage(screen, release: release)
        stage.frame()
        Diagnostics.sink = sink
        #expect(box.lines == [])
        let bar = navigation.navigationBar
        let frames = views.map { $0.convert($0.bounds, to: bar) }
        #expect(frames.map(\.width) == views.map(\.intrinsicContentSize.width))
        #expect(frames[0].minX >= 16 && frames[0].maxX <= frames[1].minX)
        let last = try #require(bar.itemViews.last)
        #expect(!last.isLeft && last.view.frame.minX >= frames[1].maxX)
    }

    /// The prominent style tints the background; Done is prominent and shows a check mark, Cancel a cross (reported for iOS 26).
    @Test func doneIsACheckMarkOnItsTint() throws {
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil, action: nil)
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: nil, action: nil)
        let (stage, navigation) = stage(screen)
        defer { withExtendedLifetime(stage) {} }
        let done = try #require(ViewDump.find(text: "Done")?.view as? UIButton)
        #expect(done.currentTitle == nil && done.currentImage?.isSymbolImage == true)
        #expect(done.tintColor == .white)
        let glass = navigation.navigationBar.itemViews.compactMap { $0.view as? BarPlatterView }
        let fills = glass.map { ($0.effect as? UIGlassEffect)?.tintColor }
        #expect(fills == [nil, navigation.navigationBar.tintColor])
        #expect((ViewDump.find(text: "Cancel")?.view as? UIButton)?.currentTitle == nil)
        let old = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        let style = BarButtonStyle(
            of: UIView(), UIBarButtonItemAppearance(), done: UIBarButtonItemAppearance(), .none)
        let before = try #require(old.makeView(style) as? UIButton)
        #expect(before.currentTitle == "Done" && before.currentImage == nil)
    }

    /// Xcode 26: `done` is another name for `prominent`.
    @Test func doneAndProminentAreOneStyle() {
        #expect(UIBarButtonItem.Style.done == .prominent)
        #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    }

    /// Reported of iOS 26 by public projects: the title of the screen before is no more shown, and still read out.
    @Test func theBackButtonIsAChevronUnlessItHasATitleOfItsOwn() throws {
        for (own, shown) in [(nil, nil), ("Shelf", "Shelf")] as [(String?, String?)] {
            let (root, next) = (UIViewController(), UIViewController())
            root.title = "Library"
            root.navigationItem.backButtonTitle = own
            let (stage, navigation) = stage(root)
            navigation.pushViewController(next, animated: false)
            stage.advance(by: 0.2)
            let back = try #require(
                ViewDump.find(identifier: UINavigationBar.backIdentifier)?.view as? UIButton)
            let title = back.currentTitle.flatMap { $0.isEmpty ? nil : $0 }
            #expect(title == shown)
            #expect(back.accessibilityLabel == own ?? "Library")
        }
    }

    /// "The bar background is now transparent by default"; content that passes below is obscured by the scroll edge effect.
    @Test func aBarHasNoBackgroundAndFadesWhatPassesBelow() {
        let rows = scrolling()
        let (stage, navigation) = stage(rows)
        let bar = navigation.navigationBar
        #expect(bar.background.backgroundColor == nil && bar.background.layer.backdrop == nil)
        #expect(bar.edgeFade?.isHidden != false)
        rows.tableView.contentOffset.y += 100
        stage.frame()
        #expect(bar.background.backgroundColor == nil)
        #expect(bar.edgeFade?.isHidden == false)
        #expect(bar.edgeFade?.frame == CGRect(x: 0, y: -59, width: 393, height: 113))
        rows.tableView.topEdgeEffect.isHidden = true
        rows.tableView.contentOffset.y -= 100
        stage.frame()
        rows.tableView.contentOffset.y += 100
        stage.frame()
        #expect(bar.edgeFade?.isHidden == true, "the scroll view wants none")
    }

    /// Backgrounds that an app gives are drawn all the same; glass is dark over dark ones.
    @Test func anAppsOwnBackgroundStaysAndGlassFollowsIt() throws {
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let (stage, navigation) = stage(screen)
        let bar = navigation.navigationBar
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        for (color, appearance) in [(UIColor.black, UIUserInterfaceStyle.dark), (.white, .light)] {
            opaque.backgroundColor = color
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (opaque, opaque)
            stage.frame()
            #expect(bar.background.backgroundColor == color)
            let platter = try #require(bar.itemViews.first?.view as? BarPlatterView)
            #expect(platter.traitCollection.userInterfaceStyle == appearance)
        }
    }

    /// The default colour of an opaque background is the system's: white, and black in dark appearance, which the glass over it follows.
    @Test func glassOverTheSystemsColourFollowsTheAppearance() throws {
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        screen.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        let toolbar = UIToolbarAppearance()
        toolbar.configureWithOpaqueBackground()
        let (stage, navigation) = stage(screen) {
            ($0.navigationBar.standardAppearance, $0.navigationBar.scrollEdgeAppearance) = (opaque, opaque)
            ($0.toolbar.standardAppearance, $0.toolbar.scrollEdgeAppearance) = (toolbar, toolbar)
            $0.setToolbarHidden(false, animated: false)
        }
        for style in [UIUserInterfaceStyle.dark, .light] {
            stage.change { $0.style = style }
            stage.frame()
            let platter = try #require(navigation.navigationBar.itemViews.first?.view as? BarPlatterView)
            #expect(platter.traitCollection.userInterfaceStyle == style)
            let below = try #require(
                navigation.toolbar.subviews.lazy.compactMap { $0 as? BarPlatterView }.first)
            #expect(below.traitCollection.userInterfaceStyle == style)
        }
    }

    /// `UIDesignRequiresCompatibility`: the app looks as built against the releases before.
    @Test func anAppMayKeepTheLookOfBefore() {
        ApplicationLaunch.settings.requiresCompatibility = true
        defer { ApplicationLaunch.settings.requiresCompatibility = false }
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let (_, navigation) = stage(screen)
        #expect(navigation.navigationBar.itemViews.first?.view is UIButton)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    /// Documentation of `hidesSharedBackground` and `sharesBackground`; a space parts items.
    @Test func itemsSayWhetherTheyShareGlass() {
        let screen = UIViewController()
        func item() -> UIBarButtonItem { UIBarButtonItem(systemItem: .add) }
        func units(_ items: [UIBarButtonItem]) -> [Bool] {
            screen.navigationItem.rightBarButtonItems = items
            return navigation.navigationBar.itemViews.map { $0.view is BarPlatterView }
        }
        let (_, navigation) = stage(screen)
        #expect(units([item(), item(), item()]) == [true])
        #expect(units([item(), .fixedSpace(0), item()]) == [true, true])
        let (alone, bare) = (item(), item())
        (alone.sharesBackground, bare.hidesSharedBackground) = (false, true)
        #expect(units([item(), alone, bare, item()]) == [true, true, false, true])
    }

    /// The first of the trailing items stands at the edge, on shared glass too.
    @Test(arguments: [false, true]) func theFirstTrailingItemStandsAtTheEdge(isMirrored: Bool) throws {
        let screen = UIViewController()
        let names = ["plus", "trash", "flag"]
        screen.navigationItem.rightBarButtonItems = names.map {
            let item = UIBarButtonItem(
                image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
            item.accessibilityLabel = $0
            return item
        }
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation) { $0.direction = isMirrored ? .rightToLeft : .leftToRight }
        stage.advance(by: 0.1)
        let places = try names.map { try #require(ViewDump.find(text: $0)?.windowFrame.midX) }
        #expect(places == (isMirrored ? [38, 82, 126] : [355, 311, 267]))
    }

    /// Beside the capsule what is below is touched.
    @Test func touchesBesideGlassGoToWhatIsBelow() throws {
        let screen = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [screen, UIViewController()]
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 800), with: nil) === screen.view)
        let inside = try #require(stage.window.hitTest(CGPoint(x: 196, y: 800), with: nil))
        #expect(inside.isDescendant(of: tabs.tabBar))
    }

    /// Between a toolbar's platters, too: 28 points from the sides, 48 high (iOS 26.1, recorded).
    @Test func touchesBetweenPlattersGoToWhatIsBelow() throws {
        let screen = UIViewController()
        screen.toolbarItems = [
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
        ]
        let (stage, navigation) = stage(screen) { $0.isToolbarHidden = false }
        let y = navigation.toolbar.frame.midY
        #expect(stage.window.hitTest(CGPoint(x: 196, y: y), with: nil) === screen.view)
        for x in [52.0, 341] {
            let hit = try #require(stage.window.hitTest(CGPoint(x: x, y: y), with: nil))
            #expect(hit.isDescendant(of: navigation.toolbar))
        }
    }

    /// Made either way, the system's Done is prominent (documentation of `SystemItem.done` and `Style.done`).
    @Test func theSystemsDoneIsProminentHoweverItIsMade() {
        #expect(UIBarButtonItem(systemItem: .done).style == .done)
        #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        #expect(UIBarButtonItem(systemItem: .add).style == .plain)
    }

    /// Places of three tabs: 94 wide, 8 over each other, 4 from the rim (iOS 26.1, recorded in `bars.json`).
    @Test func tabsOfACapsuleAreTurnedAroundAndMarked() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two", "Three"].map {
            let tab = UIViewController()
            tab.tabBarItem = UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0)
            return tab
        }
        let stage = Stage(tabs)
        stage.advance(by: 0.1)
        let platter = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabPlatterView }.first)
        func frames() -> [CGFloat] {
            platter.contentView.subviews.compactMap { ($0 as? TabBarButton)?.frame.minX }
        }
        #expect(frames() == [4, 90, 176])
        #expect(platter.contentView.subviews.first?.frame.minX == 4)
        tabs.selectedIndex = 2
        stage.frame()
        #expect(platter.contentView.subviews.first?.frame.minX == 176)
        stage.change { $0.direction = .rightToLeft }
        stage.advance(by: 0.1)
        #expect(frames() == [176, 90, 4])
        #expect(platter.contentView.subviews.first?.frame.minX == 4)
    }
}
