import ListEngine

/// What a drag over a table means to it.
@MainActor
struct TableDrop {
    let session: LocalDragSession
    /// Whether the drop delegate takes the session. Without it the table only reorders its own rows.
    let asksDelegate: Bool
    /// Whether the data source moves the dragged row by itself.
    let reorders: Bool
    /// The room for rows from outside.
    var room: RowReorder?
    var proposal: UITableViewDropProposal
    /// Where a drop would go; nil beside all rows.
    var destination: IndexPath?
    /// The row that a drop would go into.
    var highlighted: IndexPath?
}

/// A drop and where it goes.
@MainActor
final class TableDropCoordinator: DropCoordinator, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal
    private weak var table: UITableView?

    init(_ table: UITableView, _ drop: TableDrop) {
        self.table = table
        proposal = drop.proposal
        super.init(drop.session, to: drop.destination, of: table)
    }

    var items: [any UITableViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        guard let preview = take(dragItem), let table, let cell = table.realisedCell(at: indexPath) else {
            return DropAnimation.alone()
        }
        preview.removeFromSuperview()
        return DropAnimation.landing(of: cell, from: table.convert(preview.center, from: nil)) {
            [weak table] in table?.restoreOrder(of: cell)
        }
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        let row = table?.rowRect(indexPath) ?? .zero
        return shrink(dragItem, into: rect.offsetBy(dx: row.minX, dy: row.minY), of: table)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let animation = DropAnimation.alone()
        return DropPlaceholder(dragItem, placeholder.insertionIndexPath, animation) { [weak table] path in
            table?.insertRows(at: [path], with: .automatic)
        }
    }
}
