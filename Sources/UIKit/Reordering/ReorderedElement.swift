import ListEngine

/// A row or an item that a finger moves to another place in its list. The others make room as if it were there already.
struct ReorderedElement<Lifted> {
    var move: PendingMove
    /// What its list needs besides to show it.
    var lifted: Lifted

    init(_ origin: RowIndex, _ lifted: Lifted) {
        move = PendingMove(from: origin)
        self.lifted = lifted
    }

    /// Where the data source has it.
    var origin: IndexPath { IndexPath(move.origin) }

    /// Where it is among the others now.
    var target: IndexPath { IndexPath(move.target) }

    var isAway: Bool { move.target != move.origin }

    /// Where what the data source has at a path stands now.
    func place(of path: IndexPath) -> IndexPath { IndexPath(move.place(of: RowIndex(path))) }

    /// The data source's path of what stands at a path now.
    func source(of path: IndexPath) -> IndexPath { IndexPath(move.row(at: RowIndex(path))) }
}

/// A row of a table that is moved by its reorder control or in a drag.
struct LiftedRow {
    let cell: UITableViewCell
    /// Of the row, in points.
    let extent: CGFloat
    /// From the row's start to the finger.
    let grip: CGFloat
    /// In the window's coordinates, so that the row stays under the finger when the content moves.
    var finger: CGPoint
    /// Where the row was last proposed to go.
    var proposal: RowIndex
}

/// An item of a collection view that is moved interactively.
struct LiftedItem {
    /// Its middle, in the content's coordinates, as layouts hear of it.
    var position: CGPoint
    /// Whether its cell is hidden, while a picture of it is under the finger.
    var isHidden = false
}
