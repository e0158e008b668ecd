import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Shelves
@testable import UIKit

private final class NumberCell: UICollectionViewCell {
    var number = -1
}

/// Three lines in a window of 375 points. Items are 80 wide with 10 between them, and 16 before the first and behind the last.
@MainActor
private final class Lines {
    typealias Row = ShelfCell<Int, NumberCell>
    let screen = ShelvesController<String, Int, NumberCell>()
    private let window: UIWindow
    private let layout = ShelfLayout.line(ShelfItemSize(width: 80, height: 112), spacing: 10)

    init(_ contents: [(String, ShelfContent<Int>)]) {
        TestDevice.begin { device in
            device.portraitSize = CGSize(width: 375, height: 700)
            device.safeAreaInsets = .zero
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        screen.fill = { cell, number in cell.number = number }
        window.rootViewController = screen
        window.makeKeyAndVisible()
        show(contents)
    }

    func show(_ contents: [(String, ShelfContent<Int>)], animated: Bool = false) {
        screen.show(
            contents.map { Shelf(id: $0.0, title: $0.0, layout: layout, content: $0.1) }, animated: animated)
        frame()
    }

    func frame() { _ = FramePipeline.current.frame(at: FrameClock.current.time) }

    func shelf(_ id: String) -> ShelfView<Int, NumberCell>? {
        guard let index = screen.shelves.firstIndex(where: { $0.id == id }) else { return nil }
        return (screen.tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? Row)?.shelf
    }
    func offset(_ id: String) -> CGFloat? { shelf(id)?.list.contentOffset.x }
    func scroll(_ id: String, to x: CGFloat) {
        shelf(id)?.list.contentOffset.x = x
        frame()
    }
}

@MainActor @Suite(.serialized) struct KeptPlacesTests {
    private let thirty = ShelfContent.items(Array(0..<30))

