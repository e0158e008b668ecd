import ListEngine

/// What editing adds to a table: the mode, and the cell that a swipe has pushed aside.
@MainActor
struct TableEditing {
    var isOn = false
    var swiped: SwipedCell?
    /// Whether the data source hears just now that a row has moved.
    var isTellingMove = false
    // Of the process: a class has the method in every session or in none.
    /// Classes of data sources that turned out to have no `tableView(_:commit:forRowAt:)` when it was called.
    static var withoutCommit: Set<ObjectIdentifier> = []
}
