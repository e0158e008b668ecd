import Testing

@testable import UIKit

/// Side margins on wide phones: 16 points, 20 where the screen is at least 414 wide, of the root view, the cells' texts,
/// their separators and the margins of their content alike (measured on published images of iOS 13; no recording of a
/// wide phone on a later release says otherwise).
@MainActor
struct WideMarginTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.textLabel?.text = "Plain"
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "Configured"
                cell.contentConfiguration = content
            }
            return cell
        }
    }

    private func left(_ text: String) -> CGFloat {
        ((ViewDump.find(text: text)?.windowFrame.minX ?? -1) * 100).rounded() / 100
    }

    @Test(arguments: [
        (CGFloat(393), CGFloat(16), 26), (430, 20, 26), (414, 20, 26), (401, 16, 26), (402, 20, 26),
        (375, 16, 14),
        (414, 20, 14),
    ])
    func whatStandsInARowBeginsAtOneMargin(width: CGFloat, margin: CGFloat, release: Int) throws {
        let stage = Stage {
            $0.portraitSize = CGSize(width: width, height: 900)
            $0.systemRelease = release
        }
        let rows = Rows(style: .plain)
        stage.show(rows)
        #expect(rows.view.layoutMargins.left == margin)
        #expect(left("Plain") == margin)
        #expect(left("Configured") == margin)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(cell.contentView.layoutMargins.left == margin)
        #expect(cell.contentView.directionalLayoutMargins.trailing == margin)
        let separator = try #require(cell.subviews.first { $0 is TableCellSeparatorView })
        #expect(separator.frame.minX == margin)
    }

    /// A table that is not the screen's own view has the same margins: they go by its width.
    @Test func aTableInsideOfAScreenHasTheSameMargins() throws {
        let stage = Stage { $0.portraitSize = CGSize(width: 430, height: 932) }
        let screen = UIViewController()
        stage.show(screen)
        let rows = Rows(style: .plain)
        let table = try #require(rows.tableView)
        table.frame = screen.view.bounds
        screen.view.addSubview(table)
        stage.frame()
        let cell = try #require(table.cellForRow(at: [0, 0]))
        #expect(left("Plain") == 20)
        #expect(cell.contentView.layoutMargins.left == 20)
        table.frame.size.width = 300
        stage.frame()
        #expect(left("Plain") == 16)
        #expect(cell.contentView.layoutMargins.left == 16)
    }

    @Test func cardsStandAtTheMargin() throws {
        let stage = Stage { $0.portraitSize = CGSize(width: 430, height: 932) }
        let rows = Rows(style: .insetGrouped)
        stage.show(rows)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(cell.convert(cell.bounds, to: nil).minX == 20)
        #expect(cell.bounds.width == CGFloat(390))
        #expect(left("Plain") == 40)
    }

    @Test func marginsThatTheAppSetsStay() throws {
        let stage = Stage { $0.portraitSize = CGSize(width: 430, height: 932) }
        let rows = Rows(style: .plain)
        stage.show(rows)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        cell.contentView.directionalLayoutMargins.leading = 44
        rows.tableView.frame.size.width = 350
        stage.frame()
        #expect(cell.contentView.layoutMargins.left == 44)
    }
}
