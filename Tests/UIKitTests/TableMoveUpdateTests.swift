import ListEngine
import Testing

@testable import UIKit

/// What a data source does to its table while it hears of a move. Apple's sample "Modern collection views" applies a snapshot there.
@MainActor
struct TableMoveUpdateTests {
    enum Way: CaseIterable { case snapshot, superThenSnapshot, snapshotThenReload }

    private final class Source: UITableViewDiffableDataSource<Int, Int> {
        var way = Way.snapshot
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(
            _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
        ) {
            if way == .superThenSnapshot {
                super.tableView(tableView, moveRowAt: source, to: destination)
            }
            guard let item = itemIdentifier(for: source) else { return }
            let other = itemIdentifier(for: destination)
            var snapshot = self.snapshot()
            snapshot.deleteItems([item])
            if let other {
                let goesDown = source.section == destination.section && source.row < destination.row
                if goesDown {
                    snapshot.insertItems([item], afterItem: other)
                } else {
                    snapshot.insertItems([item], beforeItem: other)
                }
            } else {
                snapshot.appendItems([item], toSection: destination.section)
            }
            apply(snapshot, animatingDifferences: false)
            if way == .snapshotThenReload { tableView.reloadData() }
        }
    }

    @Test(arguments: Way.allCases, [IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 1)])
    func theRowIsWhereItWasDropped(way: Way, target: IndexPath) throws {
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let source = Source(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
            cell.tag = item
            return cell
        }
        source.way = way
        let stage = Stage(showing: table)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems([1, 2, 3], toSection: 0)
        snapshot.appendItems([4, 5], toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        table.isEditing = true
        stage.advance(by: 0.2)
        let origin = IndexPath(row: 0, section: 0)
        let cell = try #require(table.cellForRow(at: origin))
        table.beginReordering(cell, RowIndex(origin), finger: CGPoint(x: 350, y: cell.frame.midY))
        table.setReorderTarget(RowIndex(target))
        table.endReordering(isCancelled: false)
        stage.advance(by: 1)
        let expected = target.section == 0 ? [[2, 3, 1], [4, 5]] : [[2, 3], [4, 1, 5]]
        let shown = (0..<2).map { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.cellForRow(at: IndexPath(row: $0, section: section))?.tag
            }
        }
        #expect(shown == expected)
        #expect((0..<2).map { source.snapshot().itemIdentifiers(inSection: $0) } == expected)
    }
}
