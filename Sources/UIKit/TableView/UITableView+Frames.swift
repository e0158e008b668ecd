import ListEngine

/// Frames of what is realised, and of what stands around the rows.
extension UITableView {
    func placeRows() {
        for ordinal in realised.ordinals {
            guard let cell = realised[ordinal], let index = extents.row(at: ordinal) else { continue }
            if let reorder = editing.reordered?.reorder ?? editing.drop?.room {
                if editing.reordered?.cell === cell { continue }
                place(cell, rowFrame(index).offsetBy(dx: 0, dy: reorder.shift(of: index)))
            } else if editing.swiped?.cell !== cell {
                place(cell, rowFrame(index))
            }
            // The first and the last row of a section look different.
            guard style == .insetGrouped || framesSections else { continue }
            if style == .insetGrouped { cell.roundCorners(in: extents.rowCount(in: index.section)) }
            cell.refreshSeparator()
        }
        placeSwipe()
        if let reordered = editing.reordered { placeReordered(reordered) }
    }

    func placeSupplements() {
        for section in headers.sections { place(headers[section], supplementFrame(.header, section)) }
        for section in footers.sections { place(footers[section], supplementFrame(.footer, section)) }
    }

    /// The table's own header and footer, and what lies behind everything.
    func placeExtras() {
        if let header = tableHeaderView {
            place(header, CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height))
        }
        if let footer = tableFooterView {
            let y = extents.extent - extents.trailing
            place(footer, CGRect(x: 0, y: y, width: bounds.width, height: footer.frame.height))
        }
        placeBackground()
        placeFiller()
    }

    func placeBackground() {
        if let backgroundView { place(backgroundView, bounds) }
        placeIndex()
    }

    private func place(_ view: UIView?, _ frame: CGRect) {
        if let view, view.frame != frame { view.frame = frame }
    }

    func placeBackgroundView(replacing old: UIView?) {
        if old !== backgroundView, old?.superview === self { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        insertSubview(backgroundView, at: 0)
        placeBackground()
    }

    func placeTableHeader(replacing old: UIView?) {
        if old !== tableHeaderView, old?.superview === self { old?.removeFromSuperview() }
        if let tableHeaderView { addSubview(tableHeaderView) }
        extents.leading = tableHeaderView?.frame.height ?? 0
        extrasDidChange()
    }

    func placeTableFooter(replacing old: UIView?) {
        if old !== tableFooterView, old?.superview === self { old?.removeFromSuperview() }
        if let tableFooterView { addSubview(tableFooterView) }
        extents.trailing = tableFooterView?.frame.height ?? 0
        extrasDidChange()
    }

    private func extrasDidChange() {
        if isLoaded { applyContentSize() }
        placeExtras()
        setNeedsLayout()
    }
}
