import Testing

@testable import UIKit

@MainActor @Suite struct TableHeaderTests {
    /// Titles over 50-point rows in a table 400 high.
    final class Titles: TableFixture {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 1 ? nil : "Section \(section)"
        }
    }

    /// Views of 30 points for every section but the second.
    final class Views: TableFixture {
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            note("header \(section)")
            if section == 1 { return nil }
            return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
    }

    private func titles(_ configure: (UITableView) -> Void = { _ in }) -> Titles {
        Titles(
            [10, 10, 10], size: CGSize(width: 375, height: 400),
            configure: {
                $0.rowHeight = 50
                configure($0)
            })
    }

    /// Arithmetic of the recorded table (`Tests/Facts/table.json`): rows begin at 62.5, and ten of 50 follow.
    @Test func aSectionWithoutTitleHasNoHeader() {
        let fixture = titles { $0.sectionHeaderTopPadding = UITableView.automaticDimension }
        #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
        #expect(fixture.table.rectForHeader(inSection: 1).height == 0)
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 562.5)
    }

    /// UIKit: the title of a grouped header takes as many lines as it needs, that of a plain one is cut off.
    @Test func longTitlesWrapInGroupedTables() throws {
        final class Long: TableFixture {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            {
                "A section title that is much longer than one line of an iPhone screen can hold"
            }
        }
        for (style, lines) in [(UITableView.Style.plain, 1), (.grouped, 2), (.insetGrouped, 2)] {
            let fixture = Long([1], size: CGSize(width: 375, height: 400), style: style)
            let header = try #require(fixture.table.headerView(forSection: 0))
            let label = try #require(header.textLabel)
            let lineHeight = label.font.lineHeight
            // 10 points above and below, as the recorded header of one line has; 22 is the leading of the text style.
            let text = CGFloat(lines - 1) * 22 + lineHeight
            #expect(abs(header.frame.height - text - 20) < 0.5, "\(style)")
            #expect(label.frame.height > lineHeight * (CGFloat(lines) - 0.5), "\(style)")
            #expect(header.bounds.contains(label.frame))
            #expect(fixture.table.rectForHeader(inSection: 0).height == header.frame.height)
        }
    }

    /// UILabel: lines that the height has no room for are left out; the last one that has ends in dots.
    @Test func aFixedHeightLeavesLinesOut() throws {
        final class Low: TableFixture {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            {
                "A section title that is much longer than one line of an iPhone screen can hold"
            }
        }
        let fixture = Low(
            [1], size: CGSize(width: 375, height: 400), style: .grouped,
            configure: {
                $0.sectionHeaderHeight = 30
            })
        let header = try #require(fixture.table.headerView(forSection: 0))
        let label = try #require(header.textLabel)
        #expect(header.frame.height == CGFloat(30))
        #expect(abs(label.frame.height - label.font.lineHeight) < 0.5 && header.bounds.contains(label.frame))
    }

    @Test func aPlainHeaderStaysAtTheTopUntilItsSectionEnds() {
        let fixture = titles()
        let header = fixture.table.headerView(forSection: 0)!
        #expect(header.frame.minY == 0)
        let layouts = LayoutCounter.layouts
        fixture.scroll(to: 30)
        #expect(header.frame.minY == 30)
        #expect(LayoutCounter.layouts == layouts, "a pinned header moves without a layout")
        fixture.scroll(to: 480)
        #expect(header.frame.minY == 480)
        fixture.scroll(to: 520)
        #expect(header.frame.maxY == 540.5)
        fixture.scroll(to: 545)
        #expect(fixture.table.headerView(forSection: 0) == nil)
        #expect(header.superview == nil)
        fixture.scroll(to: -40)
        #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 0)
    }

    @Test func groupedHeadersScrollWithTheirSection() {
        let fixture = Titles(
            [10, 10, 10], size: CGSize(width: 375, height: 400), style: .insetGrouped,
            configure: { $0.rowHeight = 50 })
        let header = fixture.table.headerView(forSection: 0)!
        fixture.scroll(to: 20)
        #expect(header.frame.minY == 0)
        #expect(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 16)
    }

    @Test func viewsAreAskedForWhenTheirSectionComes() {
        let fixture = Views(
            [20, 20, 20], size: CGSize(width: 375, height: 400), configure: { $0.rowHeight = 50 })
        #expect(fixture.log.filter { $0.hasPrefix("header") } == ["header 0"])
        #expect(fixture.table.rectForHeader(inSection: 0).height == 30)
        fixture.scroll(to: 900)
        #expect(fixture.log.filter { $0.hasPrefix("header") } == ["header 0", "header 1"])
        #expect(fixture.table.rectForHeader(inSection: 1).height == 0)
        fixture.scroll(to: 1900)
        fixture.scroll(to: 1930)
        #expect(fixture.table.rectForHeader(inSection: 2).height == 30)
    }

    /// Views that measure less than the 44 points that the delegate gives them, and footers of the table's own 12.
    final class GivenHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            view.textLabel?.text = "Section \(section)"
            return view
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
    }

    /// As a lowered class says of itself what it implements.
    final class Registered: NSObject, UITableViewDataSource, UITableViewDelegate, _RuntimeMembers {
        var asked: [Int] = []
        func numberOfSections(in tableView: UITableView) -> Int { 100 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            asked.append(section)
            guard section > 0 else { return nil }
            return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")!
        }

        func _responds(to name: String) -> Bool {
            ["tableView(_:viewForHeaderInSection:)", "UITableViewDelegate"].contains(name)
        }
        func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool { false }
        func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
        func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer { .unknown }
        func _value(forKey key: String) -> Any?? { .none }
    }

    /// Apple's documentation of `tableView(_:viewForHeaderInSection:)` speaks of a section that is shown; published examples register the class
    /// only after `reloadData()`.
    @Test func viewsAreAskedForWhenTheirSectionsComeIntoSight() {
        let source = Registered()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        table.dataSource = source
        table.delegate = source
        table.reloadData()
        #expect(source.asked == [])
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let stage = Stage(showing: table)
        stage.frame()
        #expect(source.asked.starts(with: [0, 1, 2]) && source.asked.count < 20)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.rectForHeader(inSection: 0).height == 0)
        #expect(table.headerView(forSection: 1) != nil)
    }

    @Test func givenHeightsStandThroughUpdates() {
        let given = GivenHeights()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
        table.sectionFooterHeight = 12
        table.dataSource = given
        table.delegate = given
        table.layoutIfNeeded()
        table.reloadSections([1], with: .automatic)
        for section in 0..<3 {
            #expect(table.rectForHeader(inSection: section).height == 44)
            #expect(table.rectForFooter(inSection: section).height == 12)
        }
    }

    @Test func tableHeaderAndFooterStandAroundTheSections() {
        let fixture = titles {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
        }
        let table = fixture.table
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 70))
        #expect(table.rectForHeader(inSection: 0).minY == 70)
        #expect(table.contentSize.height == 1676)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 1651, width: 375, height: 25))
        table.tableHeaderView = nil
        #expect(table.contentSize.height == 1606)
    }

    @Test func theBackgroundViewStaysBehindAndInPlace() {
        let background = UIView()
        let fixture = titles { $0.backgroundView = background }
        fixture.scroll(to: 333)
        #expect(background.frame == fixture.table.bounds)
        #expect(fixture.table.subviews.first === background)
    }

    /// A header that is as high as its constraints say is measured within the safe area in which it is shown: 12 points above and below the
    /// lines that the text takes there.
    @Test func aHeaderIsMeasuredWithinTheSafeArea() throws {
        final class Note: UITableViewHeaderFooterView {
            let note = UILabel()
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                note.numberOfLines = 0
                note.text = String(repeating: "as many words as it takes ", count: 12)
                note.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(note)
                let guide = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    note.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    note.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                    note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Notes: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
            {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "note")
            }
        }
        let stage = Stage()
        let controller = Notes(style: .grouped)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        controller.tableView.register(Note.self, forHeaderFooterViewReuseIdentifier: "note")
        controller.tableView.sectionHeaderHeight = UITableView.automaticDimension
        controller.tableView.estimatedSectionHeaderHeight = 50
        stage.show(controller)
        let width = stage.window.bounds.width
        for section in 0..<2 {
            let header = try #require(controller.tableView.headerView(forSection: section) as? Note)
            let shown = header.note.frame.width
            #expect(shown < width - 2 * 59)
            let lines = header.note.sizeThatFits(CGSize(width: shown, height: .greatestFiniteMagnitude))
            #expect(abs(header.frame.height - lines.height - 24) < 0.5)
        }
    }
}
