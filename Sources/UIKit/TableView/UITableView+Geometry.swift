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

    func place(at point: CGPoint) -> RowIndex? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return extents.row(atOffset: point.y)
    }

    func cell(at place: RowIndex) -> UITableViewCell? {
        isLoaded && extents.contains(place) ? elements.cell(place) : nil
    }

    func path(of place: RowIndex) -> IndexPath? { IndexPath(place) }
    func place(of path: IndexPath) -> RowIndex { RowIndex(path) }
    func contains(_ place: RowIndex) -> Bool { extents.contains(place) }

    /// Of rows by their numbers in the whole table.
    func paths(_ ordinals: some Sequence<Int>) -> [IndexPath] {
        ordinals.compactMap { extents.row(at: $0).map(IndexPath.init) }
    }

    /// UIKit: asking makes waiting changes of the window visible first.
    var cellsInView: [UITableViewCell] {
        layoutIfRowsWait()
        guard let edited = editedCell, !edited.frame.overlaps(bounds) else { return elements.cells }
        return elements.cells.filter { $0 !== edited }
    }

    func layoutIfRowsWait() {
        if waitsForLayout { layOutElements() }
    }
}
