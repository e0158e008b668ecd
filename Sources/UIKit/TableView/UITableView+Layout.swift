import ListEngine

/// One layout: which rows are in view, making and measuring those that came, and correcting the offset when heights turn out
/// to be others than estimated.
extension UITableView {
    /// Width of rows in points: the table's, less the sides of cards in inset grouped tables.
    var rowWidth: CGFloat {
        let sides = cardSides
        return max(bounds.width - sides.left - sides.right, 0)
    }
    /// What inset grouped tables keep free beside their cards: a margin, and the safe area.
    var cardSides: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = safeAreaInsetsForSubviews
        let margin = metrics.cardMargin(width: marginWidth)
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    /// Up to the next pixel.
    func roundedUp(_ length: CGFloat) -> CGFloat {
        length.roundedUp(toPixelsAt: UIScreen.main.scale)
    }

    /// The bounds on the scrolling axis.
    var viewport: ExtentSpan { bounds.verticalSpan }

    /// The bounds without adjusted insets: what headers and footers stick to.
    func pinnedViewport(_ viewport: ExtentSpan) -> ExtentSpan {
        let insets = adjustedContentInset
        return ExtentSpan(
            start: viewport.start + insets.top, extent: max(viewport.extent - insets.top - insets.bottom, 0))
    }

    /// All that a frame of scrolling costs: asks for a layout when rows, headers or footers come or go; otherwise only
    /// moves what does not scroll with the content.
    func windowMayHaveChanged() {
        guard isLoaded, !layoutState.isRunning else { return }
        if editing.swiped != nil, isDragging { closeSwipe(animated: true) }
        let window = extents.window(in: viewport)
        guard layoutState.measuredWidth == bounds.width, window == layoutState.window else {
            return setNeedsLayout()
        }
        placeSupplements()
        placeHeader()
        placeBackground()
    }

    func layOutElements() {
        guard !change.announced.isOpen, layoutState.begin() else { return }
        defer { layoutState.end() }
        loadIfNeeded()
        // Without room there are no rows to make, but there is a content size for those who give the room after it.
        guard bounds.width > 0, bounds.height > 0 else { return }
        // 1. A new width makes every measured height an estimate again.
        var pass = TableLayoutPass(self)
        if layoutState.measuredWidth != bounds.width {
            remeasure(for: pass)
        } else if layoutState.cellsChanged {
            remeasureMounted()
            pass.held?.hold()
        }
        layoutState.clearCells()
        // 2. Rows that left go first, so that their cells serve those that come.
        unmountRows(outside: extents.window(in: viewport).rows)
        // 3. Rows that came; each measured height may bring others into view or push them out.
        settle(&pass)
        // 4. What the measurements pushed out.
        let window = extents.window(in: viewport)
        for cell in pass.spare.reversed() { retire(cell) }
        unmountRows(outside: window.rows)
        setAsideLent()
        layoutState.window.rows = window.rows
        // 5. Everything to its place.
        layoutState.settle()
        applyContentSize()
        position.meetEdges()
        followScrollGoal()
        placeRows()
        placeSupplements()
        placeExtras()
        prefetchAround(window.rows)
        // Mounting asked for a layout of this view; it has just been made.
        pendingUpdates.withdraw(.layout)
    }

    private func settle(_ pass: inout TableLayoutPass) {
        Settling.rows.run("the data source of \(nameInMessages) answers otherwise each time it is asked") {
            _ in
            let window = extents.window(in: viewport)
            let supplementsCame = mountSupplements(window.sections, pass)
            let missing = zip(window.rows, extents.rows(at: window.rows))
                .filter { elements[.row($0.1)] == nil }.map(\.0)
            // Only what is measured may say where the content ends.
            if missing.isEmpty && !supplementsCame { return !pass.clamp() }
            let split = pass.held.map { extents.ordinal(of: $0.anchor.row) } ?? 0
            for ordinal in missing where ordinal >= split {
                // UIKit: the first layout makes as many rows as the estimates say (developers' logs, iOS 11).
                if layoutState.content == .laidOut, !extents.window(in: viewport).rows.contains(ordinal) {
                    break
                }
                UIView.bringIn { mountRow(ordinal, &pass) }
            }
            for ordinal in missing.reversed() where ordinal < split {
                if !extents.window(in: viewport).rows.contains(ordinal) { break }
                UIView.bringIn { mountRow(ordinal, &pass) }
            }
            return false
        }
    }

    // MARK: Rows

