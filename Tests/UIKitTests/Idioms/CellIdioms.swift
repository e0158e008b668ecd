import Testing

@testable import UIKit

extension Idioms {
    /// Cells, headers and footers of tables in everyday use.
    @Suite @MainActor struct Cells {
        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

        /// Apple's documentation of `reloadRows(at:with:)`: the table asks for a new cell; the selection is gone with the
        /// old one.
        @Test func reloadedRowsAreNotSelectedAnyMore() {
            let fixture = TableFixture([5])
            fixture.table.allowsMultipleSelection = true
            for row in [1, 3] {
                fixture.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
            }
            fixture.table.reloadRows(at: [path(1)], with: .none)
            #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
            fixture.table.reloadSections([0], with: .none)
            #expect(fixture.table.indexPathsForSelectedRows == nil)
        }

        /// iOS 26.1 simulator, recorded: separators of plain tables begin at 16 points and end 8 before the edge.
        @Test func separatorInsetsReadWhatIsInForce() {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
            #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))
            table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3)
            #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 3))
            let fixture = TableFixture([3], configure: { $0.separatorInset.left = 30 })
            let cell = fixture.table.cellForRow(at: path(0))!
            #expect(cell.separatorInset.left == 30)
            cell.separatorInset = .zero
            #expect(cell.separatorInset == .zero)
        }

