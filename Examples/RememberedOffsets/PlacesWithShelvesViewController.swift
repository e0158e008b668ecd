import Shelves
import UIKit

/// The screen of `ShelvesViewController` with the component's shelf in each row. Places are those of books, not points:
/// `ScrollPositionStore`.
class PlacesWithShelvesViewController: UITableViewController {
    private var shelves = Shelf.all
    private let positions = ScrollPositionStore<Int, Book>()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 167
        tableView.allowsSelection = false
        tableView.register(BookRow.self, forCellReuseIdentifier: "BookRow")

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
        let cell = tableView.dequeueReusableCell(withIdentifier: "BookRow", for: indexPath)
        let shelf = shelves[indexPath.row]
        (cell as? BookRow)?.show(shelf)
        cell.accessibilityIdentifier = "shelf-\(shelf.id)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? BookRow { positions.restore(row.line, as: shelves[indexPath.row].id) }
    }

    override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? BookRow { positions.remember(row.line.list) }
    }
}

/// A title and a line of covers. The row has margins of its own, so that the line is a `ShelfView` without its header.
class BookRow: UITableViewCell {
    let line = ShelfView<Book, CoverCell>()
    private let titleLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        line.shelfLayout = .line(ShelfItemSize(width: 80, height: 112), spacing: 12)
        line.sideMargin = 15
        line.verticalMargin = 0
        line.showsHeader = false
        line.cellNib = UINib(nibName: "CoverCell", bundle: nil)
        line.fill = { cell, book in cell.show(book) }
        for view in [titleLabel, line] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            line.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 10),
            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ shelf: Shelf) {
        titleLabel.text = shelf.title
        line.list.accessibilityIdentifier = "line-\(shelf.id)"
        line.show(.items(shelf.books))
    }
}

@available(iOS 17.0, *)
#Preview("With Shelves") { PlacesWithShelvesViewController() }
