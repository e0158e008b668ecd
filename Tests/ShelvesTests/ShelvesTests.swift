import CoreGraphics
import QuartzCore
import Testing

@testable import Shelves
@testable import UIKit

private final class NumberCell: UICollectionViewCell {
    var number = -1
}

/// A screen of ten shelves with a number of items each, in a window.
@MainActor
private final class Screen {
    let shelves = ShelvesController<String, Int, NumberCell>()
    let window: UIWindow
    private(set) var time = 0.0
    private let layout: ShelfLayout

    init(_ layout: ShelfLayout, counts: [(String, Int)]) {
        self.layout = layout
        TestDevice.begin { device in
            device.portraitSize = CGSize(width: 375, height: 700)
            device.safeAreaInsets = .zero
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        shelves.fill = { cell, number in cell.number = number }
        window.rootViewController = shelves
        window.makeKeyAndVisible()
        show(counts)
        frame()
    }

    func show(_ counts: [(String, Int)]) {
        shelves.show(
            counts.map { Shelf(id: $0.0, title: $0.0, layout: layout, items: Array(0..<$0.1)) },
            animated: false)
    }

    func list(_ number: Int) -> SelfSizingCollectionView? { row(number)?.shelf.list }

    func frame(after seconds: Double = 0) {
        time += seconds
        _ = FramePipeline.current.frame(at: time)
    }

    func row(_ number: Int) -> ShelfCell<Int, NumberCell>? {
        shelves.tableView.cellForRow(at: IndexPath(row: number, section: 0)) as? ShelfCell<Int, NumberCell>
    }
}

/// A collection view whose items are shelves, as high as its delegate says, each at its place.
@MainActor
private final class SectionsOfShelves: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    private typealias Row = ShelfSection<Int, NumberCell>
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let positions = ScrollPositionStore<Int, Int>()
    private let layout: ShelfLayout

    init(_ layout: ShelfLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        list.dataSource = self
        list.delegate = self
        list.register(Row.self, forCellWithReuseIdentifier: "shelf")
        view = list
    }

    func shelf(_ number: Int) -> ShelfView<Int, NumberCell>? {
        (list.cellForItem(at: IndexPath(item: number, section: 0)) as? Row)?.shelf
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        list.collectionViewLayout.invalidateLayout()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: indexPath)
        if let shelf = (cell as? Row)?.shelf {
            shelf.showsHeader = false
            shelf.shelfLayout = layout
            shelf.show(.items(Array(0..<30)))
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        // Margins of 10 points above and below.
        CGSize(width: 375, height: 20 + (layout.height(for: collectionView.traitCollection) ?? 0))
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if let row = cell as? Row { positions.restore(row.shelf, as: indexPath.item) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if let row = cell as? Row { positions.remember(row.shelf.list) }
    }
}

@MainActor @Suite(.serialized) struct ShelvesTests {
    private let grid = ShelfLayout.grid(ShelfItemSize(width: 80, height: 112), spacing: 10)
    private let line = ShelfLayout.line(ShelfItemSize(width: 80, height: 112), spacing: 10)

    @Test func gridsAreAsHighAsTheirItems() {
        defer { TestDevice.end() }
        // 343 points between the margins: 80 + 3 * (10 + 80) = 350 is too much for four.
        let screen = Screen(grid, counts: [("one", 1), ("three", 3), ("four", 4), ("none", 0)])
        let heights = (0..<3).map { screen.list($0)?.frame.height.rounded() }
        #expect(heights == [112, 112, 234])
        let title = screen.row(0)?.shelf.header.frame.height ?? 0
        #expect(abs((screen.row(2)?.frame.height ?? 0) - (10 + title + 10 + 234 + 10)) < 0.4)
        screen.shelves.tableView.contentOffset.y = screen.shelves.tableView.contentSize.height - 700
        screen.frame()
        #expect(screen.list(3)?.frame.height == CGFloat(0))
    }

    @Test(arguments: [true, false]) func aLineIsNeverLowerThanItsItems(inTable: Bool) {
        defer { TestDevice.end() }
        let layout = ShelfLayout.line(
            ShelfItemSize(width: 80, height: 112, textHeight: 40), spacing: 10, lines: 2)
        let screen = Screen(layout, counts: (0..<20).map { ("shelf \($0)", 30) })
        let sections = SectionsOfShelves(layout)
        if !inTable { screen.window.rootViewController = sections }
        // UIKit says so where items are higher than the list in which they are laid out.
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var said: [String] = []
        Diagnostics.sink = { said.append($0) }
        let list: UIScrollView = inTable ? screen.shelves.tableView : sections.list
        for category: UIContentSizeCategory in [
            .accessibilityExtraExtraExtraLarge, .small, .extraExtraLarge, .large, .accessibilityMedium,
        ] {
            var device = UIScreen.main.configuration
            device.category = category
            FramePipeline.current.apply(device)
            screen.frame()
            for offset in [400.0, 1900, 900, 0] {
                list.contentOffset.y = offset
                screen.frame()
            }
            let height = layout.height(for: list.traitCollection)
            let first = inTable ? screen.list(0) : sections.shelf(0)?.list
            #expect(first?.frame.height.rounded() == height?.rounded())
        }
        #expect(said == [])
    }

