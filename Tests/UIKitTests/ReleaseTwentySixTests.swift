import Testing

@testable import UIKit

/// Members that came with iOS 18 and 26. What they do is Apple's documentation of each; where things stand that nobody recorded
/// is told by arithmetic of the constants that say so (`DIFFERS`).
@MainActor
struct ReleaseTwentySixTests {
    // MARK: Sliders

    private func slider(_ configuration: UISlider.TrackConfiguration) -> UISlider {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.trackConfiguration = configuration
        return slider
    }

    @Test func aSliderWithTicksHasTheirValuesOnly() {
        let stage = Stage()
        defer { _ = stage }
        let slider = slider(.init(numberOfTicks: 5))
        #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        slider.value = 0.6
        #expect(slider.value == 0.5)
        slider.maximumValue = 100
        slider.value = 90
        #expect(slider.value == 100)
        slider.trackConfiguration?.allowsTickValuesOnly = false
        slider.value = 90
        #expect(slider.value == 90)
    }

    @Test func aSliderMovesWithinItsEnabledRange() {
        let stage = Stage()
        defer { _ = stage }
        let slider = slider(.init(allowsTickValuesOnly: false, enabledRange: 0.2...0.6, ticks: []))
        slider.value = 0.9
        #expect(slider.value == 0.6)
        slider.value = 0
        #expect(slider.value == 0.2)
        let ticked = self.slider(.init(enabledRange: 0.2...0.6, numberOfTicks: 5))
        ticked.value = 0
        #expect(ticked.value == 0.25)
        ticked.value = 1
        #expect(ticked.value == 0.5)
    }

