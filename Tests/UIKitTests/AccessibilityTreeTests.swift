import Testing

@testable import UIKit

@MainActor @Suite struct AccessibilityTreeTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            ["Fruit", "Trees"][section]
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "of \(indexPath.section)"
            if indexPath == IndexPath(row: 1, section: 0) {
                let button = UIButton(type: .system)
                button.setTitle("Buy", for: .normal)
                button.frame = CGRect(x: 200, y: 5, width: 60, height: 30)
                cell.contentView.addSubview(button)
            }
            return cell
        }
    }

    private func screen(_ change: (UITableView) -> Void = { _ in }) -> [AccessibilityNode] {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table)
        change(table)
        stage.frame()
        return AccessibilityNode.onScreen
    }

    private func rows(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
        nodes.filter { $0.role == .list }.flatMap(\.children)
    }

    /// ARIA: a list holds list items and nothing else.
    @Test func aTableIsHeadingsWithListsOfRows() throws {
        let nodes = screen()
        #expect(nodes.map(\.role) == [.heading, .list, .heading, .list])
        #expect(nodes.map(\.label) == ["Fruit", "Fruit", "Trees", "Trees"])
        let rows = rows(nodes)
        #expect(rows.map(\.role) == [.listitem, .listitem, .listitem, .listitem])
        #expect(rows.map(\.label).prefix(2) == ["Row 0, of 0", "Row 1, of 0, Buy"])
        let second = AccessibilityNode.Position(index: 2, count: 2)
        #expect(rows[1].position == second && rows[3].position == second)
        #expect(nodes[1].frame == rows[0].frame.union(rows[1].frame))
        let buttons = rows[1].children
        #expect(buttons.map(\.role) == [.button] && buttons.map(\.label) == ["Buy"])
    }

    @Test func selectionAndTraitsAreTold() {
        let nodes = screen { table in
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityTraits = .notEnabled
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityLabel = "Sold out"
        }
        let rows = rows(nodes)
        #expect(rows.map(\.isSelected) == [true, false, false, false])
        #expect(rows.map(\.isEnabled) == [true, false, true, true])
        #expect(rows[1].label == "Sold out")
    }

    /// VoiceOver says the row's name and the switch's state; a checkmark is "selected", the detail button "More Info".
    @Test func whatStandsAtARowsEndHasAName() throws {
        let nodes = screen { table in
            let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
            row?.accessoryView = UISwitch()
            row?.accessibilityIdentifier = "first"
            row?.accessibilityHint = "Opens it"
            table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType = .checkmark
            table.cellForRow(at: IndexPath(row: 1, section: 1))?.accessoryType = .detailButton
        }
        let rows = rows(nodes)
        try #require(rows.count == 4)
        #expect(rows[0].identifier == "first" && rows[0].hint == "Opens it")
        #expect(rows[0].children.map(\.role) == [.switch] && rows[0].children[0].label == "Row 0, of 0")
        #expect(rows.map(\.isSelected) == [false, false, true, false])
        #expect(rows[3].children.map(\.label) == ["More Info"])
    }

    /// Nothing behind a menu can be touched.
    @Test func whatIsBehindAMenuIsNotTold() {
        let stage = Stage()
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Behind", for: .normal)
        button.frame = CGRect(x: 10, y: 100, width: 100, height: 40)
        let more = UIButton(type: .system)
        more.setTitle("More", for: .normal)
        more.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
        more.menu = UIMenu(children: [UIAction(title: "Sort") { _ in }])
        more.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        controller.view.addSubview(more)
        stage.show(controller)
        stage.tap(CGPoint(x: 60, y: 220))
        stage.advance(by: 1)
        let menu = AccessibilityNode.onScreen
        #expect(menu.map(\.role) == [.menu])
        #expect(menu.flatMap(\.children).map(\.role) == [.menuitem])
        #expect(menu.flatMap(\.children).map(\.label) == ["Sort"])
    }

    /// VoiceOver says "heading" of a header. A footer is a text, and holds the button in it.
    @Test func cellsThatAreHeadersAndFootersAreTitles() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                let cell =
                    view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
                    as! UICollectionViewListCell
                show("Row \(path.item)", in: cell)
                return cell
            }
            func collectionView(
                _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
            ) -> UICollectionReusableView {
                let cell =
                    view.dequeueReusableSupplementaryView(
                        ofKind: kind, withReuseIdentifier: "row", for: path) as! UICollectionViewListCell
                let isHeader = kind == UICollectionView.elementKindSectionHeader
                show(isHeader ? "Fruit" : "Prices of today", in: cell)
                if !isHeader {
                    let button = UIButton(type: .system)
                    button.setTitle("All", for: .normal)
                    button.frame = CGRect(x: 200, y: 0, width: 60, height: 30)
                    cell.addSubview(button)
                }
                return cell
            }
            private func show(_ text: String, in cell: UICollectionViewListCell) {
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "row")
        }
        let source = Source()
        view.dataSource = source
        let stage = Stage(showing: view)
        stage.frame()
        let nodes = AccessibilityNode.onScreen
        #expect(nodes.map(\.role) == [.heading, .list, .group])
        #expect(nodes.map(\.label) == ["Fruit", "Fruit", "Prices of today, All"])
        #expect(rows(nodes).map(\.label) == ["Row 0", "Row 1"])
        #expect(nodes.last?.children.map(\.label) == ["All"])
    }

    @Test func aRowMayBeAHeading() {
        let nodes = screen {
            $0.cellForRow(at: IndexPath(row: 0, section: 1))?.accessibilityTraits = .header
        }
        #expect(nodes.map(\.role) == [.heading, .list, .heading, .heading, .list])
        #expect(nodes.last?.label == "Row 0, of 1" && nodes.last?.children.count == 1)
    }

    @Test func controlsOfEditedRowsAreToldByWhatTheyDo() {
        let nodes = screen { $0.setEditing(true, animated: false) }
        let rows = rows(nodes)
        #expect(rows.first?.children.map(\.label) == ["Remove"])
        #expect(rows[1].children.map(\.label).sorted() == ["Buy", "Remove"])
    }

    /// Apple's documentation of the traits, and the roles of ARIA that stand for them.
    @Test func controlsHaveTheirRolesAndStates() throws {
        let stage = Stage(UIViewController())
        let slider = UISlider()
        slider.maximumValue = 4
        slider.value = 3
        let control = UISwitch()
        control.isOn = true
        let field = UITextField()
        field.placeholder = "Name"
        field.text = "Ada"
        let bar = UIProgressView()
        bar.progress = 0.5
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 1
        for (row, view) in [slider, control, field, segments, UITextView(), UISearchTextField(), bar]
            .enumerated()
        {
            view.frame = CGRect(x: 10, y: 60 + CGFloat(row) * 60, width: 200, height: 40)
            stage.window.addSubview(view)
        }
        stage.window.makeKeyAndVisible()
        field.becomeFirstResponder()
        stage.frame()
        let nodes = AccessibilityNode.onScreen
        try #require(nodes.count == 8)
        #expect(nodes.map(\.isEdited) == [false, false, true, false, false, false, false, false])
        #expect(
            nodes.map(\.role) == [
                .slider, .switch, .textbox, .button, .button, .textbox, .searchbox, .progressbar,
            ])
        #expect(nodes[7].number == .init(value: 0.5, minimum: 0, maximum: 1))
        #expect(nodes[0].number == .init(value: 3, minimum: 0, maximum: 4))
        #expect(nodes[1].isOn == true)
        #expect(nodes[2].label == "Name" && nodes[2].value == "Ada")
        #expect(nodes[3].label == "One" && !nodes[3].isSelected)
        #expect(nodes[4].label == "Two" && nodes[4].isSelected)
        #expect(nodes[5].isMultiline)
    }

    @Test func whatIsBehindAnAlertIsNotTold() throws {
        let stage = Stage()
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Behind", for: .normal)
        button.frame = CGRect(x: 10, y: 100, width: 100, height: 40)
        controller.view.addSubview(button)
        stage.show(controller)
        #expect(AccessibilityNode.onScreen.map(\.label) == ["Behind"])
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: false)
        stage.frame()
        let nodes = AccessibilityNode.onScreen
        let told = try #require(nodes.first { $0.role == .alertdialog })
        #expect(told.label == "Really?")
        #expect(told.children.map(\.label).filter { !$0.isEmpty } == ["Really?", "OK"])
        #expect(!nodes.contains { $0.label == "Behind" })
    }

    /// ARIA: tabs are in a list of tabs, which has nothing else.
    @Test func tabsAreInAListOfTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = ["One", "Two"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        let stage = Stage(tabs)
        let own = UIButton(type: .system)
        own.setTitle("Add", for: .normal)
        own.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        tabs.tabBar.addSubview(own)
        stage.advance(by: 0.1)
        let nodes = AccessibilityNode.onScreen
        #expect(nodes.map(\.role) == [.tablist, .button])
        #expect(nodes.first?.children.map(\.role) == [.tab, .tab])
        #expect(nodes.first?.children.map(\.label) == ["One", "Two"])
        #expect(nodes.first?.children.map(\.isSelected) == [true, false])
    }

    /// Arithmetic: rows of 50 points, three of them before the empty section and the hundred. Whatever has views, the row before and
    /// the row after are there too.
    @Test func rowsBeyondTheWindowAreInReach() throws {
        let fixture = TableFixture([3, 0, 100], configure: { $0.rowHeight = 50 })
        func told(at offset: CGFloat) throws -> [AccessibilityNode] {
            fixture.table.contentOffset.y = offset
            fixture.stage.frame()
            let group = try #require(AccessibilityNode.inReach.first)
            #expect(group.role == .group && group.scroll?.size.height == 5150)
            let lists = group.children
            #expect(lists.allSatisfy { $0.role == .list })
            for row in lists.last?.children ?? [] {
                let position = try #require(row.position)
                #expect(row.key == "\(position.index - 1)" && position.count == 100)
                #expect(row.frame.minY == 150 + 50 * CGFloat(position.index - 1) - offset)
            }
            return lists
        }
        let first = try told(at: 0)
        #expect(first.map(\.key) == ["list 0", "list 2"] && first[0].children.count == 3)
        #expect(first[1].children.last.map { $0.frame.minY >= 650 } == true)
        let middle = try told(at: 1000)
        #expect(middle.map(\.key) == ["list 2"])
        #expect(middle[0].children.first.map { $0.frame.maxY <= 0 } == true)
        #expect(middle[0].children.last.map { $0.frame.minY >= 650 } == true)
        let last = try told(at: 4500)
        #expect(last[0].children.last?.position?.index == 100)
        let back = try told(at: 100)
        #expect(back.map(\.key) == ["list 0", "list 2"])
        #expect(back[0].children.first.map { $0.frame.maxY <= 0 } == true)
    }

    /// Arithmetic: items 100 wide in a row that scrolls for itself, beside a row that fits. Their header names them.
    @Test func sectionsThatScrollForThemselvesAreLists() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let section = carousel(.absolute(100))
            section.boundarySupplementaryItems = [bar("header", .top), bar("footer", .bottom)]
            return section
        }
        let stage = CompositionalStage(layout, counts: [30, 3])
        for (kind, label) in [("header", "Books"), ("footer", "All of them")] {
            let bar = stage.bar(kind)
            bar?.isAccessibilityElement = true
            bar?.accessibilityLabel = label
            bar?.accessibilityTraits = kind == "header" ? .header : .staticText
        }
        stage.scrollers[0].contentOffset.x = 1000
        stage.stage.frame()
        let nodes = AccessibilityNode.inReach
        #expect(nodes.map(\.role) == [.heading, .group, .text, .list])
        let group = nodes[1]
        #expect(group.scroll?.offset.x == 1000 && group.scroll?.size.width == 3000)
        #expect(group.children.map(\.role) == [.list] && group.children[0].label == "Books")
        let items = try #require(group.children.first?.children)
        for item in items {
            let position = try #require(item.position)
            #expect(item.frame.minX == 100 * CGFloat(position.index - 1) - 1000 && item.frame.minY == 30)
        }
        #expect(items.first.map { $0.frame.maxX <= 0 } == true)
        #expect(items.last.map { $0.frame.minX >= 375 } == true)
        #expect(nodes[3].children.map(\.position?.index) == [1, 2, 3] && nodes[3].label == "")
    }

    /// Arithmetic: what scrolls is a group as a whole, from its content's beginning; elements outside of the window keep their places.
    @Test func whatCanBeScrolledToIsInReach() throws {
        let scroll = UIScrollView()
        let stage = Stage(showing: scroll)
        scroll.contentSize = CGSize(width: 300, height: 3000)
        scroll.contentInset.top = 20
        for (row, y) in [100, 2900].enumerated() {
            let button = UIButton(type: .system)
            button.setTitle("Button \(row)", for: .normal)
            button.frame = CGRect(x: 10, y: y, width: 100, height: 40)
            scroll.addSubview(button)
        }
        stage.frame()
        scroll.contentOffset.y = 30
        stage.frame()
        #expect(AccessibilityNode.onScreen.map(\.label) == ["Button 0"])
        let group = try #require(AccessibilityNode.inReach.first)
        #expect(AccessibilityNode.inReach.count == 1 && group.role == .group)
        #expect(group.frame == stage.window.bounds)
        let insets = scroll.adjustedContentInset
        #expect(group.scroll?.offset == CGPoint(x: 0, y: 30 + insets.top))
        #expect(group.scroll?.size.height == 3000 + insets.top + insets.bottom)
        #expect(group.children.map(\.label) == ["Button 0", "Button 1"])
        #expect(group.children[1].frame == CGRect(x: 10, y: 2870, width: 100, height: 40))
    }

    /// Arithmetic: asked for one place twice, what scrolls is there, and not twice as far; beyond its end it is at its end. Where another list
    /// lies over its middle, the wheel turns beside that.
    @Test func whatScrollsIsBroughtToAPlace() throws {
        let (outer, inner) = (UIScrollView(), UIScrollView())
        let stage = Stage(showing: outer)
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 300, height: 3000)
        outer.contentInset.top = 20
        inner.frame = CGRect(x: 0, y: 300, width: stage.window.bounds.width, height: 300)
        inner.contentSize = CGSize(width: 100, height: 900)
        inner.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40)))
        outer.addSubview(inner)
        stage.frame()
        func bring(_ view: UIScrollView, x: Double? = nil, y: Double?) {
            if let wheel = ScrollReach.wheel(bringing: view.layer.id, x: x, y: y) {
                TouchInput.current.wheel(by: wheel.by, at: wheel.at)
            }
            stage.frame()
        }
        let told = try #require(AccessibilityNode.inReach.first?.scroll)
        #expect(told.id == outer.layer.id && told.inset == CGPoint(x: 0, y: 20) && told.offset == .zero)
        for _ in 0..<2 { bring(outer, y: 100) }
        #expect(outer.contentOffset == CGPoint(x: 0, y: 100) && inner.contentOffset == .zero)
        for _ in 0..<2 { bring(inner, y: 70) }
        #expect(outer.contentOffset == CGPoint(x: 0, y: 100) && inner.contentOffset == CGPoint(x: 0, y: 70))
        for _ in 0..<2 { bring(outer, y: 5000) }
        #expect(outer.contentOffset.y == 3000 - stage.window.bounds.height)
        bring(outer, x: 40, y: nil)
        #expect(outer.contentOffset == CGPoint(x: 0, y: 3000 - stage.window.bounds.height))
        bring(outer, y: -1000)
        #expect(outer.contentOffset.y == -20 && inner.contentOffset.y == 70)
        #expect(ScrollReach.wheel(bringing: stage.window.layer.id, x: nil, y: 10) == nil)
    }

    /// VoiceOver moves a slider by a tenth of its range; a stepper by its step. Disabled ones stay.
    @Test func valuesAreAdjustedAndGiven() {
        let stage = Stage(UIViewController())
        let (slider, stepper, pages, off) = (UISlider(), UIStepper(), UIPageControl(), UISlider())
        slider.maximumValue = 50
        slider.value = 20
        stepper.stepValue = 5
        pages.numberOfPages = 4
        off.isEnabled = false
        var heard: [String] = []
        for (row, view) in ([slider, stepper, pages, off] as [UIControl]).enumerated() {
            view.frame = CGRect(x: 10, y: 100 + CGFloat(row) * 60, width: 94, height: 32)
            view.addAction(UIAction { _ in heard.append("\(type(of: view))") }, for: .valueChanged)
            stage.window.addSubview(view)
        }
        stage.frame()
        func point(_ view: UIView) -> CGPoint { CGPoint(x: view.frame.midX, y: view.frame.midY) }
        AdjustableControls.adjust(by: 2, at: point(slider))
        #expect(slider.value == 30)
        AdjustableControls.adjust(by: -1, at: point(stepper))
        AdjustableControls.adjust(by: 3, at: point(stepper))
        #expect(stepper.value == 15)
        AdjustableControls.adjust(by: 9, at: point(pages))
        #expect(pages.currentPage == 3)
        #expect(
            heard == [
                "UISlider", "UISlider", "UIStepper", "UIStepper", "UIStepper", "UIPageControl",
                "UIPageControl", "UIPageControl",
            ])
        #expect(AdjustableControls.set(12.5, at: point(slider)) && slider.value == 12.5)
        #expect(AdjustableControls.set(1000, at: point(stepper)) && stepper.value == 100)
        #expect(AdjustableControls.set(2, at: point(pages)) && pages.currentPage == 1)
        AdjustableControls.adjust(by: 1, at: point(off))
        #expect(off.value == 0 && !AdjustableControls.set(1, at: point(off)))
        #expect(!AdjustableControls.set(1, at: CGPoint(x: 5, y: 5)))
    }

    @Test func hiddenViewsAreNotTold() {
        let nodes = screen { $0.accessibilityElementsHidden = true }
        #expect(nodes.isEmpty)
    }

    /// Documentation of `accessibilityFrameInContainerSpace`: the frame on the screen follows the container.
    @Test func anElementFollowsItsContainer() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        stage.window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 30, height: 40))
        view.frame.origin.y = 50
        #expect(element.accessibilityFrame.minY == 52)
        element.accessibilityFrame = CGRect(x: 5, y: 5, width: 5, height: 5)
        #expect(element.accessibilityFrame.minX == 5)
    }

    /// Documentation of `accessibilityActivationPoint`: the midpoint of the element's frame, which a class may say itself.
    @Test func aViewIsActivatedInTheMiddleOfTheFrameThatItTells() {
        let view = WideForTouches(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 50, y: 60))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }
}

private final class WideForTouches: UIView {
    override var accessibilityFrame: CGRect {
        get { CGRect(x: 0, y: 10, width: 100, height: 100) }
        set {}
    }
}
