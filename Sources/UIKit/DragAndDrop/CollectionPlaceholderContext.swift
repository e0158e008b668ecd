/// The promise to put an item in later; a cell stands in for it until then.
@MainActor
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let animation: DropAnimation
    private let standIn: CollectionStandIn?
    private weak var list: UICollectionView?

    init(
        _ dragItem: UIDragItem, _ animation: DropAnimation, _ standIn: CollectionStandIn? = nil,
        _ list: UICollectionView? = nil
    ) {
        self.dragItem = dragItem
        self.animation = animation
        self.standIn = standIn
        self.list = list
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let list, let standIn else { return false }
        return list.commit(standIn, dataSourceUpdates)
    }

    func deletePlaceholder() -> Bool {
        guard let list, let standIn else { return false }
        return list.remove(standIn)
    }

    func setNeedsCellUpdate() {
        guard let list, let standIn else { return }
        let place = IndexPath(item: standIn.place.row, section: standIn.place.section)
        guard list.standIn(at: place) === standIn, let cell = list.shownCell(at: place) else { return }
        standIn.placeholder.cellUpdateHandler?(cell)
    }

    func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        animation.addCompletion(completion)
    }
}
