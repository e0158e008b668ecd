/// Fingers that select the rows that they pass.
///
/// UIKit: two fingers anywhere, or one on the circles of rows that are edited, where several rows may be selected and the
/// delegate allows it (Apple's documentation).
extension UITableView: DragSelectedList {
    func mayBeginDragSelection(at path: IndexPath) -> Bool {
        delegate.optional.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    /// On the circle of a row.
    func selectsByOneFinger(at point: CGPoint, along travel: CGPoint) -> Bool {
        guard editing.isOn, selectsSeveral,
            let circle = place(at: point).flatMap({ cell(at: $0) })?.parts.editing.control
        else { return false }
        return circle.bounds.contains(circle.convert(point, from: self))
    }

    func tellDragSelectionDidBegin(at path: IndexPath) {
        delegate.optional.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }

    func tellDragSelectionDidEnd() {
        delegate.optional.tableViewDidEndMultipleSelectionInteraction(self)
    }
}
