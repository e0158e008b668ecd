import ListEngine

/// Carrying rows by the control that reorders.
extension UITableView {
    /// Seconds in which rows make room.
    private static var roomDuration: Double { 0.25 }

    func setUpReordering() {
        let recognizer = ReorderGestureRecognizer(target: nil, action: nil)
        recognizer.handlers.append { [weak self] in self?.reorderDidChange($0) }
        addGestureRecognizer(recognizer)
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
    func takeUp(_ cell: UITableViewCell, _ index: RowIndex, finger: CGPoint) {
        closeSwipe(animated: true)
        rowTouchCancelled()
        let span = extents.span(ofRow: index)
        let grip = convert(finger, from: nil).y - span.start
        let carried = CarriedRow(
            cell, RowReorder(origin: index, extent: span.extent, grip: grip), finger: finger)
        editing.carried = carried
        bringSubviewToFront(cell)
        cell.dragStateDidChange(.dragging)
        cell.layer.shadowOpacity = 0.25
        cell.layer.shadowRadius = 8
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        UIView.animate(withDuration: Self.roomDuration) { cell.alpha = 0.9 }
        carried.lastTick = FrameClock.shared.time
        carried.scrolling = FrameClock.shared.everyFrame { [weak self] time in self?.scrollWhileCarrying(time)
        }
    }

    /// Follows the finger; asks where the row would go when it is over another place.
    private func carry() {
        guard let carried = editing.carried else { return }
        let start = placeCarried(carried)
        let proposal = carried.reorder.proposal(start: start, in: extents)
        guard proposal != carried.proposal else { return }
        carried.proposal = proposal
        let target = askTarget(carried.reorder.origin, proposal)
        guard target != carried.reorder.target else { return }
        carried.reorder.move(to: target)
        UIView.animate(withDuration: Self.roomDuration) {
            self.placeRows()
            self.placeSupplements()
        }
    }

    private func askTarget(_ origin: RowIndex, _ proposal: RowIndex) -> RowIndex {
        let asked = OptionalRequirement.call(
            delegate, "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
        ) {
            $0.tableView(
                self, targetIndexPathForMoveFromRowAt: IndexPath(origin),
                toProposedIndexPath: IndexPath(proposal))
        }
        return asked.map(RowIndex.init) ?? proposal
    }

    /// - Returns: where the carried row's start is now, in the content.
    @discardableResult
    func placeCarried(_ carried: CarriedRow) -> CGFloat {
        let start = convert(carried.finger, from: nil).y - carried.reorder.grip
        let frame = CGRect(x: sideInset, y: start, width: rowWidth, height: carried.reorder.extent)
        UIView.performWithoutAnimation { carried.cell.frame = frame }
        return start
    }

    private func scrollWhileCarrying(_ time: Double) {
        guard let carried = editing.carried else { return }
        let passed = time - carried.lastTick
        carried.lastTick = time
        let finger = convert(carried.finger, from: nil).y
        let speed = RowReorder.autoscroll(finger: finger, in: pinnedViewport(viewport))
        guard speed != 0, passed > 0 else { return }
        let insets = adjustedContentInset
        let lowest = -insets.top
        let highest = max(lowest, extents.extent + insets.bottom - bounds.height)
        let y = min(max(bounds.minY + speed * passed, lowest), highest)
        guard y != bounds.minY else { return }
        contentOffset = CGPoint(x: bounds.minX, y: y)
        carry()
    }

    /// UIKit: the data source hears of the move, and the table has made it already.
    func letGo(isCancelled: Bool) {
        guard let carried = editing.carried else { return }
        let origin = carried.reorder.origin
        let target = isCancelled ? origin : carried.reorder.target
        if let token = carried.scrolling { FrameClock.shared.cancel(token) }
        carried.cell.dragStateDidChange(.none)
        var moves = target != origin
        if moves, let dataSource {
            let answer: Void? = OptionalRequirement.call(dataSource, "tableView(_:moveRowAt:to:)") {
                $0.tableView(self, moveRowAt: IndexPath(origin), to: IndexPath(target))
            }
            moves = answer != nil
        }
        editing.carried = nil
        let settle = { carried.cell.layer.shadowOpacity = 0 }
        if moves {
            moveRow(at: IndexPath(origin), to: IndexPath(target))
        } else {
            UIView.animate(withDuration: Self.roomDuration) { self.placeRows() }
        }
        UIView.animate(
            withDuration: Self.roomDuration, animations: { carried.cell.alpha = 1 },
            completion: { [weak self] _ in
                settle()
                self?.restoreOrder(of: carried.cell)
            })
    }

    /// Back among the other cells, from in front of them.
    private func restoreOrder(of cell: UITableViewCell) {
        guard cell.superview === self, let index = cell.rowIndex, extents.contains(index) else { return }
        insertInOrder(cell, extents.ordinal(of: index))
    }
}
