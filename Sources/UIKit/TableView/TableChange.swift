import ListEngine

/// A change of what a table shows: announced, carried out, seen as a motion.
struct TableChange: ListChange {
    var announced = OpenUpdate()
    /// How the announced rows shall come and go.
    var animations = RowAnimations()
    var motion: ListMotion?
    /// The row that the next layout holds in place, when an update says which.
    var heldRow: ScrollAnchor?
}
