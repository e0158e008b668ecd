import TestSeeds
import Testing

@testable import UIKit

/// A table of text rows that snapshots fill.
@MainActor
private final class Rows {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var configured: [String] = []
    lazy var source = UITableViewDiffableDataSource<String, String>(tableView: table) {
        [unowned self] table, path, item in
        configured.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.textLabel?.text = item
        return cell
    }

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        _ = source
    }

    func show(_ sections: [(String, [String])], animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: animated)
    }

    var texts: [String] {
        (table.indexPathsForVisibleRows ?? []).map { table.cellForRow(at: $0)?.textLabel?.text ?? "?" }
    }
}

@MainActor @Suite(.serialized) struct DiffableTableTests {
    @Test func rowsFollowSnapshots() {
        let rows = Rows()
        let stage = Stage(showing: rows.table)
        rows.show([("a", ["1", "2", "3"]), ("b", ["4"])])
        stage.frame()
        #expect(rows.texts == ["1", "2", "3", "4"])
        rows.configured = []
        rows.show([("b", ["4", "1"]), ("a", ["3", "5"])])
        stage.frame()
        #expect(rows.texts == ["4", "1", "3", "5"])
        #expect(rows.configured == ["5"], "rows that stay keep their cells")
    }

    @Test func identifiersAndPlacesFindEachOther() {
        let rows = Rows()
        rows.show([("a", ["1", "2"]), ("b", ["3"])])
        #expect(rows.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "2")
        #expect(rows.source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil)
        #expect(rows.source.indexPath(for: "3") == IndexPath(row: 0, section: 1))
        #expect(rows.source.indexPath(for: "x") == nil)
        #expect(rows.source.sectionIdentifier(for: 1) == "b")
        #expect(rows.source.index(for: "b") == 1)
    }

    @Test func reconfiguredRowsKeepTheirCellsAndReloadedOnesGetNewOnes() {
        let rows = Rows()
        let stage = Stage(showing: rows.table)
        rows.show([("a", ["1", "2", "3"])])
        stage.frame()
        let cell = rows.table.cellForRow(at: IndexPath(row: 1, section: 0))
        rows.configured = []
        var snapshot = rows.source.snapshot()
        snapshot.reconfigureItems(["2"])
        snapshot.moveItem("2", beforeItem: "1")
        rows.source.apply(snapshot, animatingDifferences: false)
        stage.frame()
        #expect(rows.configured == ["2"])
        #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        #expect(rows.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        rows.configured = []
        snapshot = rows.source.snapshot()
        snapshot.reloadItems(["3"])
        rows.source.apply(snapshot, animatingDifferences: false)
        stage.frame()
        #expect(rows.configured == ["3"])
    }

    @Test func animatedChangesEndWithTheirCompletion() {
        let rows = Rows()
        let stage = Stage(showing: rows.table)
        rows.show([("a", ["1", "2", "3"])])
        stage.frame()
        var hasEnded = false
        var snapshot = rows.source.snapshot()
        snapshot.deleteItems(["1"])
        snapshot.insertItems(["0"], afterItem: "2")
        rows.source.apply(snapshot) { hasEnded = true }
        #expect(!hasEnded)
        stage.advance(by: 1)
        #expect(hasEnded)
        #expect(rows.texts == ["2", "0", "3"])
    }

    /// Apple's documentation of `apply`: the completion comes "when the animations are complete", so that the row has its new height by then.
    @Test func anUpdateOfContentsAloneEndsWithItsMotion() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var texts = ["1": "one line"]
        let source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = texts[item] ?? item
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(["1", "2"])
        source.apply(snapshot, animatingDifferences: false)
        let stage = Stage(showing: table)
        stage.frame()
        let height = table.rectForRow(at: [0, 0]).height
        texts["1"] = String(repeating: "longer text ", count: 20)
        snapshot.reconfigureItems(["1"])
        var ended: CGFloat?
        source.apply(snapshot) { ended = table.rectForRow(at: [0, 0]).height }
        #expect(ended == nil)
        stage.advance(by: 1)
        #expect(try #require(ended) > height)
        let below = try #require(table.cellForRow(at: [0, 1]))
        #expect(below.frame.minY == table.rectForRow(at: [0, 0]).maxY)
    }

    @Test func titlesComeFromASubclass() {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let source = Titled(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let stage = Stage(showing: table)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["fruit"])
        snapshot.appendItems([1])
        source.apply(snapshot)
        stage.frame()
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "fruit")
    }

    @Test func snapshotsMayBeAppliedFromAnotherThread() async {
        let rows = Rows()
        let source = rows.source
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["a"])
        snapshot.appendItems(["1", "2"])
        let made = snapshot
        await Task.detached { await source.apply(made, animatingDifferences: false) }.value
        #expect(source.snapshot().itemIdentifiers == ["1", "2"])
        #expect(rows.table.numberOfRows(inSection: 0) == 2)
    }

    @Test func randomSnapshotsLeaveTheScreenLikeTheModel() {
        for seed in 1...25 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let rows = Rows()
            let stage = Stage(showing: rows.table)
            for step in 0..<12 {
                var pool = (0..<14).map(String.init).shuffled(using: &random)
                let sections = ["a", "b", "c"].shuffled(using: &random).prefix(
                    Int.random(in: 1...3, using: &random))
                let model = sections.map { section in
                    let items = Array(pool.prefix(Int.random(in: 0...4, using: &random)))
                    pool.removeFirst(items.count)
                    return (section, items)
                }
                rows.show(model, animated: Bool.random(using: &random))
                stage.advance(by: 0.1)
                #expect(rows.texts == model.flatMap { $0.1 }, "seed \(seed) step \(step)")
            }
        }
    }
}
