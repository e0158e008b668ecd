/// Fingers that select the items that they pass.
///
/// UIKit: two fingers anywhere, or one across the direction of scrolling while editing, where several items may be
/// selected and the delegate allows it (Apple's documentation).
extension UICollectionView: DragSelectedList {
    func mayBeginDragSelection(at path: IndexPath) -> Bool {
        delegate.optional.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    func selectsByOneFinger(at place: CGPoint, along travel: CGPoint) -> Bool {
        guard isEditing, selectsSeveral else { return false }
        return abs(travel.x) > abs(travel.y) ? !canScrollHorizontally : !canScrollVertically
    }

    func selectionPath(at place: CGPoint) -> IndexPath? { indexPathForItem(at: place) }

    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        guard counts.contains(start), counts.contains(end) else { return [] }
        let (low, high) = (min(start, end), max(start, end))
        let between = (low.section...high.section).flatMap { section in
            let first = section == low.section ? low.item : 0
            let last = section == high.section ? high.item : counts.items(inSection: section) - 1
            return first <= last ? (first...last).map { IndexPath(item: $0, section: section) } : []
        }
        return start <= end ? between : between.reversed()
    }

    func dragSelectionWillBegin(at path: IndexPath) {
        cancelTouch()
        closeSwipe(animated: true)
        delegate.optional.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func dragSelectionDidEnd() {
        delegate.optional.collectionViewDidEndMultipleSelectionInteraction(self)
    }
}
