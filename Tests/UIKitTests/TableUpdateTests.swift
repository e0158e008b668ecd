import Testing

@testable import UIKit

@MainActor @Suite struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A published chat asks an empty table for the rows of section -1, and goes on (github.com/stv-yokudera/ios-chat-ui-mvvm-demo).
    @Test func aSectionThatIsNotThereHasNoRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(table.numberOfRows(inSection: -1) == 0 && table.numberOfRows(inSection: 7) == 0)
    }

    @Test func insertingAboveTheWindowKeepsWhatIsSeen() {
        let fixture = TableFixture([100])
        for y in stride(from: CGFloat(0), through: 1010, by: 101) { fixture.scroll(to: y) }
        let before = fixture.seen
        fixture.rows[0].insert(contentsOf: [900, 901], at: 3)
        fixture.table.insertRows(at: [path(3), path(4)], with: .automatic)
        #expect(fixture.seen.map(\.id) == before.map(\.id))
        #expect(fixture.seen.map(\.y) == before.map(\.y))
        #expect(fixture.table.contentOffset.y == 1098)
    }

    /// As of a collection view: nobody says what there is, and nothing is inconsistent.
    @Test func anUpdateWithoutADataSourceShowsNothing() {
        let fixture = TableFixture([3])
        fixture.table.dataSource = nil
        fixture.table.deleteRows(at: [path(0)], with: .none)
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.visibleCells.isEmpty)
    }

    /// By tests of two published libraries, which pass on Apple's systems: a row is gone from the data before the table has asked for any, it is
    /// told, and asks for nothing; whoever lets the row go holds the data meanwhile.
    @Test func aTableOutsideOfAWindowThatHasAskedNothingIsToldInVain() {
        final class Rows: NSObject, UITableViewDataSource {
            var count = 3
            var questions = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                questions += 1
                return count
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let stage = Stage()
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        table.dataSource = rows
        rows.count = 2
        table.deleteRows(at: [path(2)], with: .automatic)
        var isDone = false
        table.performBatchUpdates({
            table.insertRows(at: [path(0)], with: .automatic)
            rows.count = 3
        }) { isDone = $0 }
        #expect(rows.questions == 0 && isDone)
        #expect(table.numberOfRows(inSection: 0) == 3)
        rows.count = 2
        table.deleteRows(at: [path(0)], with: .automatic)
        #expect(table.numberOfRows(inSection: 0) == 2)
        withExtendedLifetime(stage) {}
    }

    /// UIKit keeps the offset when rows in view go: what follows moves up into their place.
    @Test(arguments: [[20], [20, 21, 22], [22]])
    func deletingRowsInViewKeepsTheOffset(rows: [Int]) {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.scroll(to: 1030)
        for row in rows.reversed() { fixture.rows[0].remove(at: row) }
        fixture.table.deleteRows(at: rows.map { path($0) }, with: .none)
        #expect(fixture.table.contentOffset.y == 1030)
        #expect(fixture.table.rectForRow(at: path(20)).minY == 1000)
    }

    /// Two of the three rows are above the window: what is seen of the rows that stay moves up by the third alone.
    @Test func rowsThatGoAcrossTheWindowsStartCountByPart() {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.scroll(to: 1030)
        fixture.rows[0].removeSubrange(18...20)
        fixture.table.deleteRows(at: (18...20).map { path($0) }, with: .none)
        #expect(fixture.table.contentOffset.y == 930)
    }

    /// Four rows of 177 points in 640, the first of them half out of view: a guess of 44 for it while it is loaded again would
    /// end the content before the offset, and out of view it would never be measured.
    @Test func reloadingTheFirstRowInViewNearTheEndKeepsItsPlace() {
        let fixture = TableFixture(
            [18, 4], size: CGSize(width: 375, height: 640), height: { $0 < 18 ? 80 : 177 })
        let table = fixture.table
        table.scrollToRow(at: path(3, 1), at: .bottom, animated: false)
        table.contentOffset.y = table.rectForRow(at: path(0, 1)).minY + 51.5
        fixture.stage.frame()
        // The layout begins with another cell's wish, which holds what is seen.
        table.cellForRow(at: path(1, 1))?.invalidateIntrinsicContentSize()
        table.reloadRows(at: [path(0, 1)], with: .none)
        fixture.stage.frame()
        #expect(table.rectForRow(at: path(0, 1)).minY - table.contentOffset.y == -51.5)
        #expect(table.rectForRow(at: path(0, 1)).height == 177)
    }

    /// Without a row before it that stays, the next one takes the place of the first in view.
    @Test func deletingTheFirstRowOfAllKeepsTheOffset() {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.scroll(to: 40)
        fixture.rows[0].remove(at: 0)
        fixture.table.deleteRows(at: [path(0)], with: .none)
        #expect(fixture.table.contentOffset.y == 40)
    }

    /// The window does not travel with a row that moves away, as UIKit keeps the offset; a row that comes above the
    /// window leaves what is seen in place.
    @Test(arguments: [0, 80])
    func movingTheFirstRowInViewDoesNotTakeTheWindowAlong(target: Int) {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.scroll(to: 1030)
        let row = fixture.rows[0].remove(at: 20)
        fixture.rows[0].insert(row, at: target)
        fixture.table.moveRow(at: path(20), to: path(target))
        #expect(fixture.table.contentOffset.y == (target == 0 ? 1080 : 1030))
    }

    @Test func insertingAtTheTopShowsTheNewRows() {
        let fixture = TableFixture([100])
        fixture.rows[0].insert(900, at: 0)
        fixture.table.insertRows(at: [path(0)], with: .automatic)
        #expect(fixture.table.contentOffset.y == 0)
        #expect(fixture.seen.first?.id == 900)
    }

    /// As the tests of a published library, TableViewControllerBuilder, have it: a table that shows one row is given a data source of two, and is
    /// told of the second.
    @Test func whatAnotherDataSourceHasCountedHoldsUntilThereIsALayout() {
        final class Source: NSObject, UITableViewDataSource {
            let count: Int
            init(_ count: Int) { self.count = count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let sources = [Source(1), Source(2), Source(2)]
        let table = UITableView()
        table.dataSource = sources[0]
        let stage = Stage(showing: table)
        stage.frame()
        #expect(table.numberOfRows(inSection: 0) == 1)
        table.dataSource = sources[1]
        table.insertRows(at: [path(1)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.cellForRow(at: path(1)) != nil)
        // An update that goes out from what the present one says holds as well.
        table.dataSource = sources[2]
        table.reloadRows(at: [path(1)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == sources[2].count)
    }

    @Test func onlyNewRowsAreAskedFor() {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.log = []
        fixture.rows[0].remove(at: 2)
        fixture.rows[0].insert(900, at: 5)
        fixture.table.performBatchUpdates {
            fixture.table.deleteRows(at: [path(2)], with: .fade)
            fixture.table.insertRows(at: [path(5)], with: .fade)
        }
        #expect(fixture.log == ["sections", "rows 0", "did 0.2", "cell 0.5", "will 0.5"])
        fixture.checkInvariants("after")
    }

    @Test func reloadingARowReplacesItsCell() {
        let fixture = TableFixture([100])
        fixture.log = []
        fixture.height = { $0 == 1 ? 80 : 50 }
        fixture.table.reloadRows(at: [path(1)], with: .none)
        #expect(fixture.log == ["sections", "rows 0", "did 0.1", "cell 0.1", "will 0.1"])
        #expect(fixture.table.rectForRow(at: path(2)).minY == 130)
    }

    @Test func anEmptyUpdateMeasuresAgainWithoutReloading() {
        let fixture = TableFixture([100])
        fixture.log = []
        (fixture.table.cellForRow(at: path(0)) as! SizedCell).height = 120
        fixture.height = { $0 == 0 ? 120 : 50 }
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
        #expect(fixture.table.rectForRow(at: path(1)).minY == 120)
        #expect(!fixture.log.contains { $0.hasPrefix("cell") })
        #expect(fixture.table.contentSize.height == 4560)
    }

    @Test func aCellThatChangesItsSizeIsMeasuredAgain() {
        let fixture = TableFixture([100])
        fixture.height = { $0 == 1 ? 90 : 50 }
        let cell = fixture.table.cellForRow(at: path(1)) as! SizedCell
        cell.height = 90
        cell.invalidateIntrinsicContentSize()
        fixture.stage.frame()
        #expect(cell.frame.height == 90)
        fixture.checkInvariants("after")
    }

    /// What the screen shows of a row, in points from the viewport's top.
    private func shown(_ fixture: TableFixture, _ id: Int) -> CGFloat? {
        let cell = fixture.table.subviews.first { ($0 as? SizedCell)?.id == id && !$0.isHidden }
        return cell?.layer.presentation().map { $0.frame.minY - fixture.table.contentOffset.y }
    }

    @Test func rowsMoveFadeAndComeWithinTheAnimation() {
        let fixture = TableFixture([100])
        var ended = false
        fixture.rows[0].remove(at: 1)
        fixture.table.performBatchUpdates(
            { fixture.table.deleteRows(at: [path(1)], with: .fade) }, completion: { _ in ended = true })
        #expect(fixture.table.cellForRow(at: path(1))?.frame.minY == 50)
        fixture.stage.frame()
        #expect(!ended)
        fixture.stage.advance(by: 0.15)
        let middle = shown(fixture, 2) ?? 0
        #expect(middle > 55 && middle < 95, "row 2 is on its way at \(middle)")
        #expect(shown(fixture, 1) == 50, "the row that goes fades where it was")
        fixture.stage.advance(by: 0.2)
        #expect(ended)
        #expect(shown(fixture, 2) == 50)
        #expect(shown(fixture, 1) == nil)
        #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
        fixture.checkInvariants("after")
    }

    @Test func withoutAnimationsRowsAreThereAtOnce() {
        let fixture = TableFixture([100])
        var ended = false
        fixture.rows[0].remove(at: 1)
        UIView.performWithoutAnimation {
            fixture.table.performBatchUpdates(
                { fixture.table.deleteRows(at: [path(1)], with: .fade) }, completion: { _ in ended = true })
        }
        #expect(ended)
        #expect(shown(fixture, 2) == 50)
        #expect(shown(fixture, 1) == nil)
    }

    @Test func sectionsComeAndGoAndMove() {
        let fixture = TableFixture([3, 3, 3])
        fixture.rows.remove(at: 0)
        fixture.rows.swapAt(0, 1)
        fixture.rows.insert([900, 901], at: 0)
        fixture.table.performBatchUpdates {
            fixture.table.deleteSections([0], with: .fade)
            fixture.table.moveSection(2, toSection: 1)
            fixture.table.insertSections([0], with: .fade)
        }
        #expect(fixture.seen.map(\.id) == [900, 901, 6, 7, 8, 3, 4, 5])
        fixture.checkInvariants("after")
    }

    @Test func reconfiguringKeepsTheCell() {
        let fixture = TableFixture([20])
        let cell = fixture.table.cellForRow(at: path(2)) as! SizedCell
        fixture.rows[0][2] = 700
        fixture.displayed[fixture.displayed.firstIndex(of: 2)!] = 700
        fixture.table.reconfigureRows(at: [path(2)])
        #expect(fixture.table.cellForRow(at: path(2)) === cell)
        #expect(cell.id == 700)
        #expect(cell.preparations == 0)
    }

    @Test func aReloadKeepsThePlaceAndEndsTheSelection() {
        let fixture = TableFixture([200], height: { CGFloat(40 + $0 % 5 * 10) })
        for y in stride(from: CGFloat(0), through: 2000, by: 100) { fixture.scroll(to: y) }
        fixture.table.selectRow(at: path(36), animated: false, scrollPosition: .none)
        let before = fixture.seen
        fixture.table.reloadData()
        fixture.stage.frame()
        #expect(fixture.seen.map(\.id) == before.map(\.id))
        #expect(fixture.seen.map(\.y) == before.map(\.y))
        #expect(fixture.table.indexPathForSelectedRow == nil)
        fixture.checkInvariants("after")
    }

    @Test func theSelectionFollowsItsRow() {
        let fixture = TableFixture([20])
        fixture.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        fixture.rows[0].remove(at: 1)
        fixture.table.deleteRows(at: [path(1)], with: .none)
        #expect(fixture.table.indexPathForSelectedRow == path(3))
        #expect(fixture.table.cellForRow(at: path(3))?.isSelected == true)
    }
}