    /// With the largest text the first three rows fill the window. Those that leave keep the height that they had and are laid out
    /// once more, as their places are remembered.
    @Test func aLineThatLeavesIsNeverLowerThanItsItems() {
        defer { TestDevice.end() }
        let layout = ShelfLayout.line(
            ShelfItemSize(width: 80, height: 112, textHeight: 40), spacing: 10)
        let screen = Screen(layout, counts: [("shelf", 30)])
        let sections = SectionsOfShelves(layout)
        screen.window.rootViewController = sections
        screen.frame()
        // 10 + 112 + 40 + 10 points a row, and 10 between: four are in sight.
        sections.shelf(3)?.list.contentOffset.x = 416
        screen.frame()
        let sink = Diagnostics.sink
        defer { Diagnostics.sink = sink }
        var said: [String] = []
        Diagnostics.sink = { said.append($0) }
        var device = UIScreen.main.configuration
        device.category = .accessibilityExtraExtraExtraLarge
        FramePipeline.current.apply(device)
        screen.frame()
        #expect(said == [])
        #expect(sections.shelf(0) != nil && sections.shelf(3) == nil)
        // 16 before the first, 90 from one to the next: half of the fifth is behind the edge.
        #expect(sections.positions.position(of: 3)?.anchors.first == .init(item: 4, fraction: 0.5))
    }

    @Test func rowsGrowWhenTheirItemsDo() {
        defer { TestDevice.end() }
        let screen = Screen(grid, counts: [("a", 2), ("b", 2)])
        let before = screen.row(0)?.frame.height ?? 0
        screen.show([("a", 9), ("b", 2)])
        screen.frame()
        #expect(abs((screen.row(0)?.frame.height ?? 0) - before - 2 * 122) < 0.4)
        #expect(screen.row(1)?.frame.minY == screen.row(0)?.frame.maxY)
    }

    @Test func linesKeepTheirPlacesByIdentity() {
        defer { TestDevice.end() }
        let screen = Screen(line, counts: (0..<20).map { ("shelf \($0)", 30) })
        let table = screen.shelves.tableView!
        screen.list(1)?.contentOffset.x = 416
        table.contentOffset.y = table.contentSize.height - table.bounds.height
        screen.frame()
        let others = table.visibleCells.compactMap {
            ($0 as? ShelfCell<Int, NumberCell>)?.shelf.list.contentOffset.x
        }
        #expect(others.allSatisfy { $0 == 0 }, "\(others)")
        screen.show([("new", 30)] + (0..<20).map { ("shelf \($0)", 30) })
        table.contentOffset.y = 0
        screen.frame()
        #expect(screen.list(2)?.contentOffset.x == CGFloat(416))
        #expect(screen.list(1)?.contentOffset.x == CGFloat(0))
        screen.shelves.startOver()
        screen.frame()
        #expect(screen.list(2)?.contentOffset.x == CGFloat(0))
    }

    @Test func aRowThatLeavesWithItsChangeKeepsItsPlace() {
        defer { TestDevice.end() }
        let screen = Screen(line, counts: (0..<20).map { ("shelf \($0)", 30) })
        screen.list(2)?.contentOffset.x = 416
        screen.frame()
        // Two items come in before the others, and rows above that push the row out of sight.
        let layout = line
        func items(_ id: String) -> [Int] { id == "shelf 2" ? [100, 101] + Array(0..<30) : Array(0..<30) }
        let ids = (0..<10).map { "new \($0)" } + (0..<20).map { "shelf \($0)" }
        screen.shelves.show(
            ids.map { Shelf(id: $0, title: $0, layout: layout, items: items($0)) }, animated: false)
        screen.frame()
        #expect(screen.list(12) == nil)
        screen.shelves.tableView.scrollToRow(at: IndexPath(row: 12, section: 0), at: .top, animated: false)
        screen.frame()
        #expect(screen.list(12)?.contentOffset.x == CGFloat(416 + 180))
    }

    @Test func headersStickUntilTheNextPushesThem() {
        defer { TestDevice.end() }
        TestDevice.begin()
        let layout = StickyHeadersLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(Array(0..<10), toSection: 0)
        snapshot.appendItems(Array(10..<20), toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        let host = UIViewController()
        host.view = list
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = host
        window.makeKeyAndVisible()
        func top(_ section: Int) -> CGFloat? {
            _ = FramePipeline.current.frame(at: FrameClock.current.time)
            return list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))?.frame.minY
        }
        let inset = list.safeAreaInsets.top
        list.contentOffset.y = 200 - inset
        #expect(top(0) == CGFloat(200))
        list.contentOffset.y = 515 - inset
        #expect(top(0) == CGFloat(500), "pushed off by the next")
        #expect(top(1) == CGFloat(530))
    }

    @Test func aPageHeaderScrollsAway() {
        defer { TestDevice.end() }
        TestDevice.begin()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 320, height: 2000)
        let header = PageHeader(UIView(), height: 120, above: list)
        #expect(header.view.frame == CGRect(x: 0, y: -120, width: 320, height: 120))
        #expect(list.contentOffset.y == CGFloat(-120), "a list at its top stays at its top")
        header.remove()
        #expect(list.contentInset.top == 0 && list.contentOffset.y == CGFloat(0))
    }
}
