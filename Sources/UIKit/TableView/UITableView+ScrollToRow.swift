import ListEngine

/// The row that an animated scroll leads to, and how it shall lie then.
struct ScrollGoal {
    let path: IndexPath
    let position: UITableView.ScrollPosition
    /// The scroll view's number of the animation; another command takes over.
    let command: Int
}

/// Scrolling to rows.
extension UITableView {
    /// UIKit: results are held between the edges; row NSNotFound scrolls to the section (Apple's documentation).
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        guard let y = targetOffset(path, position) else { return }
        let isBelow = y > bounds.minY
        setContentOffset(CGPoint(x: bounds.minX, y: y), animated: animated)
        let position = position == .none ? isBelow ? .bottom : .top : position
        if isScrollAnimating {
            scrollGoal = ScrollGoal(path: path, position: position, command: scrollCommands)
        } else {
            settle(path, position)
        }
    }

    /// Rows that are measured on arrival move the row asked for; a few rounds bring it where it was asked.
    private func settle(_ path: IndexPath, _ position: ScrollPosition) {
        guard window != nil, !isLayingOut, updateDepth == 0 else { return }
        for _ in 0..<4 {
            layoutTable()
            guard let y = targetOffset(path, position), abs(y - bounds.minY) > 0.5 / UIScreen.main.scale
            else {
                return
            }
            setContentOffset(CGPoint(x: bounds.minX, y: y), animated: false)
        }
    }

    /// Rows that came into view on the way have other heights than was thought: the way leads to the row all the same.
    func followScrollGoal() {
        guard let goal = scrollGoal else { return }
        guard goal.command == scrollCommands, isScrollAnimating, isReachable(goal.path) else {
            return scrollGoal = nil
        }
        guard let y = targetOffset(goal.path, goal.position) else { return }
        position.retarget(to: CGPoint(x: bounds.minX, y: y))
    }

    func arriveAtRow() {
        guard let goal = scrollGoal else { return }
        scrollGoal = nil
        if goal.command == scrollCommands, isReachable(goal.path) { settle(goal.path, goal.position) }
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