    /// 1. The data source's cell. 2. Its height. 3. `willDisplay`, unless its height puts it out of view.
    private func mountRow(_ ordinal: Int, _ pass: inout TableLayoutPass) -> UIView? {
        guard let index = extents.row(at: ordinal), let dataSource else { return nil }
        let path = IndexPath(index)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        adopt(cell, at: index)
        insertInOrder(cell, index)
        cell.frame = rowFrame(index)
        extents.setMeasured(measuredHeight(of: cell, path), row: index)
        pass.held?.hold()
        cell.frame = rowFrame(index)
        guard extents.window(in: viewport).rows.contains(ordinal) else {
            pass.spare.append(cell)
            return nil
        }
        elements.insert(TableElement(key: .row(index), view: cell))
        cell.isOnDisplay = true
        delegate.optional.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// The cell becomes this table's, for a row.
    private func adopt(_ cell: UITableViewCell, at index: RowIndex) {
        adoptForRow(cell)
        cell.tableView = self
        cell.rowIndex = index
        change.motion?.come(cell)
        let level = delegate.optional.tableView(self, indentationLevelForRowAt: IndexPath(index))
        if let level { cell.indentationLevel = level }
        cell.refreshTablePlace()
        cell.follow(editingPlan(index), animated: false)
        let isSelected = selection.contains(index)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    }

    /// UIKit: subviews are the cells from the last to the first, then headers (iOS 26.1 simulator, recorded).
    func insertInOrder(_ cell: UITableViewCell, _ index: RowIndex) {
        let neighbours = elements.neighbours(of: .row(index))
        if let above = neighbours.before?.cell {
            insertSubview(cell, belowSubview: above)
        } else if let below = neighbours.after?.cell {
            insertSubview(cell, aboveSubview: below)
        } else {
            insertSubview(cell, at: lowestRowPlace)
        }
    }

    /// Above what lies behind all rows.
    var lowestRowPlace: Int {
        (backgroundView == nil ? 0 : 1) + (refreshControl == nil ? 0 : 1) + (besideRows.filler == nil ? 0 : 1)
    }

    func rowFrame(_ index: RowIndex) -> CGRect {
        let span = extents.span(ofRow: index)
        return CGRect(x: cardSides.left, y: span.start, width: rowWidth, height: span.extent)
    }

    private func unmountRows(outside rows: Range<Int>) {
        let range =
            rows.isEmpty
            ? nil
            : extents.row(at: rows.lowerBound).flatMap { first in
                extents.row(at: rows.upperBound - 1).map { first...$0 }
            }
        let reordered = reordered?.lifted.cell
        let edited = editedCell
        for (index, cell) in elements.rows
        where range?.contains(index) != true && cell !== reordered && cell !== edited {
            unmount(index)
        }
    }

    /// Takes a row's cell out of the hierarchy and lets it wait for another row.
    private func unmount(_ index: RowIndex) {
        guard let cell = elements.cell(index) else { return }
        if editing.swiped?.cell === cell { dropSwipe(duration: nil, shrinks: true) }
        elements.remove(.row(index))
        guard change.motion != nil, extents.contains(index) else { return leave(cell) }
        let place = rowFrame(index)
        leave(cell) { VisualState(frame: place, alpha: $0.alpha, transform: $0.transform) }
    }

    /// The cell is no row's any more.
    /// - Parameter place: where it is seen to go in an update; nil: it is gone at once.
    func leave(_ cell: UITableViewCell, to place: ((VisualState) -> VisualState)? = nil) {
        tellEndOfDisplay(of: cell)
        leave(cell, place.map { .to($0) }) { [weak self] in self?.retire(cell) }
    }

    /// A view stands for nothing any more. In an update it is seen to go.
    /// - Parameters:
    ///   - exit: nil: it is gone at once.
    ///   - end: takes it away, unless it has found a use meanwhile.
    func leave(_ view: UIView, _ exit: ListMotion.Exit?, end: @escaping () -> Void) {
        guard let motion = change.motion, let exit else { return end() }
        motion.leave(view, exit) { [weak self] in
            view.alpha = 1
            if self?.isMounted(view) == false { end() }
        }
    }

    /// The cell stands for no row afterwards.
    private func tellEndOfDisplay(of cell: UITableViewCell) {
        if cell.isOnDisplay, let index = cell.rowIndex {
            cell.isOnDisplay = false
            delegate.optional.tableView(self, didEndDisplaying: cell, forRowAt: IndexPath(index))
        }
        cell.rowIndex = nil
    }

    func retire(_ cell: UITableViewCell) {
        cell.isOnDisplay = false
        cell.rowIndex = nil
        cell.layer.removeAllAnimations()
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        setAside(cell)
        cellPool.put(cell, for: identifier)
    }

    /// From the last row to the first, so that the first row gets its own cell back.
    func unmountAll() {
        for (index, _) in elements.rows.reversed() { unmount(index) }
        for element in elements.supplements { unmountSupplement(element.key) }
        layoutState.window = TableWindow()
    }

    /// Asks the heights of mounted rows again; others keep their extents as estimates.
    private func remeasure(for pass: TableLayoutPass) {
        layoutState.measure(for: bounds.width)
        extents.forgetMeasurements()
        extents.leading = tableHeaderView?.frame.height ?? 0
        extents.trailing = tableFooterView?.frame.height ?? 0
        guard let held = pass.held else { return remeasureMounted() }
        let before = extents.span(ofRow: held.anchor.row).extent
        remeasureMounted()
        held.scale(from: before, to: extents.span(ofRow: held.anchor.row).extent)
        held.hold()
    }

    /// Measures the cells in place anew, at the present width.
    func remeasureMounted() {
        for (index, cell) in elements.rows where extents.contains(index) {
            if cell.frame.width != rowWidth { cell.frame = rowFrame(index) }
            extents.setMeasured(measuredHeight(of: cell, IndexPath(index)), row: index)
        }
        for element in elements.supplements { measure(element.key.supplement, element.key.section) }
    }
}
