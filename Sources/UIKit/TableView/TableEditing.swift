import ListEngine

/// What editing adds to a table: the mode, the row that is swiped, the row that is carried.
@MainActor
struct TableEditing {
    var isOn = false
    var swiped: SwipedRow?
    var carried: CarriedRow?
    /// Types of data sources of which a commit showed that they have none.
    static var withoutCommit: Set<ObjectIdentifier> = []
}
