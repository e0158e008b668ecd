import ListEngine

/// Rows that are reordered by their control: begin, follow the finger, end.
extension UITableView: ReorderableList {
    /// Seconds in which the others step aside.
    private static var asideDuration: Double { 0.25 }

    func setUpReordering() {
        let driver = ReorderDriver(self)
        addGestureRecognizer(
            ReorderGestureRecognizer(begins: { $0 is TableCellReorderControl }) { driver.follow($0) })
    }

    var isReordering: Bool { editing.reordered != nil }

    /// Shows the row lifted off the others and begins.
    func beginReordering(at finger: CGPoint) -> CGPoint? {
        guard let path = path(at: finger), let cell = mountedCell(at: path) else { return nil }
        beginReordering(cell, RowIndex(path), finger: convert(finger, to: nil))
        bringSubviewToFront(cell)
        cell.setDragState(.dragging)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animateTouchably(withDuration: Self.asideDuration) { cell.alpha = 0.9 }
        return finger
    }

    /// From now on the row follows the finger and the others make room.
    /// - Parameter finger: in the window's coordinates.
    func beginReordering(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) {
        closeSwipe(animated: true)
        cancelTouch()
        let span = extents.span(ofRow: index)
        let grip = convert(finger, from: nil).y - span.start
        editing.reordered = ReorderedRow(cell, index, extent: span.extent, grip: grip, finger: finger)
    }

    /// Follows the finger; asks where the row would go when it is over another place.
    func moveReordering(to finger: CGPoint) {
        guard let reordered = editing.reordered else { return }
        reordered.finger = convert(finger, to: nil)
        let start = placeReordered(reordered)
        let proposal = reordered.proposal(start: start, in: extents)
        guard proposal != reordered.proposal else { return }
        reordered.proposal = proposal
        moveGap(of: reordered, to: askTarget(reordered.move.origin, proposal))
    }

    /// - Parameter target: nil: the reordered row's own place stays free.
    func moveGap(of reordered: ReorderedRow, to target: RowIndex?) {
        let target = target ?? reordered.move.origin
        guard target != reordered.move.target else { return }
        reordered.move.target = target
        moveRowsAside()
    }

    func moveRowsAside() {
        UIView.animateTouchably(withDuration: Self.asideDuration) {
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
        let start = convert(reordered.finger, from: nil).y - reordered.grip
        let frame = CGRect(x: cardSides.left, y: start, width: rowWidth, height: reordered.extent)
        UIView.performWithoutAnimation { reordered.cell.frame = frame }
        return start
    }

    /// UIKit: the data source hears of the move, and the table has made it already.
    func endReordering(isCancelled: Bool) {
        guard let reordered = editing.reordered else { return }
        reordered.cell.setDragState(.none)
        let isMoved = !isCancelled && moveInModel(reordered)
        editing.reordered = nil
        if isMoved {
            moveRow(at: IndexPath(reordered.move.origin), to: IndexPath(reordered.move.target))
        } else {
            UIView.animateTouchably(withDuration: Self.asideDuration) { self.placeRows() }
        }
        UIView.animateTouchably(
            withDuration: Self.asideDuration, animations: { reordered.cell.alpha = 1 },
            completion: { [weak self] _ in
                reordered.cell.layer.shadowOpacity = 0
                self?.restoreOrder(of: reordered.cell)
            })
    }

    /// UIKit: a data source may reload or update the table meanwhile, as Apple's samples do with a snapshot; then that has placed the row.
    /// - Returns: whether the data source has moved the reordered row, and the table has still to.
    func moveInModel(_ reordered: ReorderedRow) -> Bool {
        guard reordered.move.target != reordered.move.origin, let dataSource else { return false }
        editing.isTellingMove = true
        defer { editing.isTellingMove = false }
        let answer: Void? = dataSource.optional.tableView(
            self, moveRowAt: IndexPath(reordered.move.origin), to: IndexPath(reordered.move.target))
        return answer != nil && editing.reordered === reordered
    }

    /// Back among the other cells, from in front of them.
    func restoreOrder(of cell: UITableViewCell) {
        guard cell.superview === self, let index = cell.rowIndex, extents.contains(index) else { return }
        insertInOrder(cell, index)
    }
}
