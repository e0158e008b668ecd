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

/// What an animated update moves: where views were on the screen, where those that come would have been, and views
/// that leave. Everything is where it belongs as soon as the update ends; only what is shown moves there, from where
/// it is shown now, so that an update may begin while another one still moves.
@MainActor
final class RowMotion {
    /// Seconds.
    static let duration = 0.3

    private struct Place {
        let view: UIView
        /// Relative to the viewport's start.
        let frame: CGRect
        let alpha: CGFloat
        let displays: Int
    }
    private enum Exit {
        case animation(UITableView.RowAnimation)
        /// To a place in the content.
        case drift(CGRect)
    }
    private struct Departing {
        let view: UIView
        let frame: CGRect
        let alpha: CGFloat
        let exit: Exit
        let end: () -> Void
    }
    private struct Move {
        let view: UIView
        let frame: CGRect
        let alpha: CGFloat
    }

    private let places: [Place]
    private var leaving: [Departing] = []
    private let oldExtents: TableExtents
    private let oldStart: CGFloat

    init(_ table: UITableView) {
        let start = table.bounds.minY
        oldStart = start
        oldExtents = table.extents
        var views: [UIView] = table.elements.list.map(\.view)
        if let footer = table.tableFooterView { views.append(footer) }
        places = views.map { view in
            let shown = Self.shown(view)
            return Place(
                view: view, frame: shown.frame.offsetBy(dx: 0, dy: -start), alpha: shown.alpha,
                displays: Self.displays(view))
        }
    }

    /// Tells a cell that stayed from one that was reused.
    private static func displays(_ view: UIView) -> Int { (view as? UITableViewCell)?.displays ?? 0 }

    private static func shown(_ view: UIView) -> (frame: CGRect, alpha: CGFloat) {
        guard let layer = view.layer.presentation() else { return (view.frame, view.alpha) }
        return (layer.frame, CGFloat(layer.opacity))
    }

    /// Keeps the cell of a row that goes until the motion ends.
    func leave(_ view: UIView, _ animation: UITableView.RowAnimation, _ end: @escaping () -> Void) {
        keep(view, .animation(animation), end)
    }

    /// Keeps a view that the update pushes out of the window; `place` is where it belongs now, in the content.
    func drift(_ view: UIView, to place: CGRect, _ end: @escaping () -> Void) {
        keep(view, .drift(place), end)
    }

    private func keep(_ view: UIView, _ exit: Exit, _ end: @escaping () -> Void) {
        let known = places.first { $0.view === view }
        let frame = known?.frame ?? view.frame.offsetBy(dx: 0, dy: -oldStart)
        leaving.append(Departing(view: view, frame: frame, alpha: known?.alpha ?? 1, exit: exit, end: end))
    }

    func run(
        in table: UITableView, _ map: BatchMap, _ animations: RowAnimations, completion: @escaping () -> Void
    ) {
        let start = table.bounds.minY
        // A view of the app's own may come back at once.
        leaving.removeAll { table.isRealised($0.view) }
        var moves: [Move] = []
        UIView.performWithoutAnimation {
            moves = putBack(in: table, start)
            moves += comingRows(in: table, map, animations, start)
            moves += comingSupplements(in: table, map, start)
            for entry in leaving {
                entry.view.frame = entry.frame.offsetBy(dx: 0, dy: start)
                entry.view.alpha = entry.alpha
                table.insertSubview(entry.view, at: table.lowestRowPlace)
            }
        }
        UIView.animateTouchably(
            withDuration: Self.duration, animations: { self.settle(moves, start) },
            completion: { _ in
                self.end()
                completion()
            })
    }

    /// Everything to where it belongs; what leaves, to where it leaves.
    private func settle(_ moves: [Move], _ start: CGFloat) {
        for move in moves {
            move.view.frame = move.frame
            move.view.alpha = move.alpha
        }
        for entry in leaving {
            switch entry.exit {
            case .animation(let animation):
                let outside = Self.outside(entry.frame.offsetBy(dx: 0, dy: start), animation)
                entry.view.frame = outside.0
                entry.view.alpha = outside.1
            case .drift(let place): entry.view.frame = place
            }
        }
    }

    private func end() {
        for entry in leaving {
            entry.view.alpha = 1
            entry.end()
        }
    }

    /// Views that stay go, without animation, to where they were on the screen.
    private func putBack(in table: UITableView, _ start: CGFloat) -> [Move] {
        var moves: [Move] = []
        for place in places {
            let view = place.view
            guard view.superview === table, !view.isHidden, Self.displays(view) == place.displays,
                !leaving.contains(where: { $0.view === view })
            else { continue }
            let from = place.frame.offsetBy(dx: 0, dy: start)
            guard view.frame != from || view.alpha != place.alpha else { continue }
            moves.append(Move(view: view, frame: view.frame, alpha: view.alpha))
            view.frame = from
            view.alpha = place.alpha
        }
        return moves
    }

    private func isKnown(_ view: UIView) -> Bool {
        places.contains { $0.view === view && $0.displays == Self.displays(view) }
    }

    /// New rows come as their animation says, others from where they were out of view.
    private func comingRows(
        in table: UITableView, _ map: BatchMap, _ animations: RowAnimations, _ start: CGFloat
    ) -> [Move] {
        var moves: [Move] = []
        for cell in table.elements.cells {
            guard let index = cell.rowIndex, !isKnown(cell) else { continue }
            let end = Move(view: cell, frame: cell.frame, alpha: cell.alpha)
            if let animation = animations.entering(index) {
                guard animation != .none else { continue }
                let outside = Self.outside(cell.frame, animation)
                cell.frame = outside.0
                cell.alpha = outside.1
            } else if let old = map.row(before: index), oldExtents.contains(old) {
                let span = oldExtents.span(ofRow: old)
                cell.frame.origin.y = span.start - oldStart + start
            } else {
                cell.alpha = 0
            }
            moves.append(end)
        }
        return moves
    }

    private func comingSupplements(in table: UITableView, _ map: BatchMap, _ start: CGFloat) -> [Move] {
        var moves: [Move] = []
        func come(_ view: UIView?, _ section: Int, _ place: (Int) -> ExtentSpan) {
            guard let view, !isKnown(view) else { return }
            moves.append(Move(view: view, frame: view.frame, alpha: view.alpha))
            if let old = map.section(before: section), old < oldExtents.sectionCount {
                view.frame.origin.y = place(old).start - oldStart + start
            } else {
                view.alpha = 0
            }
        }
        for element in table.elements.supplements {
            come(element.view, element.key.section) {
                element.key.supplement == .header
                    ? oldExtents.span(ofHeader: $0) : oldExtents.span(ofFooter: $0)
            }
        }
        return moves
    }

    /// Where a row with a frame comes from or goes to, and its alpha there.
    ///
    /// UIKit: `middle` keeps the row in the middle of the place that opens or closes (Apple's documentation), which is
    /// nothing high at the row's top. `automatic` is chosen here, not recorded.
    private static func outside(
        _ frame: CGRect, _ animation: UITableView.RowAnimation
    ) -> (CGRect, CGFloat) {
        switch animation {
        case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 1)
        case .right: (frame.offsetBy(dx: frame.width, dy: 0), 1)
        case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
        case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
        case .middle: (frame.offsetBy(dx: 0, dy: -frame.height / 2), 0)
        case .fade, .automatic, .none: (frame, 0)
        }
    }
}
