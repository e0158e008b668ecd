/// Drags over a collection view and what becomes of them.
///
/// UIKit: items make room where a drop would insert, for what comes from outside too; layouts count the room as an item
/// (Apple's documentation of `UIDataSourceTranslating`).
///
/// DIFFERS: room for what comes from outside is as large as the layout makes an item, or its delegate the item behind it;
/// nothing is dragged out of a collection view while a placeholder stands in it.
extension UICollectionView {
    func accepts(_ session: LocalDragSession) -> Bool {
        hasDropDelegate ? handles(session) : reorders(session)
    }

    func dropDidMove(_ session: LocalDragSession) {
        guard var drop = dragging.drop else { return }
        let place = session.location(in: self)
        let moving = session.origin === self ? reordered : nil
        let under = item(at: place, except: moving?.target)
        guard moving != nil else { return hover(drop, over: isOverGap(place) ? gapPath : under) }
        drop.destination = under ?? moving?.target
        drop.proposal = askProposal(drop)
        setDrop(drop)
        if !drop.opensGap { setReorderTarget(nil) }
        moveMovement(
            to: CGPoint(x: place.x + session.grip.dx, y: place.y + session.grip.dy),
            movesOthers: drop.opensGap)
        guard let reordered, reordered.isAway else { return }
        dragging.drop?.destination = reordered.target
    }

    private var gapPath: IndexPath? {
        placeholders.gap.map(IndexPath.init)
    }

    private func isOverGap(_ place: CGPoint) -> Bool {
        gapPath.flatMap(askItem).flatMap(shownFrame)?.contains(place) ?? false
    }

    /// What comes from outside is over an item, or over the room that was made for it.
    private func hover(_ drop: ListDrop<UICollectionViewDropProposal>, over place: IndexPath?) {
        var drop = drop
        drop.destination = place.map(insertionPath)
        drop.proposal = askProposal(drop)
        setDrop(drop)
        moveGap(to: drop.opensGap && drop.session.origin !== self ? place : nil)
    }

    private func askProposal(_ drop: ListDrop<UICollectionViewDropProposal>) -> UICollectionViewDropProposal {
        let move = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard drop.asksDelegate else { return move }
        return dropDelegate.optional.collectionView(
            self, dropSessionDidUpdate: drop.session, withDestinationIndexPath: drop.destination)
            ?? UICollectionViewDropProposal(operation: .copy)
    }

    /// Cells are told by their configuration state, as all cells are of the drag over their list.
    func dropTargetDidChange(from old: IndexPath?, to new: IndexPath?) {}

    func closeDropGap() {
        setReorderTarget(nil)
        moveGap(to: nil)
    }

    // MARK: The drop

    func showLifted(at preview: DragPreviewView?) -> UICollectionViewCell? {
        if let preview { reordered?.lifted.position = convert(preview.center, from: nil) }
        showMovement(true)
        return nil
    }

    func dropByDataSource(_ drop: ListDrop<UICollectionViewDropProposal>) -> Bool {
        guard !drop.asksDelegate else { return false }
        endMovement()
        return true
    }

    func abandonReordering() { abandonMovement() }

    func perform(_ drop: ListDrop<UICollectionViewDropProposal>) {
        guard let coordinator = CollectionDropCoordinator(self, drop) else { return }
        dropDelegate?.collectionView(self, performDropWith: coordinator)
        coordinator.finish()
    }

    /// What was not put in needs no room.
    func settleAfterDrop(of cell: UICollectionViewCell?) { moveGap(to: nil) }

    // MARK: What the delegate says

    var hasDropDelegate: Bool { dropDelegate != nil }
    func canHandle(_ session: LocalDragSession) -> Bool {
        dropDelegate.optional.collectionView(self, canHandle: session) ?? true
    }
    func tellDropDidEnter(_ session: LocalDragSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }
    func tellDropDidExit(_ session: LocalDragSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }
    func tellDropDidEnd(_ session: LocalDragSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
}
