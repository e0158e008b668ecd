import Testing

@testable import UIKit

/// Cells that are made ahead of their coming into sight.
@MainActor
struct CollectionPreparedCellTests {
    /// Lines of three squares of 100 points, six lines in the window.
    private func grid(_ count: Int = 300) -> (Stage, UICollectionView, NumberSource) {
        let source = NumberSource(counts: [count])
        let view = UICollectionView.showing(
            source, layout: squares(100), size: CGSize(width: 300, height: 600))
        view.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 600)
            $0.safeAreaInsets = .zero
        }
        source.isLogging = true
        return (stage, view, source)
    }

    private func scroll(_ view: UICollectionView, to y: CGFloat, _ stage: Stage) {
        view.contentOffset.y = y
        stage.frame()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func prepared(_ view: UICollectionView) -> [Int] { view.prepared.elements.list.map(\.key.item) }

    @Test func theNextLineIsMadeInAFrameInWhichNoCellComes() {
        let (stage, view, source) = grid()
        #expect(prepared(view) == [] && source.log == [], "nothing is made ahead before anything moves")
        scroll(view, to: 10, stage)
        #expect(source.log.filter { $0.hasPrefix("cell") } == ["cell 0.18", "cell 0.19", "cell 0.20"])
        #expect(prepared(view) == [])
        source.log = []
        scroll(view, to: 20, stage)
        #expect(source.log == ["cell 0.21", "cell 0.22", "cell 0.23"])
        source.log = []
        for y in stride(from: 30, through: 100, by: 10) { scroll(view, to: CGFloat(y), stage) }
        #expect(source.log == ["end 0.0", "end 0.1", "end 0.2"], "one line ahead is enough")
        source.log = []
        scroll(view, to: 110, stage)
        #expect(source.log == ["will 0.21", "will 0.22", "will 0.23"])
        #expect(view.shownNames.last == "0.23")
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    @Test func aPreparedCellIsFoundAndNotVisible() {
        let (stage, view, source) = grid()
        defer { withExtendedLifetime(source) {} }
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        let cell = view.cellForItem(at: path(21)) as? NumberCell
        #expect(cell?.shown == "0.21" && cell?.isHidden == true)
        #expect(cell.flatMap(view.indexPath(for:)) == path(21))
        #expect(!view.visibleCells.contains { $0 === cell })
        #expect(!view.indexPathsForVisibleItems.contains(path(21)))
        #expect(view.cellForItem(at: path(24)) == nil)
        #expect(cell?.isPooledCell == true, "a dump shows what is on the screen")
        scroll(view, to: 110, stage)
        #expect(view.visibleCells.contains { $0 === cell } && cell?.isHidden == false && cell?.reuses == 0)
    }

    @Test func aFlingKeepsNoMoreThanTheScreenAndALine() {
        let (stage, view, source) = grid(3000)
        stage.drag(CGPoint(x: 150, y: 500), step: CGVector(dx: 0, dy: -20), steps: 15)
        stage.advance(by: 6)
        #expect(view.contentOffset.y > 1000)
        #expect(view.reuse.made <= 24, "\(view.reuse.made) cells for seven lines in sight and one ahead")
        let shown = source.log.filter { $0.hasPrefix("will") }.count
        let ended = source.log.filter { $0.hasPrefix("end") }.count
        #expect(shown - ended == view.visibleCells.count - 18, "only displayed cells end")
    }

    @Test func cellsOfTheOtherDirectionGoBack() {
        let (stage, view, source) = grid()
        for y in [410, 420, 430] { scroll(view, to: CGFloat(y), stage) }
        #expect(prepared(view) == [33, 34, 35])
        let made = view.reuse.made
        source.log = []
        scroll(view, to: 425, stage)
        #expect(source.log == ["cell 0.9", "cell 0.10", "cell 0.11"])
        #expect(prepared(view) == [9, 10, 11])
        #expect(view.cellForItem(at: path(33)) == nil)
        #expect(view.reuse.made == made, "the cells of one line serve the other")
    }

    @Test func aFarJumpMakesNoSecondScreenOfCells() {
        let (stage, view, source) = grid(3000)
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        source.log = []
        scroll(view, to: 50_000, stage)
        #expect(prepared(view) == [])
        #expect(view.reuse.made <= 24, "\(view.reuse.made)")
        #expect(!source.log.contains { $0.hasPrefix("end 0.21") }, "it was never displayed")
    }

    @Test func nothingIsMadeAheadBeyondAnEdge() {
        let (stage, view, source) = grid()
        for y in [-10, -40, -30, -20, -10] { scroll(view, to: CGFloat(y), stage) }
        #expect(prepared(view) == [] && source.log == [])
    }

    @Test func withoutPrefetchingNothingIsMadeAhead() {
        let (stage, view, source) = grid()
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        view.isPrefetchingEnabled = false
        #expect(view.cellForItem(at: path(21)) == nil)
        source.log = []
        for y in [30, 40] { scroll(view, to: CGFloat(y), stage) }
        #expect(source.log == [])
    }

    // MARK: Changes

    @Test func preparedCellsFollowTheirItems() {
        let (stage, view, source) = grid()
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        let cells = [21, 22, 23].map { view.cellForItem(at: path($0)) }
        view.performBatchUpdates {
            source.names[0].remove(at: 22)
            source.names[0].insert("new", at: 21)
            view.deleteItems(at: [path(22)])
            view.insertItems(at: [path(21)])
            view.reloadItems(at: [path(23)])
        }
        #expect(view.cellForItem(at: path(21)) == nil, "a new item has no cell yet")
        #expect(view.cellForItem(at: path(22)) === cells[0])
        #expect(view.cellForItem(at: path(23)) == nil, "its item is to be loaded again")
        stage.advance(by: 0.5)
        for y in [105, 110] { scroll(view, to: CGFloat(y), stage) }
        #expect(Array(view.shownNames.suffix(3)) == ["new", "0.21", "0.23"])
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    @Test func reconfiguringReachesPreparedCells() {
        let (stage, view, source) = grid()
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        let cell = view.cellForItem(at: path(22)) as? NumberCell
        source.names[0][22] = "other"
        source.log = []
        view.reconfigureItems(at: [path(22), path(40)])
        #expect(source.log == ["cell 0.22"])
        #expect(cell?.shown == "other" && cell?.reuses == 0)
    }

    @Test func reloadingForgetsPreparedCells() {
        let (stage, view, source) = grid()
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        source.names[0][21] = "other"
        view.reloadData()
        #expect(view.cellForItem(at: path(21)) == nil)
        stage.frame()
        #expect(prepared(view) == [], "at rest nothing is made ahead")
        scroll(view, to: 110, stage)
        #expect(view.shownNames.contains("other"))
    }

    @Test func aSelectedItemIsSelectedWhenItComes() {
        let (stage, view, source) = grid()
        defer { withExtendedLifetime(source) {} }
        view.allowsMultipleSelection = true
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        view.selectItem(at: path(21), animated: false, scrollPosition: [])
        #expect(view.cellForItem(at: path(21))?.isSelected == true)
        scroll(view, to: 110, stage)
        #expect(view.cellForItem(at: path(21))?.isSelected == true)
    }

    @Test func anotherLayoutOrSizeForgetsPreparedCells() {
        let (stage, view, source) = grid()
        defer { withExtendedLifetime(source) {} }
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        stage.rotate(to: .landscapeLeft)
        #expect(prepared(view) == [])
        for y in [30, 40, 45] { scroll(view, to: CGFloat(y), stage) }
        #expect(prepared(view) != [])
        view.setCollectionViewLayout(squares(50), animated: false)
        #expect(prepared(view) == [])
        stage.frame()
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    // MARK: Kinds of layout

    @Test func aSectionThatScrollsForItselfMakesTheNextItem() {
        let layout = UICollectionViewCompositionalLayout(section: carousel(.absolute(100)))
        let stage = CompositionalStage(layout, counts: [50, 50])
        for x in [30, 35] {
            stage.scrollers[1].contentOffset.x = CGFloat(x)
            stage.stage.frame()
        }
        #expect(stage.view.prepared.elements.list.map(\.key.indexPath) == [IndexPath(item: 5, section: 1)])
        let cell = stage.view.cellForItem(at: IndexPath(item: 5, section: 1))
        stage.scrollers[1].contentOffset.x = 130
        stage.stage.frame()
        #expect(cell?.superview === stage.scrollers[1] && cell?.isHidden == false)
        #expect(stage.frame(5, 1)?.minX == 370)
    }

    /// Rows that grow when they are measured.
    @Test(arguments: [true, false])
    func aGuessedRowIsMeasuredOnceAheadOfSight(isForward: Bool) {
        let stage = CompositionalStage(
            UICollectionViewCompositionalLayout(section: rows(.estimated(40))), counts: [200]
        ) { source in
            for item in 0..<200 { source.heights[[0, item]] = CGFloat(50 + item * 37 % 90) }
        }
        let view = stage.view
        view.scrollToItem(at: [0, 100], at: .top, animated: false)
        stage.stage.frame()
        for _ in 0..<300 {
            let shown = view.visibleCells.map { ($0, $0.frame.minY - view.contentOffset.y) }
            view.contentOffset.y += isForward ? 3 : -3
            stage.stage.frame()
            for (cell, y) in shown where view.indexPath(for: cell) != nil && !cell.isHidden {
                let now = cell.frame.minY - view.contentOffset.y
                #expect(abs(now - y - (isForward ? -3 : 3)) < 0.4, "a row jumps at \(view.contentOffset.y)")
            }
            #expect(LayoutContract.screenFaults(of: view) == [])
        }
        let next = view.prepared.elements.list
        #expect(next.count == 1)
        let height = next.first.map { view.layoutAttributesForItem(at: $0.key.indexPath)?.frame.height }
        #expect(height == next.first.map { stage.source.heights[$0.key.indexPath] }, "its height is known")
    }

    @Test func aLayoutThatFollowsTheBoundsMakesCellsAheadToo() {
        final class Following: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let (stage, view, source) = grid()
        let layout = Following()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        view.setCollectionViewLayout(layout, animated: false)
        stage.frame()
        for y in [10, 20] { scroll(view, to: CGFloat(y), stage) }
        #expect(prepared(view) == [21, 22, 23])
        source.log = []
        for y in [30, 40, 50] { scroll(view, to: CGFloat(y), stage) }
        #expect(source.log == [])
    }
}
