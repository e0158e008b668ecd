import ListEngine

/// Index paths, rectangles and cells.
extension UITableView {
    /// Where something of a section lies; zero for a section that does not exist.
    func rect(inSection section: Int, _ span: (TableExtents) -> ExtentSpan) -> CGRect {
        loadIfNeeded()
        guard (0..<extents.sectionCount).contains(section) else { return .zero }
        let span = span(extents)
        return CGRect(x: 0, y: span.start, width: bounds.width, height: span.extent)
    }

    func rowRect(_ path: IndexPath) -> CGRect {
        loadIfNeeded()
        let index = RowIndex(path)
        return extents.contains(index) ? rowFrame(index) : .zero
    }

    func path(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return extents.row(atOffset: point.y).map(IndexPath.init)
    }

    /// Of rows by their numbers in the whole table.
    func paths(_ ordinals: some Sequence<Int>) -> [IndexPath] {
        ordinals.compactMap { extents.row(at: $0).map(IndexPath.init) }
    }

    func mountedCell(at path: IndexPath) -> UITableViewCell? {
        let index = RowIndex(path)
        guard isLoaded, extents.contains(index) else { return nil }
        return elements.cell(index)
    }

    /// UIKit: asking makes waiting changes of the window visible first.
    var cellsInView: [UITableViewCell] {
        layoutIfRowsWait()
        guard let edited = FirstResponder.ancestor(UITableViewCell.self, in: self),
            !edited.frame.overlaps(bounds)
        else { return elements.cells }
        return elements.cells.filter { $0 !== edited }
    }

    func layoutIfRowsWait() {
        if waitsForLayout { layoutTable() }
    }
}
