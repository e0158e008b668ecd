import Testing

@testable import UIKit

@MainActor @Suite struct TableControllerTests {
    final class Names: UITableViewController, UITableViewDataSourcePrefetching {
        var asked: [[Int]] = []
        var dropped: [Int] = []
        var scrolls = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
            tableView.prefetchDataSource = self
            tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = "Name \(indexPath.row)"
            return cell
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            asked.append(indexPaths.map(\.row))
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            dropped += indexPaths.map(\.row)
        }
    }

    private func stage(_ names: Names) -> Stage {
        Stage(names) {
            $0.portraitSize = CGSize(width: 375, height: 500)
            $0.safeAreaInsets = .zero
        }
    }

    @Test func theControllerFeedsItsTable() {
        let names = Names()
        let stage = stage(names)
        #expect(names.view === names.tableView)
        #expect(names.tableView.contentSize.height == 5_000)
        #expect(names.tableView.visibleCells.count == 10)
        #expect(names.tableView.visibleCells.last?.textLabel?.text == "Name 9")
        names.tableView.contentOffset.y = 10
        stage.frame()
        #expect(names.scrolls == 1)
    }

    @Test func theSelectionEndsWhenTheViewAppearsAgain() {
        let names = Names()
        _ = stage(names)
        names.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        names.viewWillAppear(false)
        #expect(names.tableView.indexPathForSelectedRow == nil)
    }

    /// How many rows are asked for ahead is undocumented: only that they are next, near first and not in view.
    @Test func rowsAheadAreAskedForBeforeTheyCome() {
        let names = Names()
        let stage = stage(names)
        #expect(names.asked.isEmpty)
        names.tableView.contentOffset.y = 20
        stage.frame()
        #expect(names.asked.first?.first == 11)
        #expect(names.asked.first == names.asked.first?.sorted())
        for step in 2...20 {
            names.tableView.contentOffset.y = CGFloat(step) * 20
            stage.frame()
        }
        let all = names.asked.flatMap { $0 }
        #expect(Set(all).count == all.count, "nobody is asked for twice")
        names.tableView.contentOffset.y = 300
        stage.frame()
        #expect(!names.dropped.isEmpty)
    }

    /// A million rows of the same kind fling as a hundred do: the same cells made, asked and measured.
    @Test func flingsCostTheSameForAMillionRows() {
        func fling(_ count: Int) -> [Int] {
            let fixture = TableFixture([count], height: { CGFloat(40 + $0 % 3 * 10) })
            fixture.log = []
            for step in 1...60 { fixture.scroll(to: CGFloat(step) * 25) }
            return [fixture.log.count, SizedCell.made]
        }
        #expect(fling(100) == fling(1_000_000))
    }
}
