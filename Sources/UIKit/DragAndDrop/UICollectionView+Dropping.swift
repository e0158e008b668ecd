/// Drags over a collection view and what becomes of them.
///
/// UIKit: items make room where a drop would insert, for what comes from outside too; layouts count the room as an item
/// (Apple's documentation of `UIDataSourceTranslating`).
///
/// DIFFERS: room for what comes from outside is as large as the layout makes an item, or its delegate the item behind it;
/// nothing is dragged out of a collection view while a placeholder stands in it.
extension UICollectionView: DropTarget {
    func mayTake(_ session: LocalDragSession) -> Bool {
        if let dropDelegate {
            return session.isTaken(by: self) {
                dropDelegate.optional.collectionView(self, canHandle: session) ?? true
            }
        }
        return session.origin === self && session.isMovable
    }

    func dropDidEnter(_ session: LocalDragSession) {
        dragging.drop = CollectionDrop(
            session: session, asksDelegate: dropDelegate != nil,
            proposal: UICollectionViewDropProposal(operation: .cancel))
        dropMarkMayHaveChanged()
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropDidMove(_ session: LocalDragSession) {
        guard var drop = dragging.drop else { return }
        let place = session.location(in: self)
        let carried = session.origin === self ? carrying.movement : nil
        let under = item(at: place, except: carried?.current)
        guard carried != nil else { return hover(drop, over: isOverGap(place) ? gapPath : under) }
        drop.destination = under ?? carried?.current
        drop.proposal = askProposal(drop)
        dragging.drop = drop
        dropMarkMayHaveChanged()
        if !drop.makesRoom { returnMovement() }
        moveMovement(
            to: CGPoint(x: place.x + session.grip.dx, y: place.y + session.grip.dy),
            makingRoom: drop.makesRoom)
        guard let movement = carrying.movement, movement.current != movement.origin else { return }
        dragging.drop?.destination = movement.current
    }

    private var gapPath: IndexPath? {
        carrying.placeholders.gap.map(IndexPath.init)
    }

    private func isOverGap(_ place: CGPoint) -> Bool {
        gapPath.flatMap(askItem).flatMap(shownFrame)?.contains(place) ?? false
    }

    /// What comes from outside is over an item, or over the room that was made for it.
    private func hover(_ drop: CollectionDrop, over place: IndexPath?) {
        var drop = drop
        drop.destination = place.map(insertionPath)
        drop.proposal = askProposal(drop)
        dragging.drop = drop
        makeRoom(at: drop.makesRoom && drop.session.origin !== self ? place : nil)
        dropMarkMayHaveChanged()
    }

    private func askProposal(_ drop: CollectionDrop) -> UICollectionViewDropProposal {
        let move = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard drop.asksDelegate else { return move }
        return dropDelegate.optional.collectionView(
            self, dropSessionDidUpdate: drop.session, withDestinationIndexPath: drop.destination)
            ?? UICollectionViewDropProposal(operation: .copy)
    }

    func dropDidExit(_ session: LocalDragSession) {
        guard dragging.drop != nil else { return }
        dragging.drop = nil
        dropMarkMayHaveChanged()
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
        if session.origin === self { returnMovement() }
        makeRoom(at: nil)
    }

    func takeDrop(_ session: LocalDragSession) -> Bool {
        guard let drop = dragging.drop, drop.isTaken else { return false }
        dragging.drop = nil
        dropMarkMayHaveChanged()
        let isOwn = session.origin === self && carrying.movement != nil
        if isOwn { surface(session) }
        guard drop.asksDelegate, let dropDelegate else {
            // An update has put the item back already.
            if !isOwn { session.preview?.fade() }
            endMovement()
            return true
        }
        if isOwn { abandonMovement() }
        let coordinator = CollectionDropCoordinator(self, drop)
        dropDelegate.collectionView(self, performDropWith: coordinator)
        coordinator.finish()
        // What was not put in needs no room.
        makeRoom(at: nil)
        return true
    }

    /// The dragged item's cell is seen where its preview was.
    private func surface(_ session: LocalDragSession) {
        UIView.performWithoutAnimation {
            if let preview = session.preview {
                carrying.movement?.position = convert(preview.center, from: nil)
            }
            showMovement(true)
        }
        session.preview?.removeFromSuperview()
    }

    func dropDidEnd(_ session: LocalDragSession) {
        dragging.drop = nil
        dropMarkMayHaveChanged()
        makeRoom(at: nil)
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
}
