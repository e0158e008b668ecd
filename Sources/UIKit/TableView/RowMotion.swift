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

/// The motion of rows, headers and footers in an update.
@MainActor
final class RowMotion: ListMotion {
    private let extents: TableExtents

    init(_ table: UITableView) {
        extents = table.extents
        super.init(of: table, showing: Self.views(of: table))
    }

    private static func views(of table: UITableView) -> [UIView] {
        table.elements.list.map(\.view) + (table.tableFooterView.map { [$0] } ?? [])
    }

    /// - Parameter animations: how rows come and go that the update inserts, deletes and reloads.
    func run(
        in table: UITableView, _ map: BatchMap, _ animations: RowAnimations, completion: @escaping () -> Void
    ) {
        for view in leavingViews where !table.isMounted(view) {
            table.insertSubview(view, at: table.lowestRowPlace)
        }
        run(
            Self.views(of: table),
            start: { [extents] view, isNew in
                guard isNew, let element = table.elements.element(of: view) else { return nil }
                return Self.start(element, map, animations, before: extents)
            }, completion: completion)
    }

    /// New rows come as their animation says, others from where they were out of view.
    private static func start(
        _ element: TableElement, _ map: BatchMap, _ animations: RowAnimations, before extents: TableExtents
    ) -> Start {
        let end = VisualState(element.view)
        if element.cell != nil, let animation = animations.entering(element.key.row) {
            return animation == .none ? .still : .at(outside(end, animation))
        }
        guard let old = extents.span(of: map.key(before: element.key)) else { return .fade }
        var start = end
        start.frame.origin.y = old.start
        return .old(start)
    }

    /// Where a row comes from or goes to.
    ///
    /// UIKit: `middle` keeps the row in the middle of the place that opens or closes (Apple's documentation), which is
    /// nothing high at the row's top. `automatic` is chosen here, not recorded.
    static func outside(_ place: VisualState, _ animation: UITableView.RowAnimation) -> VisualState {
        let size = place.frame.size
        let (x, y): (CGFloat, CGFloat) =
            switch animation {
            case .left: (-size.width, 0)
            case .right: (size.width, 0)
            case .top: (0, -size.height)
            case .bottom: (0, size.height)
            case .middle: (0, -size.height / 2)
            case .fade, .automatic, .none: (0, 0)
            }
        var outside = place
        outside.frame = place.frame.offsetBy(dx: x, dy: y)
        outside.alpha = animation == .left || animation == .right ? 1 : 0
        return outside
    }
}

extension TableExtents {
    /// Where an element lies; nil for none, and for one that the table does not have.
    fileprivate func span(of key: ListElementKey?) -> ExtentSpan? {
        guard let key, key.section < sectionCount else { return nil }
        if key.category == .cell { return contains(key.row) ? span(ofRow: key.row) : nil }
        return key.supplement == .header ? span(ofHeader: key.section) : span(ofFooter: key.section)
    }
}
