import Testing
import UIKit

@testable import UIKitSnapshots

/// Pictures of all that is scrolled on a screen; heights by arithmetic.
@MainActor @Suite(.serialized) struct FullHeightTests {
    private final class Rows: UITableViewController {
        let count: Int
        init(_ count: Int) {
            self.count = count
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 50
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "row \(indexPath.row)"
            return cell
        }
    }

    /// iPhone 15: 852 points, of which 59 above and 34 below are the safe area.
    @Test func everyRowIsInThePicture() {
        let screen = SnapshotScreen(showing: Rows(40), on: .iPhone15.fullHeight)
        #expect(screen.tree.size == CGSize(width: 393, height: 40 * 50 + 59 + 34))
        #expect(screen.viewDump.contains("\"row 0\"") && screen.viewDump.contains("\"row 39\""))
        #expect(screen.left == 0)
        // What fits is as high as the screen.
        #expect(SnapshotScreen(showing: Rows(3), on: .iPhone15.fullHeight).tree.size.height == 852)
        #expect(SnapshotScreen(showing: Rows(40), on: .iPhone15).tree.size.height == 852)
    }

    @Test func whatNoPictureHoldsIsTold() {
        // 32,000 pixels at 3 a point; 300 rows are 15,000 points.
        let screen = SnapshotScreen(showing: Rows(300), on: .iPhone15.fullHeight)
        #expect(screen.tree.size.height <= 32_000 / 3 && screen.left > 15_000 + 93 - 32_000 / 3 - 2)
    }
}
