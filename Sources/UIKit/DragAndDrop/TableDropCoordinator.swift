import ListEngine

/// A drop on a table and where it goes.
@MainActor
final class TableDropCoordinator: DropCoordinator<UITableView>, UITableViewDropCoordinator {
    var items: [any UITableViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        let cell = list?.cell(at: RowIndex(indexPath))
        return land(dragItem, on: cell) { [weak list] in
            if let cell { list?.restoreOrder(of: cell) }
        }
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        let row = list?.rowRect(indexPath) ?? .zero
        return shrink(dragItem, into: rect.offsetBy(dx: row.minX, dy: row.minY), of: list)
    }

    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let animation = DropAnimation.alone()
        return TablePlaceholderContext(dragItem, placeholder.insertionIndexPath, animation) {
            [weak list] path in
            list?.insertRows(at: [path], with: .automatic)
        }
    }
}
