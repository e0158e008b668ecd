import Testing

@testable import UIKit

@MainActor @Suite struct TableCellTests {
    /// Cells of a standard style, one per section entry.
    final class Standard: NSObject, UITableViewDataSource {
        let rows: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)]
        let table: UITableView
        var stage: Stage!

        init(
            _ rows: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)], scale: CGFloat = 2,
            release: Int = 26
        ) {
            self.rows = rows
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480), style: .plain)
            super.init()
            table.dataSource = self
            stage = Stage(showing: table) {
                $0.portraitSize = CGSize(width: 375, height: 480)
                $0.safeAreaInsets = .zero
                $0.scale = scale
                $0.systemRelease = release
            }
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: rows[indexPath.row].0, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "detail"
            cell.accessoryType = rows[indexPath.row].1
            return cell
        }
        func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
    }

    @Test func aChangedTextIsPlacedAnew() {
        let fixture = Standard([(.value1, .none)])
        let cell = fixture.cell(0)
        let width = cell.textLabel!.frame.width
        cell.textLabel?.text = "A row with a longer text"
        cell.detailTextLabel?.text = "d"
        fixture.stage.frame()
        #expect(cell.textLabel!.frame.width > 2 * width)
        #expect(cell.detailTextLabel?.frame.maxX == 359)
    }

    @Test func anImageStandsBeforeTheText() {
        let fixture = Standard([(.default, .none)])
        let cell = fixture.cell(0)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        cell.imageView?.image = picture
        fixture.stage.frame()
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 16, width: 30, height: 20))
        // The line below begins where the text does, as beside the icons of Settings.
        #expect(cell.separatorInset.left == 62)
        #expect(cell.textLabel?.frame.minX == 62)
    }

    /// UIKit: thumbnails of any size are shown as high as the row, in their proportions.
    @Test(arguments: [CGSize(width: 120, height: 120), CGSize(width: 50, height: 200)])
    func aPictureHigherThanTheRowKeepsItsProportions(_ size: CGSize) {
        let fixture = Standard([(.default, .none)])
        let cell = fixture.cell(0)
        cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { _ in }
        fixture.stage.frame()
        let height = cell.contentView.bounds.height
        #expect(height < size.height)
        let frame = cell.imageView?.frame ?? .zero
        #expect(frame.minX == 16 && frame.minY == 0 && frame.height == height)
        #expect(abs(frame.width - size.width * height / size.height) <= 0.5)
        #expect(cell.textLabel?.frame.minX == frame.maxX + 16)
    }

    @Test func aLargerTextSizeMakesHigherRows() {
        let fixture = Standard([(.default, .none), (.default, .none)])
        fixture.stage.change { $0.category = .accessibilityLarge }
        let cell = fixture.cell(1)
        #expect(cell.textLabel!.font.pointSize == 33)
        #expect(cell.frame.height == cell.textLabel!.frame.height + 31)
        #expect(cell.frame.minY == fixture.cell(0).frame.height)
    }

    @Test func separatorsFollowTheTable() {
        let fixture = Standard([(.default, .none)], scale: 3)
        // Recorded on iOS 26 at 3 pixels a point.
        #expect(fixture.cell(0).parts.separator?.frame.height == CGFloat(1))
        fixture.table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        #expect(fixture.cell(0).parts.separator?.frame.minX == 40)
        #expect(fixture.cell(0).parts.separator?.frame.maxX == 365)
        fixture.cell(0).separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        #expect(fixture.cell(0).parts.separator?.frame.minX == 5)
        fixture.cell(0).separatorInset.left = .greatestFiniteMagnitude
        #expect(fixture.cell(0).parts.separator?.frame.width == 0)
        fixture.table.separatorStyle = .none
        #expect(fixture.cell(0).parts.separator == nil)
    }

    @Test func selectionShowsItsBackgroundBehindTheContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let own = UIView()
        cell.selectedBackgroundView = own
        #expect(own.superview == nil)
        cell.setSelected(true, animated: false)
        #expect(
            cell.subviews.firstIndex { $0 === own }! < cell.subviews.firstIndex { $0 === cell.contentView }!)
        cell.setSelected(false, animated: false)
        #expect(own.superview == nil)
        cell.selectionStyle = .none
        cell.setHighlighted(true, animated: false)
        #expect(own.superview == nil)
    }

    /// A label pinned 10 from the edges and a box whose height a constraint holds: a shelf's row.
    final class ShelfCell: UITableViewCell {
        let title = UILabel()
        let box = UIView()
        var boxHeight: NSLayoutConstraint!

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [title, box] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            title.font = .systemFont(ofSize: 17)
            title.text = "May"
            boxHeight = box.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
                boxHeight,
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Shelf: NSObject, UITableViewDataSource {
        let count: Int
        var boxWidths: [CGFloat] = []
        init(_ count: Int) { self.count = count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath) as! ShelfCell
            cell.frame = tableView.bounds
            cell.layoutIfNeeded()
            boxWidths.append(cell.box.frame.width)
            cell.boxHeight.constant = Self.height(indexPath.row)
            return cell
        }
        static func height(_ row: Int) -> CGFloat { CGFloat(100 + row % 4 * 60) }
    }

    @Test(arguments: [10, 1_000_000]) func shelfRowsAreAsHighAsTheirContentOnTheFirstScreen(count: Int) {
        let shelf = Shelf(count)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
        table.estimatedRowHeight = 44
        table.rowHeight = UITableView.automaticDimension
        table.separatorStyle = .none
        table.dataSource = shelf
        let stage = Stage(showing: table)
        #expect(shelf.boxWidths.first == 393)
        let line: CGFloat = 61.0 / 3
        var y: CGFloat = 0
        for cell in table.visibleCells {
            let row = table.indexPath(for: cell)!.row
            let height = 10 + line + 10 + Shelf.height(row) + 10
            #expect(abs(cell.frame.height - height) < 0.001, "row \(row)")
            #expect(abs(cell.frame.minY - y) < 0.001, "row \(row)")
            #expect(abs((cell as! ShelfCell).box.frame.height - Shelf.height(row)) < 0.001, "row \(row)")
            y += height
        }
        #expect(table.visibleCells.count >= 4)
        _ = stage
    }
}
