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

    var swiped: SwipedItem? {
        get { listParts.swiped }
        set { listParts.swiped = newValue }
    }

    func swipeCell(at location: CGPoint) -> (cell: UIView, place: IndexPath)? {
        guard !isEditing, reordering.movement == nil, let path = item(at: location),
            let cell = shownCell(at: path)
        else { return nil }
        return (cell, path)
    }

    func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
        (layoutStore as? UICollectionViewCompositionalLayout)?.swipeActions(at: path, leading: leading)
    }

    func plainFrame(of cell: UIView, at path: IndexPath) -> CGRect? {
        guard let element = elements[.item(path)], element.view === cell else { return nil }
        return frameInParent(element.attributes)
    }

    func swipeWillBegin(_ swiped: SwipedItem) {
        (swiped.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }

    func swipeDidEnd(_ swiped: SwipedItem) {
        (swiped.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}
