import Testing

@testable import UIKit

@MainActor
struct CollectionInteractionTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    /// A collection view of 100-point squares fills a stage; its content begins below the safe area.
    private func onStage(_ source: NumberSource, _ layout: UICollectionViewLayout) -> (
        Stage, UICollectionView
    ) {
        let view = UICollectionView.showing(source, layout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: view)
        source.isLogging = true
        source.log = []
        return (stage, view)
    }

    @Test func aTapHighlightsThenSelects() {
        let source = NumberSource(counts: [30])
        let (stage, view) = onStage(source, squares(100))
        stage.tap(CGPoint(x: 150, y: 50))
        #expect(source.log == ["highlight 0.1", "unhighlight 0.1", "select 0.1"])
        #expect(view.cellForItem(at: path(1))?.isSelected == true)
        source.log = []
        stage.tap(CGPoint(x: 50, y: 150))
        #expect(source.log == ["highlight 0.3", "unhighlight 0.3", "deselect 0.1", "select 0.3"])
        #expect(view.indexPathsForSelectedItems == [path(3)])
    }

    @Test func withMultipleSelectionASecondTapDeselects() {
        let source = NumberSource(counts: [30])
        let (stage, view) = onStage(source, squares(100))
        view.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 150, y: 50))
        stage.tap(CGPoint(x: 300, y: 50))
        #expect(view.indexPathsForSelectedItems == [path(1), path(2)])
        stage.tap(CGPoint(x: 150, y: 50))
        #expect(view.indexPathsForSelectedItems == [path(2)])
        #expect(source.log.last == "deselect 0.1")
    }

    @Test func aDragScrollsAndSelectsNothing() {
        let source = NumberSource(counts: [300])
        let (stage, view) = onStage(source, squares(100))
        stage.drag(CGPoint(x: 150, y: 600), step: CGVector(dx: 0, dy: -20), steps: 10)
        #expect(view.contentOffset.y > 100)
        #expect(view.indexPathsForSelectedItems == [])
        #expect(!source.log.contains { $0.hasPrefix("select") })
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test func selectionSurvivesReuse() {
        let source = NumberSource(counts: [300])
        let (stage, view) = onStage(source, squares(100))
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        view.contentOffset.y = 5000
        stage.frame()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.contentOffset.y = 0
        stage.frame()
        #expect(view.visibleCells.filter(\.isSelected).map { view.indexPath(for: $0) } == [path(1)])
    }

    private final class MarkingCell: UICollectionViewCell {
        var changes: [Bool] = []
        override var isSelected: Bool { didSet { changes.append(isSelected) } }
        override func prepareForReuse() { changes = [] }
    }

    private final class MarkingSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            60
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "marking", for: indexPath)
        }
    }

    /// Recorded: github.com/windywu812/CalenderView marks the day in `cellForItemAt` and takes the mark away where `isSelected` becomes false;
    /// its picture of an iPhone 8 has the mark on a day that nobody selected.
    @Test func onlyCellsOfSelectedItemsHearOfIt() {
        let source = MarkingSource()
        let frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let view = UICollectionView(frame: frame, collectionViewLayout: squares(100))
        view.register(MarkingCell.self, forCellWithReuseIdentifier: "marking")
        view.dataSource = source
        let stage = Stage(showing: view)
        view.selectItem(at: path(0), animated: false, scrollPosition: [])
        view.reloadData()
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        stage.frame()
        func cell(_ item: Int) -> MarkingCell? { view.cellForItem(at: path(item)) as? MarkingCell }
        #expect(cell(1)?.changes == [true] && cell(2)?.changes == [])
        // A class that does not call super in `prepareForReuse()` gets no cell back that is marked.
        view.contentOffset.y = 1500
        stage.frame()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test func selectingWithAPositionScrolls() {
        let source = NumberSource(counts: [300])
        let (_, view) = onStage(source, squares(100))
        view.selectItem(at: path(150), animated: false, scrollPosition: .top)
        #expect(view.contentOffset.y == 5000)
        #expect(view.indexPathsForSelectedItems == [path(150)])
    }

    @Test func aFlingEndsWhereTheLayoutWants() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint { CGPoint(x: proposed.x, y: (proposed.y / 100).rounded() * 100) }
        }
        let source = NumberSource(counts: [3000])
        let layout = Snapping()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        let (stage, view) = onStage(source, layout)
        stage.drag(CGPoint(x: 150, y: 700), step: CGVector(dx: 0, dy: -15), steps: 12)
        stage.advance(by: 6)
        #expect(view.contentOffset.y > 300)
        #expect(
            abs(view.contentOffset.y.truncatingRemainder(dividingBy: 100)) < 0.5, "\(view.contentOffset.y)")
    }

    @Test func itemsAheadArePrefetched() {
        final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
            var asked: [IndexPath] = []
            func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
                asked += indexPaths
            }
        }
        let source = NumberSource(counts: [300])
        let (stage, view) = onStage(source, squares(100))
        let ahead = Ahead()
        view.prefetchDataSource = ahead
        #expect(ahead.asked.isEmpty)
        view.contentOffset.y = 90
        stage.frame()
        let last = view.indexPathsForVisibleItems.last!
        #expect(ahead.asked.first.map { $0 > last } == true)
        #expect(Set(ahead.asked).count == ahead.asked.count)
    }
}
