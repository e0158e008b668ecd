import ListEngine

/// The cells that are in the hierarchy, by the row's number through all sections.
@MainActor
struct RealisedRows {
    /// What the last layout wanted realised.
    var window = VisibleWindow()
    private(set) var cells: [Int: UITableViewCell] = [:]

    subscript(ordinal: Int) -> UITableViewCell? {
        get { cells[ordinal] }
        set { cells[ordinal] = newValue }
    }

    var isEmpty: Bool { cells.isEmpty }

    /// Ascending.
    var ordinals: [Int] { cells.keys.sorted() }

    /// From the first row to the last.
    var inOrder: [UITableViewCell] { ordinals.map { cells[$0]! } }

    /// Empties the list; the window becomes empty too, so that the next layout realises all it wants.
    mutating func removeAll() {
        cells.removeAll(keepingCapacity: true)
        window = VisibleWindow()
    }
}

/// The headers or footers that are in the hierarchy, by section.
@MainActor
struct RealisedSupplements {
    private(set) var views: [Int: UIView] = [:]

    subscript(section: Int) -> UIView? {
        get { views[section] }
        set { views[section] = newValue }
    }

    /// Ascending.
    var sections: [Int] { views.keys.sorted() }

    mutating func removeAll() { views.removeAll() }
}

extension RowIndex {
    init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
}

extension IndexPath {
    init(_ index: RowIndex) { self.init(row: index.row, section: index.section) }
}
