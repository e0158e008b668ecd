/// By which an app puts an item in later; a placeholder cell is shown until then.
@MainActor
final class CollectionPlaceholderContext: DropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    private let placeholder: CollectionPlaceholder?
    private weak var list: UICollectionView?

    init(
        _ dragItem: UIDragItem, _ animation: DropAnimation, _ placeholder: CollectionPlaceholder? = nil,
        _ list: UICollectionView? = nil
    ) {
        self.placeholder = placeholder
        self.list = list
        super.init(dragItem, animation)
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, let placeholder else { return false }
        return list.commit(placeholder, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let list, let placeholder else { return false }
        return list.remove(placeholder)
    }

    func setNeedsCellUpdate() {
        guard let list, let placeholder else { return }
        let place = placeholder.place
        guard list.placeholder(at: IndexPath(place)) === placeholder, let cell = list.cell(at: place)
        else { return }
        placeholder.definition.cellUpdateHandler?(cell)
    }
}
