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

    /// Where a row of 50 points begins, at its place or beside it, and whether it is seen there.
    private static let beginnings: [(UITableView.RowAnimation, CGPoint, Bool)] = [
        (.fade, CGPoint(x: 0, y: 100), false), (.automatic, CGPoint(x: 0, y: 100), false),
        (.left, CGPoint(x: -375, y: 100), true), (.right, CGPoint(x: 375, y: 100), true),
        (.top, CGPoint(x: 0, y: 50), false), (.bottom, CGPoint(x: 0, y: 150), false),
        (.middle, CGPoint(x: 0, y: 75), false), (.none, CGPoint(x: 0, y: 100), true),
    ]

    @Test(arguments: 0..<8) func rowsComeAsTheirAnimationSays(number: Int) throws {
        let (animation, start, isSeen) = Self.beginnings[number]
        let fixture = TableFixture([20])
        fixture.rows[0].insert(900, at: 2)
        fixture.table.insertRows(at: [path(2)], with: animation)
        fixture.stage.frame()
        let cell = fixture.table.cellForRow(at: path(2))
        let first = try #require(cell?.layer.presentation())
        #expect(first.frame.origin == start)
        #expect((first.opacity == 1) == isSeen)
        fixture.stage.advance(by: 0.5)
        #expect(shown(fixture, 900) == CGRect(x: 0, y: 100, width: 375, height: 50))
        #expect(cell?.layer.presentation()?.opacity == 1)
        fixture.checkInvariants("\(animation)")
    }

    @Test(arguments: 0..<8) func rowsLeaveAsTheirAnimationSays(number: Int) throws {
        let (animation, end, isSeen) = Self.beginnings[number]
        let fixture = TableFixture([20])
        let cell = try #require(fixture.table.cellForRow(at: path(2)))
        fixture.rows[0].remove(at: 2)
        fixture.table.deleteRows(at: [path(2)], with: animation)
        fixture.stage.frame()
        // The last moment before it is gone; without animation it is gone at once.
        fixture.stage.advance(by: 0.299)
        if animation == .none {
            #expect(cell.isHidden || (cell as? SizedCell)?.id != 2)
        } else {
            let last = try #require(cell.layer.presentation())
            #expect(abs(last.frame.minX - end.x) < 2 && abs(last.frame.minY - end.y) < 2, "\(last.frame)")
            #expect((last.opacity > 0.9) == isSeen, "\(last.opacity)")
        }
        fixture.stage.advance(by: 0.3)
        fixture.checkInvariants("\(animation)")
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
