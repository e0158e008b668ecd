import Shelves
import UIKit

/// Rows as high as their covers. By hand, as articles show it: `Examples/Shelf`.
final class RowsOfCovers: ShelvesController<String, Int, CoverCell> {
    override func viewDidLoad() {
        super.viewDidLoad()
        fill = { cell, number in cell.show(number) }
        let size = ShelfItemSize(width: 80, height: 112)
        onAction = { month in print("All of \(month)") }
        show([
            Shelf(
                id: "May", title: "New in May", subtitle: "Seven books", actionTitle: "See All",
                layout: .grid(size),
                content: .items(Array(1...7))),
            Shelf(id: "June", title: "New in June", layout: .line(size), items: Array(11...30)),
            Shelf(id: "July", title: "New in July", layout: .line(size), content: .loading()),
            Shelf(
                id: "August", title: "New in August", layout: .line(size), content: .failed("No connection")),
        ])
    }
}
