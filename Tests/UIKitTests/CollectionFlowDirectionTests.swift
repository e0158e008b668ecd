import Testing

@testable import UIKit

/// A flow layout where writing runs from right to left, as public source tells of it: "a flow layout mirrors item positions without flipping the
/// coordinate system … so offsets and gesture points stay unflipped"; of one that scrolls across, "the collection view will correctly call
/// cellForRow at 0 and scroll right to left correctly. However, the contentOffset wouldn't start at 0 and would instead start at the end".
@MainActor struct CollectionFlowDirectionTests {
    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 5
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    private func list(
        _ direction: UICollectionView.ScrollDirection, _ items: Items,
        _ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()
    ) -> (UICollectionView, Stage) {
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.semanticContentAttribute = .forceRightToLeft
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        let root = UIView()
        let stage = Stage(showing: root)
        root.addSubview(view)
        stage.frame()
        return (view, stage)
    }

    private func lefts(_ view: UICollectionView) -> [CGFloat] {
        view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.frame.minX ?? -1 }
    }

    @Test func linesBeginAtTheRight() {
        let items = Items()
        let (view, stage) = list(.vertical, items)
        #expect(lefts(view) == [220, 110, 0, 220, 110])
        #expect(view.contentOffset == .zero)
        #expect(view.indexPathForItem(at: CGPoint(x: 250, y: 50)) == [0, 0])
        view.semanticContentAttribute = .forceLeftToRight
        stage.frame()
        #expect(lefts(view) == [0, 110, 220, 0, 110])
    }

    @Test func contentAcrossBeginsAtItsRightEnd() {
        let items = Items()
        items.count = 20
        let (view, stage) = list(.horizontal, items)
        view.frame.size.height = 100
        stage.frame()
        // 20 items of 100 with 10 between them: 2,190; the window is 320 wide.
        #expect(view.contentSize.width == 2190 && view.contentOffset.x == 1870)
        #expect(view.cellForItem(at: [0, 0])?.frame.minX == 2090)
        items.count = 30
        view.reloadData()
        stage.frame()
        #expect(view.contentSize.width == 3290 && view.contentOffset.x == 2970)
        view.scrollToItem(at: [0, 10], at: .right, animated: false)
        stage.frame()
        // Its right edge, 3,290 - 10 * 110, at that of the window, which is 320 wide.
        #expect(view.contentOffset.x == 1870)
    }

    @Test func aLayoutThatFlipsTheCoordinatesIsNotMirroredOnceMore() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let items = Items()
        let (view, stage) = list(.vertical, items, Flipping())
        defer { withExtendedLifetime(stage) {} }
        #expect(lefts(view) == [220, 110, 0, 220, 110])
        #expect(view.layoutAttributesForItem(at: [0, 0])?.frame.minX == 220)
    }
}
