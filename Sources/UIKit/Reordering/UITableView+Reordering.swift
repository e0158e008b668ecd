import ListEngine

/// Rows that are reordered by their control: begin, follow the finger, end.
extension UITableView: ReorderableList {
    /// Seconds in which the others step aside.
    private static var asideDuration: Double { 0.25 }

    func setUpReordering() {
        let driver = ReorderDriver(self)
        addGestureRecognizer(
            ImmediateGestureRecognizer(begins: { $0 is TableCellReorderControl }) { driver.follow($0) })
    }

    /// UIKit: needs `moveRowAt`; where it stands, every row may move that `canMoveRowAt` does not forbid.
    func mayMove(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let asked = dataSource.optional.tableView(self, canMoveRowAt: path)
        return asked ?? OptionalRequirement.isPresent(dataSource, "tableView(_:moveRowAt:to:)")
    }

    /// Shows the row lifted off the others and begins.
    func beginReordering(at finger: CGPoint) -> CGPoint? {
        guard let place = place(at: finger), let cell = cell(at: place) else { return nil }
        beginReordering(cell, place, finger: convert(finger, to: nil))
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
        let span = extents.span(ofRow: index)
        let grip = convert(finger, from: nil).y - span.start
        lift(
            index,
            LiftedRow(cell: cell, extent: span.extent, grip: grip, finger: finger, proposal: index))
    }

    func moveReordering(to finger: CGPoint) {
        let finger = convert(finger, to: nil)
        moveReordered { $0.finger = finger }
    }

    /// The delegate is asked once the row is over another place.
    func askTarget() -> RowIndex? {
        guard let reordered else { return nil }
        let proposal = proposal(of: reordered)
        guard proposal != reordered.lifted.proposal else { return nil }
        self.reordered?.lifted.proposal = proposal
        return askTarget(reordered, proposal)
    }

    /// The place that the row is over.
    func proposal(of reordered: ReorderedElement<LiftedRow>) -> RowIndex {
        extents.place(over: start(of: reordered) + reordered.lifted.extent / 2, of: reordered.move.origin)
    }

    /// Where the row's start is now, in the content.
    private func start(of reordered: ReorderedElement<LiftedRow>) -> CGFloat {
        convert(reordered.lifted.finger, from: nil).y - reordered.lifted.grip
    }

    func makeRoom(at target: RowIndex, from old: ReorderedElement<LiftedRow>, animated: Bool) {
        reordered?.move.target = target
        if animated { moveRowsAside() } else { setNeedsLayout() }
    }

    func moveRowsAside() {
        UIView.animateTouchably(withDuration: Self.asideDuration) {
            self.placeRows()
            self.placeSupplements()
        }
    }

    func askTarget(_ reordered: ReorderedElement<LiftedRow>, _ proposal: RowIndex) -> RowIndex {
        let asked = delegate.optional.tableView(
            self, targetIndexPathForMoveFromRowAt: reordered.origin, toProposedIndexPath: IndexPath(proposal))
        return asked.map(RowIndex.init) ?? proposal
    }

    func placeReordered() {
        guard let reordered else { return }
        let frame = CGRect(
            x: cardSides.left, y: start(of: reordered), width: rowWidth, height: reordered.lifted.extent)
        UIView.performWithoutAnimation { reordered.lifted.cell.frame = frame }
    }

    /// UIKit: the data source hears of the move, and the table has made it already.
    func endReordering(isCancelled: Bool) {
        guard let reordered else { return }
        let cell = reordered.lifted.cell
        cell.setDragState(.none)
        let isMoved = !isCancelled && moveInModel(reordered)
        self.reordered = nil
        if isMoved {
            moveRow(at: reordered.origin, to: reordered.target)
        } else {
            UIView.animateTouchably(withDuration: Self.asideDuration) { self.placeRows() }
        }
        UIView.animateTouchably(
            withDuration: Self.asideDuration, animations: { cell.alpha = 1 },
            completion: { [weak self] _ in
                cell.layer.shadowOpacity = 0
                self?.restoreOrder(of: cell)
            })
    }

    /// UIKit: a data source may reload or update the table meanwhile, as Apple's samples do with a snapshot; then that has placed the row.
    /// - Returns: whether the data source has moved the reordered row, and the table has still to.
    func moveInModel(_ reordered: ReorderedElement<LiftedRow>) -> Bool {
        guard reordered.isAway, let dataSource else { return false }
        editing.isTellingMove = true
        defer { editing.isTellingMove = false }
        let answer: Void? = dataSource.optional.tableView(
            self, moveRowAt: reordered.origin, to: reordered.target)
        return answer != nil && isReordering
    }

    /// Back among the other cells, from in front of them.
    func restoreOrder(of cell: UITableViewCell) {
        guard cell.superview === self, let index = cell.rowIndex, extents.contains(index) else { return }
        insertInOrder(cell, index)
    }
}
