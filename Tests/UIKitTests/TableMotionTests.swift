import Testing

@testable import UIKit

/// What is seen while an update moves rows.
@MainActor @Suite struct TableMotionTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Where the screen shows a row, in points from the viewport's top; nil when it is not seen.
    private func shown(_ fixture: TableFixture, _ id: Int) -> CGRect? {
        let cell = fixture.table.subviews.first { ($0 as? SizedCell)?.id == id && !$0.isHidden }
        return cell?.layer.presentation()?.frame.offsetBy(dx: 0, dy: -fixture.table.contentOffset.y)
    }

    @Test func anUpdateTakesOverFromOneThatStillMoves() {
        let fixture = TableFixture([100])
        fixture.rows[0].remove(at: 1)
        fixture.table.deleteRows(at: [path(1)], with: .fade)
        fixture.stage.frame()
        fixture.stage.advance(by: 0.1)
        let before = shown(fixture, 6)?.minY ?? 0
        #expect(before > 252 && before < 298, "row 6 is on its way")
        fixture.rows[0].remove(at: 2)
        fixture.table.deleteRows(at: [path(2)], with: .left)
        fixture.stage.frame()
        let after = shown(fixture, 6)?.minY ?? 0
        #expect(abs(after - before) < 1, "row 6 jumped from \(before) to \(after)")
        fixture.stage.advance(by: 0.5)
        #expect(shown(fixture, 6)?.minY == 200)
        fixture.checkInvariants("after both")
    }

    @Test func rowsPushedOutAreSeenToGo() {
        let fixture = TableFixture([100])
        fixture.rows[0].insert(contentsOf: [900, 901, 902], at: 0)
        fixture.table.insertRows(at: [path(0), path(1), path(2)], with: .top)
        fixture.stage.frame()
        fixture.stage.advance(by: 0.15)
        let last = shown(fixture, 12)?.minY ?? 0
        #expect(last > 610 && last < 740, "row 12 goes down from 600: \(last)")
        let new = shown(fixture, 900)?.minY ?? 0
        #expect(new > -49 && new < -1, "row 900 comes from above: \(new)")
        fixture.stage.advance(by: 0.5)
        #expect(shown(fixture, 12) == nil)
        fixture.checkInvariants("after")
    }

    @Test func rowsThatCloseAGapComeFromBelow() {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.rows[0].removeSubrange(0..<3)
        fixture.table.deleteRows(at: [path(0), path(1), path(2)], with: .right)
        fixture.stage.frame()
        fixture.stage.advance(by: 0.15)
        let coming = shown(fixture, 14)?.minY ?? 0
        #expect(coming > 555 && coming < 695, "row 14 comes from 700: \(coming)")
        let leaving = shown(fixture, 1)?.minX ?? 0
        #expect(leaving > 10 && leaving < 365, "row 1 leaves to the right: \(leaving)")
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("after")
    }

    @Test func headersOfSectionsFadeWithThem() {
        final class Titled: TableFixture {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            {
                "Section of \(rows[section].count)"
            }
        }
        let fixture = Titled([2, 3, 4])
        let header = fixture.table.headerView(forSection: 1)
        fixture.rows.remove(at: 1)
        fixture.table.deleteSections([1], with: .fade)
        fixture.stage.frame()
        fixture.stage.advance(by: 0.15)
        let opacity = header?.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0.1 && opacity < 0.9, "the header fades: \(opacity)")
        fixture.stage.advance(by: 0.5)
        #expect(header?.superview == nil)
        #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "Section of 4")
    }
}
