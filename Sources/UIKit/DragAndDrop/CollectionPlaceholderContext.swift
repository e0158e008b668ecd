/// By which an app puts an item in later; a placeholder cell is shown until then.
@MainActor
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let animation: DropAnimation
    private let placeholder: CollectionPlaceholder?
    private weak var list: UICollectionView?

    init(
        _ dragItem: UIDragItem, _ animation: DropAnimation, _ placeholder: CollectionPlaceholder? = nil,
        _ list: UICollectionView? = nil
    ) {
        self.dragItem = dragItem
        self.animation = animation
        self.placeholder = placeholder
        self.list = list
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
        let place = IndexPath(placeholder.place)
        guard list.placeholder(at: place) === placeholder, let cell = list.shownCell(at: place) else {
            return
        }
        placeholder.definition.cellUpdateHandler?(cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
