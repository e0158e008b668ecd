import ListEngine

/// Fingers that select the rows that they pass.
///
/// UIKit: two fingers anywhere, or one on the circles of rows that are edited, where several rows may be selected and the
/// delegate allows it (Apple's documentation).
extension UITableView: DragSelectedList {
    func mayBeginDragSelection(at path: IndexPath) -> Bool {
        delegate.optional.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    /// On the circle of a row.
    func selectsByOneFinger(at place: CGPoint, along travel: CGPoint) -> Bool {
        guard editing.isOn, selectsSeveral, let path = path(at: place),
            let circle = mountedCell(at: path)?.parts.editing.control
        else { return false }
        return circle.bounds.contains(circle.convert(place, from: self))
    }

    func selectionPath(at place: CGPoint) -> IndexPath? { path(at: place) }

    func paths(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
        let (start, end) = (RowIndex(start), RowIndex(end))
        guard extents.contains(start), extents.contains(end) else { return [] }
        return RowIndex.rows(from: start, to: end) { extents.rowCount(in: $0) }.map(IndexPath.init)
    }

    func tellDragSelectionDidBegin(at path: IndexPath) {
        delegate.optional.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func tellDragSelectionDidEnd() {
        delegate.optional.tableViewDidEndMultipleSelectionInteraction(self)
    }
}
