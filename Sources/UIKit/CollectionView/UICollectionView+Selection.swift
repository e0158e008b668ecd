import ListEngine

extension UICollectionView {
    /// Whether a tap adds to the selection.
    var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    private var selectsNow: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func editingDidChange() {
        closeSwipe(animated: true)
        selectionModeDidChange()
        for cell in shownCells + prepared.elements.list.compactMap({ $0.view as? UICollectionViewCell }) {
            (cell as? UICollectionViewListCell)?.setListEditing(isEditing, animated: true)
        }
    }

    // Selected items are known by the places at which they are shown.

    /// What is selected stays so through an update; items that go are no longer selected.
    func followSelection(_ map: BatchMap) {
        func after(_ path: IndexPath) -> IndexPath? { map.row(after: RowIndex(path)).map(IndexPath.init) }
        selection.follow(after)
        touched = touched.flatMap(after)
    }

    // MARK: By code

    func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection.places { deselect(path) }
            return
        }
        guard selectsNow else { return }
        if !selectsMany {
            for path in selection.places where path != indexPath { deselect(path) }
        }
        markSelected(indexPath)
        if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
    }

    func deselect(_ indexPath: IndexPath) {
        selection.remove(indexPath)
        madeCell(at: indexPath)?.isSelected = false
    }

    private func markSelected(_ indexPath: IndexPath) {
        selection.insert(indexPath)
        madeCell(at: indexPath)?.isSelected = true
    }

    func selectionModeDidChange() {
        setUpDragSelection()
        guard !selectsMany else { return }
        for path in selection.places.dropLast() { deselect(path) }
    }

    // MARK: By finger
    // UIKit: shouldHighlight, didHighlight, then on release shouldSelect, didUnhighlight, didSelect.

    func beginHighlight(_ touches: Set<UITouch>) {
        // A touch beside open buttons closes them and does nothing else.
        if listParts.swiped != nil { return closeSwipe(animated: true) }
        guard selectsNow, touched == nil, let touch = touches.first,
            let indexPath = item(at: touch.location(in: self)), let cell = shownCell(at: indexPath),
            let path = dataPath(indexPath)
        else { return }
        let isAllowed =
            delegate.optional.collectionView(self, shouldHighlightItemAt: path) ?? true
        guard isAllowed else { return }
        touched = indexPath
        cell.isHighlighted = true
        delegate.optional.collectionView(self, didHighlightItemAt: path)
    }

    func endHighlight(_ touches: Set<UITouch>) {
        guard let indexPath = touched else { return }
        let isInside = touches.first.map { item(at: $0.location(in: self)) == indexPath } ?? false
        guard isInside else {
            cancelHighlight()
            return
        }
        if let cell = shownCell(at: indexPath) as? UICollectionViewListCell, cell.opensByTap {
            cancelHighlight()
            return cell.toggleOutline()
        }
        tapItem(indexPath)
    }

    /// A tap as the delegate hears of it.
    func tapItem(_ indexPath: IndexPath) {
        guard dataPath(indexPath) != nil else { return }
        let selects = !(selectsMany && selection.contains(indexPath))
        let isAllowed = mayBecome(selected: selects, indexPath)
        cancelHighlight()
        let extendsSelection = selectsMany && !selection.isEmpty
        if isAllowed { become(selected: selects, indexPath) }
        if selects && !extendsSelection { performPrimaryAction(indexPath) }
    }

    func cancelHighlight() {
        guard let indexPath = touched else { return }
        touched = nil
        shownCell(at: indexPath)?.isHighlighted = false
        guard let path = dataPath(indexPath) else { return }
        delegate.optional.collectionView(self, didUnhighlightItemAt: path)
    }

    /// Selects or deselects if the delegate lets, and tells it.
    func changeSelectionByFinger(_ indexPath: IndexPath, _ isSelected: Bool) {
        if mayBecome(selected: isSelected, indexPath) { become(selected: isSelected, indexPath) }
    }

    /// What the delegate says of a reader's choice; no for what stands for no item yet.
    private func mayBecome(selected isSelected: Bool, _ indexPath: IndexPath) -> Bool {
        guard let path = dataPath(indexPath) else { return false }
        let isAllowed =
            isSelected
            ? delegate.optional.collectionView(self, shouldSelectItemAt: path)
            : delegate.optional.collectionView(self, shouldDeselectItemAt: path)
        return isAllowed ?? true
    }

    private func become(selected isSelected: Bool, _ indexPath: IndexPath) {
        if isSelected { selectAndTell(indexPath) } else { deselectAndTell(indexPath) }
    }

    private func selectAndTell(_ indexPath: IndexPath) {
        if !selectsMany {
            for path in selection.places where path != indexPath { deselectAndTell(path) }
        }
        markSelected(indexPath)
        if let cell = shownCell(at: indexPath) { cell.selectionTrigger?(cell) }
        guard let path = dataPath(indexPath) else { return }
        delegate.optional.collectionView(self, didSelectItemAt: path)
    }

    /// UIKit: after the selection, whether or not it was allowed, unless it extends another; while editing only where
    /// the delegate says so (Apple's documentation).
    private func performPrimaryAction(_ indexPath: IndexPath) {
        guard let path = dataPath(indexPath) else { return }
        let isPrimary =
            delegate.optional.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? !isEditing
        if isPrimary {
            delegate.optional.collectionView(self, performPrimaryActionForItemAt: path)
        }
    }

    private func deselectAndTell(_ indexPath: IndexPath) {
        deselect(indexPath)
        guard let path = dataPath(indexPath) else { return }
        delegate.optional.collectionView(self, didDeselectItemAt: path)
    }
}
