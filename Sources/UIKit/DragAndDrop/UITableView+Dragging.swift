import ListEngine

/// Rows that a long press lifts.
extension UITableView: DraggedList {
    var hasDragDelegate: Bool { dragDelegate != nil }

    var cellsInPlace: [UITableViewCell] { elements.cells }

    var isReadyToDrag: Bool { true }

    /// UIKit: a row whose items are empty is still lifted where the data source can move it; then it only moves within
    /// its table (seen in public apps).
    func movesByDataSource(_ session: LocalDragSession, at path: IndexPath) -> Bool {
        session.items.count <= 1 && mayMove(path)
    }

    func leavePlace(_ session: LocalDragSession) {
        guard let path = session.originPath, let cell = cell(at: RowIndex(path)) else { return }
        beginReordering(cell, RowIndex(path), finger: session.start)
        // Its picture is under the finger.
        cell.alpha = 0
    }

    func returnToPlace() {
        guard let cell = reordered?.lifted.cell else { return }
        reordered = nil
        UIView.performWithoutAnimation {
            cell.alpha = 1
            placeRows()
        }
        restoreOrder(of: cell)
    }

    func home(of session: LocalDragSession) -> CGPoint? {
        guard let reordered else { return nil }
        let frame = rowFrame(reordered.move.origin)
        return convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    // MARK: What the delegate says

    func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    func allowsMoveOperation(_ session: LocalDragSession) -> Bool {
        dragDelegate.optional.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func isRestrictedToApplication(_ session: LocalDragSession) -> Bool {
        dragDelegate.optional.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate.optional.tableView(self, dragPreviewParametersForRowAt: path) ?? nil
    }
    func tellDragWillBegin(_ session: LocalDragSession) {
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }
    func tellDragDidEnd(_ session: LocalDragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}
