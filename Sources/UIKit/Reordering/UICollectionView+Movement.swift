import ListEngine

extension UICollectionView {
    func beginMovement(_ indexPath: IndexPath) -> Bool {
        guard reordering.movement == nil, let dataSource, counts.contains(indexPath) else { return false }
        let isAllowed =
            dataSource.optional.collectionView(self, canMoveItemAt: indexPath) ?? true
        return isAllowed && liftItem(at: indexPath)
    }

    /// Takes an item off the others, whatever the data source says.
    @discardableResult
    func liftItem(at indexPath: IndexPath) -> Bool {
        guard reordering.movement == nil, reordering.placeholders.isEmpty, counts.contains(indexPath),
            let attributes = askItem(indexPath)
        else { return false }
        cancelTouch()
        closeSwipe(animated: true)
        releasePreparedCells()
        let center = attributes.center
        reordering.movement = CollectionMovement(of: indexPath, position: center)
        layoutStore.invalidateLayout(
            with: layoutStore.invalidationContext(
                forInteractivelyMovingItems: [indexPath], withTargetPosition: center,
                previousIndexPaths: [indexPath], previousPosition: center))
        if window != nil { layoutIfNeeded() }
        return true
    }

    /// Moves the item's middle to a place in the content.
    func moveMovement(to position: CGPoint, movesOthers: Bool = true) {
        guard let movement = reordering.movement else { return }
        reordering.movement?.position = position
        let proposed =
            movesOthers
            ? layoutStore.targetIndexPath(
                forInteractivelyMovingItem: movement.current, withPosition: position) : movement.current
        let target = allowedTarget(movement, proposed)
        if target != movement.current, counts.contains(target) || isEnd(target) {
            shiftMovement(to: target, previous: movement.position, animated: true)
        } else if let view = shownCell(at: movement.current), let attributes = movingAttributes {
            elements.setAttributes(attributes, for: attributes.key)
            apply(attributes, to: view)
        }
    }

    /// The others stand as before the item was lifted; it stays with the finger.
    func returnMovement(animated: Bool = true) {
        guard let movement = reordering.movement, movement.current != movement.origin else { return }
        shiftMovement(to: movement.origin, previous: movement.position, animated: animated)
    }

    /// One past the last item of another section.
    private func isEnd(_ path: IndexPath) -> Bool {
        guard let movement = reordering.movement, (0..<counts.sections).contains(path.section),
            path.section != movement.current.section
        else { return false }
        return path.item == counts.items(inSection: path.section)
    }

    private func allowedTarget(_ movement: CollectionMovement, _ proposed: IndexPath) -> IndexPath {
        guard proposed != movement.current else { return proposed }
        let answer = delegate.optional.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.origin,
            atCurrentIndexPath: movement.current, toProposedIndexPath: proposed)
        if let answer { return answer }
        return delegate.optional.collectionView(
            self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
            ?? proposed
    }

    func endMovement() {
        guard let movement = reordering.movement else { return }
        let motion = beginMotion()
        reordering.movement = nil
        if movement.origin != movement.current, let dataSource {
            dataSource.optional.collectionView(self, moveItemAt: movement.origin, to: movement.current)
        }
        finishMovement(movement, motion, isCancelled: false)
    }

    func abandonMovement() {
        guard let movement = reordering.movement else { return }
        returnMovement()
        let motion = beginMotion()
        reordering.movement = nil
        finishMovement(movement, motion, isCancelled: true)
    }

    private func finishMovement(
        _ movement: CollectionMovement, _ motion: ListMotion?, isCancelled: Bool
    ) {
        let final = isCancelled ? movement.origin : movement.current
        layoutStore.invalidateLayout(
            with: layoutStore.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [movement.origin],
                movementCancelled: isCancelled))
        layoutElements(moving: motion)
        show(motion, start: { $1 ? .still : nil })
    }

    /// Another change takes over: the item is back at its place at once.
    func cancelMovement() {
        guard reordering.movement != nil else { return }
        returnMovement(animated: false)
        reordering.movement = nil
        setNeedsLayout()
    }

    /// The moving item is at another place among the others.
    private func shiftMovement(to target: IndexPath, previous: CGPoint, animated: Bool) {
        guard let movement = reordering.movement else { return }
        var update = BatchUpdate()
        update.movedRows = [.init(from: RowIndex(movement.current), to: RowIndex(target))]
        let context = layoutStore.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: movement.position,
            previousIndexPaths: [movement.current], previousPosition: previous)
        reshape(update, animated: animated, context) { reordering.movement?.current = target }
    }

    /// What the layout says about the moving item.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        guard let movement = reordering.movement, counts.contains(movement.current) else { return nil }
        let attributes = layoutStore.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        attributes.selfSizing = []
        if movement.isHidden { attributes.alpha = 0 }
        return attributes
    }
}

extension UICollectionView: ReorderableList {
    var isReordering: Bool { reordering.movement != nil }

    func beginReordering(at finger: CGPoint) -> CGPoint? {
        guard let path = indexPathForItem(at: finger), let attributes = askItem(path),
            beginInteractiveMovementForItem(at: path)
        else { return nil }
        return attributes.center
    }

    func moveReordering(to point: CGPoint) { updateInteractiveMovementTargetPosition(point) }

    func endReordering(isCancelled: Bool) {
        if isCancelled { cancelInteractiveMovement() } else { endInteractiveMovement() }
    }

    /// UIKit: needs `moveItemAt`; where it stands, every item may move that `canMoveItemAt` does not forbid.
    ///
    /// DIFFERS: a data source whose source the tool has not built is known to move items by `canMoveItemAt`
    /// alone: calling to find out would change its model.
    func canMoveInteractively(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let asked = dataSource.optional.collectionView(self, canMoveItemAt: path)
        return asked ?? OptionalRequirement.isPresent(dataSource, "collectionView(_:moveItemAt:to:)")
    }
}

/// Lets a long press begin only on an item that can be moved.
@MainActor
final class MovementGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    static let shared = MovementGestureDelegate()

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = gestureRecognizer.view as? UICollectionView, view.dragDelegate == nil,
            let path = view.indexPathForItem(at: gestureRecognizer.location(in: view))
        else { return false }
        return view.canMoveInteractively(path)
    }
}
