import ListEngine

/// Scrolling to rows.
extension UITableView {
    /// UIKit: results are held between the edges; row NSNotFound scrolls to the section (Apple's documentation).
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        let y = targetOffset(path, position)
        let position = position == .none ? y ?? bounds.minY > bounds.minY ? .bottom : .top : position
        let goal: @MainActor () -> CGPoint? = { [weak self] in
            guard let self, isReachable(path) else { return nil }
            return CGPoint(x: bounds.minX, y: targetOffset(path, position) ?? bounds.minY)
        }
        guard y != nil else { return animated ? () : keepUntilMeasured(goal) }
        scroll(animated: animated, toGoal: goal)
        if position != .top { motion.followsSafeArea = false }
    }

    /// An update may have taken the row away.
    private func isReachable(_ path: IndexPath) -> Bool {
        path.row == NSNotFound
            ? (0..<extents.sectionCount).contains(path.section) : extents.contains(RowIndex(path))
    }

    /// Nil when nothing has to move.
    private func targetOffset(_ path: IndexPath, _ position: ScrollPosition) -> CGFloat? {
        let target: ExtentSpan
        if path.row == NSNotFound {
            guard (0..<extents.sectionCount).contains(path.section) else { outside(path) }
            var span = extents.span(ofSection: path.section)
            span.extent = extents.span(of: .header, in: path.section).extent
            target = span
        } else {
            guard extents.contains(RowIndex(path)) else { outside(path) }
            target = extents.span(ofRow: RowIndex(path))
        }
        // What the row may lie in: below the bars and a header that is pinned over it.
        var area = pinnedViewport(viewport)
        if style == .plain, path.row != NSNotFound {
            let header = extents.span(of: .header, in: path.section).extent
            area.start += header
            area.extent = max(area.extent - header, 0)
        }
        let y = restingStart(bounds.minY + target.shift(into: area, position.alignment))
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

extension UITableView.ScrollPosition {
    fileprivate var alignment: SpanAlignment {
        switch self {
        case .top: .start
        case .middle: .middle
        case .bottom: .end
        case .none: .nearest
        }
    }
}
