import Testing

@testable import UIKit

/// Collection views inside of rows.
@MainActor
struct CollectionNestingTests {
    /// A title above a grid that is as high as its content, held by a height constraint.
    final class ShelfRow: UIView {
        let title = UILabel()
        let grid: UICollectionView
        let gridHeight: NSLayoutConstraint

        init(_ layout: UICollectionViewFlowLayout) {
            grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
            gridHeight = grid.heightAnchor.constraint(equalToConstant: 10)
            super.init(frame: .zero)
            grid.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            for view in [title, grid] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                grid.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
                grid.leadingAnchor.constraint(equalTo: leadingAnchor),
                grid.trailingAnchor.constraint(equalTo: trailingAnchor),
                grid.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
                gridHeight,
            ])
        }

        required init?(coder: NSCoder) { fatalError() }

        /// What articles do where they fill the row.
        func fill(_ source: NumberSource) {
            title.text = "Shelf"
            grid.dataSource = source
            grid.reloadData()
            grid.layoutIfNeeded()
            gridHeight.constant = grid.collectionViewLayout.collectionViewContentSize.height
        }

        var fittingHeight: CGFloat {
            systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    @Test func aRowIsAsHighAsItsGridRightAwayWithoutAWindow() {
        let source = NumberSource(counts: [7])
        let row = ShelfRow(squares(131))
        row.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        row.layoutIfNeeded()
        row.fill(source)
        let titleHeight = row.title.intrinsicContentSize.height
        #expect(abs(row.fittingHeight - (10 + titleHeight + 10 + 393 + 10)) < 0.01, "\(row.fittingHeight)")
        row.frame.size.height = row.fittingHeight
        row.layoutIfNeeded()
        #expect(row.grid.frame.height == 393)
        #expect(row.grid.visibleCells.count == 7)
    }

    @Test func aReusedRowGrowsAndShrinksWithItsData() {
        let row = ShelfRow(squares(131))
        row.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        row.layoutIfNeeded()
        let titleHeight = { row.title.intrinsicContentSize.height }
        for count in [7, 1, 0, 30, 4] {
            let source = NumberSource(counts: [count])
            row.fill(source)
            let lines = CGFloat((count + 2) / 3)
            #expect(abs(row.fittingHeight - (30 + titleHeight() + lines * 131)) < 0.01, "\(count) covers")
            row.frame.size.height = row.fittingHeight
            row.layoutIfNeeded()
            #expect(row.grid.visibleCells.count == count)
        }
        #expect(row.grid.reuse.made == 30)
    }

    @Test func anotherHeightAsksNoSizeAndMakesNoCellTwice() {
        let source = NumberSource(counts: [7])
        let row = ShelfRow(squares(131))
        row.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        row.layoutIfNeeded()
        row.fill(source)
        row.frame.size.height = row.fittingHeight
        row.layoutIfNeeded()
        let layout = row.grid.collectionViewLayout as! UICollectionViewFlowLayout
        #expect(layout.cache.packings <= 2)
        #expect(row.grid.reuse.made == 7)
    }

    @Test func aWidthChangePacksTheGridAgain() {
        let source = NumberSource(counts: [7])
        let row = ShelfRow(squares(131))
        row.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        row.layoutIfNeeded()
        row.fill(source)
        row.frame.size.width = 262
        row.layoutIfNeeded()
        #expect(row.grid.collectionViewLayout.collectionViewContentSize.height == 524)
    }

    @Test func offsetsAreRestoredBeforeARowIsLaidOut() {
        let source = NumberSource(counts: [40])
        let layout = squares(100)
        layout.scrollDirection = .horizontal
        let view = UICollectionView.showing(source, layout: layout, size: CGSize(width: 375, height: 100))
        view.contentOffset.x = 1230
        view.layoutIfNeeded()
        let other = NumberSource(counts: [30])
        view.dataSource = other
        view.reloadData()
        view.contentOffset.x = 400
        view.layoutIfNeeded()
        #expect(view.contentOffset.x == 400)
        #expect(view.shownNames == ["0.4", "0.5", "0.6", "0.7"])
    }
}
