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

    func tellDragSelectionDidBegin(at path: IndexPath) {
        delegate.optional.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func tellDragSelectionDidEnd() {
        delegate.optional.collectionViewDidEndMultipleSelectionInteraction(self)
    }
}
