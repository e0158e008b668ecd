import ListEngine

/// Drags over a table and what becomes of them.
///
/// UIKit: a row of the table's own that its data source can move goes by `tableView(_:moveRowAt:to:)`, and the drop
/// delegate does not perform the drop; everything else is the drop delegate's (seen in public apps).
///
/// DIFFERS: rows make room as high as the row under the finger for what comes from outside.
extension UITableView {
    func accepts(_ session: LocalDragSession) -> Bool { reorders(session) || handles(session) }

    func dropDidMove(_ session: LocalDragSession) {
        guard var drop = dragging.drop else { return }
        let (proposed, destination) = place(of: session)
        drop.destination = destination
        drop.proposal = askProposal(drop)
        if let reordered, session.origin === self {
            let target = reorders(session) ? askTarget(reordered, proposed) : proposed
            if drop.opensGap { drop.destination = IndexPath(target) }
            setDrop(drop)
            setReorderTarget(drop.opensGap ? target : nil)
        } else {
            let target = drop.opensGap && destination != nil ? proposed : nil
            if drop.gap == nil, session.origin !== self { drop.gap = gap(for: session) }
            let isNew = drop.gap?.target != target
            drop.gap?.target = target
            setDrop(drop)
            if isNew { moveRowsAside() }
        }
    }

    /// As high as the row under the finger.
    private func gap(for session: LocalDragSession) -> RowGap {
        let place = place(at: session.location(in: self))
        return RowGap(extent: place.map { extents.span(ofRow: $0).extent } ?? defaultRowHeight)
    }

    /// The row that a drop would become, and its path; none beside all rows for what comes from outside.
    private func place(of session: LocalDragSession) -> (RowIndex, IndexPath?) {
        let finger = session.location(in: self)
        if session.origin === self {
            moveReordered(makesRoom: false) { $0.finger = session.finger }
            if let proposed = reordered.map(proposal) { return (proposed, IndexPath(proposed)) }
        }
        let proposed = extents.place(over: finger.y)
        return (proposed, extents.section(atOffset: finger.y) == nil ? nil : IndexPath(proposed))
    }

    private func askProposal(_ drop: ListDrop<UITableViewDropProposal>) -> UITableViewDropProposal {
        let move = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard drop.asksDelegate else { return move }
        let asked = dropDelegate.optional.tableView(
            self, dropSessionDidUpdate: drop.session, withDestinationIndexPath: drop.destination)
        return asked ?? (reorders(drop.session) ? move : UITableViewDropProposal(operation: .copy))
    }

    /// UIKit: the row that a drop would go into is highlighted (Apple's documentation).
    func dropTargetDidChange(from old: IndexPath?, to new: IndexPath?) {
        let isOver = dragging.drop != nil
        if let old { cell(at: RowIndex(old))?.setHighlighted(false, animated: isOver) }
        if let new { cell(at: RowIndex(new))?.setHighlighted(true, animated: isOver) }
    }

    func closeDropGap() {
        setReorderTarget(nil)
        moveRowsAside()
    }

    // MARK: The drop

    func showLifted(at preview: DragPreviewView?) -> UITableViewCell? {
        guard let cell = reordered?.lifted.cell else { return nil }
        cell.alpha = 1
        if let preview { cell.frame = convert(preview.frame, from: nil) }
        bringSubviewToFront(cell)
        return cell
    }

    func dropByDataSource(_ drop: ListDrop<UITableViewDropProposal>) -> Bool {
        guard let reordered, reorders(drop.session), drop.opensGap else { return false }
        if reordered.isAway, !moveInModel(reordered) { return false }
        self.reordered = nil
        if reordered.isAway { moveRow(at: reordered.origin, to: reordered.target) }
        settleAfterDrop(of: reordered.lifted.cell)
        return true
    }

    func abandonReordering() { reordered = nil }

    func perform(_ drop: ListDrop<UITableViewDropProposal>) {
        guard let coordinator = TableDropCoordinator(self, drop) else { return }
        dropDelegate?.tableView(self, performDropWith: coordinator)
        coordinator.finish()
    }

    func settleAfterDrop(of cell: UITableViewCell?) {
        UIView.animateTouchably(
            withDuration: DragPreviewView.duration, animations: { self.placeRows() },
            completion: { [weak self] _ in
                if let cell { self?.restoreOrder(of: cell) }
            })
    }

    // MARK: What the delegate says

    var hasDropDelegate: Bool { dropDelegate != nil }
    func canHandle(_ session: LocalDragSession) -> Bool {
        dropDelegate.optional.tableView(self, canHandle: session) ?? true
    }
    func tellDropDidEnter(_ session: LocalDragSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }
    func tellDropDidExit(_ session: LocalDragSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }
    func tellDropDidEnd(_ session: LocalDragSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }
}
