/// A cell of a list: what fingers do to it, and what it hears of that.
@MainActor
protocol ListCell: UIView {
    associatedtype DragState: CellDragState
    /// The storyboard's segue of this cell.
    var selectionTrigger: (@MainActor (UIView) -> Void)? { get set }
    var dragStateNow: DragState { get set }
    func dragStateDidChange(_ dragState: DragState)
    func markConfiguration()
    func setNeedsUpdateConfiguration()
}

/// How far a drag has come that begins with a cell.
protocol CellDragState: Equatable {
    static var none: Self { get }
    static var lifting: Self { get }
    static var dragging: Self { get }
}

extension UITableViewCell.DragState: CellDragState {}
extension UICollectionViewCell.DragState: CellDragState {}

extension UITableViewCell: ListCell {
    var dragStateNow: DragState {
        get { parts.dragState }
        set { parts.dragState = newValue }
    }
}

extension UICollectionViewCell: ListCell {
    var dragStateNow: DragState {
        get { dragState }
        set { dragState = newValue }
    }
}

extension ListCell {
    /// Tells the cell of a new state; its configurations follow.
    func setDragState(_ state: DragState) {
        guard dragStateNow != state else { return }
        dragStateNow = state
        markConfiguration()
        dragStateDidChange(state)
    }
}
