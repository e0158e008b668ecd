import ListEngine

/// A row with a finger on it.
struct TouchedRow {
    var index: RowIndex
    /// Whether the finger came down on the accessory button.
    var isAccessory: Bool
}

/// Touches, highlight and selection.
extension UITableView {
    func rowTouchBegan(_ touches: Set<UITouch>) {
        // A touch beside open buttons closes them and does nothing else.
        if editing.swiped != nil { return closeSwipe(animated: true) }
        guard touched == nil, let touch = touches.first, !isDecelerating else { return }
        guard let cell = touchedCell(touch), let index = cell.rowIndex else { return }
        if cell.accessoryButtonFrame?.contains(touch.location(in: cell)) == true {
            touched = TouchedRow(index: index, isAccessory: true)
            return
        }
        guard selectsByTouch else { return }
        let may = delegate.optional.tableView(self, shouldHighlightRowAt: IndexPath(index))
        guard may ?? true else { return }
        touched = TouchedRow(index: index, isAccessory: false)
        setHighlighted(true, index)
    }

    private var selectsByTouch: Bool {
        editing.isOn
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    var selectsSeveral: Bool {
        editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
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

    func rowTouchMoved(_ touches: Set<UITouch>) {}

    func rowTouchEnded(_ touches: Set<UITouch>) {
        guard let touched else { return }
        self.touched = nil
        let path = IndexPath(touched.index)
        if touched.isAccessory {
            delegate.optional.tableView(self, accessoryButtonTappedForRowWith: path)
            if let cell = realisedCell(at: path) { cell.accessoryTrigger?(cell) }
            return
        }
        setHighlighted(false, touched.index)
        guard extents.contains(touched.index) else { return }
        tapRow(touched.index)
    }

    func rowTouchCancelled() {
        guard let touched else { return }
        self.touched = nil
        if !touched.isAccessory { setHighlighted(false, touched.index) }
    }

    private func setHighlighted(_ flag: Bool, _ index: RowIndex) {
        realisedCell(at: IndexPath(index))?.setHighlighted(flag, animated: false)
        if flag {
            delegate.optional.tableView(self, didHighlightRowAt: IndexPath(index))
        } else {
            delegate.optional.tableView(self, didUnhighlightRowAt: IndexPath(index))
        }
    }

    /// A tap as the delegate hears of it: will and did, for the row and for the one selected before.
    func tapRow(_ index: RowIndex) {
        if selectsSeveral, selection.contains(index) {
            deselectByTap(index)
            return
        }
        let answer = delegate.optional.tableView(self, willSelectRowAt: IndexPath(index))
        let extendsSelection = selectsSeveral && !selection.isEmpty
        guard let chosen = answer ?? IndexPath(index) else {
            if !extendsSelection { performPrimaryAction(IndexPath(index)) }
            return
        }
        let chosenIndex = RowIndex(chosen)
        if !selectsSeveral {
            for other in selection.sorted where other != chosenIndex { deselectByTap(other) }
        }
        mark(chosenIndex, true, animated: false)
        // UIKit: a cell's segue is prepared before the delegate hears of the selection (developers' logs).
        if let cell = realisedCell(at: chosen) { cell.selectionTrigger?(cell) }
        delegate.optional.tableView(self, didSelectRowAt: chosen)
        if !extendsSelection { performPrimaryAction(chosen) }
    }

    /// UIKit: after the selection, whether or not it was allowed, unless it extends another; while editing only where
    /// the delegate says so (Apple's documentation).
    private func performPrimaryAction(_ path: IndexPath) {
        let may = delegate.optional.tableView(self, canPerformPrimaryActionForRowAt: path)
        guard may ?? !editing.isOn else { return }
        delegate.optional.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Adds a row to the selection if the delegate lets, and tells it.
    func selectByFinger(_ index: RowIndex) {
        let answer = delegate.optional.tableView(self, willSelectRowAt: IndexPath(index))
        guard let chosen = answer ?? IndexPath(index) else { return }
        mark(RowIndex(chosen), true, animated: false)
        delegate.optional.tableView(self, didSelectRowAt: chosen)
    }

    func deselectByTap(_ index: RowIndex) {
        let answer = delegate.optional.tableView(self, willDeselectRowAt: IndexPath(index))
        guard let chosen = answer ?? IndexPath(index) else { return }
        mark(RowIndex(chosen), false, animated: false)
        delegate.optional.tableView(self, didDeselectRowAt: chosen)
    }

    // MARK: By code

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        let index = path.map(RowIndex.init)
        if !selectsSeveral || index == nil {
            for other in selection.sorted where other != index { mark(other, false, animated: animated) }
        }
        guard let index, let path, extents.contains(index) else { return }
        mark(index, true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselect(_ index: RowIndex, _ animated: Bool) { mark(index, false, animated: animated) }

    private func mark(_ index: RowIndex, _ isSelected: Bool, animated: Bool) {
        if isSelected { selection.insert(index) } else { selection.remove(index) }
        guard let cell = realisedCell(at: IndexPath(index)), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }
}
