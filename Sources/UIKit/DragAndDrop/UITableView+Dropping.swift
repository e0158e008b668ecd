import ListEngine

/// Drags over a table and what becomes of them.
///
/// UIKit: a row of the table's own that its data source can move goes by `tableView(_:moveRowAt:to:)`, and the drop
/// delegate does not perform the drop; everything else is the drop delegate's (seen in public apps).
///
/// DIFFERS: rows make room as high as the row under the finger for what comes from outside.
extension UITableView: DropTarget {
    func mayTake(_ session: LocalDragSession) -> Bool {
        reorders(session) || handles(session)
    }

    /// Whether the drop delegate takes the session.
    private func handles(_ session: LocalDragSession) -> Bool {
        guard let dropDelegate, !session.items.isEmpty else { return false }
        return session.isTaken(by: self) { dropDelegate.optional.tableView(self, canHandle: session) ?? true }
    }

    /// Whether the drag is of a row of this table that the data source can move.
    private func reorders(_ session: LocalDragSession) -> Bool {
        session.origin === self && session.isMovable
    }

    func dropDidEnter(_ session: LocalDragSession) {
        let asks = handles(session)
        editing.drop = TableDrop(
            session: session, asksDelegate: asks, reorders: reorders(session),
            room: session.origin === self ? nil : RowReorder(extent: roomExtent(session), grip: 0),
            proposal: UITableViewDropProposal(operation: .cancel))
        dropMarkMayHaveChanged()
        if asks { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
    }

    /// The height of the room for a row from outside.
    private func roomExtent(_ session: LocalDragSession) -> CGFloat {
        let path = path(at: session.location(in: self))
        return path.map { rowRect($0).height } ?? defaultRowHeight
    }

    func dropDidMove(_ session: LocalDragSession) {
        guard var drop = editing.drop else { return }
        let (proposed, destination) = place(of: session)
        drop.destination = destination
        drop.proposal = askProposal(drop, destination)
        let makesRoom = drop.makesRoom
        if let reordered = editing.reordered, session.origin === self {
            let target = drop.reorders ? askTarget(reordered.origin, proposed) : proposed
            if makesRoom { drop.destination = IndexPath(target) }
            keep(drop)
            makeRoom(for: reordered, at: makesRoom ? target : nil)
        } else {
            let target = makesRoom && destination != nil ? proposed : nil
            let isNew = drop.room?.target != target
            drop.room?.move(to: target)
            keep(drop)
            if isNew { moveRowsAside() }
        }
    }

    /// The row that a drop would become, and its path; none beside all rows for what comes from outside.
    private func place(of session: LocalDragSession) -> (RowIndex, IndexPath?) {
        let finger = session.location(in: self)
        if let reordered = editing.reordered, session.origin === self {
            reordered.finger = session.finger
            let proposed = reordered.reorder.proposal(start: placeReordered(reordered), in: extents)
            return (proposed, IndexPath(proposed))
        }
        let reorder = RowReorder(extent: 0, grip: 0)
        let proposed = reorder.proposal(start: finger.y, in: extents)
        return (proposed, extents.section(atOffset: finger.y) == nil ? nil : IndexPath(proposed))
    }

    private func askProposal(_ drop: TableDrop, _ destination: IndexPath?) -> UITableViewDropProposal {
        let move = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard drop.asksDelegate else { return move }
        let asked = dropDelegate.optional.tableView(
            self, dropSessionDidUpdate: drop.session, withDestinationIndexPath: destination)
        return asked ?? (drop.reorders ? move : UITableViewDropProposal(operation: .copy))
    }

    /// Remembers where a drop would go and shows the row that it would go into.
    private func keep(_ drop: TableDrop) {
        let old = editing.drop?.highlighted
        var drop = drop
        drop.highlighted = drop.goesIntoRow ? drop.destination : nil
        editing.drop = drop
        dropMarkMayHaveChanged()
        guard old != drop.highlighted else { return }
        if let old { realisedCell(at: old)?.setHighlighted(false, animated: true) }
        if let new = drop.highlighted { realisedCell(at: new)?.setHighlighted(true, animated: true) }
    }

    func dropDidExit(_ session: LocalDragSession) {
        guard let drop = leave() else { return }
        if drop.asksDelegate { dropDelegate?.tableView(self, dropSessionDidExit: session) }
        if let reordered = editing.reordered { makeRoom(for: reordered, at: nil) }
        moveRowsAside()
    }

    /// The drag is not over the table any more.
    private func leave() -> TableDrop? {
        guard let drop = editing.drop else { return nil }
        editing.drop = nil
        dropMarkMayHaveChanged()
        if let row = drop.highlighted { realisedCell(at: row)?.setHighlighted(false, animated: false) }
        return drop
    }

    func takeDrop(_ session: LocalDragSession) -> Bool {
        guard let drop = editing.drop, drop.isTaken else { return false }
        _ = leave()
        let reordered = session.origin === self ? editing.reordered : nil
        if let reordered { surface(reordered, session) }
        if let reordered, drop.reorders, drop.makesRoom {
            let isSame = reordered.target == reordered.origin
            if isSame || moveInModel(reordered) {
                editing.reordered = nil
                if !isSame { moveRow(at: IndexPath(reordered.origin), to: IndexPath(reordered.target)) }
                settleRows(reordered.cell)
                return true
            }
        }
        if reordered != nil { editing.reordered = nil }
        guard drop.asksDelegate, let dropDelegate else {
            // An update has put the row back already.
            if reordered == nil { session.preview?.fade() }
            settleRows(reordered?.cell)
            return true
        }
        let coordinator = TableDropCoordinator(self, drop)
        dropDelegate.tableView(self, performDropWith: coordinator)
        coordinator.finish()
        settleRows(reordered?.cell)
        return true
    }

    /// The reordered row is seen where its picture was.
    private func surface(_ reordered: ReorderedRow, _ session: LocalDragSession) {
        let cell = reordered.cell
        cell.setDragState(.none)
        UIView.performWithoutAnimation {
            cell.alpha = 1
            if let preview = session.preview { cell.frame = convert(preview.frame, from: nil) }
            bringSubviewToFront(cell)
        }
        session.preview?.removeFromSuperview()
    }

    /// Rows that nothing moved go back to their places.
    private func settleRows(_ cell: UITableViewCell?) {
        UIView.animateTouchably(
            withDuration: DragPreviewView.duration, animations: { self.placeRows() },
            completion: { [weak self] _ in
                if let cell { self?.restoreOrder(of: cell) }
            })
    }

    func dropDidEnd(_ session: LocalDragSession) {
        editing.drop = nil
        dropMarkMayHaveChanged()
        if handles(session) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }
    }
}

extension TableDrop {
    /// Whether anything would be dropped here.
    var isTaken: Bool { proposal.operation == .copy || proposal.operation == .move }
    /// UIKit: what is inserted gets room while it hovers (Apple's documentation).
    var makesRoom: Bool {
        isTaken && (proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic)
    }
    var goesIntoRow: Bool { isTaken && proposal.intent == .insertIntoDestinationIndexPath }
}
