/// A list whose rows or items are dragged, and on which things are dropped: what both kinds of list do in one order. A list
/// supplies what is at a place, how the others make room, and what its delegates say.
@MainActor
protocol DraggedList: DragSource, DropTarget, ReorderableList {
    associatedtype Proposal: ListDropProposal
    var dragging: ListDragging<Cell, Proposal, Lifted> { get set }
    var dragInteractionEnabled: Bool { get }
    var cellsInPlace: [Cell] { get }

    // MARK: Drags

    var hasDragDelegate: Bool { get }
    /// Whether anything is dragged now.
    var isReadyToDrag: Bool { get }
    /// Whether the data source moves the dragged row or item by itself.
    func movesByDataSource(_ session: LocalDragSession, at path: IndexPath) -> Bool
    /// The finger has moved: what was lifted leaves its place.
    func leavePlace(_ session: LocalDragSession)
    /// Nothing was dropped here: what was lifted is in its place again.
    func returnToPlace()

    func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem]
    func allowsMoveOperation(_ session: LocalDragSession) -> Bool
    func isRestrictedToApplication(_ session: LocalDragSession) -> Bool
    func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
    func tellDragWillBegin(_ session: LocalDragSession)
    func tellDragDidEnd(_ session: LocalDragSession)

    // MARK: Drops

    /// The row or item that a drop would go into is another.
    func dropTargetDidChange(from old: IndexPath?, to new: IndexPath?)
    /// Nothing is over the list any more: all stand as before it came.
    func closeDropGap()
    /// What was lifted here is seen where its picture was.
    /// - Returns: its cell, where that has to be put back among the others afterwards.
    func showLifted(at preview: DragPreviewView?) -> Cell?
    /// Lets the data source move what was lifted here.
    /// - Returns: false when the data source does not move rows or items.
    func dropByDataSource(_ drop: ListDrop<Proposal>) -> Bool
    /// What was lifted here is in its place again; the delegate says what becomes of it.
    func abandonReordering()
    /// Lets the drop delegate perform the drop.
    func perform(_ drop: ListDrop<Proposal>)
    /// What nothing has moved goes back to its place.
    func settleAfterDrop(of cell: Cell?)

    var hasDropDelegate: Bool { get }
    func canHandle(_ session: LocalDragSession) -> Bool
    func tellDropDidEnter(_ session: LocalDragSession)
    func tellDropDidExit(_ session: LocalDragSession)
    func tellDropDidEnd(_ session: LocalDragSession)
}

// MARK: Drags

extension DraggedList {
    var reordered: ReorderedElement<Lifted>? {
        get { dragging.reordered }
        set { dragging.reordered = newValue }
    }

    func dragDelegateDidChange() {
        if hasDragDelegate, dragging.driver == nil { dragging.driver = DragDriver(self) }
    }

    func lift(_ session: LocalDragSession) -> Bool {
        guard dragInteractionEnabled, hasDragDelegate, isReadyToDrag, !isReordering,
            let place = place(at: session.location(in: self)), let path = path(of: place),
            let cell = cell(at: place)
        else { return false }
        session.origin = self
        session.originPath = path
        session.items = dragItems(session, at: path)
        session.isMovable = movesByDataSource(session, at: path)
        guard !session.items.isEmpty || session.isMovable else { return false }
        session.allowsMoveOperation = allowsMoveOperation(session)
        session.isRestrictedToDraggingApplication = isRestrictedToApplication(session)
        cancelTouch()
        closeSwipe(animated: true)
        dragging.lifted = cell
        cell.setDragState(.lifting)
        session.lift(cell) { dragPreviewParameters(at: path) }
        return true
    }

    func dragWillBegin(_ session: LocalDragSession) {
        dragging.drag = session
        tellDragWillBegin(session)
        dragging.lifted?.setDragState(.dragging)
        leavePlace(session)
    }

    func putBack(_ session: LocalDragSession) {
        endLift()
        if isReordering { returnToPlace() }
    }

    /// The lifted cell is a cell like the others again.
    func endLift() {
        dragging.lifted?.setDragState(.none)
        dragging.lifted = nil
    }

    func dragDidEnd(_ session: LocalDragSession) {
        dragging.drag = nil
        tellDragDidEnd(session)
    }
}
