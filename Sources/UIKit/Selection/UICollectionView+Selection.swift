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
        guard selectsByTouch, let place = place(at: finger.location(in: self)), cell(at: place) != nil,
            path(of: place) != nil
        else { return nil }
        return ListTouch(place: place)
    }

    func endTouch(_ touches: Set<UITouch>) {
        guard let place = touched?.place else { return }
        defer { cancelTouch() }
        guard let finger = touches.first, self.place(at: finger.location(in: self)) == place else { return }
        if let cell = cell(at: place) as? UICollectionViewListCell, cell.opensByTap {
            cancelTouch()
            return cell.toggleOutline()
        }
        tap(place)
    }

    func showHighlighted(_ isHighlighted: Bool, _ place: RowIndex) {
        cell(at: place)?.isHighlighted = isHighlighted
    }

    func showSelected(_ isSelected: Bool, _ place: RowIndex, animated: Bool) {
        madeElement(at: IndexPath(place))?.cell?.isSelected = isSelected
    }

    func deselectForAnother(_ place: RowIndex) { deselect(place) }

    // MARK: What the delegate says

    func mayHighlight(_ path: IndexPath) -> Bool? {
        delegate.optional.collectionView(self, shouldHighlightItemAt: path)
    }

    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate.optional.collectionView(self, didHighlightItemAt: path)
        } else {
            delegate.optional.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath? {
        defer { cancelTouch() }
        let isAllowed =
            isSelected
            ? delegate.optional.collectionView(self, shouldSelectItemAt: path)
            : delegate.optional.collectionView(self, shouldDeselectItemAt: path)
        return isAllowed ?? true ? path : nil
    }

    func tellSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            delegate.optional.collectionView(self, didSelectItemAt: path)
        } else {
            delegate.optional.collectionView(self, didDeselectItemAt: path)
        }
    }

    func canPerformPrimaryAction(_ path: IndexPath) -> Bool? {
        delegate.optional.collectionView(self, canPerformPrimaryActionForItemAt: path)
    }

    func tellPrimaryAction(_ path: IndexPath) {
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
