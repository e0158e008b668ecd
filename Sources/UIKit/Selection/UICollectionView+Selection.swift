import ListEngine

/// Touches, highlight and selection of items. Items are known by the places at which they are shown; what stands for no
/// item yet is neither highlighted nor selected.
///
/// UIKit: shouldHighlight, didHighlight, then on release shouldSelect, didUnhighlight, didSelect.
extension UICollectionView: SelectableList {
    var selectsByTouch: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func editingDidChange() {
        closeSwipe(animated: true)
        selectionModeDidChange()
        for cell in shownCells + prepared.elements.list.compactMap(\.cell) {
            (cell as? UICollectionViewListCell)?.setListEditing(isEditing, animated: true)
        }
    }

    func selectionModeDidChange() {
        setUpDragSelection()
        guard !selectsSeveral else { return }
        for other in selection.places.dropLast() { setSelected(false, other) }
    }

    func touch(of finger: UITouch) -> ListTouch? {
        guard selectsByTouch, let place = item(at: finger.location(in: self)), shownCell(at: place) != nil,
            dataPath(place) != nil
        else { return nil }
        return ListTouch(place: RowIndex(place))
    }

    func endTouch(_ touches: Set<UITouch>) {
        guard let place = touched?.place else { return }
        let path = IndexPath(place)
        let isInside = touches.first.map { item(at: $0.location(in: self)) == path } ?? false
        guard isInside else { return cancelTouch() }
        if let cell = shownCell(at: path) as? UICollectionViewListCell, cell.opensByTap {
            cancelTouch()
            return cell.toggleOutline()
        }
        tap(place)
    }

    // MARK: What the delegate says

    func mayHighlight(_ place: RowIndex) -> Bool {
        dataPath(place).flatMap { delegate.optional.collectionView(self, shouldHighlightItemAt: $0) } ?? true
    }

    func setHighlighted(_ isHighlighted: Bool, _ place: RowIndex) {
        shownCell(at: IndexPath(place))?.isHighlighted = isHighlighted
        guard let path = dataPath(place) else { return }
        if isHighlighted {
            delegate.optional.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate.optional.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func choice(_ place: RowIndex, isSelected: Bool) -> RowIndex? {
        defer { cancelTouch() }
        guard let path = dataPath(place) else { return nil }
        let isAllowed =
            isSelected
            ? delegate.optional.collectionView(self, shouldSelectItemAt: path)
            : delegate.optional.collectionView(self, shouldDeselectItemAt: path)
        return isAllowed ?? true ? place : nil
    }

    func deselectForAnother(_ place: RowIndex) { deselect(place) }

    func showSelected(_ isSelected: Bool, _ place: RowIndex, animated: Bool) {
        madeElement(at: IndexPath(place))?.cell?.isSelected = isSelected
    }

    func performSegue(of place: RowIndex) {
        if let cell = shownCell(at: IndexPath(place)) { cell.selectionTrigger?(cell) }
    }

    func tellSelected(_ isSelected: Bool, _ place: RowIndex) {
        guard let path = dataPath(place) else { return }
        if isSelected {
            delegate.optional.collectionView(self, didSelectItemAt: path)
        } else {
            delegate.optional.collectionView(self, didDeselectItemAt: path)
        }
    }

    func canPerformPrimaryAction(_ place: RowIndex) -> Bool? {
        guard let path = dataPath(place) else { return false }
        return delegate.optional.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }

    func tellPrimaryAction(_ place: RowIndex) {
        guard let path = dataPath(place) else { return }
        delegate.optional.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // MARK: By code

    func select(_ place: RowIndex?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let place else {
            for other in selection.places { setSelected(false, other) }
            return
        }
        guard selectsByTouch else { return }
        if !selectsSeveral {
            for other in selection.places where other != place { setSelected(false, other) }
        }
        setSelected(true, place)
        if !scrollPosition.isEmpty { scroll(to: IndexPath(place), at: scrollPosition, animated: animated) }
    }
}
