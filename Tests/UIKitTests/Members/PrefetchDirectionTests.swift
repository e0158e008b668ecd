import Testing

@testable import UIKit

/// Data is asked for ahead of the way that the content moves, and given up when it turns.
@MainActor @Suite struct PrefetchDirectionTests {
    /// What a prefetching data source was asked for and has not been told to forget.
    private final class Ledger: NSObject, UICollectionViewDataSourcePrefetching,
        UITableViewDataSourcePrefetching
    {
        var asked: [[Int]] = []
        var cancelled: [Int] = []
        var open: Set<Int> = []

        private func ask(_ indexPaths: [IndexPath]) {
            asked.append(indexPaths.map { $0[1] })
            open.formUnion(indexPaths.map { $0[1] })
        }
        private func cancel(_ indexPaths: [IndexPath]) {
            cancelled += indexPaths.map { $0[1] }
            for path in indexPaths {
                #expect(open.remove(path[1]) != nil, "\(path) was cancelled without having been asked for")
            }
        }
        func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            ask(indexPaths)
        }
        func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancel(indexPaths)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { ask(indexPaths) }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancel(indexPaths)
        }
    }

    /// Scrolls down and back, and checks what is asked for at every step.
    /// - Parameter inLine: items in each line.
    private func check(
        _ view: UIScrollView, _ stage: Stage, _ ledger: Ledger, inLine: Int, visible: () -> [Int],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func step(to offset: CGFloat) -> [Int] {
            ledger.asked = []
            ledger.cancelled = []
            view.contentOffset.y = offset
            stage.frame()
            return ledger.asked.flatMap { $0 }
        }
        var offset: CGFloat = 3_000
        view.contentOffset.y = offset
        stage.frame()
        ledger.open = []
        // 1. Down: what is asked for lies below what is seen, nearest first.
        for _ in 0..<10 {
            offset += 120
            let asked = step(to: offset)
            let last = try #require(visible().max())
            #expect(asked.allSatisfy { $0 > last }, sourceLocation: sourceLocation)
            let lines = asked.map { $0 / inLine }
            #expect(lines == lines.sorted(), sourceLocation: sourceLocation)
        }
        #expect(!ledger.open.isEmpty, sourceLocation: sourceLocation)
        let ahead = ledger.open.filter { $0 > visible().max() ?? 0 }
        #expect(!ahead.isEmpty, sourceLocation: sourceLocation)
        // 2. The content turns: what was asked for below and never came is given up.
        offset -= 240
        var asked = step(to: offset)
        offset -= 240
        asked += step(to: offset)
        let first = try #require(visible().min())
        #expect(!asked.isEmpty && asked.contains { $0 < first }, sourceLocation: sourceLocation)
        #expect(
            ledger.open.isDisjoint(with: ahead), "still open: \(ledger.open.intersection(ahead).sorted())",
            sourceLocation: sourceLocation)
        // 3. Up: what is asked for lies above, nearest first.
        for _ in 0..<10 {
            offset -= 120
            let asked = step(to: offset)
            let first = try #require(visible().min())
            #expect(asked.allSatisfy { $0 < first }, sourceLocation: sourceLocation)
            let lines = asked.map { $0 / inLine }
            #expect(lines == lines.sorted(by: >), sourceLocation: sourceLocation)
        }
    }

    @Test func itemsOfACollectionView() throws {
        let source = NumberSource(counts: [3_000])
        let view = UICollectionView.showing(
            source, layout: squares(125), size: CGSize(width: 375, height: 600))
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 375, height: 600)
            $0.safeAreaInsets = .zero
        }
        let ledger = Ledger()
        view.prefetchDataSource = ledger
        try check(view, stage, ledger, inLine: 3) { view.indexPathsForVisibleItems.map(\.item) }
    }

    @Test func rowsOfATable() throws {
        let fixture = TableFixture([3_000])
        let ledger = Ledger()
        fixture.table.prefetchDataSource = ledger
        try check(fixture.table, fixture.stage, ledger, inLine: 1) {
            (fixture.table.indexPathsForVisibleRows ?? []).map(\.row)
        }
    }

    @Test func nothingIsAskedForWhilePrefetchingIsOff() {
        let source = NumberSource(counts: [3_000])
        let view = UICollectionView.showing(source, layout: squares(125))
        let stage = Stage(showing: view) { $0.safeAreaInsets = .zero }
        let fixture = TableFixture([3_000])
        let ledger = Ledger()
        view.isPrefetchingEnabled = false
        view.prefetchDataSource = ledger
        fixture.table.isPrefetchingEnabled = false
        fixture.table.prefetchDataSource = ledger
        for step in 1...10 {
            view.contentOffset.y = CGFloat(step) * 100
            fixture.table.contentOffset.y = CGFloat(step) * 100
            stage.frame()
        }
        #expect(ledger.asked.isEmpty && ledger.cancelled.isEmpty)
    }
}
