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
        for path in selection.places.dropLast() { setSelected(false, path) }
    }

    func touch(of finger: UITouch) -> ListTouch<IndexPath>? {
        guard selectsByTouch, let place = item(at: finger.location(in: self)), shownCell(at: place) != nil,
            dataPath(place) != nil
        else { return nil }
        return ListTouch(place: place)
    }

    func endTouch(_ touches: Set<UITouch>) {
        guard let place = touched?.place else { return }
        let isInside = touches.first.map { item(at: $0.location(in: self)) == place } ?? false
        guard isInside else { return cancelTouch() }
        if let cell = shownCell(at: place) as? UICollectionViewListCell, cell.opensByTap {
            cancelTouch()
            return cell.toggleOutline()
        }
        tap(place)
    }

    // MARK: What the delegate says

    func mayHighlight(_ place: IndexPath) -> Bool {
        dataPath(place).flatMap { delegate.optional.collectionView(self, shouldHighlightItemAt: $0) } ?? true
    }

    func setHighlighted(_ isHighlighted: Bool, _ place: IndexPath) {
        shownCell(at: place)?.isHighlighted = isHighlighted
        guard let path = dataPath(place) else { return }
        if isHighlighted {
            delegate.optional.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate.optional.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func choice(_ place: IndexPath, isSelected: Bool) -> IndexPath? {
        defer { cancelTouch() }
        guard let path = dataPath(place) else { return nil }
        let isAllowed =
            isSelected
            ? delegate.optional.collectionView(self, shouldSelectItemAt: path)
            : delegate.optional.collectionView(self, shouldDeselectItemAt: path)
        return isAllowed ?? true ? place : nil
    }

    func deselectForAnother(_ place: IndexPath) { deselect(place) }

    func showSelected(_ isSelected: Bool, _ place: IndexPath, animated: Bool) {
        madeCell(at: place)?.isSelected = isSelected
    }

    func performSegue(of place: IndexPath) {
        if let cell = shownCell(at: place) { cell.selectionTrigger?(cell) }
    }

    func tellSelected(_ isSelected: Bool, _ place: IndexPath) {
        guard let path = dataPath(place) else { return }
        if isSelected {
            delegate.optional.collectionView(self, didSelectItemAt: path)
        } else {
            delegate.optional.collectionView(self, didDeselectItemAt: path)
        }
    }

    func canPerformPrimaryAction(_ place: IndexPath) -> Bool? {
        guard let path = dataPath(place) else { return false }
        return delegate.optional.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }

    func tellPrimaryAction(_ place: IndexPath) {
        guard let path = dataPath(place) else { return }
        delegate.optional.collectionView(self, performPrimaryActionForItemAt: path)
    }

    // MARK: By code

    func select(_ place: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let place else {
            for path in selection.places { setSelected(false, path) }
            return
        }
        guard selectsByTouch else { return }
        if !selectsSeveral {
            for path in selection.places where path != place { setSelected(false, path) }
        }
        setSelected(true, place)
        if !scrollPosition.isEmpty { scroll(to: place, at: scrollPosition, animated: animated) }
    }
}
