import ListEngine

/// Touches, highlight and selection of rows.
extension UITableView: SelectableList {
    var selectsByTouch: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    func touch(of finger: UITouch) -> ListTouch? {
        guard !isDecelerating, let cell = touchedCell(finger), let index = cell.rowIndex else { return nil }
        let isAccessory = cell.accessoryButtonFrame?.contains(finger.location(in: cell)) == true
        return ListTouch(place: index, isAccessory: isAccessory)
    }

    /// The cell that a touch came down on, unless something above it, such as a pinned header, has the touch.
    private func touchedCell(_ touch: UITouch) -> UITableViewCell? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.tableView === self { return cell }
            view = current.superview
        }
        return nil
    }

    func endTouch() {
        guard let touched else { return }
        cancelTouch()
        let path = IndexPath(touched.place)
        if touched.isAccessory {
            delegate.optional.tableView(self, accessoryButtonTappedForRowWith: path)
            if let cell = cell(at: touched.place) { cell.accessoryTrigger?(cell) }
        } else if extents.contains(touched.place) {
            tap(touched.place)
        }
    }

    func showHighlighted(_ isHighlighted: Bool, _ index: RowIndex) {
        cell(at: index)?.setHighlighted(isHighlighted, animated: false)
    }

    func showSelected(_ isSelected: Bool, _ index: RowIndex, animated: Bool) {
        guard let cell = cell(at: index), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    /// UIKit: `willDeselectRowAt` is asked about the row that was selected before (Apple's documentation).
    func deselectForAnother(_ index: RowIndex) { changeSelection(false, index) }

    // MARK: What the delegate says

    func mayHighlight(_ path: IndexPath) -> Bool? {
        delegate.optional.tableView(self, shouldHighlightRowAt: path)
    }

    func tellHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
        if isHighlighted {
            delegate.optional.tableView(self, didHighlightRowAt: path)
        } else {
            delegate.optional.tableView(self, didUnhighlightRowAt: path)
        }
    }

    /// The delegate may name another row.
    func choice(_ path: IndexPath, isSelected: Bool) -> IndexPath? {
        let answer =
            isSelected
            ? delegate.optional.tableView(self, willSelectRowAt: path)
            : delegate.optional.tableView(self, willDeselectRowAt: path)
        return answer ?? path
    }

    func tellSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected {
            delegate.optional.tableView(self, didSelectRowAt: path)
        } else {
            delegate.optional.tableView(self, didDeselectRowAt: path)
        }
    }

    func canPerformPrimaryAction(_ path: IndexPath) -> Bool? {
        delegate.optional.tableView(self, canPerformPrimaryActionForRowAt: path)
    }

    func tellPrimaryAction(_ path: IndexPath) {
        delegate.optional.tableView(self, performPrimaryActionForRowAt: path)
    }

    // MARK: By code

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        let index = path.map(RowIndex.init)
        if !selectsSeveral || index == nil {
            for other in selection.sorted where other != index {
                setSelected(false, other, animated: animated)
            }
        }
        guard let index, let path, extents.contains(index) else { return }
        setSelected(true, index, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }
}
