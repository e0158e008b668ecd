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
