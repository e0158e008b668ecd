import ListEngine

/// A row that a finger carries to another place.
@MainActor
final class CarriedRow {
    let cell: UITableViewCell
    var reorder: RowReorder
    /// The finger, in the window's coordinates.
    var finger: CGPoint
    /// What the delegate made of the last proposal.
    var proposal: RowIndex
    /// Moves the content while the finger is near an edge.
    var scrolling: FrameClock.Token?
    var lastTick = 0.0

    init(_ cell: UITableViewCell, _ reorder: RowReorder, finger: CGPoint) {
        self.cell = cell
        self.reorder = reorder
        self.finger = finger
        proposal = reorder.origin
    }
}

/// A finger on a control that reorders: begins at once, so that nothing scrolls.
@MainActor
final class ReorderGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, activeTouches.count == 1, touches.first?.view is TableCellReorderControl
        else {
            if state == .possible { state = .failed }
            return
        }
        state = .began
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}
