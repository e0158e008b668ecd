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
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private weak var table: UITableView?
    /// Where the preview was let go, in the window's coordinates; nil once it has landed.
    private var preview: DragPreviewView?

    init(_ table: UITableView, _ drop: TableDrop) {
        self.table = table
        destinationIndexPath = drop.destination
        proposal = drop.proposal
        let dragged = drop.session
        session = dragged
        preview = dragged.preview
        let size = dragged.preview?.bounds.size ?? .zero
        items = dragged.items.map { TableDropItem($0, dragged.sourcePath(of: $0, in: table), size) }
    }

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
        guard let preview = take(dragItem), let table else { return DropAnimation.alone() }
        let row = table.rowRect(indexPath)
        let animation = DropAnimation()
        preview.shrink(to: table.convert(rect.offsetBy(dx: row.minX, dy: row.minY), to: nil), with: animation)
        return animation
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        guard let preview = take(dragItem) else { return DropAnimation.alone() }
        let animation = DropAnimation()
        preview.land(at: target.container.convert(target.center, to: nil), with: animation)
        return animation
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let animation = DropAnimation.alone()
        return DropPlaceholder(dragItem, placeholder.insertionIndexPath, animation) { [weak table] path in
            table?.insertRows(at: [path], with: .automatic)
        }
    }

    /// The preview stands for the first item; it lands once.
    private func take(_ item: UIDragItem) -> DragPreviewView? {
        guard items.first?.dragItem === item else { return nil }
        defer { preview = nil }
        return preview
    }

    /// What the app did not let land goes where it is.
    func finish() {
        preview?.fade()
        preview = nil
    }
}

@MainActor
final class TableDropItem: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}
