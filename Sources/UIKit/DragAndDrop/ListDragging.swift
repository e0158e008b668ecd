import ListEngine

/// What fingers move in a list: who leads drags, the drag that began in it, the one that is over it, the row or item that is
/// reordered.
@MainActor
struct ListDragging<Cell: ListCell, Proposal: ListDropProposal, Lifted> {
    /// Once there is a delegate for drags.
    var driver: DragDriver?
    var drag: LocalDragSession?
    var drop: ListDrop<Proposal>?
    /// The cell of what was lifted.
    weak var lifted: Cell?
    var reordered: ReorderedElement<Lifted>?

    /// What cells know of the drag over the list.
    var mark: DropMark { drop.map { .over($0.target) } ?? .none }
}

/// What a drag over a list means to it.
@MainActor
struct ListDrop<Proposal: ListDropProposal> {
    let session: LocalDragSession
    /// Whether the drop delegate takes the session. Without it the list only reorders its own rows or items.
    let asksDelegate: Bool
    /// What the delegate says; nil before it was asked.
    var proposal: Proposal?
    /// Where a drop would go; nil beside all rows and items.
    var destination: IndexPath?
    /// In tables: the gap for a row from outside.
    var gap: RowGap?

    /// Whether anything would be dropped here.
    var isAccepted: Bool { proposal.map { $0.operation == .copy || $0.operation == .move } ?? false }
    /// UIKit: what is inserted gets room while it hovers (Apple's documentation).
    var opensGap: Bool { isAccepted && proposal?.inserts == true }
    /// The row or item that a drop would go into.
    var target: IndexPath? { isAccepted && proposal?.goesIntoTarget == true ? destination : nil }
}

/// What a delegate says about a drop: into a place of its own, or into what is there.
@MainActor
protocol ListDropProposal: UIDropProposal {
    var inserts: Bool { get }
    var goesIntoTarget: Bool { get }
}

extension UITableViewDropProposal: ListDropProposal {
    var inserts: Bool { intent == .insertAtDestinationIndexPath || intent == .automatic }
    var goesIntoTarget: Bool { intent == .insertIntoDestinationIndexPath }
}

extension UICollectionViewDropProposal: ListDropProposal {
    var inserts: Bool { intent == .insertAtDestinationIndexPath }
    var goesIntoTarget: Bool { intent == .insertIntoDestinationIndexPath }
}

/// What a drag over a list makes of the list's cells.
enum DropMark: Equatable {
    /// No drag is over the list.
    case none
    /// A drag is over the list and would go into the item at a path; nil: into none.
    case over(IndexPath?)

    /// What the cell of an item is told.
    func state(at path: IndexPath?) -> UICellConfigurationState.DropState {
        switch self {
        case .none: .none
        case .over(let target): target != nil && target == path ? .targeted : .notTargeted
        }
    }
}