    @Test(arguments: [ShelfContent<Int>.loading(), .empty("Nothing"), .failed("No connection"), .items([])])
    func aRefreshKeepsThePlace(_ between: ShelfContent<Int>) {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty), ("b", thirty)])
        lines.scroll("b", to: 416)
        lines.show([("a", thirty), ("b", between)])
        lines.show([("a", thirty), ("b", thirty)])
        #expect(lines.offset("b") == 416)
    }

    @Test func aFilterOfItemsKeepsThePlace() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty), ("b", thirty)])
        lines.scroll("b", to: 950)
        // Of what was in sight nothing is left, then two items that stand at the beginning.
        for few in [[0, 1, 2], [1, 11, 12]] {
            lines.show([("a", thirty), ("b", .items(few))])
            #expect(lines.offset("b") == 0)
            lines.show([("a", thirty), ("b", thirty)])
            #expect(lines.offset("b") == 950)
        }
    }

    @Test func whoScrollsWhatIsLeftHasAnotherPlace() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty)])
        lines.scroll("a", to: 950)
        lines.show([("a", .items(Array(100..<130)))])
        #expect(lines.offset("a") == 0)
        lines.scroll("a", to: 106)
        lines.show([("a", thirty)])
        #expect(lines.offset("a") == 0, "the place was among items that are gone")
    }

    @Test func aFilterOfShelvesKeepsTheirPlaces() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty), ("b", thirty)])
        lines.scroll("b", to: 200)
        lines.show([("a", thirty)])
        lines.show([("a", thirty), ("b", thirty)])
        #expect(lines.offset("b") == 200)
    }

    @Test func restoredStateWaitsForTheItems() throws {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty)])
        lines.scroll("a", to: 500)
        lines.screen.positions.rememberVisible()
        let saved = try JSONEncoder().encode(lines.screen.positions.memory)
        let memory = try JSONDecoder().decode(PositionMemory<String, Int>.self, from: saved)

        let later = Lines([("a", .loading())])
        later.screen.positions.memory = memory
        later.show([("a", thirty)])
        #expect(later.offset("a") == 500)

        let before = Lines([("a", thirty)])
        before.screen.positions.memory = memory
        before.screen.positions.restoreVisible()
        #expect(before.offset("a") == 500)
    }

    @Test func aLineKeepsItsPlaceWhenWritingTurnsAround() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty)])
        lines.scroll("a", to: 416)
        var device = UIScreen.main.configuration
        device.direction = .rightToLeft
        FramePipeline.current.apply(device)
        lines.frame()
        // 30 items: 2 * 16 + 30 * 80 + 29 * 10 = 2722 points; 416 of them are behind the right edge.
        #expect(lines.offset("a") == 1931)
        device.direction = .leftToRight
        FramePipeline.current.apply(device)
        lines.frame()
        #expect(lines.offset("a") == 416)
    }

    @Test func placesFollowTheirShelvesThroughMovesAndDeletions() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty), ("b", thirty), ("c", thirty)])
        lines.scroll("b", to: 416)
        for order in [["c", "b", "a"], ["c", "b"], ["b"], ["b", "c", "a"]] {
            lines.show(order.map { ($0, thirty) })
            for id in order { #expect(lines.offset(id) == (id == "b" ? 416 : 0), "\(order) \(id)") }
        }
    }

    /// Rows are 162 points high, so that four are wholly in sight: all of the 520 are moved once. The twenty that were left first are
    /// forgotten.
    @Test func aPageOfMoreShelvesThanTheLimitForgetsTheOldest() throws {
        defer { TestDevice.end() }
        let lines = Lines((0..<520).map { ("\($0)", thirty) })
        let table = try #require(lines.screen.tableView)
        func show(_ row: Int) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            lines.frame()
        }
        for row in stride(from: 0, to: 520, by: 4) {
            show(row)
            for case let row as Lines.Row in table.visibleCells { row.shelf.list.contentOffset.x = 416 }
        }
        show(0)
        #expect(lines.screen.positions.memory.count == 500)
        #expect(lines.offset("0") == 0)
        for row in [100, 519] {
            show(row)
            #expect(lines.offset("\(row)") == 416)
        }
    }

    /// Two sections, whose identities are of another kind than the items'.
    @Test func aListWithADiffableSourceIsRestoredByIt() {
        defer { TestDevice.end() }
        TestDevice.begin()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 300, height: 50)
        flow.minimumLineSpacing = 0
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: flow)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: list) {
            list, path, item in list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        func show(_ sections: [(String, [Int])]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            source.apply(snapshot, animatingDifferences: false)
            list.layoutIfNeeded()
        }
        let (even, odd) = (Array(stride(from: 0, to: 40, by: 2)), Array(stride(from: 1, to: 40, by: 2)))
        show([("even", even), ("odd", odd)])
        let store = ScrollPositionStore<Int, Int>()
        store.restore(list, as: 0, in: source)
        // Item 3 has 21 others before it, and later one; 25 of its 50 points are behind the edge.
        list.contentOffset.y = 21 * 50 + 25
        store.remember(list)
        show([("odd", odd), ("even", even)])
        store.restore(list, as: 0, in: source)
        #expect(list.contentOffset.y == 75)
    }

    @Test func anotherSizeOfItemsKeepsThePlace() {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty)])
        lines.scroll("a", to: 416)
        let wider = ShelfLayout.line(ShelfItemSize(width: 160, height: 112), spacing: 10)
        lines.screen.show([Shelf(id: "a", title: "a", layout: wider, content: thirty)], animated: false)
        lines.frame()
        // Half of the fifth item was behind the edge: 16 + 4 * 90 + 40, and now 16 + 4 * 170 + 80.
        #expect(lines.offset("a") == 776)
    }

    @Test func anInsertionMovesTheItemsOfALineAtItsBeginningOnly() throws {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty), ("b", thirty)])
        lines.scroll("b", to: 416)
        let more = ShelfContent.items([100] + Array(0..<30))
        lines.show([("a", more), ("b", more)], animated: true)
        let first = try #require(lines.shelf("a"))
        let path = try #require(first.indexPath(of: 0))
        #expect(first.list.cellForItem(at: path)?.layer.animationKeys()?.isEmpty == false)
        #expect(lines.offset("a") == 0)
        // The new item and its space: 90 points.
        #expect(lines.offset("b") == 506)
    }

    // MARK: Other layouts

    @Test func anotherLayoutCanBeTakenBack() throws {
        defer { TestDevice.end() }
        let lines = Lines([("a", thirty)])
        let shelf = try #require(lines.shelf("a"))
        let own = shelf.list.collectionViewLayout
        let columns = AdaptiveColumnsLayout()
        func measureAgain() {
            lines.screen.tableView.performBatchUpdates(nil)
            lines.frame()
        }
        shelf.use(columns, height: 200)
        measureAgain()
        #expect(shelf.list.collectionViewLayout === columns && shelf.list.frame.height == 200)
        shelf.use(nil)
        measureAgain()
        #expect(shelf.list.collectionViewLayout === own && shelf.list.frame.height == 112)
        #expect(shelf.list.isScrollEnabled)
        shelf.use(columns)
        shelf.shelfLayout = .line(ShelfItemSize(width: 80, height: 60))
        measureAgain()
        #expect(shelf.list.collectionViewLayout === own && shelf.list.frame.height == 60)
    }

    // MARK: What is not there yet

    @Test func placeholdersAreSaidAloud() throws {
        defer { TestDevice.end() }
        let lines = Lines([("a", .loading())])
        let shelf = try #require(lines.shelf("a"))
        func said() -> [String] {
            var found: [String] = []
            func visit(_ view: UIView) {
                if view.isAccessibilityElement, let label = view.accessibilityLabel { found.append(label) }
                view.subviews.forEach(visit)
            }
            visit(shelf)
            return found
        }
        #expect(said().contains("Loading"))
        lines.show([("a", thirty)])
        #expect(!said().contains("Loading"))
    }

    @Test func theShimmerStopsWhenTheReaderWantsLessMotion() throws {
        defer { TestDevice.end() }
        TestDevice.begin()
        let window = UIWindow(frame: UIScreen.main.bounds)
        let host = UIViewController()
        window.rootViewController = host
        window.makeKeyAndVisible()
        let shimmer = ShimmerView(frame: CGRect(x: 0, y: 0, width: 80, height: 112))
        host.view.addSubview(shimmer)
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        let light = try #require(shimmer.layer.sublayers?.first)
        #expect(!light.isHidden && light.animation(forKey: "shimmer") != nil)
        var device = UIScreen.main.configuration
        device.reducesMotion = true
        FramePipeline.current.apply(device)
        _ = FramePipeline.current.frame(at: FrameClock.current.time)
        #expect(light.isHidden && light.animation(forKey: "shimmer") == nil)
    }

    @Test func rowsThatComeAreToldWithWhatTheyShowFirst() throws {
        defer { TestDevice.end() }
        let lines = Lines((0..<40).map { ("\($0)", thirty) })
        var told: [String: [Int]] = [:]
        lines.screen.onPrefetch = { items, id in told[id] = items }
        lines.scroll("1", to: 416)
        let table = try #require(lines.screen.tableView)
        table.contentOffset.y = 1500
        lines.frame()
        table.contentOffset.y = 1600
        lines.frame()
        let last = try #require(table.indexPathsForVisibleRows?.last?.row)
        // 375 / 90 points: parts of five items are in sight at most.
        #expect(told["\(last + 1)"] == [0, 1, 2, 3, 4], "\(told.keys.sorted())")
        table.contentOffset.y = 700
        lines.frame()
        table.contentOffset.y = 600
        lines.frame()
        // The first row but one was left where item 4 begins to be seen: (416 - 16) / 90 is between 4 and 5.
        told = [:]
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: [IndexPath(row: 1, section: 0)])
        #expect(told["1"] == [4, 5, 6, 7, 8])
    }
}