        /// As the recorded one of the default style.
        @Test func aNewCellHasItsSize() {
            #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
            #expect(
                UITableViewCell(style: .value1, reuseIdentifier: nil).frame.size
                    == CGSize(width: 320, height: 44))
        }

        /// Apple's documentation of `UILabel.highlightedTextColor` and `UIImageView.highlightedImage`.
        @Test func labelsAndPicturesShowThatTheirCellIsHighlighted() {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let (box, label, image) = (UIView(), UILabel(), UIImageView())
            let button = UIButton(type: .custom)
            box.addSubview(label)
            for view in [box, image, button] { cell.contentView.addSubview(view) }
            cell.setHighlighted(true, animated: false)
            #expect(label.isHighlighted && image.isHighlighted && !button.isHighlighted)
            cell.setHighlighted(false, animated: false)
            #expect(!label.isHighlighted && !image.isHighlighted)
            cell.setSelected(true, animated: false)
            #expect(label.isHighlighted && image.isHighlighted)
            cell.setSelected(false, animated: false)
            cell.selectionStyle = .none
            cell.setSelected(true, animated: false)
            #expect(!label.isHighlighted)

            let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let (text, picture) = (UILabel(), UIImageView())
            item.contentView.addSubview(text)
            item.contentView.addSubview(picture)
            item.isHighlighted = true
            #expect(text.isHighlighted && picture.isHighlighted)
            item.isHighlighted = false
            #expect(!text.isHighlighted && !picture.isHighlighted)
            item.isSelected = true
            #expect(text.isHighlighted)
        }

        /// Apple's documentation of `UITableViewCell.CellStyle.value2`: two labels, no image.
        @Test func theStyleOfTwoLabelsHasNoImage() {
            #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
            #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).imageView != nil)
        }

        final class TitleSource: NSObject, UITableViewDataSource, UITableViewDelegate {
            var height = UITableView.automaticDimension
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Title"
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
                "Below"
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                height
            }
        }

        /// A header of 12 points is no place for a title of 17: what is beyond it is not seen, and the middle is.
        @Test func aLowHeaderClipsItsTitle() throws {
            let source = TitleSource()
            source.height = 12
            let table = UITableView()
            table.dataSource = source
            table.delegate = source
            let stage = Stage(showing: table)
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.frame.height == 12)
            #expect(header.contentView.clipsToBounds)
            let label = try #require(header.textLabel)
            #expect(abs(label.frame.midY - 6) < 0.5)
            _ = stage
        }

        /// Recorded table of text sizes (iOS 26): headline 53 and footnote 44 points at the largest size, 17 and 13 at
        /// the standard one.
        @Test func titlesOfSectionsFollowTheTextSize() throws {
            let source = TitleSource()
            let table = UITableView()
            table.dataSource = source
            table.delegate = source
            let stage = Stage(showing: table)
            #expect(table.headerView(forSection: 0)?.textLabel?.font.pointSize == 17)
            #expect(table.footerView(forSection: 0)?.textLabel?.font.pointSize == 13)
            let low = table.rectForHeader(inSection: 0).height
            stage.change { $0.category = .accessibilityExtraExtraExtraLarge }
            stage.frame()
            #expect(table.headerView(forSection: 0)?.textLabel?.font.pointSize == 53)
            #expect(table.footerView(forSection: 0)?.textLabel?.font.pointSize == 44)
            #expect(table.rectForHeader(inSection: 0).height > low + 30)
        }

        @Test func titlesOfListsFollowTheTextSize() {
            let root = UIView()
            let stage = Stage(showing: root)
            var title = UIListContentConfiguration.plainHeader()
            title.text = "Title"
            let content = UIListContentView(configuration: title)
            content.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
            root.addSubview(content)
            func size() -> CGFloat? {
                func find(_ view: UIView) -> UILabel? {
                    (view as? UILabel) ?? view.subviews.lazy.compactMap(find).first
                }
                return find(content)?.font.pointSize
            }
            #expect(size() == 17)
            stage.change { $0.category = .accessibilityExtraExtraExtraLarge }
            #expect(size() == 53)
        }

        /// iPhone 15 in landscape: 59 points of safe area and the margin of 16 at both sides of 852.
        @Test func cardsKeepClearOfTheSafeArea() {
            let source = TitleSource()
            let table = UITableView(frame: .zero, style: .insetGrouped)
            table.dataSource = source
            let stage = Stage(showing: table)
            let margin = table.rectForRow(at: path(0)).minX
            #expect(table.rectForRow(at: path(0)).maxX == 393 - margin)
            stage.rotate(to: .landscapeLeft)
            let row = table.rectForRow(at: path(0))
            #expect(row.minX >= 59 + 16 && row.minX == 852 - row.maxX)
            #expect(table.cellForRow(at: path(0))?.frame == row)
        }

        /// Registering what is no reusable view does no harm until it is dequeued.
        @Test func supplementaryClassesMayBeRegisteredUnseen() {
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                collectionViewLayout: UICollectionViewFlowLayout())
            list.register(UIView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "id")
            list.register(BarView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "id")
            let view = list.dequeueReusableSupplementaryView(
                ofKind: "kind", withReuseIdentifier: "id", for: IndexPath(item: 0, section: 0))
            #expect(view is BarView)
        }

        /// UICollectionView.isEditing: "A Boolean value that determines whether the collection view is in editing mode";
        /// the controller's edit button sets it, as a table view controller's does (UIViewController.setEditing).
        @Test func theEditingModeOfACollectionControllerIsItsViews() {
            let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
            controller.setEditing(true, animated: false)
            #expect(controller.collectionView.isEditing)
            controller.setEditing(false, animated: false)
            #expect(!controller.collectionView.isEditing)
        }

        /// A public layout library's tests, which run on the iOS simulator: right after `reloadData()`, outside of a
        /// window, `visibleCells` are those of the new data.
        @Test func visibleCellsAreThoseOfTheNewData() {
            final class Rows: NSObject, UITableViewDataSource {
                var texts = ["a"]
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    texts.count
                }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    let cell = UITableViewCell()
                    cell.textLabel?.text = texts[indexPath.row]
                    return cell
                }
            }
            let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)))
            table.dataSource = rows
            table.layoutIfNeeded()
            rows.texts = ["b", "c"]
            table.reloadData()
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
            #expect(table.indexPathsForVisibleRows?.count == 2)
        }

        /// As Interface Builder writes cells. The table's insets hold the safe area, so that a row has the same margins wherever it stands: rows
        /// of storyboards do not jump while one scrolls.
        @Test func marginsOfRowsDoNotDependOnTheirPlace() {
            final class Rows: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    40
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                    -> UITableViewCell
                {
                    let cell = UITableViewCell()
                    cell.preservesSuperviewLayoutMargins = true
                    cell.contentView.preservesSuperviewLayoutMargins = true
                    return cell
                }
            }
            let list = Rows()
            let stage = Stage(list)
            stage.frame()
            let bottoms = Set(list.tableView.visibleCells.map(\.contentView.layoutMargins.bottom))
            let tops = Set(list.tableView.visibleCells.map(\.contentView.layoutMargins.top))
            #expect(list.tableView.safeAreaInsets.bottom == 34 && list.tableView.visibleCells.count > 10)
            #expect(bottoms.count == 1 && tops.count == 1 && bottoms.first ?? 34 < 34)
        }

        /// A usual way to fold a row away: `clipsToBounds` and a height of nought. The corners of a section change nothing of what the app
        /// says of its cells.
        @Test func whatAnAppCutsStaysCut() {
            let fixture = TableFixture([5], style: .insetGrouped)
            let cells = fixture.table.visibleCells
            cells.forEach { $0.clipsToBounds = true }
            fixture.table.setNeedsLayout()
            fixture.stage.frame()
            #expect(cells.map(\.clipsToBounds) == [true, true, true, true, true])
            cells.forEach { $0.clipsToBounds = false }
            fixture.table.beginUpdates()
            fixture.table.endUpdates()
            fixture.stage.advance(by: 1)
            // The first and the last one have round corners.
            #expect(cells.map(\.clipsToBounds) == [true, false, false, false, true])
        }

        /// UIView.preservesSuperviewLayoutMargins: the superview's margins are "also considered", so each side has the
        /// larger of the view's own and the superview's; the safe area, which both hold, counts once.
        @Test func preservedMarginsHoldTheSafeAreaOnce() {
            let stage = Stage()
            let (root, inner) = (UIViewController(), UIView())
            stage.show(root)
            stage.rotate(to: .landscapeLeft)
            inner.frame = root.view.bounds
            inner.preservesSuperviewLayoutMargins = true
            root.view.addSubview(inner)
            #expect(inner.layoutMargins.left == root.view.layoutMargins.left && inner.layoutMargins.left > 59)
            inner.layoutMargins.left = 40
            #expect(inner.layoutMargins.left == CGFloat(40 + 59))
        }

        /// Messages of iOS 16 to 18 that describe collection views which were made in code and given no colour:
        /// "backgroundColor = <UIDynamicSystemColor: …; name = systemBackgroundColor>".
        @Test func collectionViewsMadeInCodeHaveTheSystemsBackground() {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            #expect(view.backgroundColor == .systemBackground)
            view.backgroundColor = nil
            #expect(view.backgroundColor == nil && view.layer.backgroundColor == nil)
        }
    }
}
