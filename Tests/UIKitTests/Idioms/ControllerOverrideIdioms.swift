import Testing

@testable import UIKit

extension Idioms {
    /// Overrides that ask super first: in UIKit they are implementations like any other.
    @Suite @MainActor struct ControllerOverrides {
        final class AskingController: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int {
                super.numberOfSections(in: tableView) + 1
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, heightForRowAt indexPath: IndexPath
            ) -> CGFloat {
                _ = super.tableView(tableView, heightForRowAt: indexPath)
                return 77
            }
            override func tableView(
                _ tableView: UITableView, titleForHeaderInSection section: Int
            ) -> String? {
                super.tableView(tableView, titleForHeaderInSection: section) ?? "header \(section)"
            }
            override func tableView(
                _ tableView: UITableView, heightForFooterInSection section: Int
            ) -> CGFloat {
                max(super.tableView(tableView, heightForFooterInSection: section), 0) + 33
            }
            override func tableView(
                _ tableView: UITableView, viewForFooterInSection section: Int
            ) -> UIView? {
                super.tableView(tableView, viewForFooterInSection: section) ?? UIView()
            }
        }

        @Test func theirAnswersCount() {
            let controller = AskingController()
            let stage = Stage(controller)
            let table = controller.tableView!
            #expect(table.numberOfSections == 2)
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 77)
            let title = (table.headerView(forSection: 1)?.textLabel?.text ?? "").lowercased()
            #expect(title == "header 1")
            #expect(table.rectForFooter(inSection: 0).height == 33)
            _ = stage
        }

        final class AskingGrid: UICollectionViewController {
            override func numberOfSections(in collectionView: UICollectionView) -> Int {
                super.numberOfSections(in: collectionView) + 2
            }
            override func collectionView(
                _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
            ) -> Bool {
                !super.collectionView(collectionView, shouldSelectItemAt: indexPath)
            }
        }

        @Test func thoseOfCollectionControllersToo() {
            let controller = AskingGrid(collectionViewLayout: UICollectionViewFlowLayout())
            let stage = Stage(controller)
            #expect(controller.collectionView.numberOfSections == 3)
            _ = stage
        }

        /// Apple's documentation of `rowHeight` and the delegate's method: without an answer the property counts.
        final class HalfAsking: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(
                _ tableView: UITableView, heightForRowAt indexPath: IndexPath
            ) -> CGFloat {
                indexPath.row == 1 ? 20 : super.tableView(tableView, heightForRowAt: indexPath)
            }
        }

        @Test func superAnswersWithTheTablesOwnHeight() {
            let controller = HalfAsking()
            controller.tableView.rowHeight = 61
            let stage = Stage(controller)
            let heights = (0..<3).map {
                controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
            }
            #expect(heights == [61, 20, 61])
            _ = stage
        }
    }
}
