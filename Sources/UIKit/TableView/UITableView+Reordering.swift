import ListEngine

/// Rows that are reordered by their control: begin, follow the finger, end.
extension UITableView {
    /// Seconds in which rows make room.
    private static var roomDuration: Double { 0.25 }

    func setUpReordering() {
        addGestureRecognizer(
            ReorderGestureRecognizer(takes: { $0 is TableCellReorderControl }) { [weak self] in
                self?.reorderDidChange($0)
            })
    }

    private func reorderDidChange(_ recognizer: UIGestureRecognizer) {
        let finger = recognizer.location(in: nil)
        switch recognizer.state {
        case .began:
            var view = recognizer.activeTouches.first?.view
            while let current = view, !(current is UITableViewCell) { view = current.superview }
            guard let cell = view as? UITableViewCell, let index = cell.rowIndex else { return }
            lift(cell, index, finger: finger)
        case .changed:
            editing.reordered?.finger = finger
            continueReordering()
        case .ended: endReordering(isCancelled: false)
        case .cancelled: endReordering(isCancelled: true)
        default: break
        }
    }

    /// Shows the row lifted off the others and begins.
    private func lift(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) {
        let reordered = beginReordering(cell, index, finger: finger)
        bringSubviewToFront(cell)
        cell.setDragState(.dragging)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animateTouchably(withDuration: Self.roomDuration) { cell.alpha = 0.9 }
        reordered.scrolling = EdgeScrolling(
            { [weak self] in
                guard let self, let reordered = editing.reordered else { return nil }
                return (self, convert(reordered.finger, from: nil))
            }, moved: { [weak self] in self?.continueReordering() })
    }

    /// From now on the row follows the finger and the others make room.
    @discardableResult
    func beginReordering(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) -> ReorderedRow {
        closeSwipe(animated: true)
        rowTouchCancelled()
        let span = extents.span(ofRow: index)
        let grip = convert(finger, from: nil).y - span.start
        let reordered = ReorderedRow(cell, index, extent: span.extent, grip: grip, finger: finger)
        editing.reordered = reordered
        return reordered
    }

    /// Follows the finger; asks where the row would go when it is over another place.
    private func continueReordering() {
        guard let reordered = editing.reordered else { return }
        let start = placeReordered(reordered)
        let proposal = reordered.reorder.proposal(start: start, in: extents)
        guard proposal != reordered.proposal else { return }
        reordered.proposal = proposal
        makeRoom(for: reordered, at: askTarget(reordered.origin, proposal))
    }

    /// - Parameter target: nil: the reordered row's own place stays free.
    func makeRoom(for reordered: ReorderedRow, at target: RowIndex?) {
        guard target ?? reordered.origin != reordered.target else { return }
        reordered.reorder.move(to: target)
        moveRowsAside()
    }

    func moveRowsAside() {
        UIView.animateTouchably(withDuration: Self.roomDuration) {
            self.placeRows()
            self.placeSupplements()
        }
    }

    func askTarget(_ origin: RowIndex, _ proposal: RowIndex) -> RowIndex {
        let asked = delegate.optional.tableView(
            self, targetIndexPathForMoveFromRowAt: IndexPath(origin),
            toProposedIndexPath: IndexPath(proposal))
        return asked.map(RowIndex.init) ?? proposal
    }

    /// - Returns: where the reordered row's start is now, in the content.
    @discardableResult
    func placeReordered(_ reordered: ReorderedRow) -> CGFloat {
        let start = convert(reordered.finger, from: nil).y - reordered.reorder.grip
        let frame = CGRect(x: cardSides.left, y: start, width: rowWidth, height: reordered.reorder.extent)
        UIView.performWithoutAnimation { reordered.cell.frame = frame }
        return start
    }

    /// UIKit: the data source hears of the move, and the table has made it already.
    func endReordering(isCancelled: Bool) {
        guard let reordered = editing.reordered else { return }
        reordered.scrolling?.stop()
        reordered.cell.setDragState(.none)
        let isMoved = !isCancelled && moveInModel(reordered)
        editing.reordered = nil
        if isMoved {
            moveRow(at: IndexPath(reordered.origin), to: IndexPath(reordered.target))
        } else {
            UIView.animateTouchably(withDuration: Self.roomDuration) { self.placeRows() }
        }
        UIView.animateTouchably(
            withDuration: Self.roomDuration, animations: { reordered.cell.alpha = 1 },
            completion: { [weak self] _ in
                reordered.cell.layer.shadowOpacity = 0
                self?.restoreOrder(of: reordered.cell)
            })
    }

    /// - Returns: whether the data source has moved the reordered row.
    func moveInModel(_ reordered: ReorderedRow) -> Bool {
        guard reordered.target != reordered.origin, let dataSource else { return false }
        let answer: Void? = dataSource.optional.tableView(
            self, moveRowAt: IndexPath(reordered.origin), to: IndexPath(reordered.target))
        return answer != nil
    }

    /// Back among the other cells, from in front of them.
    func restoreOrder(of cell: UITableViewCell) {
        guard cell.superview === self, let index = cell.rowIndex, extents.contains(index) else { return }
        insertInOrder(cell, index)
    }
}
