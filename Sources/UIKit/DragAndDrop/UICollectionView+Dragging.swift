/// Items that a long press lifts.
extension UICollectionView: DraggedList {
    var hasDragDelegate: Bool { dragDelegate != nil }

    var cellsInPlace: [UICollectionViewCell] { shownCells }

    var isReadyToDrag: Bool { placeholders.isEmpty }

    func movesByDataSource(_ session: LocalDragSession, at path: IndexPath) -> Bool {
        session.items.count == 1 && dataSource.optional.collectionView(self, canMoveItemAt: path) ?? false
    }

    func leavePlace(_ session: LocalDragSession) {
        guard let path = session.originPath, liftItem(at: path) else { return }
        // Its picture is under the finger.
        showMovement(false)
    }

    /// Shows the dragged item's cell, or leaves its place empty.
    func showMovement(_ isShown: Bool) {
        moveReordered(makesRoom: false) { $0.isHidden = !isShown }
    }

    func returnToPlace() {
        reordered?.lifted.isHidden = false
        cancelMovement()
        layoutIfNeeded()
    }

    func home(of session: LocalDragSession) -> CGPoint? {
        guard let reordered, counts.contains(reordered.origin), let attributes = askItem(reordered.origin)
        else { return nil }
        return convert(attributes.center, to: nil)
    }

    // MARK: What the delegate says

    func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }
    func allowsMoveOperation(_ session: LocalDragSession) -> Bool {
        dragDelegate.optional.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func isRestrictedToApplication(_ session: LocalDragSession) -> Bool {
        dragDelegate.optional.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
            ?? false
    }
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate.optional.collectionView(self, dragPreviewParametersForItemAt: path) ?? nil
    }
    func tellDragWillBegin(_ session: LocalDragSession) {
        dragDelegate?.collectionView(self, dragSessionWillBegin: session)
    }
    func tellDragDidEnd(_ session: LocalDragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
}