    /// The filled part lies between the neutral place and the thumb's middle.
    @Test func theTrackIsFilledFromTheNeutralValue() {
        let slider = slider(.init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: []))
        let stage = Stage(showing: slider)
        slider.frame = CGRect(x: 0, y: 100, width: 204, height: 34)
        slider.value = 0.5
        stage.frame()
        #expect(slider.filled.frame.width < 0.01)
        slider.value = 1
        stage.frame()
        // Its track is seen from side to side (recorded).
        #expect(slider.filled.frame.minX == 102 && slider.filled.frame.maxX == slider.thumb.frame.midX)
        slider.value = 0
        stage.frame()
        #expect(slider.filled.frame.minX == slider.thumb.frame.midX && slider.filled.frame.maxX == 102)
    }

    @Test func aThumblessSliderIsFilledToBothEnds() {
        let slider = UISlider()
        slider.sliderStyle = .thumbless
        let stage = Stage(showing: slider)
        slider.frame = CGRect(x: 0, y: 100, width: 204, height: 34)
        slider.value = 1
        stage.frame()
        #expect(slider.thumb.isHidden && slider.filled.frame.width == slider.track.frame.width)
        slider.value = 0
        stage.frame()
        #expect(slider.filled.frame.width == 0)
    }

    // MARK: Bars

    @Test func aSubtitleStandsBelowTheTitle() {
        let screen = UIViewController()
        screen.title = "Library"
        screen.navigationItem.subtitle = "30 books"
        let navigation = UINavigationController(rootViewController: screen)
        let stage = Stage(navigation)
        let bar = navigation.navigationBar
        #expect(bar.subtitleLabel.text == "30 books" && !bar.subtitleLabel.isHidden)
        #expect(bar.subtitleLabel.frame.minY - bar.titleLabel.frame.maxY > -0.001)
        #expect(abs(bar.subtitleLabel.frame.midX - bar.titleLabel.frame.midX) < 0.5)
        screen.navigationItem.subtitle = nil
        stage.frame()
        #expect(bar.subtitleLabel.isHidden)
    }

    /// What is below the bar begins below the large subtitle, and a large title with one is higher by its room.
    @Test func aLargeTitleHasItsSubtitleBelow() {
        func top(_ subtitle: String?) -> (inset: CGFloat, bar: UINavigationBar, stage: Stage) {
            let table = UITableViewController()
            table.title = "Library"
            table.navigationItem.largeSubtitle = subtitle
            let navigation = UINavigationController(rootViewController: table)
            navigation.navigationBar.prefersLargeTitles = true
            let stage = Stage(navigation)
            stage.frame()
            return (table.tableView.adjustedContentInset.top, navigation.navigationBar, stage)
        }
        let (plain, withSubtitle) = (top(nil), top("All of them"))
        #expect(withSubtitle.inset == plain.inset + UINavigationBar.largeSubtitleHeight)
        let bar = withSubtitle.bar
        #expect(bar.largeSubtitleLabel.text == "All of them")
        #expect(bar.largeSubtitleLabel.frame.minY >= bar.largeLabel.frame.midY)
        #expect(bar.largeSubtitleLabel.frame.maxY <= bar.largeClip.bounds.maxY)
    }

    @Test func aBadgeStandsOnItsBarButton() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "bell"), primaryAction: nil)
        item.badge = .count(3)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = item
        let stage = Stage(UINavigationController(rootViewController: screen))
        stage.frame()
        let button = try #require(item.shownView)
        let mark = try #require(button.subviews.compactMap { $0 as? BarButtonBadgeView }.first)
        #expect(mark.text == "3" && mark.backgroundColor == .systemRed)
        #expect(mark.center == CGPoint(x: button.bounds.maxX, y: 0))
        item.badge = nil
        stage.frame()
        #expect(item.shownView?.subviews.contains { $0 is BarButtonBadgeView } == false)
    }

    // MARK: Tabs

    @Test func anAccessoryStandsOverTheTabBarAndTheTabsEndAboveIt() {
        let table = UITableViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [table]
        let stage = Stage(tabs)
        stage.frame()
        let before = table.tableView.adjustedContentInset.bottom
        let label = UILabel()
        tabs.bottomAccessory = UITabAccessory(contentView: label)
        stage.frame()
        let shown = label.convert(label.bounds, to: tabs.view)
        #expect(shown.maxY == tabs.tabBar.frame.minY - TabAccessoryView.gap)
        #expect(shown.height == TabAccessoryView.height)
        #expect(
            table.tableView.adjustedContentInset.bottom
                == before + TabAccessoryView.height + TabAccessoryView.gap)
        tabs.setBottomAccessory(nil, animated: false)
        stage.frame()
        #expect(label.window == nil && table.tableView.adjustedContentInset.bottom == before)
    }

    @Test func aControllerKnowsTheTabThatItWasMadeFor() {
        let tab = UITab(title: "Library", image: nil, identifier: "library") { _ in UIViewController() }
        let tabs = UITabBarController(tabs: [tab])
        let stage = Stage(tabs)
        defer { _ = stage }
        #expect(tab.viewController?.tab === tab)
        #expect(UIViewController().tab == nil)
    }

    // MARK: Glass and regions

    @Test func glassHasItsTintOrItsOwnGrey() {
        let traits = UITraitCollection(userInterfaceStyle: .light)
        let glass = UIGlassEffect(style: .clear)
        #expect(glass.veil(traits) != UIGlassEffect().veil(traits))
        glass.tintColor = .red
        #expect(glass.veil(traits) == UIColor.red)
        #expect(UIGlassContainerEffect().veil(traits) == nil)
    }

    @Test func theContentOfAnExtensionViewFillsTheSafeArea() {
        let view = UIBackgroundExtensionView()
        let content = UIView()
        view.contentView = content
        let stage = Stage(showing: view)
        stage.frame()
        #expect(view.safeAreaInsets.top > 0)
        #expect(content.frame == view.bounds.inset(by: view.safeAreaInsets))
        view.automaticallyPlacesContentView = false
        content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.setNeedsLayout()
        stage.frame()
        #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func regionsHaveTheirGuidesAndInsets() {
        let view = UIView()
        let stage = Stage(showing: view)
        stage.frame()
        #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
        #expect(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)) === view.layoutMarginsGuide)
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
        #expect(view.directionalEdgeInsets(for: .margins()).leading == view.layoutMargins.left)
    }
}
