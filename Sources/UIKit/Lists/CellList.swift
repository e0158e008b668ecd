import ListEngine

/// A list as fingers find it: places in its content, what stands there, and what the app calls them.
@MainActor
protocol CellList: UIScrollView {
    associatedtype Cell: ListCell
    var isEditing: Bool { get set }
    /// The row or item at a point of the content.
    func place(at point: CGPoint) -> RowIndex?
    /// The cell that a place has now; nil where none is shown.
    func cell(at place: RowIndex) -> Cell?
    /// What the app calls a place; nil for one that its data source knows nothing of.
    func path(of place: RowIndex) -> IndexPath?
    /// Where the list shows what the app calls so.
    func place(of path: IndexPath) -> RowIndex
    func contains(_ place: RowIndex) -> Bool
    /// How many rows or items a section has.
    func itemCount(in section: Int) -> Int
}

extension CellList {
    /// UIKit: the cell in which one types keeps its row or item while that is away (`_firstResponderIndexPath` of view dumps).
    var editedCell: Cell? { FirstResponder.ancestor(Cell.self, in: self) }

    /// Everything from one place to another, in this order.
    func places(from start: RowIndex, to end: RowIndex) -> [RowIndex] {
        guard contains(start), contains(end) else { return [] }
        return RowIndex.rows(from: start, to: end) { itemCount(in: $0) }
    }
}
