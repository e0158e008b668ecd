import CoreGraphics
import Shelves
import Testing

@testable import UIKit

/// However far one scrolls through 500 shelves of 40 items: of rows and of cells in them no more are made than are seen at once, and a
/// fifth, which is for what comes into sight while something else leaves it.
@MainActor @Suite(.serialized) struct MadeCellsTests {
    @Test(arguments: [CGSize(width: 393, height: 852), CGSize(width: 820, height: 1180)])
    func scrollingMakesAFifthMoreThanIsSeen(size: CGSize) {
        defer { TestDevice.end() }
        TestDevice.begin { device in
            device.portraitSize = size
            device.safeAreaInsets = .zero
        }
        // What was filled once is kept, so that what a list throws away and makes anew counts, too.
        var rows: Set<UIView> = []
        var cells: Set<UIView> = []
        let shelves = ShelvesController<Int, Int, UICollectionViewCell>()
        shelves.customize = { row, _ in rows.insert(row) }
        shelves.fill = { cell, _ in cells.insert(cell) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = shelves
        window.makeKeyAndVisible()
        let layout = ShelfLayout.line(ShelfItemSize(width: 80, height: 112), spacing: 10)
        shelves.show(
            (0..<500).map { Shelf(id: $0, title: "Shelf \($0)", layout: layout, items: Array(0..<40)) },
            animated: false)
        var mostRows = 0
        var mostCells = 0
        // A way down and a shorter one up; the shelf at the top moves across meanwhile.
        for step in 0..<600 {
            _ = FramePipeline.current.frame(at: Double(step) / 60)
            let seen = shelves.tableView.visibleCells.compactMap {
                $0 as? ShelfCell<Int, UICollectionViewCell>
            }
            mostRows = max(mostRows, seen.count)
            mostCells = max(mostCells, seen.reduce(0) { $0 + $1.shelf.list.visibleCells.count })
            shelves.tableView.contentOffset.y += step < 300 ? 97 : -61
            if step % 3 == 0 { seen.first?.shelf.list.contentOffset.x += 45 }
        }
        #expect(shelves.tableView.contentOffset.y == CGFloat(300 * 97 - 300 * 61))
        #expect(mostRows > 0 && 5 * rows.count <= 6 * mostRows, "\(rows.count) rows, \(mostRows) seen")
        #expect(5 * cells.count <= 6 * mostCells, "\(cells.count) cells, \(mostCells) seen")
    }
}
