import Shelves
import UIKit

/// Lines that keep their places through reuse and while rows come in above. By hand: `Examples/RememberedOffsets`.
final class RememberedPlaces: UITableViewController {
    final class Row: ShelfCell<Int, CoverCell> {}

    private var shelves = Array(0..<30)
    private let positions = ScrollPositionStore<Int, Int>()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let row = cell as? Row else { return cell }
        let id = shelves[indexPath.row]
        row.shelf.shelfLayout = .line(ShelfItemSize(width: 80, height: 112))
        row.shelf.fill = { cell, number in cell.show(number) }
        row.shelf.header.show(title: "Shelf \(id)")
        row.shelf.list.accessibilityIdentifier = "shelf-\(id)"
        row.shelf.show(.items(Array(id * 100..<id * 100 + 20)))
        return row
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? Row { positions.restore(row.shelf, as: shelves[indexPath.row]) }
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? Row { positions.remember(row.shelf.list) }
    }
}
