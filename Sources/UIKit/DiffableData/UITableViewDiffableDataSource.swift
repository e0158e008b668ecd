import ListEngine

/// Shows snapshots in a table view: every snapshot that is applied becomes the fewest insertions, deletions
/// and moves.
///
/// Keep the data source alive yourself; the table view does not. Section and item identifiers need not be
/// `Sendable` here, which Apple's declaration asks for.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    weak var tableView: UITableView?
    let cellProvider: CellProvider

    /// Becomes the table view's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    override var shownList: (any DiffableList)? { tableView.flatMap { $0.dataSource === self ? $0 : nil } }
    override func announce(_ update: BatchUpdate) { tableView?.announce(update, with: defaultRowAnimation) }

    // MARK: Data source

    open func numberOfSections(in tableView: UITableView) -> Int { content.sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.itemCount(in: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        providedCell(tableView, indexPath)
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False, until a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// False, until a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing: a subclass changes its model and applies a snapshot.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Nothing: a subclass changes its model and applies a snapshot.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

extension UITableViewDiffableDataSource {
    private func providedCell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell {
        guard let item = content.item(at: path), let cell = cellProvider(tableView, path, item) else {
            fatalError(
                "UITableView dataSource returned a nil cell for row at index path: \(path). The cell provider "
                    + "of a diffable data source must return a cell for every item identifier.")
        }
        return cell
    }
}

extension UITableView {
    /// Records a whole update in the open one.
    func announce(_ update: BatchUpdate, with animation: RowAnimation) {
        func paths(_ rows: [RowIndex]) -> [IndexPath] { rows.map(IndexPath.init) }
        if !update.deletedSections.isEmpty {
            deleteSections(IndexSet(update.deletedSections), with: animation)
        }
        if !update.insertedSections.isEmpty {
            insertSections(IndexSet(update.insertedSections), with: animation)
        }
        if !update.reloadedSections.isEmpty {
            reloadSections(IndexSet(update.reloadedSections), with: animation)
        }
        for move in update.movedSections { moveSection(move.from, toSection: move.to) }
        if !update.deletedRows.isEmpty { deleteRows(at: paths(update.deletedRows), with: animation) }
        if !update.insertedRows.isEmpty { insertRows(at: paths(update.insertedRows), with: animation) }
        if !update.reloadedRows.isEmpty { reloadRows(at: paths(update.reloadedRows), with: animation) }
        for move in update.movedRows {
            moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
        }
    }
}
