import Testing

@testable import UIKit

/// A fixture whose rows can be edited in every way; what was asked is in `log`.
@MainActor
final class EditingFixture: TableFixture {
    var style = UITableViewCell.EditingStyle.delete
    var mayEdit: (IndexPath) -> Bool = { _ in true }
    var mayMove: (IndexPath) -> Bool = { _ in true }
    var target: ((IndexPath, IndexPath) -> IndexPath)?
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var indexTitles: [String]?
    var menu: UIContextMenuConfiguration?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        mayEdit(indexPath)
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        mayMove(indexPath)
    }
    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        note("commit \(editingStyle) \(indexPath.section).\(indexPath.row)")
        switch editingStyle {
        case .delete:
            rows[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            rows[indexPath.section].insert(900, at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        note("move \(from.section).\(from.row) to \(to.section).\(to.row)")
        let id = rows[from.section].remove(at: from.row)
        rows[to.section].insert(id, at: to.row)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
    ) -> IndexPath { target?(from, to) ?? to }
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("begin \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        note("end \(indexPath.map { "\($0.section).\($0.row)" } ?? "nil")")
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    func cell(_ row: Int, _ section: Int = 0) -> SizedCell {
        table.cellForRow(at: IndexPath(row: row, section: section)) as! SizedCell
    }
}

@MainActor @Suite struct TableEditingTests {
    @Test func editingMovesTheContentAsideAndBack() {
        let fixture = EditingFixture([20])
        let cell = fixture.cell(0)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
        fixture.table.setEditing(true, animated: true)
        #expect(fixture.table.isEditing && cell.isEditing)
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 291, height: 50))
        fixture.stage.advance(by: 0.15)
        let halfway = cell.contentView.layer.presentation()?.frame.minX ?? 0
        #expect(halfway > 5 && halfway < 33, "the content is on its way at \(halfway)")
        fixture.stage.advance(by: 0.3)
        fixture.table.setEditing(false, animated: false)
        fixture.stage.frame()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
        #expect(cell.parts.editing.control == nil && cell.parts.editing.reorderControl == nil)
    }

    @Test func rowsThatCannotBeEditedKeepTheirPlace() {
        let fixture = EditingFixture([20])
        fixture.mayEdit = { $0.row != 1 }
        fixture.mayMove = { $0.row == 2 }
        fixture.table.isEditing = true
        fixture.stage.frame()
        #expect(!fixture.cell(1).isEditing)
        #expect(fixture.cell(1).contentView.frame.minX == 0)
        #expect(fixture.cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 337, height: 50))
        #expect(fixture.cell(2).showsReorderControl && !fixture.cell(0).showsReorderControl)
    }

    @Test func rowsThatComeWhileEditingAreEdited() {
        let fixture = EditingFixture([100])
        fixture.table.isEditing = true
        fixture.scroll(to: 2000)
        #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        fixture.checkInvariants("editing")
    }

    @Test func theInsertControlCommitsAtOnce() {
        let fixture = EditingFixture([20])
        fixture.style = .insert
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.log = []
        fixture.stage.tap(CGPoint(x: 27, y: 75))
        #expect(fixture.log.first == "commit insert 0.1")
        #expect(fixture.rows[0][1] == 900)
    }

    @Test func theDeleteControlShowsTheButtonThatCommits() {
        let fixture = EditingFixture([20])
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.log = []
        fixture.stage.tap(CGPoint(x: 27, y: 75))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.log == ["begin 0.1"])
        #expect(fixture.cell(1).frame.minX < -70)
        fixture.stage.tap(CGPoint(x: 340, y: 75))
        #expect(fixture.log.contains("commit delete 0.1"))
        #expect(fixture.log.contains("end 0.1"))
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("deleted")
    }

    @Test func severalRowsAreSelectedWithCirclesWhileEditing() {
        let fixture = EditingFixture([20])
        fixture.table.allowsMultipleSelectionDuringEditing = true
        fixture.table.isEditing = true
        fixture.stage.frame()
        #expect(fixture.cell(0).parts.editing.control?.kind == .selection)
        fixture.stage.tap(CGPoint(x: 27, y: 25))
        fixture.stage.tap(CGPoint(x: 200, y: 125))
        #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
        #expect(fixture.cell(0).parts.editing.control?.isOn == true)
        fixture.stage.tap(CGPoint(x: 200, y: 25))
        #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [2])
        fixture.table.isEditing = false
        #expect(fixture.table.indexPathsForSelectedRows == nil)
    }

    @Test func rowsAreNotSelectedWhileEditingUnlessAllowed() {
        let fixture = EditingFixture([20])
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.stage.tap(CGPoint(x: 200, y: 125))
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        fixture.table.allowsSelectionDuringEditing = true
        fixture.stage.tap(CGPoint(x: 200, y: 125))
        #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [2])
    }

    // MARK: Reordering

    @Test func aReorderedRowMakesTheOthersMakeRoom() {
        let fixture = EditingFixture([20])
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.log = []
        fixture.stage.press(CGPoint(x: 350, y: 75), step: CGVector(dx: 0, dy: 10), steps: 11)
        fixture.stage.advance(by: 0.3)
        // Row 1 hangs 110 points lower: over row 3.
        let moved = fixture.table.subviews.last { ($0 as? SizedCell)?.id == 1 }
        #expect(moved?.frame.minY == 160)
        #expect(fixture.cell(2).frame.minY == 50)
        #expect(fixture.cell(3).frame.minY == 100)
        #expect(fixture.cell(4).frame.minY == 200)
        #expect(fixture.table.contentOffset.y == 0)
        fixture.stage.touch(.ended, CGPoint(x: 350, y: 185))
        #expect(fixture.log.first == "move 0.1 to 0.3")
        #expect(Array(fixture.rows[0].prefix(5)) == [0, 2, 3, 1, 4])
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("moved")
    }

    @Test func theDelegateChoosesWhereAReorderedRowGoes() {
        let fixture = EditingFixture([4, 4])
        fixture.target = { from, to in to.section == from.section ? to : from }
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.log = []
        fixture.stage.drag(CGPoint(x: 350, y: 75), step: CGVector(dx: 0, dy: 20), steps: 10)
        #expect(!fixture.log.contains { $0.hasPrefix("move") })
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("stayed")
        fixture.target = nil
        fixture.stage.drag(CGPoint(x: 350, y: 75), step: CGVector(dx: 0, dy: 20), steps: 10)
        #expect(fixture.log.contains("move 0.1 to 1.1"))
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("moved to another section")
    }

    @Test func theContentScrollsWhileARowIsDraggedToTheEdge() {
        let fixture = EditingFixture([100])
        fixture.table.isEditing = true
        fixture.stage.frame()
        fixture.stage.press(CGPoint(x: 350, y: 75), step: CGVector(dx: 0, dy: 57), steps: 10)
        fixture.stage.advance(by: 2)
        #expect(fixture.table.contentOffset.y > 300)
        fixture.stage.touch(.ended, CGPoint(x: 350, y: 645))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.rows[0].firstIndex(of: 1)! > 15)
        fixture.checkInvariants("moved far")
    }

    // MARK: Index

    @Test func theIndexTakesRoomAndLeadsToSections() {
        let fixture = EditingFixture([10, 10, 10, 10])
        fixture.indexTitles = ["A", "B", "C", "D"]
        fixture.table.reloadData()
        fixture.stage.frame()
        #expect(fixture.cell(0).contentView.frame.width == 360)
        // Four titles of 14 points in the middle of 650.
        fixture.stage.tap(CGPoint(x: 368, y: 325 + 7))
        #expect(fixture.seen.first?.id == 20 && fixture.seen.first?.y == 0)
        fixture.checkInvariants("at C")
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        fixture.indexTitles = nil
        fixture.table.reloadSectionIndexTitles()
        fixture.stage.frame()
        #expect(fixture.table.visibleCells[0].contentView.frame.width == 375)
    }
}
