import UIKit

/// Cells are reused, their lines' places are not: each row finds its own again.
class ShelvesViewController: UITableViewController {
    private var shelves = Shelf.all
    /// How far each line was scrolled when its row left the screen, by the row's identity, so that rows may
    /// come, go and move.
    private var offsets: [Int: CGFloat] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 167
        tableView.allowsSelection = false
        tableView.register(
            UINib(nibName: ShelfCell.identifier, bundle: nil), forCellReuseIdentifier: ShelfCell.identifier)

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
            offsets.removeAll()
            for case let cell as ShelfCell in tableView.visibleCells { cell.offset = 0 }
            tableView.reloadData()
            refreshControl?.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelves.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ShelfCell.identifier, for: indexPath)
        let shelf = shelves[indexPath.row]
        (cell as? ShelfCell)?.show(shelf)
        cell.tag = shelf.id
        cell.accessibilityIdentifier = "shelf-\(shelf.id)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        (cell as? ShelfCell)?.offset = offsets[cell.tag] ?? 0
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let cell = cell as? ShelfCell else { return }
        offsets[cell.tag] = cell.offset
    }
}
