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

    @Test func aTableIsAListOfHeadingsAndRowsFromTheTop() throws {
        let nodes = screen()
        let list = try #require(nodes.first)
        #expect(nodes.count == 1 && list.role == .list)
        #expect(
            list.children.map(\.role) == [.heading, .listitem, .listitem, .heading, .listitem, .listitem])
        #expect(list.children.map(\.label).prefix(3) == ["Fruit", "Row 0, of 0", "Row 1, of 0, Buy"])
        let buttons = list.children[2].children
        #expect(buttons.map(\.role) == [.button] && buttons.map(\.label) == ["Buy"])
    }

    @Test func selectionAndTraitsAreTold() {
        let nodes = screen { table in
            table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityTraits = .notEnabled
            table.cellForRow(at: IndexPath(row: 1, section: 0))?.accessibilityLabel = "Sold out"
        }
        let rows = nodes.first?.children.filter { $0.role == .listitem } ?? []
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
        let rows = nodes.first?.children.filter { $0.role == .listitem } ?? []
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
        #expect(AccessibilityNode.onScreen.map(\.label) == ["Sort"])
    }

    @Test func aRowMayBeAHeading() {
        let nodes = screen {
            $0.cellForRow(at: IndexPath(row: 0, section: 1))?.accessibilityTraits = .header
        }
        #expect(
            nodes.first?.children.map(\.role) == [
                .heading, .listitem, .listitem, .heading, .heading, .listitem,
            ])
    }

    @Test func controlsOfEditedRowsAreToldByWhatTheyDo() {
        let nodes = screen { $0.setEditing(true, animated: false) }
        let rows = nodes.first?.children.filter { $0.role == .listitem } ?? []
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
        stage.frame()
        let nodes = AccessibilityNode.onScreen
        try #require(nodes.count == 8)
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
        let labels = AccessibilityNode.onScreen.map(\.label)
        #expect(labels.contains("OK") && labels.contains("Really?"), "\(labels)")
        #expect(!labels.contains("Behind"))
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
}
