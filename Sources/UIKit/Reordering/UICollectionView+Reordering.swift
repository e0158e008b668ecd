import ListEngine

extension UICollectionView {
    func beginMovement(_ indexPath: IndexPath) -> Bool {
        guard !isReordering, let dataSource, counts.contains(indexPath) else { return false }
        let isAllowed =
            dataSource.optional.collectionView(self, canMoveItemAt: indexPath) ?? true
        return isAllowed && liftItem(at: indexPath)
    }

    /// Takes an item off the others, whatever the data source says.
    @discardableResult
    func liftItem(at indexPath: IndexPath) -> Bool {
        guard !isReordering, placeholders.isEmpty, counts.contains(indexPath),
            let attributes = askItem(indexPath)
        else { return false }
        releasePreparedCells()
        let center = attributes.center
        lift(RowIndex(indexPath), LiftedItem(position: center))
        layoutStore.invalidate(
            becauseOf: layoutStore.invalidationContext(
                forInteractivelyMovingItems: [indexPath], withTargetPosition: center,
                previousIndexPaths: [indexPath], previousPosition: center))
        if window != nil { layoutIfNeeded() }
        return true
    }

    /// Moves the item's middle to a place in the content.
    func moveMovement(to position: CGPoint, movesOthers: Bool = true) {
        moveReordered(makesRoom: movesOthers) { $0.position = position }
    }

    func askTarget() -> RowIndex? {
        guard let reordered else { return nil }
        let proposed = layoutStore.targetIndexPath(
            forInteractivelyMovingItem: reordered.target, withPosition: reordered.lifted.position)
        guard proposed != reordered.target else { return nil }
        let target = allowedTarget(reordered, proposed)
        return counts.contains(target) || isEnd(target) ? RowIndex(target) : nil
    }

    /// One past the last item of another section.
    private func isEnd(_ path: IndexPath) -> Bool {
        guard let reordered, (0..<counts.sections).contains(path.section),
            path.section != reordered.target.section
        else { return false }
        return path.item == counts.items(inSection: path.section)
    }

    private func allowedTarget(
        _ reordered: ReorderedElement<LiftedItem>, _ proposed: IndexPath
    ) -> IndexPath {
        let answer = delegate.optional.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: reordered.origin,
            atCurrentIndexPath: reordered.target, toProposedIndexPath: proposed)
        if let answer { return answer }
        return delegate.optional.collectionView(
            self, targetIndexPathForMoveFromItemAt: reordered.origin, toProposedIndexPath: proposed)
            ?? proposed
    }

    func placeReordered() {
        guard let reordered, let view = cell(at: reordered.move.target), let attributes = movingAttributes
        else { return }
        elements.setAttributes(attributes, for: attributes.key)
        apply(attributes, to: view)
    }

    func endMovement() {
        guard let reordered else { return }
        let motion = beginMotion()
        self.reordered = nil
        if reordered.isAway, let dataSource {
            dataSource.optional.collectionView(self, moveItemAt: reordered.origin, to: reordered.target)
        }
        finishMovement(of: reordered, motion, isCancelled: false)
    }

    func abandonMovement() {
        guard let reordered else { return }
        setReorderTarget(nil)
        let motion = beginMotion()
        self.reordered = nil
        finishMovement(of: reordered, motion, isCancelled: true)
    }

    private func finishMovement(
        of reordered: ReorderedElement<LiftedItem>, _ motion: ListMotion?, isCancelled: Bool
    ) {
        let final = isCancelled ? reordered.origin : reordered.target
        layoutStore.invalidate(
            becauseOf: layoutStore.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [reordered.origin],
                movementCancelled: isCancelled))
        layOutElements(moving: motion)
        show(motion, start: { $1 ? .still : nil })
    }

    /// Another change takes over: the item is back at its place at once.
    func cancelMovement() {
        guard isReordering else { return }
        setReorderTarget(nil, animated: false)
        reordered = nil
        setNeedsLayout()
    }

    func makeRoom(at target: RowIndex, from old: ReorderedElement<LiftedItem>, animated: Bool) {
        guard let reordered else { return }
        var update = BatchUpdate()
        update.movedRows = [.init(from: reordered.move.target, to: target)]
        let context = layoutStore.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(target)],
            withTargetPosition: reordered.lifted.position,
            previousIndexPaths: [reordered.target], previousPosition: old.lifted.position)
        reshape(update, animated: animated, context) { self.reordered?.move.target = target }
    }

    /// What the layout says about the moving item.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        guard let reordered, counts.contains(reordered.target) else { return nil }
        let attributes = layoutStore.layoutAttributesForInteractivelyMovingItem(
            at: reordered.target, withTargetPosition: reordered.lifted.position)
        attributes.selfSizing = []
        if reordered.lifted.isHidden { attributes.alpha = 0 }
        return attributes
    }
}

extension UICollectionView: ReorderableList {
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

extension UICollectionView {
    /// A long press moves an item.
    func addMovementGesture() -> UIGestureRecognizer {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        let driver = ReorderDriver(self)
        press.handlers.append { driver.follow($0) }
        press.delegate = MovementGestureDelegate.shared
        addGestureRecognizer(press)
        return press
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
