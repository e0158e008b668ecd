import Testing

@testable import UIKit

/// A list whose rows come from a prototype cell.
final class StoryboardList: UITableViewController {
    var log: [String] = []
    var lastSender: Any?
    var refuses = false
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "-") \(type(of: segue.destination))")
        lastSender = sender
        let chosen = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
        segue.destination.title = chosen.map { "Row \($0.row)" } ?? "No row"
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return !refuses
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        cell.textLabel?.text = "Number \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(isViewLoaded)")
    }
    func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
    override func _responds(to name: String) -> Bool { name == "back:" || super._responds(to: name) }
    override func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        guard name == "back:", let segue = first as? UIStoryboardSegue else {
            return super._perform(name, first, second)
        }
        back(segue)
        return true
    }
    override func _segueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
    ) -> UIViewController?? {
        guard name == "makeDetail:" else { return .none }
        return .some(StoryboardDetail(coder: coder, number: 7))
    }
}

final class StoryboardDetail: UIViewController {
    let number: Int
    weak var label: UILabel?
    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        guard name == "label" else { return super._connectOutlet(name, value) }
        return _Outlet.assign(value) { self.label = $0 }
    }
}

/// A navigation controller with a view of its scene beside it.
final class StoryboardNavigation: UINavigationController {
    var search: UIView?
    var searchWhenAwake: UIView?
    override func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer {
        guard name == "search" else { return super._connectOutlet(name, value) }
        return _Outlet.assign(value) { self.search = $0 }
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        searchWhenAwake = search
    }
}

final class StoryboardSwap: UIStoryboardSegue {
    static var performed = 0
    override func perform() {
        Self.performed += 1
        source.present(destination, animated: false)
    }
}

