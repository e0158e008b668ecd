import Shelves
import UIKit

/// Counts what the components ask and make; the documentation's figures are those of this screen's dump.
final class CountedCosts: UIViewController {
    /// Counts itself when it is made.
    private class Cell: FullWidthCell {
        static var made = 0
        static var measured = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            Cell.made += 1
            let label = UILabel()
            label.text = "Item"
            label.pin(in: contentView)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Cell.measured += 1
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
    }

    /// Counts what is asked about items, the way to the ends of sections.
    private final class CountingHeaders: StickyHeadersLayout {
        var asked = 0

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked += 1
            return super.layoutAttributesForItem(at: indexPath)
        }
    }

    private let report = UILabel()
    private var lines: [String] = []
    /// Where the lists stand while they are counted.
    private let stage = UIView()
    private let size = CGSize(width: 393, height: 852)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        report.numberOfLines = 0
        report.font = .preferredFont(forTextStyle: .footnote)
        report.accessibilityIdentifier = "report"
        view.addSubview(stage)
        stage.frame = CGRect(origin: .zero, size: size)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        countShelves()
        countPlaces()
        countColumns()
        countPages()
        countHeaders()
        stage.removeFromSuperview()
        report.text = lines.joined(separator: "\n")
        report.frame = CGRect(x: 16, y: 60, width: size.width - 32, height: size.height - 60)
        view.addSubview(report)
    }

    private func say(_ what: String, _ count: Int) { lines.append("\(what): \(count)") }

    private func put(_ view: UIView, height: CGFloat? = nil) {
        view.frame = CGRect(x: 0, y: 0, width: size.width, height: height ?? size.height)
        stage.addSubview(view)
        view.layoutIfNeeded()
    }

    // MARK: Shelves

    private func countShelves() {
        for (name, layout) in [
            ("grid", ShelfLayout.grid(ShelfItemSize(width: 80, height: 112))),
            ("line", .line(ShelfItemSize(width: 80, height: 112))),
        ] {
            let shelf = ShelfView<Int, Cell>()
            var filled = 0
            shelf.fill = { _, _ in filled += 1 }
            shelf.shelfLayout = layout
            Cell.made = 0
            shelf.show(.items(Array(0..<200)))
            put(shelf, height: name == "grid" ? 6200 : 160)
            say("A \(name) of 200 items, cells made", Cell.made)
            shelf.removeFromSuperview()
        }
        countSelfSizing()
        let screen = ShelvesController<Int, Int, Cell>()
        var filled = 0
        screen.fill = { _, _ in filled += 1 }
        Cell.made = 0
        screen.show(
            (0..<500).map { Shelf(id: $0, title: "Shelf \($0)", items: Array(0..<20)) }, animated: false)
        put(screen.view)
        say("500 shelves of 20 items, rows in sight", screen.tableView.visibleCells.count)
        say("500 shelves of 20 items, cells made", Cell.made)
        filled = 0
        screen.update(3) { $0.title = "Another" }
        screen.view.layoutIfNeeded()
        say("One title of 500 changes in sight, cells filled", filled)
        filled = 0
        screen.update(400) { $0.title = "Another" }
        screen.view.layoutIfNeeded()
        say("One title of 500 changes out of sight, cells filled", filled)
        screen.view.removeFromSuperview()
    }

    private func countSelfSizing() {
        let layout = AdaptiveColumnsLayout()
        let list = SelfSizingCollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200))
        Cell.made = 0
        source.apply(snapshot, animatingDifferences: false)
        let stack = UIStackView(arrangedSubviews: [list])
        stack.axis = .vertical
        stack.frame.size = CGSize(width: size.width, height: 1)
        stage.addSubview(stack)
        let fitted = stack.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        put(stack, height: fitted.height)
        put(stack, height: list.intrinsicContentSize.height)
        say("A list of 200 items as high as they are, cells made", Cell.made)
        stack.removeFromSuperview()
    }

    // MARK: Places

    private func countPlaces() {
        let shelf = ShelfView<Int, Cell>()
        shelf.shelfLayout = .line(ShelfItemSize(width: 80, height: 112))
        shelf.show(.items(Array(0..<10_000)))
        put(shelf, height: 160)
        let positions = ScrollPositionStore<String, Int>()
        var items = 0
        var paths = 0
        func restore() {
            positions.restore(
                shelf.list, as: "one",
                item: { path in
                    items += 1
                    return shelf.item(at: path)
                },
                indexPath: { item in
                    paths += 1
                    return shelf.indexPath(of: item)
                })
        }
        restore()
        shelf.list.contentOffset.x = 5000
        positions.remember(shelf.list)
        say("A line of 10000 items is remembered, identities asked", items)
        say(
            "A line of 10000 items is remembered, anchors kept",
            positions.position(of: "one")?.anchors.count ?? 0)
        (items, paths) = (0, 0)
        restore()
        say("A line of 10000 items is restored, places asked", paths)
        shelf.removeFromSuperview()
    }

    // MARK: Columns

    private func countColumns() {
        for count in [1000, 10_000] {
            let layout = AdaptiveColumnsLayout()
            layout.columns = .count(compact: 2, regular: 4)
            layout.itemHeight = .selfSizing(estimate: 40)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
                list, path, item in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            var asked = 0
            layout.itemIdentifier = { path in
                asked += 1
                return source.itemIdentifier(for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count))
            (Cell.made, Cell.measured) = (0, 0)
            source.apply(snapshot, animatingDifferences: false)
            put(list)
            say("\(count) items in columns, cells in sight", list.visibleCells.count)
            say("\(count) items in columns, heights asked of cells", Cell.measured)
            (asked, Cell.measured) = (0, 0)
            list.contentOffset.y = 20
            list.layoutIfNeeded()
            say("\(count) items, 20 points on to new cells, identities asked", asked)
            asked = 0
            list.contentOffset.y = 0
            list.layoutIfNeeded()
            say("\(count) items, 20 points back, identities asked", asked)
            (asked, Cell.measured) = (0, 0)
            snapshot.insertItems([count], beforeItem: 0)
            source.apply(snapshot, animatingDifferences: false)
            list.layoutIfNeeded()
            say("\(count) items, one comes in, heights asked of cells", Cell.measured)
            list.removeFromSuperview()
        }
    }

    // MARK: Pages

    private func countPages() {
        for isEndless in [false, true] {
            let carousel = Carousel<Int, Cell>()
            var filled = 0
            carousel.fill = { _, _ in filled += 1 }
            carousel.peek = 24
            carousel.isEndless = isEndless
            Cell.made = 0
            carousel.items = Array(0..<5)
            put(carousel, height: 226)
            let name = isEndless ? "without end" : "with ends"
            say("5 pages \(name), places", carousel.list.numberOfItems(inSection: 0))
            say("5 pages \(name), cells in sight", carousel.list.visibleCells.count)
            carousel.removeFromSuperview()
        }
    }

    // MARK: Headers

    private func countHeaders() {
        for count in [20, 2000] {
            let layout = CountingHeaders()
            layout.itemSize = CGSize(width: 100, height: 100)
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
                list, path, item in
                list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source.supplementaryViewProvider = { list, _, path in
                list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            for section in 0..<count {
                snapshot.appendSections([section])
                snapshot.appendItems(Array(section * 10..<section * 10 + 6), toSection: section)
            }
            source.apply(snapshot, animatingDifferences: false)
            put(list)
            list.contentOffset.y = list.contentSize.height / 2
            list.layoutIfNeeded()
            layout.asked = 0
            list.contentOffset.y += 10
            list.layoutIfNeeded()
            say("\(count) sections, 10 points on, places of items asked", layout.asked)
            list.removeFromSuperview()
        }
    }
}

extension UIView {
    fileprivate func pin(in container: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: container.topAnchor),
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
            bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }
}
