import ListEngine

/// Frames of what is mounted, and of what stands around the rows.
extension UITableView {
    func placeRows() {
        let makesRoom = isReordering || dragging.drop?.gap != nil
        for (index, cell) in elements.rows where extents.contains(index) {
            if makesRoom, let shift = reorderShift(of: index) {
                if reordered?.lifted.cell === cell { continue }
                place(cell, rowFrame(index).offsetBy(dx: 0, dy: shift))
            } else if editing.swiped?.cell !== cell {
                place(cell, rowFrame(index))
            }
            // The first and the last row of a section look different.
            guard style == .insetGrouped || framesSections else { continue }
            if style == .insetGrouped { cell.roundCorners(in: extents.rowCount(in: index.section)) }
            cell.refreshSeparator()
        }
        placeSwipe()
        placeReordered()
    }

    /// How far a row stands from its place to make room; nil while none has to.
    private func reorderShift(of index: RowIndex) -> CGFloat? {
        reordered.map { $0.move.shift(of: index, extent: $0.lifted.extent) }
            ?? dragging.drop?.gap?.shift(of: index)
    }

    func placeSupplements() {
        for element in elements.supplements {
            place(element.view, supplementFrame(element.key.supplement, element.key.section))
        }
    }

    /// The table's own header and footer, and what lies behind everything.
    func placeExtras() {
        placeHeader()
        if let footer = tableFooterView {
            let y = extents.extent - extents.trailing
            place(footer, CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height))
        }
        placeBackground()
        placeFiller()
    }

    /// UIKit: the bar of a search stays at the top of what is seen while one searches.
    func placeHeader() {
        guard let header = tableHeaderView else { return }
        let isPinned = searchBarInHeader?.searchController?.isActive == true
        let y = isPinned ? pinnedViewport(viewport).start : 0
        if isPinned, searchBarInHeader?.floats == false { bringSubviewToFront(header) }
        searchBarInHeader?.floats = isPinned
        place(header, CGRect(x: 0, y: y, width: bounds.width, height: header.frame.height))
    }

    private var searchBarInHeader: UISearchBar? { tableHeaderView as? UISearchBar }

    func placeBackground() {
        if let backgroundView { place(backgroundView, bounds) }
        placeIndex()
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        if let view, view.frame != frame { view.frame = frame }
    }

    /// Puts the table's own header or footer in.
    /// - Parameter extent: what it takes of the content.
    func placeExtra(
        _ view: UIView?, replacing old: UIView?, _ extent: WritableKeyPath<TableExtents, CGFloat>
    ) {
        removeReplaced(old, unless: view)
        if let view { addSubview(view) }
        extents[keyPath: extent] = view?.frame.height ?? 0
        if isLoaded { applyContentSize() }
        placeExtras()
        setNeedsLayout()
    }
}
