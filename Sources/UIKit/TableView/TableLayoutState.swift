import ListEngine

/// Where a table stands between and within its layouts.
struct TableLayoutState {
    enum Content {
        /// The data source is asked when somebody wants to know.
        case unloaded
        /// The extents know what the data source says, no row was made yet.
        case loaded
        /// Rows were made since.
        case laidOut
    }

    private(set) var content = Content.unloaded
    /// A layout runs.
    private(set) var isRunning = false
    /// The width that the extents were measured for; nil: all of them count as estimates.
    private(set) var measuredWidth: CGFloat?
    /// A cell in view said that its size has changed.
    private(set) var cellsChanged = false
    /// The rows and sections that the last layout brought into the hierarchy.
    var window = TableWindow()
    /// Cells that were dequeued and that no row has yet.
    private(set) var lent: [UITableViewCell] = []
    /// How many rows each section had when the content was forgotten, until rows are made again.
    private(set) var forgottenCounts: [Int]?
    /// What was kept free at the sides when rows were measured.
    var sideInsets = UIEdgeInsets.zero

    /// - Parameter counts: how many rows each section has.
    mutating func unload(counts: [Int]) {
        if content != .unloaded { forgottenCounts = counts }
        content = .unloaded
    }

    /// The content was loaded, and counts as measured for a width.
    mutating func load(width: CGFloat) {
        content = .loaded
        measuredWidth = width
    }

    /// - Returns: false when a layout runs already.
    mutating func begin() -> Bool {
        guard !isRunning else { return false }
        isRunning = true
        return true
    }

    mutating func end() { isRunning = false }

    /// Rows, headers and footers of a window have their views.
    mutating func settle() {
        content = .laidOut
        forgottenCounts = nil
    }

    mutating func markCells() { cellsChanged = true }

    /// The cells in view have been measured.
    mutating func clearCells() { cellsChanged = false }

    mutating func lend(_ cell: UITableViewCell) { lent.append(cell) }

    mutating func forgetLent(_ cell: UITableViewCell) { lent.removeAll { $0 === cell } }

    /// - Returns: the cells that no row has taken; from now on they are the app's.
    mutating func giveUpLent() -> [UITableViewCell] {
        defer { lent.removeAll(keepingCapacity: true) }
        return lent
    }

    /// - Parameter width: nil: measured heights count as estimates from now on.
    mutating func measure(for width: CGFloat?) { measuredWidth = width }
}
