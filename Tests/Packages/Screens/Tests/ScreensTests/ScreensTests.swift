@testable import Screens
import Testing
import UIKit

/// Screens that the plugin took from an app's folder.
@MainActor
@Suite struct ScreensTests {
    @Test func aCellCountsTapsAndStartsAnewWhenReused() throws {
        let cell = CounterCell(style: .default, reuseIdentifier: "cell")
        cell.button.sendActions(for: .touchUpInside)
        cell.button.sendActions(for: .touchUpInside)
        #expect(cell.countLabel.text == "2")
        cell.prepareForReuse()
        #expect(cell.countLabel.text == "0")
    }

    @Test func theControllersRowsAreCells() throws {
        let controller = ListController()
        controller.loadViewIfNeeded()
        controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.tableView.layoutIfNeeded()
        #expect(controller.tableView.visibleCells.count == 3)
        #expect(controller.tableView.visibleCells.allSatisfy { $0 is CounterCell })
        #expect(controller.tableView.visibleCells.map(\.frame.height) == [60, 60, 60])
    }
}
