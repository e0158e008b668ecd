import ListEngine

/// How the rows of an open update shall come and go.
struct RowAnimations {
    var enteringRows: [RowIndex: UITableView.RowAnimation] = [:]
    var leavingRows: [RowIndex: UITableView.RowAnimation] = [:]
    var enteringSections: [Int: UITableView.RowAnimation] = [:]
    var leavingSections: [Int: UITableView.RowAnimation] = [:]

    /// Nil for a row that does not come by the update. `index` counts after it.
    func entering(_ index: RowIndex) -> UITableView.RowAnimation? {
        enteringRows[index] ?? enteringSections[index.section]
    }

    /// `index` counts before the update.
    func leaving(_ index: RowIndex) -> UITableView.RowAnimation {
        leavingRows[index] ?? leavingSections[index.section] ?? .automatic
    }

    /// Reloaded rows and sections leave at their old place and come at their new one.
    mutating func resolveReloads(_ map: BatchMap) {
        for index in map.reloadedRows {
            if let animation = leavingRows[index], let place = map.row(after: index) {
                enteringRows[place] = animation
            }
        }
        for section in map.reloadedSections {
            if let animation = leavingSections[section], let place = map.section(after: section) {
                enteringSections[place] = animation
            }
        }
    }
}

extension UITableView.RowAnimation {
    /// Where a row comes from or goes to.
    ///
    /// UIKit: `middle` keeps the row in the middle of the place that opens or closes (Apple's documentation), which is
    /// nothing high at the row's top. `automatic` is chosen here, not recorded.
    func outside(_ place: VisualState) -> VisualState {
        let size = place.frame.size
        let (x, y): (CGFloat, CGFloat) =
            switch self {
            case .left: (-size.width, 0)
            case .right: (size.width, 0)
            case .top: (0, -size.height)
            case .bottom: (0, size.height)
            case .middle: (0, -size.height / 2)
            case .fade, .automatic, .none: (0, 0)
            }
        var outside = place
        outside.frame = place.frame.offsetBy(dx: x, dy: y)
        outside.alpha = self == .left || self == .right ? 1 : 0
        return outside
    }
}

/// The motion of rows, headers and footers in an update.
extension UITableView {
    var animatesChanges: Bool { window != nil && !elements.isEmpty && UIView.areAnimationsEnabled }

    var shownElements: [ListMotion.Shown] {
        elements.list.map { ($0.key, $0.view) } + (tableFooterView.map { [(nil, $0)] } ?? [])
    }

    /// New rows come as their animation says, others from where they were out of view.
    /// - Parameters:
    ///   - animations: how rows come and go that the update inserts, deletes and reloads.
    ///   - before: where everything was before it.
    func run(
        _ motion: ListMotion, _ map: BatchMap, _ animations: RowAnimations, before: TableExtents,
        completion: @escaping () -> Void
    ) {
        for view in motion.leavingViews where !isMounted(view) { insertSubview(view, at: lowestRowPlace) }
        motion.run(
            shownElements,
            start: { shown, isNew in
                guard isNew, let key = shown.key else { return nil }
                var start = VisualState(shown.view)
                if key.category == .cell, let animation = animations.entering(key.row) {
                    return animation == .none ? .still : .at(animation.outside(start))
                }
                guard let old = before.span(of: map.key(before: key)) else { return .fade }
                start.frame.origin.y = old.start
                return .old(start)
            }, completion: completion)
    }
}

extension TableExtents {
    /// Where an element lies; nil for none, and for one that the table does not have.
    fileprivate func span(of key: ListElementKey?) -> ExtentSpan? {
        guard let key, key.section < sectionCount else { return nil }
        if key.category == .cell { return contains(key.row) ? span(ofRow: key.row) : nil }
        return span(of: key.supplement, in: key.section)
    }
}
