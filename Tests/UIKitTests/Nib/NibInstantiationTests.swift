import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct NibInstantiationTests {
    private let probe = """
        <view contentMode="scaleToFill" id="root" tag="1" customClass="NibProbeView" customModule="Elsewhere">
        \(NibText.frame(0, 0, 200, 100))
        <subviews>
        <view id="inner" tag="2" customClass="NibProbeView">\(NibText.frame(0, 0, 10, 10))</view>
        <label id="lab" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews>
        <constraints>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="topMargin" id="c2"/>
        <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="lab" secondAttribute="trailing" constant="8" id="c3"/>
        <constraint firstItem="lab" firstAttribute="height" constant="30" priority="750" identifier="limit" id="c4"/>
        </constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerSize"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
        <outlet property="title" destination="lab" id="o1"/>
        <outlet property="heightLimit" destination="c4" id="o2"/>
        <outletCollection property="marks" destination="inner" id="o3"/>
        <outletCollection property="marks" destination="lab" id="o4"/>
        </connections>
        </view>
        """

    /// Recorded (github.com/ephread/Instructions @0f3efa7: a storyboard's stack view with margins of its own and its picture, iOS 17).
    @Test func aStackViewsOwnMarginsHoldForWhatItArranges() throws {
        func stack(_ margins: String) throws -> UIStackView {
            try #require(
                NibText.object(
                    "<stackView id=\"stack\">\(NibText.frame(0, 0, 200, 82))\(margins)</stackView>",
                    as: UIStackView.self))
        }
        let own = try stack(
            "<edgeInsets key=\"layoutMargins\" top=\"16\" left=\"16\" bottom=\"16\" right=\"16\"/>")
        #expect(own.isLayoutMarginsRelativeArrangement)
        #expect(own.layoutMargins == UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
        #expect(try !stack("").isLayoutMarginsRelativeArrangement)
    }

    /// Published fields make their labels after `super.init(coder:)` and use them in observers of these properties
    /// (github.com/Skyscanner/SkyFloatingLabelTextField); they run in apps.
    @Test func theStateOfAControlIsDecodedBesideWhatASubclassMakesOfIt() throws {
        let field = try #require(
            NibText.object(
                "<textField id=\"f\" enabled=\"NO\" selected=\"YES\" contentHorizontalAlignment=\"right\" "
                    + "customClass=\"NibProbeField\">\(NibText.frame(0, 0, 200, 34))</textField>",
                as: NibProbeField.self))
        #expect(!field.isEnabled && field.isSelected && field.contentHorizontalAlignment == .right)
        #expect(field.changes == 0)
        field.isEnabled = true
        #expect(field.isEnabled && field.changes == 1)
    }

    @Test func objectsAreMadeThenConnectedThenWokenInnerOnesFirst() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        NibLog.entries = []
        let view = try #require(NibText.object(probe, as: NibProbeView.self))
        #expect(
            NibLog.entries == [
                "init 2 with 0", "init 1 with 2", "attribute", "outlet title", "awake 2", "awake 1",
            ])
        #expect(view.title?.text == "Hello")
        #expect(view.heightLimit?.identifier == "limit")
        #expect(view.heightLimit?.priority == UILayoutPriority(750))
        #expect(view.marks.count == 2)
        #expect(view.cornerSize == CGFloat(4.5))
        #expect(view.layer.cornerRadius == CGFloat(6))
    }

    /// A nib's objects are autoreleased on Apple's systems: they outlast the turn, not longer.
    @Test func objectsOutlastTheTurn() throws {
        final class Owner {
            weak var content: UIView?
        }
        let stage = Stage()
        let nib = NibText.nib("<view id=\"v\">\(NibText.frame(0, 0, 10, 10))</view>")
        let (kept, lost) = (Owner(), Owner())
        kept.content = nib.instantiate(withOwner: nil).first as? UIView
        lost.content = nib.instantiate(withOwner: nil).first as? UIView
        let content = try #require(kept.content)
        #expect(lost.content != nil)
        stage.window.addSubview(content)
        stage.frame()
        #expect(kept.content === content && lost.content == nil)
    }

    /// So do those within others: a published library takes a view under a weak outlet out of its superview and puts it into another one
    /// (github.com/EndouMari/TabPageViewController, `TabView`); it runs in apps.
    @Test func aViewOfANibMayChangeItsSuperviewUnderAWeakOutlet() throws {
        let stage = Stage()
        let inner = "<subviews><view id=\"i\" tag=\"5\">\(NibText.frame(0, 0, 5, 5))</view></subviews>"
        let root = try #require(
            NibText.object("<view id=\"v\">\(NibText.frame(0, 0, 10, 10))\(inner)</view>", as: UIView.self))
        weak let outlet = root.viewWithTag(5)
        outlet?.removeFromSuperview()
        root.addSubview(try #require(outlet))
        stage.frame()
        #expect(outlet?.superview === root)
        outlet?.removeFromSuperview()
        #expect(outlet == nil)
    }

    @Test func constraintsPlaceTheSubviews() throws {
        let stage = Stage()
        let view = try #require(NibText.object(probe, as: NibProbeView.self))
        view.frame.origin.y = 300
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        let label = try #require(view.title)
        // In pixels.
        #expect((label.frame.minX * 3).rounded() == CGFloat(60))
        #expect(label.frame.minY == CGFloat(8))
        #expect(label.frame.height == CGFloat(30))
    }

    @Test func privateAndNestedClassesAreFoundByName() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let views = NibText.nib(
            "<view id=\"a\" customClass=\"NibPrivateView\"/><view id=\"b\" customClass=\"NibNestedView\"/>"
                + "<view id=\"c\" customClass=\"_TtC10UIKitTests12NibProbeView\"/>"
        ).instantiate(withOwner: nil)
        #expect(views.map { "\(type(of: $0))" } == ["NibPrivateView", "NibNestedView", "NibProbeView"])
    }

    @Test func anUnknownClassIsSaidAndMadePlain() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        var said: [String] = []
        let before = Diagnostics.sink
        Diagnostics.sink = { said.append($0) }
        defer { Diagnostics.sink = before }
        let view = NibText.object(
            "<label id=\"u\" customClass=\"NoSuchLabel\" text=\"x\"/>", as: UILabel.self)
        #expect(view?.text == "x")
        #expect(said.first?.contains("Unknown class NoSuchLabel in Interface Builder file.") == true)
        #expect(said.first?.contains("object u") == true)
    }

    @Test func constraintsMayHaveAClassAndOutlets() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = try #require(
            NibText.object(
                """
                <view id="r" customClass="NibProbeView"><constraints>
                <constraint firstAttribute="height" constant="1" customClass="NibHairline" id="k"/></constraints>
                <connections><outlet property="heightLimit" destination="k" id="o"/></connections></view>
                """, as: NibProbeView.self))
        #expect(view.heightLimit is NibHairline)
        #expect(view.heightLimit?.constant == CGFloat(0.5))
        #expect(view.constraints.count == 1)
    }

    @Test func actionsReachTheirTargetsAndTheFirstResponder() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = try #require(
            NibText.object(
                """
                <view id="r" customClass="NibProbeView"><subviews>
                <button id="b" buttonType="system"><connections>
                <action selector="tapped:" destination="r" eventType="touchUpInside" id="a1"/></connections></button>
                <button id="f"><connections><action selector="tapped:" destination="-2" eventType="touchDown" id="a2"/>
                </connections></button></subviews>
                <connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/></connections>
                </view>
                <tapGestureRecognizer id="g" numberOfTapsRequired="2"><connections>
                <action selector="tapped:" destination="r" id="a3"/></connections></tapGestureRecognizer>
                """, as: NibProbeView.self))
        let button = try #require(view.subviews.first as? UIButton)
        #expect(button.buttonType == .system)
        button.sendActions(for: .touchUpInside)
        #expect(view.heard == ["UIButton"])
        #expect((view.subviews.last as? UIButton)?.allControlEvents == .touchDown)
        let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(tap.numberOfTapsRequired == 2)
    }

    /// Interface Builder's "Highlighted Adjusts Image" and "Disabled Adjusts Image", as xibs have them.
    @Test func buttonsSayWhatAdjustsTheirPictures() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let view = try #require(
            NibText.object(
                """
                <view id="r" customClass="NibProbeView"><subviews>
                <button id="b" adjustsImageWhenHighlighted="NO"/><button id="c" adjustsImageWhenDisabled="NO"/>
                </subviews></view>
                """, as: NibProbeView.self))
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.adjustsImageWhenHighlighted) == [false, true])
        #expect(buttons.map(\.adjustsImageWhenDisabled) == [true, false])
    }

    @Test func theOwnersOutletsAreConnected() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let controller = NibBannerController()
        let nib = NibText.nib(
            "<view id=\"v\">\(NibText.frame(0, 0, 50, 60))<subviews><label id=\"l\" text=\"B\"/></subviews></view>",
            owner: "<outlet property=\"view\" destination=\"v\" id=\"x\"/>"
                + "<outlet property=\"banner\" destination=\"l\" id=\"y\"/>")
        nib.instantiate(withOwner: controller)
        #expect(controller.viewIfLoaded != nil)
        #expect(controller.banner?.text == "B")
    }

    @Test func controllersLoadTheNibCalledAsTheirClass() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let text = NibText.document(
            "<view id=\"v\">\(NibText.frame(0, 0, 50, 60))<subviews><label id=\"l\" text=\"B\"/></subviews></view>",
            owner: "<outlet property=\"view\" destination=\"v\" id=\"x\"/>"
                + "<outlet property=\"banner\" destination=\"l\" id=\"y\"/>")
        try NibText.bundle(["Deep/NibBanner.xib": text]) { _ in
            let controller = NibBannerController()
            #expect(controller.view.subviews.count == 1)
            #expect(controller.banner?.text == "B")
        }
    }

    @Test func translationsTakeThePlaceOfTexts() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let text = NibText.document(
            "<label id=\"abc-de-fgh\" text=\"Hello\"/><label id=\"other\" text=\"Base\"/>")
        let files = [
            "Base.lproj/Greeting.xib": text,
            "en.lproj/Greeting.strings": "/* c */\n\"abc-de-fgh.text\" = \"Good day\";\n",
        ]
        try NibText.bundle(files) { _ in
            let views = UINib(nibName: "Greeting", bundle: nil).instantiate(withOwner: nil)
            #expect(views.compactMap { ($0 as? UILabel)?.text } == ["Good day", "Base"])
        }
    }

    @Test func tenThousandCellsReadTheirNibOnce() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let text = NibText.document(
            """
            <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="row" id="cell" customClass="NibProbeCell">
            \(NibText.frame(0, 0, 320, 44))
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(NibText.frame(0, 0, 320, 44))
            <subviews><label id="l" text="Row" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" constant="9" id="c2"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="9" id="c3"/>
            </constraints></tableViewCellContentView>
            <connections><outlet property="caption" destination="l" id="o"/></connections></tableViewCell>
            """)
        try NibText.bundle(["Row.xib": text]) { _ in
            let before = NibStore.readCount
            for round in 0..<100 {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
                table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
                for row in 0..<100 {
                    let cell = table.dequeueReusableCell(
                        withIdentifier: "row", for: IndexPath(row: row, section: 0))
                    if round == 0, row == 0 {
                        #expect((cell as? NibProbeCell)?.caption?.text == "Row")
                        #expect(cell.reuseIdentifier == "row")
                        #expect(cell.selectionStyle == .none)
                    }
                }
            }
            #expect(NibStore.readCount == before + 1)
        }
    }

    @Test func rowsAndHeadersFromNibsAreReadOnceWhileATableScrolls() throws {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 100 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
            }
        }
        let row = NibText.document(
            """
            <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" textLabel="t" style="IBUITableViewCellStyleDefault" id="c">
            \(NibText.frame(0, 0, 320, 44))
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">\(NibText.frame(0, 0, 320, 44))
            <subviews><label id="t" text="Title">\(NibText.frame(16, 0, 288, 44))</label></subviews>
            </tableViewCellContentView></tableViewCell>
            """)
        let head = NibText.document(
            """
            <view id="h" customClass="NibProbeHeader">\(NibText.frame(0, 0, 320, 60))
            <subviews><label id="l" text="Head" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="h" secondAttribute="leading" id="a"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="h" secondAttribute="top" constant="5" id="b"/>
            <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="7" id="d"/>
            </constraints></view>
            """)
        try NibText.bundle(["Row.xib": row, "Head.xib": head]) { _ in
            let before = NibStore.readCount
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
            table.register(UINib(nibName: "Head", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
            let source = Source()
            table.dataSource = source
            table.delegate = source
            let stage = Stage(showing: table)
            for step in 0..<300 {
                table.contentOffset.y = CGFloat(step) * 1_500
                stage.frame()
                #expect(table.visibleCells.allSatisfy { $0.reuseIdentifier == "row" })
            }
            let header = try #require(
                (0..<100).lazy.compactMap { table.headerView(forSection: $0) }.first, "no header is in view")
            #expect(header is NibProbeHeader && header.reuseIdentifier == "head")
            #expect(NibStore.readCount == before + 2, "each file once, for ten thousand rows")
        }
    }

    @Test func changedFilesAreReadAgain() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        try NibText.bundle(["A.xib": NibText.document("<label id=\"l\" text=\"one\"/>")]) { folder in
            let first = UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil)
            try Data(NibText.document("<label id=\"l\" text=\"other\"/>").utf8)
                .write(to: URL(fileURLWithPath: folder + "/A.xib"))
            let second = UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil)
            #expect((first.first as? UILabel)?.text == "one")
            #expect((second.first as? UILabel)?.text == "other")
        }
    }

    /// Xcode's template has an accent colour set without a colour, which compiles to none; a document that uses the
    /// colour carries its value along (Interface Builder's `<resources>`).
    @Test func anEmptyColourSetLeavesTheDocumentsOwnValue() throws {
        let files = [
            "A.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
        ]
        try NibText.bundle(files) { _ in
            let nib = NibText.nib(
                #"<view id="v"><color key="backgroundColor" name="AccentColor"/></view>"#,
                resources:
                    #"<namedColor name="AccentColor"><color red="0.0" green="0.46" blue="0.89" alpha="1" "#
                    + #"colorSpace="custom" customColorSpace="sRGB"/></namedColor>"#)
            let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
            #expect(view.backgroundColor == UIColor(red: 0, green: 0.46, blue: 0.89, alpha: 1))
            #expect(UIColor(named: "AccentColor") == nil)
        }
    }

    /// A published text field, SkyFloatingLabelTextField, colours labels in its setter that it makes after
    /// `super.init(coder:)`; in its example's storyboard the colour is nil, and the app starts on iOS.
    @Test func aColourThatIsNilInTheFileIsNotSet() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        func field(_ colour: String) throws -> NibColouredField {
            let element = "<textField id=\"f\" customClass=\"NibColouredField\">\(colour)</textField>"
            return try #require(NibText.object(element))
        }
        let plain = try field("")
        let empty = try field("<nil key=\"textColor\"/>")
        #expect(plain.colours.isEmpty && empty.colours.isEmpty && empty.textColor == plain.textColor)
        let red = try field(
            "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
                + "customColorSpace=\"sRGB\"/>")
        #expect(red.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    /// A widely used text field shows its state by a view that it makes after `super.init(coder:)`; on iOS it is not told while it is decoded.
    @Test func aControlIsNotToldOfItsFirstState() throws {
        let nib = NibText.nib(#"<textField id="f" customClass="NibMarkedField" customModule="UIKitTests"/>"#)
        let field = try #require(nib.instantiate(withOwner: nil).first as? NibMarkedField)
        #expect(field.isEnabled && field.changes == 0)
        field.isEnabled = false
        #expect(field.changes == 1)
    }

    /// The usual assertion of an app's tests that a colour of a catalog is in use: the same asset is equal, light and dark.
    @Test func aCatalogsColourIsEqualToItself() throws {
        let color =
            #"{"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}"#
        let set =
            #"{"colors": [{"idiom": "universal", "color": \#(color)}, {"idiom": "universal", "color": \#(color), "#
            + #""appearances": [{"appearance": "luminosity", "value": "dark"}]}]}"#
        let files = [
            "A.xcassets/Equal.colorset/Contents.json": set, "A.xcassets/EqualNot.colorset/Contents.json": set,
        ]
        try NibText.bundle(files) { _ in
            let first = try #require(UIColor(named: "Equal"))
            let second = try #require(UIColor(named: "Equal"))
            #expect(first == second && Set([first, second]).count == 1)
            #expect(first != UIColor(named: "EqualNot") && first != first.withAlphaComponent(0.5))
        }
    }

    /// UIToolbar.h, UINavigationBar.h, UITabBar.h and the containers' headers have an `IBOutlet` delegate, which Interface Builder connects.
    @Test func delegatesOfBarsAndContainersAreOutlets() {
        final class Owner: NSObject, UIToolbarDelegate, UINavigationBarDelegate, UITabBarDelegate,
            UITabBarControllerDelegate,
            UINavigationControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate
        {}
        let owner = Owner()
        let (toolbar, bar) = (UIToolbar(), UINavigationBar())
        let objects: [NSObject] = [
            toolbar, bar, UITabBar(), UITabBarController(), UINavigationController(),
            UISplitViewController(style: .doubleColumn),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        ]
        for object in objects {
            #expect(KitOutlets.connect(object, "delegate", owner) == .connected, "\(type(of: object))")
        }
        #expect(toolbar.delegate === owner && bar.delegate === owner)
    }

    /// Controllers at the top of a xib, as Xcode makes them of the library's "View Controller": made with the nib, with their class, their
    /// children and the view that is there with them.
    @Test func controllersAreMadeWithTheirViewsAndChildren() throws {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let made = NibText.nib(
            """
            <viewController id="a" customClass="NibBannerController" title="Banner">
            <view key="view" id="v"><subviews><label id="l" text="Hello"/></subviews></view>
            <connections><outlet property="banner" destination="l" id="o"/></connections></viewController>
            <navigationController id="n"><navigationBar key="navigationBar" id="b"/><viewControllers>
            <viewController id="c" title="First"/><viewController id="d" title="Second"/></viewControllers></navigationController>
            <viewController id="e" nibName="Elsewhere"/>
            """
        ).instantiate(withOwner: nil)
        #expect(made.count == 3)
        let banner = try #require(made.first as? NibBannerController)
        #expect(banner.title == "Banner" && banner.banner?.text == "Hello" && !banner.isViewLoaded)
        #expect(banner.banner.map { $0.isDescendant(of: banner.view) } == true)
        let navigation = try #require(made[1] as? UINavigationController)
        #expect(navigation.viewControllers.map(\.title) == ["First", "Second"])
        #expect((made[2] as? UIViewController)?.nibName == "Elsewhere")
    }

    /// Xcode makes constraints up for views that have none ("fixed frame"); those of a view of its own place it (the library Cards' storyboard and
    /// its picture).
    @Test func aFixedFrameGivesWayToConstraintsOfItsOwn() throws {
        let stage = Stage()
        let view = try #require(
            NibText.object(
                """
                <view id="r" tag="1">\(NibText.frame(0, 0, 200, 100))<subviews>
                <view id="a" tag="2" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\(NibText.frame(3, 4, 50, 60))
                <constraints><constraint firstAttribute="width" constant="20" id="w"/><constraint firstAttribute="height" constant="10" id="h"/></constraints></view>
                <view id="b" tag="3" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\(NibText.frame(5, 6, 7, 8))</view>
                </subviews><constraints>
                <constraint firstItem="a" firstAttribute="centerX" secondItem="r" secondAttribute="centerX" id="x"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="30" id="y"/>
                </constraints></view>
                """, as: UIView.self))
        stage.window.addSubview(view)
        view.layoutIfNeeded()
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 90, y: 30, width: 20, height: 10))
        #expect(view.viewWithTag(3)?.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
}
