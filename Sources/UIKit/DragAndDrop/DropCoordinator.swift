/// What is dropped on a list, where it goes, and the picture of it that lands once.
@MainActor
class DropCoordinator<List: DraggedList>: NSObject {
    private(set) weak var list: List?
    let session: any UIDropSession
    let proposal: List.Proposal
    let destinationIndexPath: IndexPath?
    let dropped: [DroppedItem]
    /// Where it was let go, in the window's coordinates; nil once it has landed.
    private var preview: DragPreviewView?

    /// Nil for a drop that the delegate was not asked about.
    init?(_ list: List, _ drop: ListDrop<List.Proposal>) {
        guard let proposal = drop.proposal else { return nil }
        let session = drop.session
        self.list = list
        self.session = session
        self.proposal = proposal
        destinationIndexPath = drop.destination
        preview = session.preview
        let size = session.preview?.bounds.size ?? .zero
        dropped = session.items.map { DroppedItem($0, session.sourcePath(of: $0, in: list), size) }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        guard let preview = claimPreview(of: dragItem) else { return DropAnimation.alone() }
        let animation = DropAnimation()
        preview.land(at: target.container.convert(target.center, to: nil), with: animation)
        return animation
    }

    /// A cell flies to its place from where the preview was let go.
    /// - Parameter settle: puts the cell back among the others.
    func land(
        _ dragItem: UIDragItem, on cell: UIView?, settle: @escaping @MainActor () -> Void
    ) -> DropAnimation {
        guard let preview = claimPreview(of: dragItem) else { return DropAnimation.alone() }
        preview.removeFromSuperview()
        guard let cell, let parent = cell.superview else { return DropAnimation.alone() }
        return DropAnimation.landing(
            of: cell, from: parent.convert(preview.center, from: nil), settle: settle)
    }

    /// Lets it vanish in a part of a view.
    func shrink(_ dragItem: UIDragItem, into rect: CGRect, of view: UIView?) -> any UIDragAnimating {
        guard let preview = claimPreview(of: dragItem), let view else { return DropAnimation.alone() }
        let animation = DropAnimation()
        preview.shrink(to: view.convert(rect, to: nil), with: animation)
        return animation
    }

    /// The preview stands for the first item.
    private func claimPreview(of item: UIDragItem) -> DragPreviewView? {
        guard dropped.first?.dragItem === item else { return nil }
        defer { preview = nil }
        return preview
    }

    /// What the app did not let land goes where it is.
    func finish() {
        preview?.fade()
        preview = nil
    }
}

/// One thing that is dropped.
@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?, _ size: CGSize) {
        dragItem = item
        sourceIndexPath = source
        previewSize = size
    }
}
