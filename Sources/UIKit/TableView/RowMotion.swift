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

/// What an animated update moves: where views were on the screen, and cells of rows that are gone.
@MainActor
struct RowMotion {
    /// Seconds.
    static let duration = 0.3

    /// Frames before the update, relative to the viewport's start.
    private var places: [(view: UIView, frame: CGRect, displays: Int)] = []
    private var leaving: [(cell: UITableViewCell, frame: CGRect, animation: UITableView.RowAnimation)] = []

    init(_ table: UITableView) {
        let start = table.bounds.minY
        var views: [UIView] = table.realised.inOrder
        views += table.headers.sections.compactMap { table.headers[$0] }
        views += table.footers.sections.compactMap { table.footers[$0] }
        if let footer = table.tableFooterView { views.append(footer) }
        places = views.map { ($0, $0.frame.offsetBy(dx: 0, dy: -start), Self.displays($0)) }
    }

    /// Tells a cell that stayed from one that was reused.
    private static func displays(_ view: UIView) -> Int { (view as? UITableViewCell)?.displays ?? 0 }

    /// Keeps the cell of a row that goes until the motion ends.
    mutating func leave(_ cell: UITableViewCell, _ animation: UITableView.RowAnimation, from start: CGFloat) {
        leaving.append((cell, cell.frame.offsetBy(dx: 0, dy: -start), animation))
    }

    /// Starts the motion; everything is where it belongs afterwards, and only what is shown moves there.
    func run(in table: UITableView, _ animations: RowAnimations, completion: @escaping () -> Void) {
        let start = table.bounds.minY
        // 1. Without animation everything to where it was on the screen.
        var moves: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []
        UIView.performWithoutAnimation {
            for (view, old, displays) in places
            where view.superview === table && !view.isHidden && Self.displays(view) == displays {
                let from = old.offsetBy(dx: 0, dy: start)
                guard view.frame != from else { continue }
                moves.append((view, view.frame, view.alpha))
                view.frame = from
            }
            for cell in table.realised.inOrder {
                guard let index = cell.rowIndex, let animation = animations.entering(index),
                    animation != .none
                else { continue }
                moves.append((cell, cell.frame, cell.alpha))
                (cell.frame, cell.alpha) = Self.outside(cell.frame, animation)
            }
            for (cell, old, _) in leaving {
                cell.frame = old.offsetBy(dx: 0, dy: start)
                table.insertSubview(cell, at: table.lowestRowPlace)
            }
        }
        // 2. From there to where it belongs.
        let gone = leaving
        UIView.animate(
            withDuration: Self.duration,
            animations: {
                for move in moves {
                    move.view.frame = move.frame
                    move.view.alpha = move.alpha
                }
                for (cell, old, animation) in gone {
                    (cell.frame, cell.alpha) = Self.outside(old.offsetBy(dx: 0, dy: start), animation)
                }
            },
            completion: { [weak table] _ in
                for (cell, _, _) in gone {
                    cell.alpha = 1
                    table?.retire(cell)
                }
                completion()
            })
    }

    /// Where a row with a frame comes from or goes to, and its alpha there.
    private static func outside(
        _ frame: CGRect, _ animation: UITableView.RowAnimation
    ) -> (CGRect, CGFloat) {
        switch animation {
        case .left: (frame.offsetBy(dx: -frame.width, dy: 0), 1)
        case .right: (frame.offsetBy(dx: frame.width, dy: 0), 1)
        case .top: (frame.offsetBy(dx: 0, dy: -frame.height), 0)
        case .bottom: (frame.offsetBy(dx: 0, dy: frame.height), 0)
        case .fade, .middle, .automatic, .none: (frame, 0)
        }
    }
}
