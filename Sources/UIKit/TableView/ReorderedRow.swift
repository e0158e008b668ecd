import ListEngine

/// A row that a finger moves to another place, by its reorder control or in a drag within the table.
@MainActor
final class ReorderedRow {
    let cell: UITableViewCell
    /// Where the row was when it was taken up.
    let origin: RowIndex
    var reorder: RowReorder
    /// The finger, in the window's coordinates.
    var finger: CGPoint
    /// What the delegate made of the last proposal.
    var proposal: RowIndex

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