// MARK: - Headers that stay

@MainActor @Suite(.serialized) struct StickyInsetTests {
    private func board(_ sections: [[Int]] = [Array(0..<100), Array(100..<110)]) -> (
        board: Board, layout: StickyHeadersLayout
    ) {
        let layout = StickyHeadersLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        return (Board(layout, sections: sections), layout)
    }

    @Test func headersStayBelowTheListsInset() {
        defer { TestDevice.end() }
        let (board, _) = board()
        board.list.contentInset.top = 100
        board.list.contentOffset.y = 500
        board.frame()
        #expect(board.header(0)?.minY == 600)
    }

    @Test func footersStayAboveTheListsInset() {
        defer { TestDevice.end() }
        let (board, layout) = board()
        layout.footerReferenceSize = CGSize(width: 300, height: 20)
        layout.sticksFooters = true
        board.list.contentInset.bottom = 100
        board.list.contentOffset.y = 500
        board.frame()
        let path = IndexPath(item: 0, section: 0)
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: path)
        // The screen is 600 high.
        #expect(footer?.frame.maxY == 1000)
    }

    @Test func headersStayBelowThePageHeadersBarAlsoWhileARefreshControlTurns() {
        defer { TestDevice.end() }
        let (board, layout) = board()
        let bar = PageHeader(UIView(), height: 200, shrinksTo: 44, above: board.list)
        layout.edgeInset = 44
        board.list.contentOffset.y = 500
        bar.follow()
        board.frame()
        #expect(bar.view.frame.minY == 500 && board.header(0)?.minY == 544)
        let control = UIRefreshControl()
        board.list.refreshControl = control
        control.beginRefreshing()
        let more = board.list.adjustedContentInset.top - 200
        #expect(more > 0)
        board.list.contentOffset.y = 700
        bar.follow()
        board.frame()
        #expect(bar.view.frame.minY == 700 + more && board.header(0)?.minY == 744 + more)
        bar.remove()
        board.list.contentOffset.y = 800
        board.frame()
        #expect(board.header(0)?.minY == 844 + more)
    }

    /// Keeps what its layout tells it.
    final class Bar: UICollectionReusableView {
        var isStuck: Bool?
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
            isStuck = (attributes as? StickyHeaderAttributes)?.isStuck
        }
    }

    @Test func headersAreToldWhetherTheyHaveLeftTheirPlace() {
        defer { TestDevice.end() }
        let (board, _) = board([[], Array(0..<100)])
        let bars = UICollectionView.SupplementaryRegistration<Bar>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        board.source.supplementaryViewProvider = { list, _, path in
            list.dequeueConfiguredReusableSupplementary(using: bars, for: path)
        }
        board.list.reloadData()
        func isStuck(_ section: Int, at y: CGFloat) -> Bool? {
            board.list.contentOffset.y = y
            board.frame()
            let bar = board.list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))
            return (bar as? Bar)?.isStuck
        }
        // The first section is its header, 30 points, and scrolls away with it; the second begins behind it.
        #expect(isStuck(0, at: 10) == false && isStuck(1, at: 10) == false)
        #expect(isStuck(1, at: 30) == false)
        #expect(isStuck(1, at: 31) == true)
    }

    @Test func aFooterWithoutRoomIsInItsPlace() {
        // The section begins where its footer does, below the edge.
        let place = StickyArithmetic.footer(natural: Stretch(100, 20), sectionStart: 100, edge: 50)
        #expect(place == StickyArithmetic.Placement(start: 100, length: 20, isStuck: false))
    }

    @Test func theFormsForInterfaceBuilderSayTheStyle() {
        let layout = StickyHeadersLayout()
        layout.stackedHeaders = 2
        #expect(layout.style == .stack(2))
        layout.collapsedHeaderLength = 12
        #expect(layout.style == .collapse(12) && layout.stackedHeaders == 0)
        layout.collapsedHeaderLength = 0
        #expect(layout.style == .push)
    }
}
