/// A cell that hears of what drags do to it.
@MainActor
protocol DraggedCell: UIView {
    associatedtype DragState: CellDragState
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

extension UITableViewCell: DraggedCell {
    var dragStateNow: DragState {
        get { parts.dragState }
        set { parts.dragState = newValue }
    }
}

extension UICollectionViewCell: DraggedCell {
    var dragStateNow: DragState {
        get { dragState }
        set { dragState = newValue }
    }
}

extension DraggedCell {
    /// Tells the cell of a new state; its configurations follow.
    func setDragState(_ state: DragState) {
        guard dragStateNow != state else { return }
        dragStateNow = state
        markConfiguration()
        dragStateDidChange(state)
    }
}
