import Testing

@testable import UIKit

/// A table of month rows, each a title above a grid of covers as high as its content.
@MainActor
struct CollectionInTableTests {
    final class MonthCell: UITableViewCell, UICollectionViewDataSource {
        let title = UILabel()
        let grid: UICollectionView
        let gridHeight: NSLayoutConstraint
        var covers = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 150)
            layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
            grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            gridHeight = grid.heightAnchor.constraint(equalToConstant: 10)
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            grid.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            grid.dataSource = self
            grid.isScrollEnabled = false
            for view in [title, grid] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                grid.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                grid.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                grid.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                grid.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                gridHeight,
            ])
        }

        required init?(coder: NSCoder) { fatalError() }

        func show(month: Int, covers: Int) {
            title.text = "New in month \(month)"
            self.covers = covers
            grid.reloadData()
            grid.layoutIfNeeded()
            gridHeight.constant = grid.collectionViewLayout.collectionViewContentSize.height
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { covers }

        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) as! NumberCell
            cell.shown = "\(indexPath.item)"
            return cell
        }
    }

    final class Screen: UITableViewController {
        let covers: [Int]
        /// Articles set the cell's frame and lay it out before filling it; some only ask the grid.
        let laysOutFirst: Bool

        init(_ covers: [Int], laysOutFirst: Bool) {
            self.covers = covers
            self.laysOutFirst = laysOutFirst
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(MonthCell.self, forCellReuseIdentifier: "month")
            tableView.estimatedRowHeight = 44
            tableView.rowHeight = UITableView.automaticDimension
            tableView.separatorStyle = .none
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            covers.count
        }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "month", for: indexPath) as! MonthCell
            if laysOutFirst {
                cell.frame = tableView.bounds
                cell.layoutIfNeeded()
            }
            cell.show(month: indexPath.row, covers: covers[indexPath.row])
            return cell
        }
    }

    private func fault(_ screen: Screen) -> String? {
        for cell in screen.tableView.visibleCells.compactMap({ $0 as? MonthCell }) {
            guard let row = screen.tableView.indexPath(for: cell)?.row else { return "a cell without a row" }
            let lines = CGFloat((screen.covers[row] + 2) / 3)
            let grid = lines > 0 ? lines * 160 - 10 : 0
            let title = cell.title.intrinsicContentSize.height
            let height = 10 + title + 10 + grid + 10
            if abs(cell.frame.height - height) > 0.34 {
                return "row \(row): \(cell.frame.height), not \(height)"
            }
            if cell.grid.frame.height != grid { return "row \(row): grid \(cell.grid.frame.height)" }
            if cell.grid.bounds.width != 393 { return "row \(row): grid \(cell.grid.bounds.width) wide" }
            if cell.grid.contentSize.height != grid { return "row \(row): content \(cell.grid.contentSize)" }
        }
        return nil
    }

    @Test(arguments: [true, false])
    func everyRowIsAsHighAsItsGridFromTheFirstScreenOn(laysOutFirst: Bool) {
        let screen = Screen([7, 1, 12, 3, 0, 5, 9, 2, 4, 8], laysOutFirst: laysOutFirst)
        let stage = Stage(screen)
        #expect(screen.tableView.visibleCells.count >= 2)
        #expect(fault(screen) == nil, "first screen")
        for step in 1...20 {
            screen.tableView.contentOffset.y += 97
            stage.frame()
            #expect(fault(screen) == nil, "step \(step)")
        }
    }
}
