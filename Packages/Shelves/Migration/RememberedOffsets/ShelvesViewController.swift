import Shelves
import UIKit

/// Cells are reused, their lines' places are not: each row finds its own again.
class ShelvesViewController: UITableViewController {
    private var shelves = Shelf.all
    private let positions = ScrollPositionStore<Int, Book>()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        tableView.register(ShelfRow.self, forCellReuseIdentifier: "shelf")

        let refresh = UIRefreshControl()
        refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
        refreshControl = refresh

        let add = UIButton(type: .system)
        add.setTitle("Add a shelf", for: .normal)
        add.accessibilityIdentifier = "add"
        add.addAction(UIAction { [weak self] _ in self?.addShelf() }, for: .touchUpInside)
        add.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        tableView.tableHeaderView = add
    }

    private func addShelf() {
        let id = (shelves.map(\.id).max() ?? 0) + 1
        shelves.insert(Shelf(id: id, title: "新到 Just In \(id)"), at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }

    /// New books everywhere: every line starts at its beginning.
    private func reload() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self else { return }
            shelves = Shelf.all
            positions.forgetAll()
            tableView.reloadData()
            refreshControl?.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
        guard let view = (cell as? ShelfRow)?.shelf else { return cell }
        let shelf = shelves[indexPath.row]
        view.shelfLayout = .line(ShelfItemSize(width: 80, height: 112), spacing: 12)
        view.fill = { cell, book in cell.show(book) }
        view.header.show(title: shelf.title)
        view.show(.items(shelf.books))
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? ShelfRow { positions.restore(row.shelf, as: shelves[indexPath.row].id) }
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? ShelfRow { positions.remember(row.shelf.list) }
    }
}
