/// What dragging adds to a collection view: who leads drags, the drag that began in it, the one that is over it.
@MainActor
struct CollectionDragging {
    var driver: DragDriver?
    var drag: LocalDragSession?
    var drop: CollectionDrop?
    /// What cells know of the drag over the collection view.
    var mark = DropMark.none
    /// The cell of what was lifted.
    weak var lifted: UICollectionViewCell?
}

/// What a drag over a collection view means to it.
@MainActor
struct CollectionDrop {
    let session: LocalDragSession
    /// Whether the drop delegate takes the session. Without it the collection view only reorders its own items.
    let asksDelegate: Bool
    var proposal: UICollectionViewDropProposal
    /// Where a drop would go; nil beside all items.
    var destination: IndexPath?

    /// Whether anything would be dropped here.
    var isTaken: Bool { proposal.operation == .copy || proposal.operation == .move }
    /// UIKit: what is inserted gets room while it hovers (Apple's documentation).
    var makesRoom: Bool { isTaken && proposal.intent == .insertAtDestinationIndexPath }
    var goesIntoItem: Bool { isTaken && proposal.intent == .insertIntoDestinationIndexPath }
}

/// A drop and where it goes.
@MainActor
final class CollectionDropCoordinator: DropCoordinator, UICollectionViewDropCoordinator {
    let proposal: UICollectionViewDropProposal
    private weak var list: UICollectionView?

    init(_ list: UICollectionView, _ drop: CollectionDrop) {
        self.list = list
        proposal = drop.proposal
        super.init(drop.session, to: drop.destination, of: list)
    }

    var items: [any UICollectionViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        list?.layoutIfNeeded()
        let place = list?.shownPath(indexPath) ?? indexPath
        return take(dragItem).flatMap { land($0, at: place) } ?? DropAnimation.alone()
    }

    /// The cell at a place flies there from where the preview was let go; nil when there is none.
    private func land(_ preview: DragPreviewView, at place: IndexPath) -> DropAnimation? {
        preview.removeFromSuperview()
        guard let list, let cell = list.shownCell(at: place), let parent = cell.superview else { return nil }
        return DropAnimation.landing(of: cell, from: parent.convert(preview.center, from: nil)) {
            [weak list] in
            if let level = cell.placedLevel { list?.insert(cell, at: level, in: parent) }
        }
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        shrink(dragItem, into: rect, of: list?.shownCell(at: indexPath))
    }

    func drop(
        _ dragItem: UIDragItem, to definition: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        guard let list else { return CollectionPlaceholderContext(dragItem, DropAnimation.alone()) }
        let placeholder = list.addPlaceholder(definition)
        let path = IndexPath(placeholder.place)
        let animation = take(dragItem).flatMap { land($0, at: path) } ?? DropAnimation.alone()
        return CollectionPlaceholderContext(dragItem, animation, placeholder, list)
    }
}
