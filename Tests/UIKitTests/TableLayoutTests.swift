import TestSeeds
import Testing

@testable import UIKit

@MainActor @Suite struct TableLayoutTests {
    /// Of the rows measured at first those that the height of 650 shows are visible.
    @Test func rowsInSightAreVisible() {
        #expect(TableFixture([100]).table.visibleCells.count == 13)
        #expect(TableFixture([100], height: { _ in 30 }).table.visibleCells.count == 22)
    }

    @Test func eachRowIsAskedForOnceThenMeasuredThenDisplayed() {
        let fixture = TableFixture([2, 3], height: { _ in 300 })
        #expect(
            fixture.log == [
                "sections", "rows 0", "rows 1", "cell 0.0", "will 0.0", "cell 0.1", "will 0.1", "cell 1.0",
                "will 1.0",
                "cell 1.1", "cell 1.2",
            ])
    }

    /// By the cell that is dequeued for the row, and after the cell (developers' logs, both in `delegate-orders.json`).
    @Test func theDelegatesHeightIsAskedWithTheCellAndAfterIt() {
        let fixture = HeightFixture([2, 3])
        #expect(
            fixture.log.dropFirst(3).prefix(8) == [
                "cell 0.0", "height 0.0", "height 0.0", "will 0.0", "cell 0.1", "height 0.1", "height 0.1",
                "will 0.1",
            ])
    }

    @Test func withoutEstimatesEveryHeightIsAskedUpFront() {
        let fixture = HeightFixture([2, 3]) { $0.estimatedRowHeight = 0 }
        #expect(
            fixture.log.prefix(8) == [
                "sections", "rows 0", "height 0.0", "height 0.1", "rows 1", "height 1.0", "height 1.1",
                "height 1.2",
            ])
        #expect(fixture.table.contentSize.height == 500)
    }

    @Test func aMillionRowsOpenLikeAThousand() {
        func cost(_ count: Int) -> (calls: Int, cells: Int) {
            let fixture = TableFixture([count])
            return (fixture.log.count, SizedCell.made)
        }
        let thousand = cost(1_000)
        let million = cost(1_000_000)
        #expect(thousand == million)
    }

    @Test func scrollingWithoutNewRowsRunsNoLayoutAndMakesNoCell() {
        let fixture = TableFixture([1_000_000], configure: { $0.rowHeight = 50 })
        fixture.scroll(to: 20_005)
        let made = SizedCell.made
        let layouts = LayoutCounter.layouts
        fixture.log = []
        for step in 1...40 { fixture.scroll(to: 20_005 + CGFloat(step)) }
        #expect(LayoutCounter.layouts == layouts)
        #expect(SizedCell.made == made)
        #expect(fixture.log.isEmpty)
    }

    @Test func scrollingFarMakesOneCellMoreThanIsSeen() {
        let fixture = TableFixture([1_000], configure: { $0.rowHeight = 50 })
        for step in 0..<400 { fixture.scroll(to: CGFloat(step) * 17) }
        #expect(fixture.table.visibleCells.count == 13 || fixture.table.visibleCells.count == 14)
        #expect(SizedCell.made <= 15)
    }

    @Test func preparationComesJustBeforeTheCellIsGivenOut() {
        let fixture = TableFixture([100])
        let first = fixture.table.visibleCells[0] as! SizedCell
        #expect(first.preparations == 0)
        fixture.scroll(to: 60)
        #expect(first.preparations == 0 || first.rowIndex != nil)
        for step in 2..<30 { fixture.scroll(to: CGFloat(step) * 60) }
        #expect(first.preparations > 0)
    }

    @Test func nothingJumpsWhenRowsAboveTurnOutHigher() {
        let fixture = TableFixture([1_000], height: { CGFloat(60 + $0 % 7 * 20) })
        fixture.scroll(to: 20_000)
        fixture.checkInvariants("after the jump")
        var before = fixture.seen
        for step in 0..<300 {
            fixture.table.contentOffset.y -= 13
            fixture.stage.frame()
            let after = fixture.seen
            for (id, y) in after {
                guard let old = before.first(where: { $0.id == id }) else { continue }
                #expect(abs(y - old.y - 13) < 0.51, "row \(id) jumped at step \(step)")
            }
            before = after
        }
        fixture.checkInvariants("at the end")
    }

    /// Rows above are measured while the content decelerates through them: the motion goes on evenly.
    @Test func aFlingThroughUnmeasuredRowsMovesEvenly() {
        let fixture = TableFixture([1_000], scale: 3, height: { CGFloat(60 + $0 % 7 * 20) })
        fixture.scroll(to: 20_000)
        let start = FrameClock.current.time
        func touch(_ phase: UITouch.Phase, _ y: CGFloat, _ after: Double) {
            TouchInput.current.touch(1, phase, at: CGPoint(x: 100, y: y), time: start + after)
            _ = FramePipeline.current.frame(at: start + after)
        }
        touch(.began, 100, 0)
        for step in 1...8 { touch(.moved, 100 + CGFloat(step) * 30, Double(step) / 60) }
        touch(.ended, 340, 8.5 / 60)
        #expect(fixture.table.isDecelerating)
        var before = fixture.seen
        var speed = CGFloat.infinity
        var frames = 0
        while fixture.table.isDecelerating, frames < 300 {
            frames += 1
            fixture.stage.advance(by: 1.0 / 60)
            let after = fixture.seen
            let steps = after.compactMap { row in before.first { $0.id == row.id }.map { row.y - $0.y } }
            #expect(!steps.isEmpty, "frame \(frames)")
            guard let first = steps.first else { break }
            #expect(steps.allSatisfy { abs($0 - first) < 0.01 }, "frame \(frames): \(steps)")
            #expect(first <= speed + 0.7 && first >= -0.01, "frame \(frames): \(first) after \(speed)")
            speed = first
            before = after
        }
        #expect(frames > 60 && frames < 300)
        fixture.checkInvariants("at rest")
    }

    @Test func goingBackToTheTopEndsAtZero() {
        let fixture = TableFixture([200], height: { CGFloat(20 + $0 % 5 * 30) })
        fixture.scroll(to: 3_000)
        while fixture.table.contentOffset.y > 0 {
            fixture.scroll(to: max(fixture.table.contentOffset.y - 40, 0))
        }
        #expect(fixture.seen.first?.id == 0)
        #expect(fixture.seen.first?.y == 0)
    }

    @Test func aNewWidthMeasuresTheRowsInViewAgain() {
        let fixture = TableFixture([500], size: CGSize(width: 300, height: 600))
        fixture.height = { [unowned fixture] _ in fixture.table.bounds.width > 400 ? 40 : 70 }
        fixture.table.reloadData()
        fixture.stage.frame()
        for step in 1...40 { fixture.scroll(to: CGFloat(step) * 50) }
        let top = fixture.seen[0]
        for cell in fixture.table.visibleCells { (cell as! SizedCell).height = 40 }
        fixture.stage.rotate(to: .landscapeLeft)
        #expect(fixture.table.bounds.width == 600)
        #expect(fixture.seen[0].id == top.id)
        fixture.checkInvariants("turned")
    }

    @Test func aFixedRowHeightNeedsNoMeasuring() {
        let fixture = TableFixture([100], height: { _ in 72 }, configure: { $0.rowHeight = 72 })
        #expect(fixture.table.contentSize.height == 7_200)
        #expect(SizedCell.made == 10)
        #expect(
            fixture.table.rectForRow(at: IndexPath(row: 50, section: 0))
                == CGRect(x: 0, y: 3600, width: 375, height: 72))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 3671)) == IndexPath(row: 50, section: 0))
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 7200)) == nil)
    }

    @Test func subviewsAreCellsFromTheLastToTheFirst() {
        let fixture = TableFixture([100])
        fixture.scroll(to: 777)
        fixture.scroll(to: 700)
        let ids = fixture.table.subviews.filter { !$0.isHidden }.compactMap { ($0 as? SizedCell)?.id }
        #expect(ids == ids.sorted(by: >))
    }

    /// Every height is guessed wrong, by another distance in each row.
    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
    func anAnimatedScrollToARowEndsExactlyThere(position: UITableView.ScrollPosition) {
        let fixture = TableFixture([400], height: { CGFloat(20 + $0 * 37 % 130) })
        for row in [300, 20, 390, 30] {
            let ends = fixture.scrollEnds
            let start = fixture.table.contentOffset.y
            fixture.table.scrollToRow(
                at: IndexPath(row: row, section: 0), at: position, animated: true)
            #expect(fixture.table.contentOffset.y == start, "nothing moves before the next frame")
            fixture.stage.advance(by: 1)
            #expect(fixture.scrollEnds == ends + 1)
            let y = fixture.seen.first { $0.id == row }?.y
            let height = fixture.height(row)
            let up = fixture.table.contentOffset.y < start
            let wanted: CGFloat =
                switch position {
                case .top: 0
                case .middle: (650 - height) / 2
                case .bottom: 650 - height
                case .none: up ? 0 : 650 - height
                @unknown default: .nan
                }
            #expect(y != nil && abs(y! - wanted) <= 0.5, "row \(row) at \(y ?? .nan), wanted \(wanted)")
            fixture.checkInvariants("row \(row)")
        }
    }

    @Test func anotherScrollTakesOverFromTheWayToARow() {
        let fixture = TableFixture([400], height: { CGFloat(20 + $0 * 37 % 130) })
        fixture.table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.table.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        fixture.stage.advance(by: 1)
        #expect(fixture.seen.allSatisfy { $0.id < 20 }, "\(fixture.seen)")
        fixture.table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: true)
        fixture.stage.advance(by: 0.1)
        fixture.rows[0].removeSubrange(100..<400)
        fixture.table.deleteRows(at: (100..<400).map { IndexPath(row: $0, section: 0) }, with: .none)
        fixture.stage.advance(by: 1)
        fixture.checkInvariants("the row is gone")
    }

    /// Apple's documentation of `ScrollPosition.bottom`: the row is at the table's bottom, however little was known of the rows before it. The
    /// heights are 44 to 183, six of seven are above the estimate.
    @Test func theLastRowIsReachedThroughRowsThatWereNeverMeasured() {
        for size in [CGSize(width: 190, height: 700), CGSize(width: 1024, height: 1366)] {
            let fixture = TableFixture(
                [60], size: size, height: { [44, 67, 90, 114, 137, 160, 183][$0 % 7] },
                configure: { $0.estimatedRowHeight = 44 })
            fixture.table.scrollToRow(at: [0, 59], at: .bottom, animated: false)
            let last = fixture.table.rectForRow(at: [0, 59])
            #expect(fixture.table.bounds.maxY == last.maxY)
            #expect(fixture.table.contentSize.height == last.maxY)
        }
    }

    /// UITableView.h: the "cell layout margins are derived from the width of the readableContentGuide", 672 points; the content views stay as wide.
    @Test func marginsOfRowsFollowTheReadableWidth() throws {
        let table = TableFixture([3], size: CGSize(width: 1024, height: 600)).table
        let content = try #require(table.cellForRow(at: [0, 0])).contentView
        #expect(content.layoutMargins.left == 20)
        table.cellLayoutMarginsFollowReadableWidth = true
        table.layoutIfNeeded()
        #expect(content.frame.minX == 0 && content.frame.width == 1024)
        #expect(content.layoutMargins.left == 176 && content.layoutMargins.right == 176)
        #expect(table.cellForRow(at: [0, 0])?.separatorInset.left == 176)
        table.cellLayoutMarginsFollowReadableWidth = false
        table.layoutIfNeeded()
        #expect(content.layoutMargins.left == 20)
    }

    @Test func scrollToRowPutsItWhereItIsAsked() {
        let fixture = TableFixture([100], height: { _ in 50 }, configure: { $0.rowHeight = 50 })
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            fixture.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            fixture.stage.frame()
            return fixture.table.contentOffset.y
        }
        #expect(offset(40, .top) == 2000)
        #expect(offset(40, .middle) == 1700)
        #expect(offset(40, .bottom) == 1400)
        #expect(offset(39, .none) == 1400)
        #expect(offset(50, .none) == 1900)
        #expect(offset(10, .none) == 500)
        #expect(offset(99, .top) == 4350)
        #expect(offset(0, .bottom) == 0)
    }

    @Test func aSeededWalkKeepsEverythingInPlace() {
        for seed in [UInt64(31), 32] { walk(seed) }
    }

    private func walk(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let fixture = TableFixture([7, 0, 30, 12], height: { CGFloat(20 + ($0 &* 37) % 130) })
        fixture.logs = false
        var next = 1_000
        for step in 0..<1_000 {
            let table = fixture.table
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let limit = max(Int(table.contentSize.height - table.bounds.height), 0)
                let near = Int(table.contentOffset.y) + Int.random(in: -90...90, using: &random)
                let far = Int.random(in: 0...limit, using: &random)
                let y = Int.random(in: 0..<8, using: &random) == 0 ? far : min(max(near, 0), limit)
                table.contentOffset.y = CGFloat(y)
            case 6:
                let section = Int.random(in: fixture.rows.indices, using: &random)
                let row = Int.random(in: 0...fixture.rows[section].count, using: &random)
                next += 1
                fixture.rows[section].insert(next, at: row)
                table.insertRows(at: [IndexPath(row: row, section: section)], with: .automatic)
            case 7:
                let section = Int.random(in: fixture.rows.indices, using: &random)
                guard !fixture.rows[section].isEmpty else { continue }
                let row = Int.random(in: fixture.rows[section].indices, using: &random)
                fixture.rows[section].remove(at: row)
                table.deleteRows(at: [IndexPath(row: row, section: section)], with: .fade)
            case 8:
                let from = Int.random(in: fixture.rows.indices, using: &random)
                guard !fixture.rows[from].isEmpty else { continue }
                let row = Int.random(in: fixture.rows[from].indices, using: &random)
                let id = fixture.rows[from].remove(at: row)
                let to = Int.random(in: fixture.rows.indices, using: &random)
                let target = Int.random(in: 0...fixture.rows[to].count, using: &random)
                fixture.rows[to].insert(id, at: target)
                table.moveRow(
                    at: IndexPath(row: row, section: from), to: IndexPath(row: target, section: to))
            default:
                if step % 3 == 0 { table.reloadData() } else { table.performBatchUpdates(nil) }
            }
            fixture.stage.frame()
            fixture.checkInvariants("seed \(seed) step \(step)")
        }
    }
}

/// Rows whose heights the delegate gives: 100 points.
@MainActor
final class HeightFixture: TableFixture {
    init(_ counts: [Int], configure: (UITableView) -> Void = { _ in }) {
        super.init(counts, height: { _ in 100 }, configure: configure)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("height \(indexPath.section).\(indexPath.row)")
        return 100
    }
}
