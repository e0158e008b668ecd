import ListEngine

/// Index paths, rectangles and cells.
extension UITableView {
    private func rect(_ span: ExtentSpan) -> CGRect {
        CGRect(x: 0, y: span.start, width: bounds.width, height: span.extent)
    }

    func sectionRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<extents.sectionCount).contains(section) else { return .zero }
        return rect(extents.span(ofSection: section))
    }

    func headerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<extents.sectionCount).contains(section) else { return .zero }
        return rect(extents.span(ofHeader: section))
    }

    func footerRect(_ section: Int) -> CGRect {
        loadIfNeeded()
        guard (0..<extents.sectionCount).contains(section) else { return .zero }
        return rect(extents.span(ofFooter: section))
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

    func path(of cell: UITableViewCell) -> IndexPath? {
        cell.tableView === self ? cell.rowIndex.map(IndexPath.init) : nil
    }

    func paths(in rect: CGRect) -> [IndexPath]? {
        loadIfNeeded()
        let window = extents.window(in: ExtentSpan(start: rect.minY, extent: rect.height))
        return window.rows.compactMap { extents.row(at: $0).map(IndexPath.init) }
    }

    func realisedCell(at path: IndexPath) -> UITableViewCell? {
        let index = RowIndex(path)
        guard isLoaded, extents.contains(index) else { return nil }
        return realised[extents.ordinal(of: index)]
    }

    /// UIKit: asking makes waiting changes of the window visible first.
    var cellsInView: [UITableViewCell] {
        layoutIfRowsWait()
        return realised.inOrder
    }

    var pathsInView: [IndexPath]? {
        layoutIfRowsWait()
        return realised.inOrder.compactMap { $0.rowIndex.map(IndexPath.init) }
    }

    private func layoutIfRowsWait() {
        if needsLayoutFlag, window != nil { layoutTable() }
    }

    // MARK: Scrolling

    /// UIKit: results are held between the edges; row NSNotFound scrolls to the section (Apple's documentation).
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        guard let y = targetOffset(path, position) else { return }
        setContentOffset(CGPoint(x: bounds.minX, y: y), animated: animated)
        guard !animated, window != nil, !isLayingOut, updateDepth == 0 else { return }
        // Rows that are measured on arrival move the row asked for; a few rounds bring it where it was asked.
        for _ in 0..<4 {
            layoutTable()
            guard let y = targetOffset(path, position), abs(y - bounds.minY) > 0.5 / UIScreen.main.scale
            else {
                return
            }
            setContentOffset(CGPoint(x: bounds.minX, y: y), animated: false)
        }
    }

    /// Nil when nothing has to move.
    private func targetOffset(_ path: IndexPath, _ position: ScrollPosition) -> CGFloat? {
        let target: ExtentSpan
        if path.row == NSNotFound {
            guard (0..<extents.sectionCount).contains(path.section) else { outside(path) }
            var span = extents.span(ofSection: path.section)
            span.extent = extents.span(ofHeader: path.section).extent
            target = span
        } else {
            guard extents.contains(RowIndex(path)) else { outside(path) }
            target = extents.span(ofRow: RowIndex(path))
        }
        // What the row may lie in: below the bars and a header that is pinned over it.
        var area = pinnedViewport(viewport)
        if style == .plain, path.row != NSNotFound {
            let header = extents.span(ofHeader: path.section).extent
            area.start += header
            area.extent = max(area.extent - header, 0)
        }
        let shift: CGFloat
        switch position {
        case .top: shift = target.start - area.start
        case .middle: shift = target.start + target.extent / 2 - area.start - area.extent / 2
        case .bottom: shift = target.end - area.end
        case .none:
            if target.start >= area.start, target.end <= area.end { return nil }
            shift = target.start < area.start ? target.start - area.start : target.end - area.end
        }
        let insets = adjustedContentInset
        let lowest = -insets.top
        let highest = max(lowest, extents.extent + insets.bottom - bounds.height)
        let y = min(max(bounds.minY + shift, lowest), highest)
        return y == bounds.minY ? nil : y
    }

    private func outside(_ path: IndexPath) -> Never {
        let rows =
            (0..<extents.sectionCount).contains(path.section)
            ? "; section \(path.section) has \(extents.rowCount(in: path.section)) rows" : ""
        fatalError(
            "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) of section \(path.section); "
                + "the table has \(extents.sectionCount) sections\(rows)")
    }
}
