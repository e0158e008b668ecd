import ListEngine

/// A row that a finger carries to another place.
@MainActor
final class CarriedRow {
    let cell: UITableViewCell
    /// Where the row was when it was taken up.
    let origin: RowIndex
    var reorder: RowReorder
    /// The finger, in the window's coordinates.
    var finger: CGPoint
    /// What the delegate made of the last proposal.
    var proposal: RowIndex
    /// Moves the content while the finger is near an edge.
    var scrolling: FrameClock.Token?
    var lastTick = 0.0

    init(_ cell: UITableViewCell, _ origin: RowIndex, extent: CGFloat, grip: CGFloat, finger: CGPoint) {
        self.cell = cell
        self.origin = origin
        reorder = RowReorder(origin: origin, extent: extent, grip: grip)
        self.finger = finger
        proposal = origin
    }

    /// Where the row would go.
    var target: RowIndex { reorder.target ?? origin }
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
