/// Items that a long press lifts.
extension UICollectionView: DragSource {
    func dragDelegateDidChange() {
        if dragDelegate != nil, dragging.driver == nil { dragging.driver = DragDriver(self) }
    }

    func lift(_ session: LocalDragSession) -> Bool {
        let place = session.location(in: self)
        guard dragInteractionEnabled, let delegate = dragDelegate, carrying.movement == nil,
            carrying.placeholders.isEmpty,
            let path = indexPathForItem(at: place), let cell = shownCell(at: path)
        else { return false }
        session.origin = self
        session.originPath = path
        session.items = delegate.collectionView(self, itemsForBeginning: session, at: path)
        guard !session.items.isEmpty else { return false }
        session.isMovable =
            session.items.count == 1
            && dataSource.optional.collectionView(self, canMoveItemAt: path) ?? false
        session.allowsMoveOperation =
            delegate.optional.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
        session.isRestrictedToDraggingApplication =
            delegate.optional.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
        cancelHighlight()
        closeSwipe(animated: true)
        dragging.lifted = cell
        cell.setDragState(.lifting)
        session.lift(cell) {
            delegate.optional.collectionView(self, dragPreviewParametersForItemAt: path) ?? nil
        }
        return true
    }

    func dragWillBegin(_ session: LocalDragSession) {
        dragging.drag = session
        dragging.lifted?.setDragState(.dragging)
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
        guard let path = session.originPath, liftItem(at: path) else { return }
        // Its picture is under the finger.
        showMovement(false)
    }

    /// Shows the dragged item's cell, or leaves its place empty.
    func showMovement(_ isShown: Bool) {
        guard let movement = carrying.movement else { return }
        carrying.movement?.isHidden = !isShown
        moveMovement(to: movement.position, makingRoom: false)
    }

    func putBack(_ session: LocalDragSession) {
        dragging.lifted?.setDragState(.none)
        guard carrying.movement != nil else { return }
        carrying.movement?.isHidden = false
        cancelMovement()
        layoutIfNeeded()
    }

    func home(of session: LocalDragSession) -> CGPoint? {
        guard let movement = carrying.movement, counts.contains(movement.origin),
            let attributes = askItem(movement.origin)
        else { return nil }
        return convert(attributes.center, to: nil)
    }

    func dragDidEnd(_ session: LocalDragSession) {
        dragging.drag = nil
        dragging.lifted?.setDragState(.none)
        dragging.lifted = nil
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
}
