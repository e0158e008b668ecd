import ListEngine

/// What editing adds to a table: the mode, the row that is swiped, the row that is reordered, what is dragged.
@MainActor
struct TableEditing {
    var isOn = false
    var swiped: SwipedRow?
    var reordered: ReorderedRow?
    /// A drag that began in the table.
    var drag: LocalDragSession?
    /// A drag that is over the table.
    var drop: TableDrop?
    /// What cells know of the drag over the table.
    var mark = DropMark.none
    // Of the process: what it says of a class is so in every session.
    /// Types of data sources of which a commit showed that they have none.
    static var withoutCommit: Set<ObjectIdentifier> = []
}
