import UIKit

/// A shelf as a value: who it is, what its header says and what it shows.
public struct Shelf<ID: Hashable & Sendable, Item: Hashable & Sendable>: Identifiable, Equatable, Sendable {
    /// Who it is: its place and its row belong to this identity.
    public var id: ID
    /// The title of the header; nil: none.
    public var title: String?
    /// The line below the title; nil: none.
    public var subtitle: String?
    /// The button of the header, such as "See all"; nil: none.
    public var actionTitle: String?
    /// How items are laid out.
    public var layout: ShelfLayout
    /// What it shows: items, or what stands for them.
    public var content: ShelfContent<Item>

    /// A shelf with any content.
    public init(
        id: ID, title: String?, subtitle: String? = nil, actionTitle: String? = nil,
        layout: ShelfLayout = .line(ShelfItemSize(width: 80, height: 112)), content: ShelfContent<Item>
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.actionTitle = actionTitle
        self.layout = layout
        self.content = content
    }

    /// A shelf with items.
    public init(
        id: ID, title: String?, actionTitle: String? = nil,
        layout: ShelfLayout = .line(ShelfItemSize(width: 80, height: 112)), items: [Item]
    ) {
        self.init(id: id, title: title, actionTitle: actionTitle, layout: layout, content: .items(items))
    }
}

