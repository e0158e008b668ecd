import Testing

@testable import UIKit

/// What a table costs, counted in calls, cells and layouts, never in time.
@MainActor @Suite struct TableCostTests {
    /// Rows of wrapped text, each as high as its lines.
    private final class Texts: UITableViewController {
        static let texts = (0..<7).map { number in
            Array(repeating: "words that fill a line", count: number % 4 + 1).joined(separator: " ")
        }
        let count: Int
        var asked = 0
        var made = 0
        var layouts = 0

        final class Row: UITableViewCell {
            weak var owner: Texts?
            override func layoutSubviews() {
                super.layoutSubviews()
                owner?.layouts += 1
            }
        }

        init(_ count: Int) {
            self.count = count
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { fatalError("made by code") }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            asked += 1
            let waiting = tableView.dequeueReusableCell(withIdentifier: "text") as? Row
            if waiting == nil { made += 1 }
            let cell = waiting ?? Row(style: .default, reuseIdentifier: "text")
            cell.owner = self
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = Self.texts[indexPath.row % Self.texts.count]
            return cell
        }
    }

    /// Cells made by the first screen and by all, rows asked for, layouts in frames without a new row, most rows seen.
    private func fling(_ count: Int) -> (opened: Int, made: Int, asked: Int, idle: Int, seen: Int) {
        let screen = Texts(count)
        let stage = Stage(screen)
        let opened = screen.made
        var (idle, seen) = (0, screen.tableView.visibleCells.count)
        for frame in 1...250 {
            let (asked, layouts) = (screen.asked, screen.layouts)
            screen.tableView.contentOffset.y = CGFloat(frame) * 40
            stage.frame()
            seen = max(seen, screen.tableView.visibleCells.count)
            if screen.asked == asked { idle += screen.layouts - layouts }
        }
        return (opened, screen.made, screen.asked, idle, seen)
    }

    @Test func aFlingOverWrappedTextMakesNoMoreCellsThanAreSeenAndTwo() {
        let cost = fling(2_000)
        // The first screen makes as many as the estimates say.
        #expect(cost.made <= max(cost.opened, cost.seen + 2), "\(cost)")
        #expect(cost.idle == 0, "layouts in frames in which no row came: \(cost)")
        #expect(cost == fling(1_000_000), "a million rows cost the same")
    }

    /// A delegate that gives every height is asked once for each row, and again only for rows that are shown.
    @Test func heightsOfAllRowsAreAskedForOnce() {
        final class Heights: TableFixture {
            var asked = 0
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
            {
                asked += 1
                return indexPath.row % 100 < 50 ? 44 : 60
            }
        }
        let fixture = Heights(
            [100_000], height: { $0 % 100 < 50 ? 44 : 60 }, configure: { $0.estimatedRowHeight = 0 })
        let shown = fixture.table.visibleCells.count
        #expect(fixture.asked <= 100_000 + 2 * shown, "\(fixture.asked)")
        #expect(fixture.table.contentSize.height == 5_200_000)
        fixture.asked = 0
        fixture.scroll(to: 3_000_000)
        #expect(fixture.asked <= 2 * (shown + 2), "\(fixture.asked)")
        fixture.checkInvariants("far down")
    }

    /// One row that comes asks for that row's height alone, not for all that are there.
    @Test func aRowThatComesAsksForItselfAlone() {
        func asked(_ count: Int) -> Int {
            let fixture = TableFixture([count], configure: { $0.rowHeight = 50 })
            fixture.scroll(to: 5_000)
            fixture.log = []
            fixture.rows[0].insert(count, at: 104)
            fixture.table.insertRows(at: [IndexPath(row: 104, section: 0)], with: .none)
            fixture.stage.frame()
            return fixture.log.count
        }
        #expect(asked(1_000) == asked(100_000))
    }
}
