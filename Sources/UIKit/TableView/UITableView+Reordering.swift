import ListEngine

/// Carrying rows by the control that reorders.
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
            takeUp(cell, index, finger: finger)
        case .changed:
            editing.carried?.finger = finger
            carry()
        case .ended: letGo(isCancelled: false)
        case .cancelled: letGo(isCancelled: true)
        default: break
        }
    }

    /// Lifts a row off the others.
    private func takeUp(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) {
        let carried = carry(cell, index, finger: finger)
        bringSubviewToFront(cell)
        cell.setDragState(.dragging)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animateTouchably(withDuration: Self.roomDuration) { cell.alpha = 0.9 }
        carried.lastTick = FrameClock.shared.time
        carried.scrolling = FrameClock.shared.everyFrame { [weak self] time in self?.scrollWhileCarrying(time)
        }
    }

    /// From now on the row follows the finger and the others make room.
    @discardableResult
    func carry(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) -> CarriedRow {
        closeSwipe(animated: true)
        rowTouchCancelled()
        let span = extents.span(ofRow: index)
        let grip = convert(finger, from: nil).y - span.start
        let carried = CarriedRow(cell, index, extent: span.extent, grip: grip, finger: finger)
        editing.carried = carried
        return carried
    }

    /// Follows the finger; asks where the row would go when it is over another place.
    private func carry() {
        guard let carried = editing.carried else { return }
        let start = placeCarried(carried)
        let proposal = carried.reorder.proposal(start: start, in: extents)
        guard proposal != carried.proposal else { return }
        carried.proposal = proposal
        makeRoom(for: carried, at: askTarget(carried.origin, proposal))
    }

    /// - Parameter target: nil: the carried row's own place stays free.
    func makeRoom(for carried: CarriedRow, at target: RowIndex?) {
        guard target ?? carried.origin != carried.target else { return }
        carried.reorder.move(to: target)
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

    /// - Returns: where the carried row's start is now, in the content.
    @discardableResult
    func placeCarried(_ carried: CarriedRow) -> CGFloat {
        let start = convert(carried.finger, from: nil).y - carried.reorder.grip
        let frame = CGRect(x: cardSides.left, y: start, width: rowWidth, height: carried.reorder.extent)
        UIView.performWithoutAnimation { carried.cell.frame = frame }
        return start
    }

    private func scrollWhileCarrying(_ time: Double) {
        guard let carried = editing.carried else { return }
        let passed = time - carried.lastTick
        carried.lastTick = time
        if scrollAtEdge(finger: convert(carried.finger, from: nil), passed: passed) { carry() }
    }

    /// UIKit: the data source hears of the move, and the table has made it already.
    func letGo(isCancelled: Bool) {
        guard let carried = editing.carried else { return }
        if let token = carried.scrolling { FrameClock.shared.cancel(token) }
        carried.cell.setDragState(.none)
        let isMoved = !isCancelled && moveInModel(carried)
        editing.carried = nil
        if isMoved {
            moveRow(at: IndexPath(carried.origin), to: IndexPath(carried.target))
        } else {
            UIView.animateTouchably(withDuration: Self.roomDuration) { self.placeRows() }
        }
        UIView.animateTouchably(
            withDuration: Self.roomDuration, animations: { carried.cell.alpha = 1 },
            completion: { [weak self] _ in
                carried.cell.layer.shadowOpacity = 0
                self?.restoreOrder(of: carried.cell)
            })
    }

    /// - Returns: whether the data source has moved the carried row.
    func moveInModel(_ carried: CarriedRow) -> Bool {
        guard carried.target != carried.origin, let dataSource else { return false }
        let answer: Void? = dataSource.optional.tableView(
            self, moveRowAt: IndexPath(carried.origin), to: IndexPath(carried.target))
        return answer != nil
    }

    /// Back among the other cells, from in front of them.
    func restoreOrder(of cell: UITableViewCell) {
        guard cell.superview === self, let index = cell.rowIndex, extents.contains(index) else { return }
        insertInOrder(cell, extents.ordinal(of: index))
    }
}
