import ListEngine

/// What editing adds to a table: the mode, the row that is swiped.
@MainActor
struct TableEditing {
    var isOn = false
    var swiped: SwipedCell?
    /// Whether the data source hears just now that a row has moved.
    var isTellingMove = false
    // Of the process: what it says of a class is so in every session.
    /// Types of data sources without `commit`, found when one was asked for.
    static var withoutCommit: Set<ObjectIdentifier> = []
}