/// A screen of shelves from values: a table whose rows are lists, each of which keeps its place through reuse, insertion,
/// deletion, moves, rotation and a change of text size.
///
/// ```swift
/// let screen = ShelvesController<Month.ID, Book, CoverCell> { cell, book in cell.show(book) }
/// screen.onSelect = { [weak self] book, _ in self?.open(book) }
/// screen.show(months.map { Shelf(id: $0.id, title: $0.name, items: $0.books) })
/// ```
open class ShelvesController<ID: Hashable & Sendable, Item: Hashable & Sendable, Cell: UICollectionViewCell>:
    UITableViewController
{
    /// The cell of a shelf.
    public typealias Row = ShelfCell<Item, Cell>

    /// Fills a cell with an item.
    public var fill: @MainActor (Cell, Item) -> Void
    /// An item was tapped.
    public var onSelect: @MainActor (Item, ID) -> Void = { _, _ in }
    /// The button of a shelf's header was tapped.
    public var onAction: @MainActor (ID) -> Void = { _ in }
    /// A shelf that had failed shall be loaded again.
    public var onRetry: (@MainActor (ID) -> Void)?
    /// Items will soon come into sight: those of a row that scrolls across, and the first that a row below will show.
    public var onPrefetch: @MainActor ([Item], ID) -> Void = { _, _ in }
    /// What was to come into sight does not after all.
    public var onCancelPrefetch: @MainActor ([Item], ID) -> Void = { _, _ in }
    /// The menu of an item that is held; nil: it has none.
    public var menu: @MainActor (Item, ID) -> UIMenu? = { _, _ in nil }
    /// The reader pulled down; the control turns until ``endRefreshing()``.
    public var onRefresh: (@MainActor () -> Void)? { didSet { if isViewLoaded { showRefreshControl() } } }
    /// Last changes to a row before it is shown.
    public var customize: @MainActor (Row, ID) -> Void = { _, _ in }
    /// Where items' cells come from, if not from their class; set before there are any shelves.
    public var cellNib: UINib?
    /// Where the lines were left.
    public let positions = ScrollPositionStore<ID, Item>()
    /// The view above everything.
    public private(set) var pageHeader: PageHeader?

    private var source: UITableViewDiffableDataSource<Int, ID>!
    private var byID: [ID: Shelf<ID, Item>] = [:]
    private let rows = RowPrefetching()
    /// Whether lines that are shown may move their items.
    private var movesItems = false

    /// A screen without shelves.
    /// - Parameter fill: fills a cell with an item.
    public init(
        style: UITableView.Style = .plain, fill: @escaping @MainActor (Cell, Item) -> Void = { _, _ in }
    ) {
        self.fill = fill
        super.init(style: style)
    }

    /// For subclasses, and because UIKit makes controllers so; ``fill`` is still to be set.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        fill = { _, _ in }
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        fill = { _, _ in }
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 160
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(Row.self, forCellReuseIdentifier: "shelf")
        source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
            let cell = table.dequeueReusableCell(withIdentifier: "shelf", for: path)
            if let self, let row = cell as? Row { configure(row, id) }
            return cell
        }
        rows.prefetch = { [weak self] in self?.prefetch(rows: $0) { $0.onPrefetch($1, $2) } }
        rows.cancel = { [weak self] in self?.prefetch(rows: $0) { $0.onCancelPrefetch($1, $2) } }
        tableView.prefetchDataSource = rows
        showRefreshControl()
    }

    private func configure(_ row: Row, _ id: ID) {
        guard let shelf = byID[id] else { return }
        let view = row.shelf
        if let cellNib, view.cellNib !== cellNib { view.cellNib = cellNib }
        view.shelfLayout = shelf.layout
        view.fill = fill
        view.onSelect = { [weak self] item in self?.onSelect(item, id) }
        view.menu = { [weak self] item in self?.menu(item, id) }
        view.onPrefetch = { [weak self] items in self?.onPrefetch(items, id) }
        view.onCancelPrefetch = { [weak self] items in self?.onCancelPrefetch(items, id) }
        view.onRetry = nil
        if let onRetry { view.onRetry = { onRetry(id) } }
        view.header.show(title: shelf.title, subtitle: shelf.subtitle)
        view.header.actionTitle = shelf.actionTitle
        view.header.onAction = { [weak self] in self?.onAction(id) }
        let changes = view.content != shelf.content
        let isShown = positions.isShown(view.list, as: id)
        // A line at its beginning moves its items; what was scrolled keeps its place.
        view.show(
            shelf.content,
            animated: movesItems && isShown && shelf.layout.scrolls && ListAxis(of: view.list).isAtStart)
        // Before the row may leave: other items at the old offset are another place.
        if changes, isShown { positions.restore(view, as: id) }
        customize(row, id)
    }

    /// Tells of what rows will show first.
    private func prefetch(
        rows paths: [IndexPath], _ tell: @MainActor (ShelvesController, [Item], ID) -> Void
    ) {
        for id in paths.compactMap({ source.itemIdentifier(for: $0) }) {
            guard let shelf = byID[id], !shelf.content.items.isEmpty else { continue }
            let items = shelf.content.items
            let anchors = positions.position(of: id)?.anchors ?? []
            let first = anchors.lazy.compactMap { items.firstIndex(of: $0.item) }.first ?? 0
            let count = shelf.layout.count(in: tableView.bounds.size, for: traitCollection)
            tell(self, Array(items[first...].prefix(count)), id)
        }
    }

    // MARK: Shelves

    /// The shelves, in order.
    /// - Complexity: O(shelves).
    public var shelves: [Shelf<ID, Item>] {
        isViewLoaded ? source.snapshot().itemIdentifiers.compactMap { byID[$0] } : []
    }

    /// Shows other shelves; those that stay keep their rows and places, and are filled again where they differ. The places of those that go
    /// are kept too, for they may come back.
    public func show(_ shelves: [Shelf<ID, Item>], animated: Bool = true) {
        loadViewIfNeeded()
        let before = byID
        byID = Dictionary(shelves.map { ($0.id, $0) }) { first, _ in first }
        positions.rememberVisible()
        var snapshot = NSDiffableDataSourceSnapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shelves.map(\.id))
        snapshot.reconfigureItems(
            shelves.filter { shelf in before[shelf.id].map { $0 != shelf } ?? false }.map(\.id))
        movesItems = animated
        source.apply(snapshot, animatingDifferences: animated)
        movesItems = false
        restoreVisible()
    }

    /// Changes one shelf.
    public func update(_ id: ID, animated: Bool = false, _ change: (inout Shelf<ID, Item>) -> Void) {
        guard var shelf = byID[id] else { return }
        change(&shelf)
        guard shelf != byID[id] else { return }
        var all = shelves
        if let index = all.firstIndex(where: { $0.id == id }) { all[index] = shelf }
        show(all, animated: animated)
    }

    /// New contents everywhere: every line starts at its beginning.
    public func startOver() { positions.forgetAll() }

    /// A list that was filled again shows its beginning: back to where it was.
    private func restoreVisible() {
        for case let row as Row in tableView.visibleCells {
            guard let path = tableView.indexPath(for: row), let id = source.itemIdentifier(for: path) else {
                continue
            }
            positions.restore(row.shelf, as: id)
        }
    }

    // MARK: Page header and refresh

    /// Puts a view above the shelves.
    /// - Parameters:
    ///   - least: what stays of it when the shelves scroll; 0: it scrolls away.
    ///   - stretches: it grows with a pull.
    @discardableResult
    public func setPageHeader(
        _ view: UIView, height: CGFloat, shrinksTo least: CGFloat = 0, stretches: Bool = false
    ) -> PageHeader {
        loadViewIfNeeded()
        pageHeader?.remove()
        let header = PageHeader(
            view, height: height, shrinksTo: least, stretches: stretches, above: tableView)
        pageHeader = header
        return header
    }

    private func showRefreshControl() {
        guard onRefresh != nil else {
            refreshControl = nil
            return
        }
        guard refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.onRefresh?() }, for: .valueChanged)
        refreshControl = control
    }

    /// What ``onRefresh`` began has come.
    public func endRefreshing() { refreshControl?.endRefreshing() }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        pageHeader?.follow()
    }

    open override func scrollViewDidScroll(_ scrollView: UIScrollView) { pageHeader?.follow() }

    open override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let row = cell as? Row, let id = source.itemIdentifier(for: indexPath) else { return }
        positions.restore(row.shelf, as: id)
    }

    open override func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let row = cell as? Row { positions.remember(row.shelf.list) }
    }
}

/// Generic classes cannot be delegates by themselves on Apple's systems.
private final class RowPrefetching: NSObject, UITableViewDataSourcePrefetching {
    var prefetch: @MainActor ([IndexPath]) -> Void = { _ in }
    var cancel: @MainActor ([IndexPath]) -> Void = { _ in }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetch(indexPaths) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        cancel(indexPaths)
    }
}
