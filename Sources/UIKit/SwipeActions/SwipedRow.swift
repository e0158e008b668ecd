import ListEngine

/// A row that stands beside its place, with buttons behind it.
@MainActor
final class SwipedRow {
    var index: RowIndex
    let cell: UITableViewCell
    let buttons: SwipeButtonsView
    var swipe: RowSwipe

    init(_ index: RowIndex, _ cell: UITableViewCell, _ buttons: SwipeButtonsView, _ swipe: RowSwipe) {
        self.index = index
        self.cell = cell
        self.buttons = buttons
        self.swipe = swipe
    }
}
