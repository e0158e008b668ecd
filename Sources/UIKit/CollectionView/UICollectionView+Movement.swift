import ListEngine

/// An item that is moved interactively; the others make room as if it were at its new place already.
struct CollectionMovement {
    let origin: IndexPath
    /// Where it is among the others now.
    var current: IndexPath
    /// Its middle, in content coordinates.
    var position: CGPoint
    /// Whether its picture is shown elsewhere.
    var isHidden = false

    /// Where what the data source has at a path stands now.
    func place(of path: IndexPath) -> IndexPath {
        if path == origin { return current }
        var item = path.item
        if path.section == origin.section, item > origin.item { item -= 1 }
        if path.section == current.section, item >= current.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// The data source's path of what stands at a path now.
    func source(of path: IndexPath) -> IndexPath {
        if path == current { return origin }
        var item = path.item
        if path.section == current.section, item > current.item { item -= 1 }
        if path.section == origin.section, item >= origin.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }
}

extension UICollectionView {
    func beginMovement(_ indexPath: IndexPath) -> Bool {
        guard carrying.movement == nil, let dataSource, counts.contains(indexPath) else { return false }
        let isAllowed =
            dataSource.optional.collectionView(self, canMoveItemAt: indexPath) ?? true
        return isAllowed && liftItem(at: indexPath)
    }

    /// Takes an item off the others, whatever the data source says.
    @discardableResult
    func liftItem(at indexPath: IndexPath) -> Bool {
        guard carrying.movement == nil, carrying.placeholders.isEmpty, counts.contains(indexPath),
            let attributes = askItem(indexPath)
        else { return false }
        cancelHighlight()
        closeSwipe(animated: true)
        releasePreparedCells()
        let center = attributes.center
        carrying.movement = CollectionMovement(origin: indexPath, current: indexPath, position: center)
        layoutStore.invalidateLayout(
            with: layoutStore.invalidationContext(
                forInteractivelyMovingItems: [indexPath], withTargetPosition: center,
                previousIndexPaths: [indexPath], previousPosition: center))
        if window != nil { layoutIfNeeded() }
        return true
    }

    /// Moves the item's middle to a place in the content.
    func moveMovement(to position: CGPoint, makingRoom: Bool = true) {
        guard let movement = carrying.movement else { return }
        carrying.movement?.position = position
        let proposed =
            makingRoom
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
    func returnMovement() {
        guard let movement = carrying.movement, movement.current != movement.origin else { return }
        shiftMovement(to: movement.origin, previous: movement.position, animated: true)
    }

    /// One past the last item of another section.
    private func isEnd(_ path: IndexPath) -> Bool {
        guard let movement = carrying.movement, (0..<counts.sections).contains(path.section),
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
        guard let movement = carrying.movement else { return }
        let motion = animatesChanges ? CollectionMotion(self) : nil
        carrying.movement = nil
        if movement.origin != movement.current, let dataSource {
            dataSource.optional.collectionView(self, moveItemAt: movement.origin, to: movement.current)
        }
        finishMovement(movement, motion, isCancelled: false)
    }

    func abandonMovement() {
        guard let movement = carrying.movement else { return }
        if movement.current != movement.origin {
            shiftMovement(to: movement.origin, previous: movement.position, animated: true)
        }
        let motion = animatesChanges ? CollectionMotion(self) : nil
        carrying.movement = nil
        finishMovement(movement, motion, isCancelled: true)
    }

    private func finishMovement(
        _ movement: CollectionMovement, _ motion: CollectionMotion?, isCancelled: Bool
    ) {
        let final = isCancelled ? movement.origin : movement.current
        layoutStore.invalidateLayout(
            with: layoutStore.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [movement.origin],
                movementCancelled: isCancelled))
        layoutElements(moving: motion)
        motion?.run(in: self, initial: { _ in .still }, completion: {})
    }

    /// Another change takes over: the item is back at its place at once.
    func cancelMovement() {
        guard let movement = carrying.movement else { return }
        if movement.current != movement.origin {
            shiftMovement(to: movement.origin, previous: movement.position, animated: false)
        }
        carrying.movement = nil
        setNeedsLayout()
    }

    /// The moving item is at another place among the others.
    private func shiftMovement(to target: IndexPath, previous: CGPoint, animated: Bool) {
        guard let movement = carrying.movement else { return }
        var update = BatchUpdate()
        update.movedRows = [.init(from: RowIndex(movement.current), to: RowIndex(target))]
        let context = layoutStore.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: movement.position,
            previousIndexPaths: [movement.current], previousPosition: previous)
        reshape(update, animated: animated, context) { carrying.movement?.current = target }
    }

    /// What the layout says about the moving item.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        guard let movement = carrying.movement, counts.contains(movement.current) else { return nil }
        let attributes = layoutStore.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: movement.position)
        attributes.selfSizing = []
        if movement.isHidden { attributes.alpha = 0 }
        return attributes
    }
}

/// A finger that carries an item: a long press, or the grip of a list cell.
@MainActor
final class MovementDriver {
    private weak var view: UICollectionView?
    /// In the window's coordinates.
    private var finger = CGPoint.zero
    /// From the finger to the item's middle.
    private var grip = CGPoint.zero
    private var scrolling: EdgeScrolling?

    init(_ view: UICollectionView) { self.view = view }

    func follow(_ recognizer: UIGestureRecognizer) {
        guard let view else { return }
        finger = recognizer.location(in: nil)
        switch recognizer.state {
        case .began: begin(view)
        case .changed: updateTarget(view)
        case .ended: end { view.endInteractiveMovement() }
        default: end { view.cancelInteractiveMovement() }
        }
    }

    private func begin(_ view: UICollectionView) {
        let place = view.convert(finger, from: nil)
        guard let path = view.indexPathForItem(at: place), let attributes = view.askItem(path),
            view.beginInteractiveMovementForItem(at: path)
        else { return }
        grip = CGPoint(x: attributes.center.x - place.x, y: attributes.center.y - place.y)
        scrolling = EdgeScrolling(
            { [weak self, weak view] in
                guard let self, let view, view.carrying.movement != nil else { return nil }
                return (view, view.convert(finger, from: nil))
            },
            moved: { [weak self, weak view] in view.map { self?.updateTarget($0) } })
    }

    private func updateTarget(_ view: UICollectionView) {
        let place = view.convert(finger, from: nil)
        view.updateInteractiveMovementTargetPosition(CGPoint(x: place.x + grip.x, y: place.y + grip.y))
    }

    private func end(_ body: () -> Void) {
        scrolling?.stop()
        scrolling = nil
        body()
    }
}

extension UICollectionView {
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
