import ListEngine

/// How tall a row is: first what the delegate says or an estimate, before there is a cell; then, with its cell in place,
/// what the delegate says, the table's `rowHeight`, or what the cell measures.
extension UITableView {
    // MARK: Without a cell

    /// What heights count before cells exist: exact where nothing needs measuring, asked for where the table
    /// does not estimate, otherwise estimates.
    func askRows(_ section: Int, _ rows: Range<Int>) -> ExtentTree {
        guard !rows.isEmpty else { return ExtentTree() }
        let first = IndexPath(row: rows.lowerBound, section: section)
        if let estimate = askEstimate(first) {
            // 1. The delegate estimates each row.
            return ExtentTree(
                askedHeights(rows, section, first: estimate, standard: metrics.estimatedRowHeight) {
                    $0.tableView(self, estimatedHeightForRowAt: $1)
                }, areMeasured: false)
        }
        if estimatedRowHeight == 0 {
            // 2. No estimates: every height now.
            guard let height = askHeight(first) else {
                return ExtentTree(count: rows.count, extent: defaultRowHeight, isMeasured: true)
            }
            return ExtentTree(
                askedHeights(rows, section, first: height, standard: defaultRowHeight) {
                    $0.tableView(self, heightForRowAt: $1)
                }, areMeasured: true)
        }
        // 3. One estimate for all.
        let estimate =
            estimatedRowHeight > 0
            ? estimatedRowHeight : rowHeight >= 0 ? rowHeight : metrics.estimatedRowHeight
        return ExtentTree(count: rows.count, extent: estimate)
    }

    /// A delegate that has answered for the first row answers for all of them: asked without looking whether it can.
    /// - Parameter standard: what an answer below 0 means.
    private func askedHeights(
        _ rows: Range<Int>, _ section: Int, first: CGFloat, standard: CGFloat,
        _ ask: (any UITableViewDelegate, IndexPath) -> CGFloat
    ) -> [CGFloat] {
        guard let delegate else { return [first] }
        return [CGFloat](unsafeUninitializedCapacity: rows.count) { heights, filled in
            IndexPath.visit(rows, section: section) { row, path in
                let asked = row == rows.lowerBound ? first : ask(delegate, path)
                let height = asked >= 0 ? asked : Self.standard(standard, insteadOf: asked, path)
                heights.initializeElement(at: row - rows.lowerBound, to: height)
            }
            filled = rows.count
        }
    }

    /// What a negative answer means: the standard height for `automaticDimension`, else an error.
    private static func standard(_ standard: CGFloat, insteadOf asked: CGFloat, _ path: IndexPath) -> CGFloat
    {
        ensure(
            asked == automaticDimension,
            "Invalid row height provided by table delegate. Value must be at least 0.0, or UITableView.automaticDimension. "
                + "The height for the row at \(path) is \(asked): look at what heightForRowAt, or estimatedHeightForRowAt, answers for it"
        )
        return standard
    }

    /// `rowHeight` where it is a height, otherwise the system's.
    var defaultRowHeight: CGFloat { rowHeight >= 0 ? rowHeight : metrics.rowHeight }

    /// Nil when the delegate does not say.
    func askHeight(_ path: IndexPath) -> CGFloat? {
        delegate.optional.tableView(self, heightForRowAt: path).map {
            $0 >= 0 ? $0 : Self.standard(Self.automaticDimension, insteadOf: $0, path)
        }
    }

    /// What the delegate says, or the table where it does not; nil: the cell has to be measured.
    ///
    /// UIKit: a cell that is dequeued for a row asks for it at once, so that it has the row's size (developers' logs, iOS 11).
    func knownHeight(_ path: IndexPath) -> CGFloat? {
        let height = askHeight(path) ?? rowHeight
        return height >= 0 ? height : nil
    }

    private func askEstimate(_ path: IndexPath) -> CGFloat? {
        delegate.optional.tableView(self, estimatedHeightForRowAt: path)
            .map { $0 >= 0 ? $0 : Self.standard(metrics.estimatedRowHeight, insteadOf: $0, path) }
    }

    // MARK: With a cell in place

    /// What a row with a cell in place is high, in points, to the next pixel where it is measured.
    /// - Parameter laysOut: false where the cell is being laid out just now.
    func measuredHeight(of cell: UITableViewCell, _ path: IndexPath, laysOut: Bool = true) -> CGFloat {
        if let known = knownHeight(path) { return known }
        if estimatedRowHeight == 0 { return metrics.rowHeight }
        return laysOut ? settledHeight(of: cell) : fittingHeight(of: cell)
    }

    private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard fitting.height > 0 else { return metrics.rowHeight }
        let line = metrics.rowsAddTheirLine && separatorStyle != .none ? metrics.line : 0
        return roundedUp(fitting.height) + line
    }

    /// The height that a cell wants once it has been laid out at it.
    ///
    /// UIKit: a cell is laid out at the width of its row before its height counts, so that lists in it and labels that
    /// follow their bounds ask for the height that they need there. Only the app's own code could notice: cells without any
    /// are measured once.
    private func settledHeight(of cell: UITableViewCell) -> CGFloat {
        var height = fittingHeight(of: cell)
        guard cell.hasLayoutOfTheApp else { return height }
        Settling.cell.run(nil) { _ in
            guard cell.hasPendingLayout || cell.frame.height != height else { return true }
            cell.frame.size.height = height
            cell.layoutSubtreeNow()
            let wanted = fittingHeight(of: cell)
            defer { height = wanted }
            return wanted == height
        }
        // UIKit measures before it lays out: what an override has moved in order to measure is laid out again.
        if cell.overrides(.sizes) {
            cell.contentView.setNeedsLayout()
            cell.setNeedsLayout()
        }
        return height
    }

    /// Where constraints count too, a cell that was laid out by itself may want another height.
    func cellWasLaidOut(_ cell: UITableViewCell) {
        guard selfSizingInvalidation == .enabledIncludingConstraints, !layoutState.isRunning,
            let index = cell.rowIndex,
            extents.contains(index), !change.announced.isOpen,
            measuredHeight(of: cell, IndexPath(index), laysOut: false) != extents.span(ofRow: index).extent
        else { return }
        layoutState.markCells()
        setNeedsLayout()
    }
}
