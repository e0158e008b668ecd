import ListEngine

/// An item that is moved interactively; the others make room as if it were at its new place already.
struct CollectionMovement {
    private var move: PendingMove
    /// Its middle, in content coordinates.
    var position: CGPoint
    /// Whether its picture is shown elsewhere.
    var isHidden = false

    init(of origin: IndexPath, position: CGPoint) {
        move = PendingMove(from: RowIndex(origin))
        self.position = position
    }

    var origin: IndexPath { IndexPath(move.origin) }

    /// Where it is among the others now.
    var current: IndexPath {
        get { IndexPath(move.target) }
        set { move.target = RowIndex(newValue) }
    }

    /// Where what the data source has at a path stands now.
    func place(of path: IndexPath) -> IndexPath { IndexPath(move.place(of: RowIndex(path))) }

    /// The data source's path of what stands at a path now.
    func source(of path: IndexPath) -> IndexPath { IndexPath(move.row(at: RowIndex(path))) }
}
