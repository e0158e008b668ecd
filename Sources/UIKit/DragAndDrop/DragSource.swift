/// A list whose rows or items a long press lifts.
@MainActor
protocol DragSource: UIView {
    /// Asks what a press at the session's finger drags. The session knows items and origin afterwards.
    /// - Returns: whether anything was lifted.
    func lift(_ session: LocalDragSession) -> Bool
    /// The finger has moved: what was lifted leaves its place.
    func dragWillBegin(_ session: LocalDragSession)
    /// Nothing was dropped on the list itself: what was lifted is back in its place.
    func putBack(_ session: LocalDragSession)
    /// Where the middle of what was lifted belongs, in the window's coordinates.
    func home(of session: LocalDragSession) -> CGPoint?
    func dragDidEnd(_ session: LocalDragSession)
}

/// A list on which things may be dropped.
@MainActor
protocol DropTarget: UIView {
    /// Whether the list has a use for the drag.
    func accepts(_ session: LocalDragSession) -> Bool
    func dropDidEnter(_ session: LocalDragSession)
    /// Makes room where a drop would go.
    func dropDidMove(_ session: LocalDragSession)
    /// Closes the room again.
    func dropDidExit(_ session: LocalDragSession)
    /// - Returns: whether the list took what was dropped, and cares for the preview.
    func acceptDrop(_ session: LocalDragSession) -> Bool
    func dropDidEnd(_ session: LocalDragSession)
}
