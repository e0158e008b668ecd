/// Cells hear of what drags do to them.
extension UITableViewCell {
    /// Tells the cell of a new state; its configurations follow.
    func setDragState(_ state: DragState) {
        guard parts.dragState != state else { return }
        parts.dragState = state
        markConfiguration()
        dragStateDidChange(state)
    }
}

extension UICollectionViewCell {
    /// Tells the cell of a new state; its configurations follow.
    func setDragState(_ state: DragState) {
        guard dragState != state else { return }
        dragState = state
        markConfiguration()
        dragStateDidChange(state)
    }
}

/// What a drag over a list makes of the list's cells.
enum DropMark: Equatable {
    /// No drag is over the list.
    case none
    /// A drag is over the list and would go into the item at a path; nil: into none.
    case over(IndexPath?)

    /// What the cell of an item is told.
    func state(at path: IndexPath?) -> UICellConfigurationState.DropState {
        switch self {
        case .none: .none
        case .over(let target): target != nil && target == path ? .targeted : .notTargeted
        }
    }
}

extension UICollectionView {
    /// Cells whose part in the drag over the list may have changed take it over.
    func dropMarkMayHaveChanged() {
        let mark = dragging.drop.map { DropMark.over($0.goesIntoItem ? $0.destination : nil) } ?? .none
        guard mark != dragging.mark else { return }
        dragging.mark = mark
        for cell in shownCells { cell.setNeedsUpdateConfiguration() }
    }
}

extension UITableView {
    /// Cells whose part in the drag over the list may have changed take it over.
    func dropMarkMayHaveChanged() {
        let mark = editing.drop.map { DropMark.over($0.highlighted) } ?? .none
        guard mark != editing.mark else { return }
        editing.mark = mark
        for cell in elements.cells { cell.setNeedsUpdateConfiguration() }
    }
}
