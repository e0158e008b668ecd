import ListEngine

/// Cells, headers and footers that are used again.
extension UITableView {
    /// UIKit: `prepareForReuse` comes just before the cell is given out (Apple's documentation).
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let again = cellPool.handedOutAgain(identifier) { return again }
        if let cell = cellPool.dequeue(identifier) {
            setAside(cell, false)
            layoutState.lend(cell)
            if !layoutState.isRunning { setNeedsLayout() }
            cell.prepareForReuse()
            cell.markConfigurationForReuse()
            return cell
        }
        let cell = cellPool.make(
            identifier, from: { $0.tableCell(for: identifier) },
            or: { type in
                let type = type as? UITableViewCell.Type ?? UITableViewCell.self
                return Construction.tableCell(type, style: .default, reuseIdentifier: identifier)
            })
        cell?.tableView = self
        return cell
    }

    /// The cell stays where it is, hidden: coming back then costs no change of window.
    func setAside(_ cell: UITableViewCell, _ isSetAside: Bool = true) {
        cell.parts.isSetAside = isSetAside
        cell.isHidden = isSetAside
    }

    /// A row has the cell. One that an app keeps itself may still wait for other rows.
    func adoptForRow(_ cell: UITableViewCell) {
        layoutState.forgetLent(cell)
        guard cell.parts.isSetAside else { return }
        if let identifier = cell.reuseIdentifier { cellPool.remove(cell, for: identifier) }
        setAside(cell, false)
    }

    /// Cells that were given out and stand for no row are not seen over the rows: apps measure with them, or read from them.
    func setAsideLent() {
        for cell in layoutState.giveUpLent() where cell.rowIndex == nil && cell.superview === self {
            let isElsewhere =
                cell === tableHeaderView || cell === tableFooterView || elements.element(of: cell) != nil
            if !isElsewhere { setAside(cell) }
        }
    }

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        guard let cell = dequeueCell(identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard: call "
                    + "tableView.register(MyCell.self, forCellReuseIdentifier: \"\(identifier)\") first")
        }
        // The row's place, so that a cell that lays itself out at once has the table's width.
        let index = RowIndex(path)
        let span = isLoaded && extents.contains(index) ? extents.span(ofRow: index) : nil
        let isMeasured = span != nil && extents.isMeasured(index)
        let height = (isMeasured ? nil : knownHeight(path)) ?? span?.extent ?? metrics.estimatedRowHeight
        cell.frame = CGRect(x: cardSides.left, y: span?.start ?? 0, width: rowWidth, height: height)
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.dequeue(identifier) {
            view.prepareForReuse()
            view.markConfigurationForReuse()
            return view
        }
        return headerFooterPool.make(
            identifier,
            from: { nib in
                let view = nib.headerFooterView(for: identifier)
                view.frame = CGRect(x: 0, y: 0, width: rowWidth, height: view.frame.height)
                return view
            },
            or: { type in
                let type = type as? UITableViewHeaderFooterView.Type ?? UITableViewHeaderFooterView.self
                let view = Construction.headerFooter(type, reuseIdentifier: identifier)
                view.frame = CGRect(x: 0, y: 0, width: rowWidth, height: metrics.rowHeight)
                return view
            })
    }
}
