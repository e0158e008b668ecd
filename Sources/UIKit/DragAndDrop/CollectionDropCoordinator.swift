import ListEngine

/// A drop on a collection view and where it goes.
@MainActor
final class CollectionDropCoordinator: DropCoordinator<UICollectionView>, UICollectionViewDropCoordinator {
    var items: [any UICollectionViewDropItem] { dropped }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        list?.layoutIfNeeded()
        return land(dragItem, at: list?.place(of: indexPath) ?? RowIndex(indexPath))
    }

    private func land(_ dragItem: UIDragItem, at place: RowIndex) -> DropAnimation {
        let cell = list?.cell(at: place)
        return land(dragItem, on: cell) { [weak list, weak parent = cell?.superview] in
            if let cell, let level = cell.placedLevel { list?.insert(cell, at: level, in: parent) }
        }
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        shrink(dragItem, into: rect, of: list?.cell(at: RowIndex(indexPath)))
    }

    func drop(
        _ dragItem: UIDragItem, to definition: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        guard let list else { return CollectionPlaceholderContext(dragItem, DropAnimation.alone()) }
        let placeholder = list.addPlaceholder(definition)
        let animation = land(dragItem, at: placeholder.place)
        return CollectionPlaceholderContext(dragItem, animation, placeholder, list)
    }
}
