import ListEngine

/// Cells of lists that a finger pushes aside, and the buttons behind them.
extension UICollectionView: SwipeList {
    /// Once, when the layout has a list with actions.
    func setUpSwipesIfNeeded() {
        guard !listParts.hasSwipes,
            (layoutStore as? UICollectionViewCompositionalLayout)?.hasSwipeActions == true
        else { return }
        listParts.hasSwipes = true
        addSwipeRecognizer()
    }

    var swiped: SwipedCell? {
        get { listParts.swiped }
        set { listParts.swiped = newValue }
    }

    func swipeActions(at place: RowIndex, leading: Bool) -> UISwipeActionsConfiguration? {
        (layoutStore as? UICollectionViewCompositionalLayout)?.swipeActions(
            at: IndexPath(place), leading: leading)
    }

    func plainFrame(of cell: UIView, at place: RowIndex) -> CGRect? {
        guard let element = elements[.row(place)], element.view === cell else { return nil }
        return frameInParent(element.attributes)
    }

    /// Their delegate has no words for it.
    func tellSwipe(_ swiped: SwipedCell, isOpen: Bool) {}
}
