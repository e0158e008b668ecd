import Testing

@testable import UIKit

/// Rows that are themselves lists.
@MainActor @Suite struct TableNestedListTests {
    final class ShelfCell: UITableViewCell, UICollectionViewDataSource {
        let title = UILabel()
        let covers: UICollectionView
        var height: NSLayoutConstraint!
        var count = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 90, height: 120)
            flow.minimumLineSpacing = 10
            flow.minimumInteritemSpacing = 10
            covers = UICollectionView(frame: .zero, collectionViewLayout: flow)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.font = .systemFont(ofSize: 17)
            title.text = "五月新书"
            covers.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
            covers.dataSource = self
            for view in [title, covers] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            height = covers.heightAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                covers.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                covers.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                covers.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                covers.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                height,
            ])
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }

        func show(_ count: Int) {
            self.count = count
            covers.reloadData()
            height.constant = covers.collectionViewLayout.collectionViewContentSize.height
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
        }
    }

    final class Months: NSObject, UITableViewDataSource, UITableViewDelegate {
        let counts: [Int]
        var asked = 0
        var offsets: [Int: CGFloat] = [:]
        init(_ counts: [Int]) { self.counts = counts }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath) as! ShelfCell
            cell.frame = tableView.bounds
            cell.layoutIfNeeded()
            cell.show(counts[indexPath.row])
            return cell
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            (cell as! ShelfCell).covers.contentOffset = CGPoint(x: 0, y: offsets[indexPath.row] ?? 0)
        }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            offsets[indexPath.row] = (cell as! ShelfCell).covers.contentOffset.y
        }
    }

    private func table(_ months: Months) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
        table.estimatedRowHeight = 44
        table.separatorStyle = .none
        table.dataSource = months
        table.delegate = months
        return table
    }

    /// iPhone 15: 393 wide, so 373 for covers of 90: three a line.
    @Test func rowsAreAsHighAsTheirGridsOnTheFirstScreen() {
        let months = Months((0..<50).map { 1 + $0 % 7 })
        let table = table(months)
        let stage = Stage(showing: table)
        for cell in table.visibleCells {
            let row = table.indexPath(for: cell)!.row
            let lines = CGFloat((months.counts[row] + 2) / 3)
            let grid = lines * 130 - 10
            #expect(abs(cell.frame.height - (10 + 61.0 / 3 + 10 + grid + 10)) < 0.001, "row \(row)")
            let covers = (cell as! ShelfCell).covers
            #expect(abs(covers.frame.height - grid) < 0.001, "row \(row)")
            #expect(covers.visibleCells.count == months.counts[row], "row \(row)")
        }
        let asked = months.asked
        stage.frame()
        #expect(months.asked == asked)
        #expect(!FramePipeline.current.needsFrame || asked == months.asked)
    }

    @Test func turningFitsTheRowsToTheNewWidth() {
        let months = Months((0..<50).map { 1 + $0 % 7 })
        let table = table(months)
        let stage = Stage(showing: table)
        stage.rotate(to: .landscapeLeft)
        let cell = table.visibleCells[0] as! ShelfCell
        // 852 less 59 at both sides.
        #expect(cell.contentView.frame.width == 734)
        #expect(cell.contentView.frame.minX == 59)
        #expect(cell.covers.frame.width == 714)
    }

    /// Content views keep clear of the safe area at the sides, so that a list in one has no inset of its own: it rests
    /// at 0 before, after and while the device turns, in the rows that go out of sight meanwhile too.
    @Test func listsInRowsStayAtTheirStartWhileTheDeviceTurns() {
        let rows = RowsAcross()
        let table = UITableView()
        table.rowHeight = 120
        table.register(RowsAcross.Cell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage(showing: table)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
            stage.rotate(to: orientation)
            for case let cell as RowsAcross.Cell in table.visibleCells {
                #expect(cell.list.contentOffset.x == 0)
                #expect(cell.list.frame.width == (orientation.isLandscape ? 734 : 393))
            }
        }
        #expect(rows.left.count >= 4)
        #expect(rows.left.allSatisfy { $0 == 0 })
    }

    @Test func aTapOnAnInnerListDoesNotSelectTheRow() {
        let months = Months([6, 6, 6])
        let table = table(months)
        let stage = Stage(showing: table)
        let time = FrameClock.current.time
        let point = CGPoint(x: 60, y: table.adjustedContentInset.top + 100)
        TouchInput.current.touch(1, .began, at: point, time: time)
        stage.advance(by: 0.3)
        TouchInput.current.touch(1, .ended, at: point, time: time + 0.3)
        stage.frame()
        #expect(table.indexPathForSelectedRow == nil)
    }
}

/// Rows that hold a list across each, and where it stood when they went out of sight.
@MainActor
private final class RowsAcross: NSObject, UITableViewDataSource, UITableViewDelegate {
    final class Cell: UITableViewCell {
        let list = UIScrollView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            list.frame = contentView.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 2000, height: 100)
            contentView.addSubview(list)
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    var left: [CGFloat] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if let cell = cell as? Cell { left.append(cell.list.contentOffset.x) }
    }
}