@MainActor
struct StoryboardTests {
    /// A document of one scene after the other.
    static func document(initial: String?, _ scenes: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
            </dependencies>
            <scenes>
        \(scenes)
            </scenes>
        </document>
        """
    }

    static func scene(_ controller: String, others: String = "", id: String) -> String {
        """
                <scene sceneID="scene-\(id)">
                    <objects>
        \(controller)
                        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
        \(others)
                    </objects>
                    <point key="canvasLocation" x="0" y="0"/>
                </scene>
        """
    }

    static func view(_ id: String, _ content: String = "") -> String {
        """
        <view key="view" contentMode="scaleToFill" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(content)</subviews>
            <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """
    }

    static func storyboard(_ text: String) throws -> UIStoryboard {
        UIStoryboard(
            try NibStore.nib(data: Data(text.utf8), name: "Test.storyboard"), name: "Test", bundle: nil)
    }

    static let list = document(
        initial: "nav",
        scene(
            """
            <navigationController id="nav" sceneMemberID="viewController">
                <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
                    <rect key="frame" x="0.0" y="47" width="393" height="96"/>
                    <autoresizingMask key="autoresizingMask"/>
                </navigationBar>
                <connections>
                    <segue destination="list" kind="relationship" relationship="rootViewController" id="rel"/>
                </connections>
            </navigationController>
            """, id: "1")
            + scene(
                """
                <tableViewController title="Numbers" id="list" customClass="StoryboardList" customModule="UIKitTests" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <prototypes>
                            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" accessoryType="detailDisclosureButton" indentationWidth="10" reuseIdentifier="Row" textLabel="text" style="IBUITableViewCellStyleDefault" id="cell">
                                <rect key="frame" x="0.0" y="28" width="393" height="60"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
                                    <rect key="frame" x="0.0" y="0.0" width="340" height="60"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <subviews>
                                        <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" id="text">
                                            <rect key="frame" x="16" y="0.0" width="320" height="60"/>
                                            <autoresizingMask key="autoresizingMask"/>
                                        </label>
                                    </subviews>
                                </tableViewCellContentView>
                                <connections>
                                    <segue destination="detail" kind="show" identifier="detail" id="s1"/>
                                    <segue destination="detail" kind="presentation" identifier="more" trigger="accessoryAction" id="s2"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections>
                            <outlet property="dataSource" destination="list" id="o1"/>
                            <outlet property="delegate" destination="list" id="o2"/>
                        </connections>
                    </tableView>
                    <navigationItem key="navigationItem" title="Numbers" id="item">
                        <barButtonItem key="rightBarButtonItem" title="Info" id="info">
                            <connections>
                                <segue destination="detail" kind="presentation" identifier="info" modalPresentationStyle="fullScreen" id="s3"/>
                            </connections>
                        </barButtonItem>
                    </navigationItem>
                    <connections>
                        <segue destination="detail" kind="show" identifier="byCode" destinationCreationSelector="makeDetail:" id="s4"/>
                        <segue destination="detail" kind="show" identifier="gone" destinationCreationSelector="gone:" id="s91"/>
                        <segue destination="detail" kind="custom" identifier="swap" customClass="StoryboardSwap" id="s5"/>
                    </connections>
                </tableViewController>
                """, id: "2")
            + scene(
                """
                <viewController storyboardIdentifier="Detail" id="detail" customClass="StoryboardDetail" customModule="UIKitTests" sceneMemberID="viewController">
                    \(view("dview", """
                    <label opaque="NO" contentMode="left" text="Detail" id="dlabel">
                        <rect key="frame" x="20" y="200" width="100" height="20"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="close">
                        <rect key="frame" x="100" y="300" width="100" height="40"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <state key="normal" title="Go back"/>
                        <connections>
                            <segue destination="exit" kind="unwind" unwindAction="back:" identifier="unwind" id="s6"/>
                        </connections>
                    </button>
                    """))
                    <connections><outlet property="label" destination="dlabel" id="o3"/></connections>
                </viewController>
                """,
                others: """
                    <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
                    """, id: "3"))

    private func open(_ text: String = list) throws -> (Stage, UINavigationController, StoryboardList) {
        let storyboard = try Self.storyboard(text)
        let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try #require(root.topViewController as? StoryboardList)
        #expect(list.storyboard === storyboard)
        #expect(list.log == ["awake false"])
        list.log = []
        let stage = Stage(root)
        stage.advance(by: 0.1)
        return (stage, root, list)
    }

    private func tap(_ text: String, _ stage: Stage) {
        let frame = ViewDump.find(text: text)?.windowFrame ?? .zero
        #expect(frame != .zero, "\(text) is not shown")
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 1)
    }

    /// "awakeFromNib: when an object receives an awakeFromNib message, it is guaranteed to have all its outlet and action
    /// connections already established" (Apple's documentation); the controller's view is not in the storyboard.
    @Test func objectsBesideANavigationControllerAreConnectedWithIt() throws {
        let text = Self.document(
            initial: "nav",
            Self.scene(
                """
                <navigationController id="nav" customClass="StoryboardNavigation" customModule="UIKitTests" sceneMemberID="viewController">
                    <connections><outlet property="search" destination="box" id="o"/></connections>
                </navigationController>
                """,
                others: """
                    <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="0" width="100" height="44"/></view>
                    """, id: "nav"))
        let made = try #require(
            try Self.storyboard(text).instantiateInitialViewController() as? StoryboardNavigation)
        #expect(made.search?.frame == CGRect(x: 0, y: 0, width: 100, height: 44))
        #expect(made.searchWhenAwake != nil && made.searchWhenAwake === made.search)
        #expect(!made.isViewLoaded)
    }

    @Test func aTappedCellPushesTheDetailAndComesBack() throws {
        let (stage, root, list) = try open()
        #expect(root.navigationBar.prefersLargeTitles)
        #expect(list.navigationItem.title == "Numbers")
        #expect(ViewDump.texts.contains("Number 3"))
        #expect(list.tableView.rowHeight == CGFloat(60))
        tap("Number 3", stage)
        #expect(list.log == ["should detail", "prepare detail StoryboardDetail", "didSelect 3"])
        #expect(list.lastSender is UITableViewCell)
        let detail = try #require(root.topViewController as? StoryboardDetail)
        #expect(detail.title == "Row 3")
        #expect(detail.label?.text == "Detail")
        list.log = []
        tap("Go back", stage)
        #expect(list.log == ["back from StoryboardDetail"])
        #expect(root.topViewController === list)
        #expect(list.view.window === stage.window)
    }

    @Test func aRefusedSegueStillSelects() throws {
        let (stage, root, list) = try open()
        list.refuses = true
        tap("Number 1", stage)
        #expect(list.log == ["should detail", "didSelect 1"])
        #expect(root.topViewController === list)
    }

    @Test func theAccessoryHasASegueOfItsOwn() throws {
        let (stage, root, list) = try open()
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let frame = cell.convert(cell.bounds, to: nil)
        stage.tap(CGPoint(x: frame.maxX - 30, y: frame.midY))
        stage.advance(by: 1)
        #expect(list.log == ["should more", "prepare more StoryboardDetail"])
        let detail = try #require(root.presentedViewController as? StoryboardDetail)
        tap("Go back", stage)
        #expect(root.presentedViewController == nil)
        #expect(detail.viewIfLoaded?.window == nil)
        #expect(list.log.last == "back from StoryboardDetail")
    }

    @Test func aBarButtonPresentsInTheSeguesStyle() throws {
        let (stage, root, list) = try open()
        tap("Info", stage)
        #expect(list.lastSender is UIBarButtonItem)
        let detail = try #require(root.presentedViewController)
        #expect(detail.modalPresentationStyle == .fullScreen)
        #expect(detail.view.frame == stage.window.bounds)
    }

    @Test func aSegueByCodeIsNotAskedForAndMayBeMadeByAnAction() throws {
        let (stage, root, list) = try open()
        list.performSegue(withIdentifier: "byCode", sender: "me")
        stage.advance(by: 1)
        #expect(list.log == ["prepare byCode StoryboardDetail"])
        #expect(list.lastSender as? String == "me")
        #expect((root.topViewController as? StoryboardDetail)?.number == 7)
    }

    /// Interface Builder makes a prototype's segue one of its scene's controller, whose `performSegue` runs it: the known double push of a
    /// segue from the cell and one by code in `didSelectRow`. Here the view, and with it the cells, are not loaded yet.
    @Test func aPrototypesSegueIsRunByCodeBeforeThereAreCells() throws {
        let storyboard = try Self.storyboard(Self.list)
        let root = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        let list = try #require(root.topViewController as? StoryboardList)
        list.log = []
        list.performSegue(withIdentifier: "detail", sender: nil)
        #expect(list.log == ["prepare detail StoryboardDetail"])
        #expect(root.topViewController is StoryboardDetail)
    }

    /// The sample of a widely used paging library names a method that it does not have, and runs on iOS.
    @Test func aDestinationWhoseActionIsGoneIsMadeAllTheSame() throws {
        let (_, root, list) = try open()
        list.performSegue(withIdentifier: "gone", sender: nil)
        #expect(list.log == ["prepare gone StoryboardDetail"])
        #expect(root.topViewController is StoryboardDetail)
    }

    @Test func aCustomSegueRunsItsClass() throws {
        let (stage, root, list) = try open()
        StoryboardSwap.performed = 0
        list.performSegue(withIdentifier: "swap", sender: nil)
        stage.advance(by: 0.2)
        #expect(StoryboardSwap.performed == 1)
        #expect(root.presentedViewController is StoryboardDetail)
    }

    @Test func controllersAreMadeByIdentifierWithOrWithoutACreator() throws {
        let storyboard = try Self.storyboard(Self.list)
        let plain = storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect((plain as? StoryboardDetail)?.number == 0)
        let made = storyboard.instantiateViewController(identifier: "Detail") { coder in
            StoryboardDetail(coder: coder, number: 5)
        }
        #expect(made.number == 5)
        #expect(!made.isViewLoaded)
        _ = made.view
        #expect(made.label?.text == "Detail")
    }

    /// Recorded: the storyboard of github.com/windywu812/CalenderView is drawn for 414 by 896 points, and half of `view.bounds.height`, as
    /// `viewDidLoad()` finds it, is 333.5 in the picture of its screen on an iPhone 8 (iOS 15): rows of (333.5 - 40) / 6 = 48.9 points.
    @Test func theViewHasTheScreensSizeBeforeItIsSaidToBeLoaded() throws {
        let text = Self.document(
            initial: "one",
            Self.scene(
                """
                <viewController id="one" sceneMemberID="viewController">\(Self.view("v", """
                    <view id="below" tag="3"><rect key="frame" x="0" y="0" width="393" height="100"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
                    """))</viewController>
                """, id: "1"))
        let stage = Stage { $0.portraitSize = CGSize(width: 375, height: 667) }
        let made = try #require(try Self.storyboard(text).instantiateInitialViewController())
        made.loadViewIfNeeded()
        #expect(made.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(made.view.viewWithTag(3)?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
        withExtendedLifetime(stage) {}
    }

    @Test func tabsAndEmbeddedControllersComeWithTheirContainers() throws {
        let text = Self.document(
            initial: "tabs",
            Self.scene(
                """
                <tabBarController id="tabs" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" id="tabbar">
                        <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <color key="tintColor" systemColor="systemRedColor"/>
                    </tabBar>
                    <connections>
                        <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
                        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
                    </connections>
                </tabBarController>
                """, id: "1")
                + Self.scene(
                    """
                    <viewController id="one" sceneMemberID="viewController">
                        \(Self.view("v1", """
                        <containerView opaque="NO" contentMode="scaleToFill" id="box">
                            <rect key="frame" x="20" y="100" width="200" height="100"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <connections><segue destination="inner" kind="embed" identifier="embed" id="e1"/></connections>
                        </containerView>
                        """))
                        <tabBarItem key="tabBarItem" title="First" id="t1"/>
                    </viewController>
                    """, id: "2")
                + Self.scene(
                    """
                    <viewController title="Second" id="two" sceneMemberID="viewController">
                        \(Self.view("v2"))
                        <tabBarItem key="tabBarItem" systemItem="search" badgeValue="3" id="t2"/>
                    </viewController>
                    """, id: "3")
                + Self.scene(
                    """
                    <viewController id="inner" sceneMemberID="viewController">\(Self.view("v3"))</viewController>
                    """, id: "4"))
        let stage = Stage()
        let root = try #require(
            try Self.storyboard(text).instantiateInitialViewController() as? UITabBarController)
        // The document's is 1000 wide; published bars divide the screen's width in `viewDidLoad` (github.com/Ramotion/animated-tab-bar).
        root.loadViewIfNeeded()
        #expect(root.tabBar.bounds.width == UIScreen.main.bounds.width)
        stage.show(root)
        stage.advance(by: 0.1)
        #expect(root.viewControllers?.count == 2)
        #expect(root.tabBar.items?.map(\.title) == ["First", "Search"])
        #expect(root.tabBar.items?.last?.badgeValue == "3")
        #expect(root.tabBar.tintColor == .systemRed)
        let inner = try #require(root.viewControllers?.first?.children.first)
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(inner.view.window === stage.window)
        #expect(inner.appearance.phase == .appeared)
    }

    @Test func aStaticTableShowsItsCells() throws {
        let cells = (1...3).map { index in
            """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" accessoryType="disclosureIndicator" indentationWidth="10" rowHeight="\(40 + index)" textLabel="l\(index)" style="IBUITableViewCellStyleDefault" id="c\(index)">
                <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c\(index)" id="cc\(index)">
                    <rect key="frame" x="0.0" y="0.0" width="350" height="44"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <subviews>
                        <label opaque="NO" contentMode="left" text="Static \(index)" id="l\(index)">
                            <rect key="frame" x="16" y="0.0" width="300" height="44"/>
                            <autoresizingMask key="autoresizingMask"/>
                        </label>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
            """
        }
        let text = Self.document(
            initial: "t",
            Self.scene(
                """
                <tableViewController id="t" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tt">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <sections>
                            <tableViewSection headerTitle="Letters" footerTitle="The end" id="s1"><cells>\(cells[0])\(cells[1])</cells></tableViewSection>
                            <tableViewSection id="s2"><cells>\(cells[2])</cells></tableViewSection>
                        </sections>
                        <connections>
                            <outlet property="dataSource" destination="t" id="o1"/>
                            <outlet property="delegate" destination="t" id="o2"/>
                        </connections>
                    </tableView>
                </tableViewController>
                """, id: "1"))
        let root = try #require(
            try Self.storyboard(text).instantiateInitialViewController() as? UITableViewController)
        let stage = Stage(root)
        stage.advance(by: 0.1)
        #expect(root.tableView.numberOfSections == 2)
        #expect(root.tableView.numberOfRows(inSection: 0) == 2)
        let height = root.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height
        #expect(height == CGFloat(42))
        #expect(ViewDump.texts.contains("Static 3"))
        let first = root.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY
        #expect(first > CGFloat(20), "the header has room for its title")
        #expect(ViewDump.texts.contains { $0.lowercased() == "letters" })
    }

    /// As Xcode writes it where an author has drawn a connection from the screen to its own item.
    @Test func theNavigationItemMayBeAnOutlet() throws {
        let text = Self.document(
            initial: "vc",
            Self.scene(
                """
                <viewController id="vc" sceneMemberID="viewController">
                    <navigationItem key="navigationItem" title="Settings" id="i"/>
                    <connections><outlet property="navigationItem" destination="i" id="o"/></connections></viewController>
                """, id: "1"))
        let made = try Self.storyboard(text).instantiateInitialViewController()
        #expect(made?.navigationItem.title == "Settings")
    }

    @Test func oldLayoutGuidesFollowTheBars() throws {
        let text = Self.document(
            initial: "nav",
            Self.scene(
                """
                <navigationController id="nav" sceneMemberID="viewController">
                    <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """, id: "1")
                + Self.scene(
                    """
                    <viewController id="vc" sceneMemberID="viewController">
                        <layoutGuides>
                            <viewControllerLayoutGuide type="top" id="top"/>
                            <viewControllerLayoutGuide type="bottom" id="bottom"/>
                        </layoutGuides>
                        <view key="view" contentMode="scaleToFill" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                    <rect key="frame" x="0.0" y="64" width="375" height="603"/>
                                    <accessibility key="accessibilityConfiguration" identifier="box"/>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k1"/>
                                <constraint firstItem="box" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
                                <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k3"/>
                                <constraint firstItem="bottom" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="k4"/>
                            </constraints>
                        </view>
                    </viewController>
                    """, id: "2"))
        let root = try #require(try Self.storyboard(text).instantiateInitialViewController())
        let stage = Stage(root)
        stage.advance(by: 0.1)
        #expect(
            ViewDump.find(identifier: "box")?.windowFrame
                == CGRect(x: 0, y: 113, width: 393, height: 852 - 113 - 34))
    }
}
