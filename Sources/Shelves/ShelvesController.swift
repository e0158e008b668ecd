import UIKit

/// A screen of shelves: a table whose rows are lists, each of which keeps its place through reuse, insertion,
/// deletion, moves and rotation.
///
/// ```swift
/// let months = ShelvesController<Month.ID, Book, CoverCell>()
/// months.configure = { cell, id in cell.show(title: model[id].title, items: model[id].books) }
/// months.fill = { cell, book in cell.show(book) }
/// months.show(model.ids)
/// ```
open class ShelvesController<ID: Hashable, Item: Hashable, Cell: UICollectionViewCell>: UITableViewController
{
    public typealias Shelf = ShelfCell<Item, Cell>

    /// Gives a row its title and items.
    public var configure: (Shelf, ID) -> Void = { _, _ in }
    /// Fills a cell with an item.
    public var fill: (Cell, Item) -> Void = { _, _ in }
    public var onSelect: (ID, Item) -> Void = { _, _ in }
    public var arrangement = ShelfArrangement.grid(itemSize: CGSize(width: 80, height: 112), spacing: 10)
    /// Where the lines were left.
    public let offsets = ScrollOffsetStore<ID>()
    @available(*, deprecated, renamed: "offsets")
    public var memory: ScrollOffsetStore<ID> { offsets }

    private var source: UITableViewDiffableDataSource<Int, ID>!

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 160
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(Shelf.self, forCellReuseIdentifier: "shelf")
        source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "shelf", for: path)
            if let self, let shelf = cell as? Shelf {
                shelf.arrangement = arrangement
                shelf.fill = fill
                shelf.onSelect = { [weak self] item in self?.onSelect(id, item) }
                configure(shelf, id)
            }
            return cell
        }
    }

    /// The shelves, in order.
    public var shelves: [ID] { isViewLoaded ? source.snapshot().itemIdentifiers : [] }

    /// Shows other shelves; those that stay keep their rows and places.
    public func show(_ shelves: [ID], animated: Bool = true) {
        loadViewIfNeeded()
        var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shelves)
        source.apply(snapshot, animatingDifferences: animated)
        offsets.keep(only: shelves)
    }

    /// What these shelves show has changed.
    public func refresh(_ shelves: [ID]) {
        var snapshot = source.snapshot()
        snapshot.reconfigureItems(shelves)
        source.apply(snapshot, animatingDifferences: false)
    }

    /// New contents everywhere: every line starts at its beginning.
    public func startOver() {
        offsets.forgetAll(tableView.visibleCells.compactMap { ($0 as? Shelf)?.list })
        refresh(shelves)
    }

    open override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let shelf = cell as? Shelf, let id = source.itemIdentifier(for: indexPath) else { return }
        offsets.restore(shelf.list, as: id)
    }

    open override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let shelf = cell as? Shelf { offsets.remember(shelf.list) }
    }
}
