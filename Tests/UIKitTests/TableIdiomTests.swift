import Testing

@testable import UIKit

/// What apps do with tables beside what the documentation tells them.
@MainActor @Suite struct TableIdiomTests {
    /// A data source of closures.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
        var committed: [Int] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell(tableView, indexPath)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            committed.append(indexPath.row)
            count -= 1
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func stage(_ table: UITableView) -> Stage {
        Stage(showing: table) {
            $0.portraitSize = CGSize(width: 375, height: 600)
            $0.safeAreaInsets = .zero
        }
    }

    /// `tableView.contentOffset.y = searchBar.frame.height` and `scrollToRow(at: first, at: .top, animated: false)` in `viewDidLoad`, where no bar is known yet, hide
    /// the search bar above the first row in countless lists, and the first row stands below the bars then.
    @Test(arguments: [false, true]) func whatStandsBeforeTheFirstRowIsHiddenFromTheStart(byRow: Bool) {
        final class List: UITableViewController {
            var scrolls: (UITableView) -> Void = { _ in }
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.rowHeight = 50
                tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 56))
                scrolls(tableView)
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                40
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
        }
        for isInBar in [false, true] {
            let list = List(style: .plain)
            list.scrolls = {
                if byRow {
                    $0.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
                } else {
                    $0.contentOffset.y = 56
                }
            }
            let stage = Stage(isInBar ? UINavigationController(rootViewController: list) : list)
            stage.advance(by: 0.5)
            let table = list.tableView!
            #expect(table.adjustedContentInset.top >= 59)
            #expect(table.contentOffset.y == 56 - table.adjustedContentInset.top)
        }
    }

    /// Menus and drop-downs are made as high as their table by it: the heights of the rows together.
    @Test func aTableFitsItsContent() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        rows.count = 5
        table.rowHeight = 44
        table.dataSource = rows
        let limit = CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)
        #expect(table.sizeThatFits(limit) == CGSize(width: 250, height: 220))
    }

    /// What a table gave out and has not placed is not seen: a cell that measures in `heightForRowAt`, or that the app asks its own data source for.
    @Test func cellsThatNoRowTakesAreNotSeen() {
        final class Measured: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                guard let cell = tableView.dequeueReusableCell(withIdentifier: "row") else { return 50 }
                return cell.bounds.height > 0 ? 50 : 0
            }
        }
        let (rows, measured, table) = (Rows(), Measured(), UITableView())
        rows.count = 100
        rows.cell = { table, path in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, measured)
        let stage = stage(table)
        func expectRowsAlone(_ what: Comment) {
            stage.frame()
            let seen = table.subviews.filter {
                $0 is UITableViewCell && !$0.isHidden && $0.frame.overlaps(table.bounds)
            }
            #expect(Set(seen) == Set(table.visibleCells) && !seen.isEmpty, what)
        }
        for y in [0, 700, 1500, 2300, 40] as [CGFloat] {
            table.contentOffset.y = y
            expectRowsAlone("at \(y)")
        }
        table.reloadData()
        expectRowsAlone("after a reload")
        _ = rows.tableView(table, cellForRowAt: path(3))
        expectRowsAlone("after a call of the data source's method")
    }

    /// Forms keep their cells themselves: a row's cell is seen whenever its row is, with an identifier as without one.
    @Test(arguments: ["kept", nil]) func cellsThatAnAppKeepsAreShownEachTime(identifier: String?) {
        let (rows, table) = (Rows(), UITableView())
        rows.count = 40
        let kept = (0..<40).map { _ in UITableViewCell(style: .default, reuseIdentifier: identifier) }
        rows.cell = { kept[$1.row] }
        table.rowHeight = 50
        table.dataSource = rows
        let stage = stage(table)
        func expectShown(_ what: Comment) {
            stage.frame()
            let paths = table.indexPathsForVisibleRows ?? []
            #expect(!paths.isEmpty, what)
            for path in paths {
                #expect(table.cellForRow(at: path) === kept[path.row] && !kept[path.row].isHidden, what)
            }
        }
        expectShown("at first")
        table.reloadData()
        expectShown("after a reload")
        table.scrollToRow(at: path(39), at: .bottom, animated: false)
        expectShown("at the end")
        table.scrollToRow(at: path(0), at: .top, animated: false)
        expectShown("back at the start")
        table.reloadSections([0], with: .none)
        expectShown("after a reload of the section")
    }

    @Test func namesAreCollatedByTheirFirstLetter() {
        let collation = UILocalizedIndexedCollation.current()
        let selector = Selector("self")
        let sections = ["Zoe", "\u{00C9}mile", "anna", "42"].map {
            collation.sectionTitles[collation.section(for: $0, collationStringSelector: selector)]
        }
        #expect(sections == ["Z", "E", "A", "#"])
        let sorted = collation.sortedArray(from: ["b10", "b9", "a"], collationStringSelector: selector)
        #expect(sorted as? [String] == ["a", "b9", "b10"])
    }

    @Test func cellsKeptByTheAppComeBackAfterTheyWereReloaded() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        let cells = (0..<3).map { row -> UITableViewCell in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(row)"
            return cell
        }
        rows.cell = { _, path in cells[path.row] }
        table.dataSource = rows
        let stage = stage(table)
        for animation in [UITableView.RowAnimation.automatic, .none, .left] {
            table.reloadRows(at: [path(1)], with: animation)
            stage.frame()
            stage.advance(by: 0.5)
            #expect(table.visibleCells == cells, "\(animation)")
            #expect(cells.allSatisfy { $0.superview === table && $0.alpha == 1 && !$0.isHidden })
            #expect(cells.map(\.frame.minX) == [0, 0, 0])
        }
        table.reloadData()
        stage.advance(by: 0.5)
        #expect(table.visibleCells == cells)
    }

    @Test func aDataSourceThatOnlyCommitsDeletesBySwipe() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        table.rowHeight = 50
        let stage = stage(table)
        stage.drag(CGPoint(x: 300, y: 75), step: CGVector(dx: -12, dy: 0), steps: 9, hold: 0.1)
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 350, y: 75))
        stage.advance(by: 0.5)
        #expect(rows.committed == [1])
        #expect(table.visibleCells.count == 2)
    }

    @Test func aTableHeaderSizedByConstraintsIsSetAgain() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        let header = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "A header that wraps. ", count: 8)
        label.translatesAutoresizingMaskIntoConstraints = false
        header.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
        ])
        table.tableHeaderView = header
        let stage = stage(table)
        header.setNeedsLayout()
        header.layoutIfNeeded()
        let fitting = header.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        header.frame.size.height = fitting.height
        table.beginUpdates()
        table.tableHeaderView = header
        table.endUpdates()
        stage.frame()
        #expect(fitting.height > 60)
        #expect(table.rectForRow(at: path(0)).minY == fitting.height)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: fitting.height))
    }

    @Test func aChatStartsAtItsEnd() {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(SizedCell.self, forCellReuseIdentifier: "cell")
        let rows = Rows()
        rows.count = 100
        rows.cell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path) as! SizedCell
            cell.height = CGFloat(40 + path.row * 7 % 90)
            return cell
        }
        table.dataSource = rows
        let stage = stage(table)
        table.reloadData()
        table.scrollToRow(at: path(99), at: .bottom, animated: false)
        stage.frame()
        #expect(table.contentOffset.y == table.contentSize.height - 600)
        #expect(table.rectForRow(at: path(99)).maxY == table.contentSize.height)
        rows.count += 1
        table.insertRows(at: [path(100)], with: .bottom)
        table.scrollToRow(at: path(100), at: .bottom, animated: true)
        stage.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.last == path(100))
    }

    @Test func aTableAsTallAsItsContent() {
        let controller = UIViewController()
        let table = UITableView(frame: .zero, style: .plain)
        table.isScrollEnabled = false
        let rows = Rows()
        table.dataSource = rows
        rows.cell = { _, path in
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row"
            return cell
        }
        table.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(table)
        let height = table.heightAnchor.constraint(equalToConstant: 1_000)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: controller.view.topAnchor),
            table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor), height,
        ])
        let stage = Stage(controller) {
            $0.scale = 2
            $0.safeAreaInsets = .zero
        }
        table.reloadData()
        table.layoutIfNeeded()
        height.constant = table.contentSize.height
        stage.frame()
        #expect(table.frame.height == table.contentSize.height)
        #expect(table.visibleCells.count == 3)
        #expect(table.contentSize.height > 3 * 44)
    }

    @Test func reloadingInEveryLayoutSettles() {
        final class Restless: UIViewController {
            let table = UITableView(frame: .zero, style: .plain)
            let rows: UITableViewDataSource
            var layouts = 0
            init(_ rows: UITableViewDataSource) {
                self.rows = rows
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() {
                table.dataSource = rows
                view.addSubview(table)
            }
            override func viewDidLayoutSubviews() {
                layouts += 1
                table.frame = view.bounds
                table.reloadData()
            }
        }
        let rows = Rows()
        let controller = Restless(rows)
        let stage = Stage(controller)
        stage.frame()
        let layouts = controller.layouts
        stage.advance(by: 1)
        #expect(controller.layouts == layouts, "the screen rests")
        #expect(controller.table.visibleCells.count == 3)
    }

    @Test func aMinuteTableHeaderTakesTheGroupedSpaceAway() {
        func firstRow(_ header: UIView?) -> CGFloat {
            let table = UITableView(frame: .zero, style: .grouped)
            let rows = Rows()
            table.dataSource = rows
            table.tableHeaderView = header
            let stage = stage(table)
            defer { stage.window.isHidden = true }
            return table.rectForRow(at: path(0)).minY
        }
        #expect(firstRow(nil) == 35)
        let low = firstRow(UIView(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat.leastNormalMagnitude)))
        #expect(abs(low - 18) < 0.01)
    }

    @Test func emptyRowsAreDrawnBeforeIOS15UntilAFooterEndsThem() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table) {
            $0.portraitSize = CGSize(width: 375, height: 600)
            $0.safeAreaInsets = .zero
            $0.systemRelease = 14
        }
        let filler = table.subviews.first { $0 is TableFillerView } as? TableFillerView
        #expect(filler?.frame == CGRect(x: 0, y: 132, width: 375, height: 600))
        #expect(filler?.pitch == 44)
        #expect(filler?.insets.left == 16)
        table.tableFooterView = UIView()
        stage.frame()
        #expect(!table.subviews.contains { $0 is TableFillerView })
    }

    /// UIKit before iOS 26: lines across the whole width stand around the rows of a grouped section, inset ones between.
    @Test(arguments: [14, 18, 26]) func groupedSectionsStandBetweenWholeLines(release: Int) {
        let table = UITableView(frame: .zero, style: .grouped)
        let rows = Rows()
        table.dataSource = rows
        let stage = Stage(showing: table) {
            $0.portraitSize = CGSize(width: 375, height: 600)
            $0.safeAreaInsets = .zero
            $0.scale = 2
            $0.systemRelease = release
        }
        func lines(_ row: Int) -> [CGFloat?] {
            let parts = table.cellForRow(at: path(row))?.parts
            return [
                parts?.topSeparator?.frame.minY, parts?.topSeparator?.frame.width,
                parts?.separator?.frame.minX,
            ]
        }
        let isFramed = release < 26
        #expect(lines(0) == (isFramed ? [0, 375, 16] : [nil, nil, 16]))
        #expect(lines(1) == [nil, nil, 16])
        #expect(lines(2) == [nil, nil, isFramed ? 0 : 16])
        rows.count = 4
        table.insertRows(at: [path(3)], with: .none)
        stage.frame()
        #expect(lines(2) == [nil, nil, 16] && lines(3) == [nil, nil, isFramed ? 0 : 16])
        table.separatorStyle = .none
        stage.frame()
        #expect(lines(0) == [nil, nil, nil])
    }

    @Test func separatorsCountFromWhereTheTableSays() {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.dataSource = rows
        table.separatorInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
        let stage = stage(table)
        func separator() -> CGRect? { table.visibleCells[0].parts.separator?.frame }
        #expect(separator()?.minX == 10 && separator()?.maxX == 371)
        table.separatorInsetReference = .fromAutomaticInsets
        stage.frame()
        #expect(separator()?.minX == 26 && separator()?.maxX == 355)
    }
}
