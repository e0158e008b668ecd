import ListEngine

/// A row that a finger moves to another place, by its reorder control or in a drag within the table.
@MainActor
final class ReorderedRow {
    let cell: UITableViewCell
    var move: PendingMove
    /// Of the row, in points.
    let extent: CGFloat
    /// From the row's start to the finger.
    let grip: CGFloat
    /// The finger, in the window's coordinates.
    var finger: CGPoint
    /// What the delegate made of the last proposal.
    var proposal: RowIndex

    init(_ cell: UITableViewCell, _ origin: RowIndex, extent: CGFloat, grip: CGFloat, finger: CGPoint) {
        self.cell = cell
        move = PendingMove(from: origin)
        self.extent = extent
        self.grip = grip
        self.finger = finger
        proposal = origin
    }

    /// The place that the row means when its start is at `start`.
    func proposal(start: CGFloat, in extents: TableExtents) -> RowIndex {
        extents.place(over: start + extent / 2, of: move.origin)
    }
}
