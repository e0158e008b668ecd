import Testing

@testable import UIKit

@MainActor @Suite struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func tap(_ fixture: TableFixture, _ point: CGPoint) {
        let time = FrameClock.current.time
        TouchInput.current.touch(1, .began, at: point, time: time)
        fixture.stage.advance(by: 0.25)
        TouchInput.current.touch(1, .ended, at: point, time: time + 0.25)
        fixture.stage.frame()
    }

    @Test func aTapHighlightsThenSelects() {
        let fixture = TableFixture([100])
        fixture.log = []
        tap(fixture, CGPoint(x: 100, y: 120))
        #expect(fixture.log == ["highlight 0.2", "unhighlight 0.2", "select 0.2"])
        #expect(fixture.table.indexPathForSelectedRow == path(2))
        let cell = fixture.table.cellForRow(at: path(2))
        #expect(cell?.isSelected == true)
        #expect(cell?.isHighlighted == false)
        fixture.log = []
        tap(fixture, CGPoint(x: 100, y: 20))
        #expect(fixture.log == ["highlight 0.0", "unhighlight 0.0", "deselect 0.2", "select 0.0"])
        fixture.table.deselectRow(at: path(0), animated: true)
        #expect(fixture.table.indexPathForSelectedRow == nil)
    }

    @Test func withMultipleSelectionASecondTapDeselects() {
        let fixture = TableFixture([100], configure: { $0.allowsMultipleSelection = true })
        tap(fixture, CGPoint(x: 100, y: 20))
        tap(fixture, CGPoint(x: 100, y: 120))
        #expect(fixture.table.indexPathsForSelectedRows == [path(0), path(2)])
        tap(fixture, CGPoint(x: 100, y: 20))
        #expect(fixture.table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func aTableThatForbidsSelectionTellsNothing() {
        let fixture = TableFixture([100], configure: { $0.allowsSelection = false })
        fixture.log = []
        tap(fixture, CGPoint(x: 100, y: 20))
        #expect(fixture.log.isEmpty)
    }

    @Test func theDelegateMayRefuseOrRedirect() {
        final class Choosy: TableFixture {
            override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
                -> IndexPath?
            {
                indexPath.row == 0 ? nil : IndexPath(row: indexPath.row + 1, section: 0)
            }
        }
        let fixture = Choosy([100])
        tap(fixture, CGPoint(x: 100, y: 20))
        #expect(fixture.table.indexPathForSelectedRow == nil)
        tap(fixture, CGPoint(x: 100, y: 120))
        #expect(fixture.table.indexPathForSelectedRow == path(3))
    }

    @Test func aDragDoesNotSelect() {
        let fixture = TableFixture([100])
        let time = FrameClock.current.time
        fixture.log = []
        TouchInput.current.touch(1, .began, at: CGPoint(x: 100, y: 300), time: time)
        for step in 1...20 {
            let now = time + Double(step) / 60
            TouchInput.current.touch(1, .moved, at: CGPoint(x: 100, y: 300 - step * 8), time: now)
            _ = FramePipeline.current.frame(at: now)
        }
        TouchInput.current.touch(1, .ended, at: CGPoint(x: 100, y: 140), time: time + 0.4)
        fixture.stage.advance(by: 3)
        #expect(fixture.table.contentOffset.y > 100)
        #expect(!fixture.log.contains { $0.hasPrefix("select") })
        #expect(fixture.table.visibleCells.allSatisfy { !$0.isHighlighted })
        fixture.checkInvariants("after the drag")
    }

    @Test func selectingByCodeScrollsAndTellsNothing() {
        let fixture = TableFixture([100], configure: { $0.rowHeight = 50 })
        fixture.log = []
        fixture.table.selectRow(at: path(50), animated: false, scrollPosition: .top)
        fixture.stage.frame()
        #expect(fixture.table.contentOffset.y == 2500)
        #expect(!fixture.log.contains { $0.hasPrefix("select") })
        #expect(fixture.table.cellForRow(at: path(50))?.isSelected == true)
    }
}
