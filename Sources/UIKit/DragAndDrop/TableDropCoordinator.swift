/// A drop on a table and where it goes.
@MainActor
final class TableDropCoordinator: DropCoordinator, UITableViewDropCoordinator {
    let proposal: UITableViewDropProposal
    private weak var table: UITableView?

    /// Nil for a drop that the delegate was not asked about.
    init?(_ table: UITableView, _ drop: ListDrop<UITableViewDropProposal>) {
        guard let proposal = drop.proposal else { return nil }
        self.table = table
        self.proposal = proposal
        super.init(drop.session, to: drop.destination, of: table)
    }

    var items: [any UITableViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        let cell = table?.mountedCell(at: indexPath)
        return land(dragItem, on: cell) { [weak table] in
            if let cell { table?.restoreOrder(of: cell) }
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
