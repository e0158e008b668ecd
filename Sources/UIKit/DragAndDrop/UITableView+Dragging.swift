import ListEngine

/// Rows that a long press lifts.
extension UITableView: DragSource {
    func dragDelegateDidChange() {
        if dragDelegate != nil, dragDriver == nil { dragDriver = DragDriver(self) }
    }

    /// UIKit: a row whose items are empty is still lifted where the data source can move it; then it only moves within
    /// its table (seen in public apps).
    func lift(_ session: LocalDragSession) -> Bool {
        let place = session.location(in: self)
        guard dragInteractionEnabled, let delegate = dragDelegate, editing.reordered == nil,
            let path = path(at: place), let cell = realisedCell(at: path)
        else { return false }
        session.origin = self
        session.originPath = path
        session.items = delegate.tableView(self, itemsForBeginning: session, at: path)
        session.isMovable = session.items.count <= 1 && mayMove(path)
        guard !session.items.isEmpty || session.isMovable else { return false }
        session.allowsMoveOperation =
            delegate.optional.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate.optional.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
        rowTouchCancelled()
        closeSwipe(animated: true)
        cell.setDragState(.lifting)
        session.lift(cell) { delegate.optional.tableView(self, dragPreviewParametersForRowAt: path) ?? nil }
        return true
    }

    func dragWillBegin(_ session: LocalDragSession) {
        editing.drag = session
        dragDelegate?.tableView(self, dragSessionWillBegin: session)
        guard let path = session.originPath, let cell = realisedCell(at: path) else { return }
        cell.setDragState(.dragging)
        beginReordering(cell, RowIndex(path), finger: session.start)
        // Its picture is under the finger.
        cell.alpha = 0
    }

    func putBack(_ session: LocalDragSession) {
        guard let reordered = editing.reordered else {
            if let path = session.originPath { realisedCell(at: path)?.setDragState(.none) }
            return
        }
        reordered.cell.setDragState(.none)
        editing.reordered = nil
        UIView.performWithoutAnimation {
            reordered.cell.alpha = 1
            placeRows()
        }
        restoreOrder(of: reordered.cell)
    }

    func home(of session: LocalDragSession) -> CGPoint? {
        guard let reordered = editing.reordered else { return nil }
        let frame = rowFrame(reordered.origin)
        return convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    func dragDidEnd(_ session: LocalDragSession) {
        editing.drag = nil
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
}
