import Testing

@testable import UIKit

/// What a layout of one's own is asked and told.
@MainActor
struct CollectionLayoutHooksTests {
    final class Told: UICollectionViewFlowLayout {
        var log: [String] = []
        var inserted: [IndexPath] = []
        var deleted: [IndexPath] = []
        /// Where the content shall be.
        var target: CGPoint?

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("from \(Int(oldBounds.width)) to \(Int(collectionView!.bounds.width))")
        }
        override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
        {
            target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
        override func finalizeAnimatedBoundsChange() { log.append("finalize") }
        override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] { inserted }
        override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] { deleted }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(path.section)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(path.section)")
            return nil
        }
    }

    private func onStage(_ counts: [Int]) -> (Stage, UICollectionView, NumberSource, Told) {
        let layout = Told()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let source = NumberSource(counts: counts)
        let view = UICollectionView.showing(source, layout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: view)
        layout.log = []
        return (stage, view, source, layout)
    }

    /// Apple's documentation of `prepareForTransition(from:)`: the layout is told when it "is about to be installed", to set up what it
    /// needs for it. A widely used switch between grid and list reads the offset of its collection view there.
    @Test func aNewLayoutKnowsItsViewWhenItIsTold() {
        final class Asking: UICollectionViewFlowLayout {
            var seen: [CGFloat?] = []
            override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
                seen.append(collectionView?.contentOffset.y)
            }
        }
        let (stage, view, _, old) = onStage([100])
        stage.frame()
        view.contentOffset.y = 40
        let (first, second) = (Asking(), Asking())
        view.collectionViewLayout = first
        #expect(first.seen == [40] && old.collectionView == nil)
        view.collectionViewLayout = old
        view.contentOffset.y = 20
        _ = view.startInteractiveTransition(to: second, completion: nil)
        #expect(second.seen == [20])
    }

    /// A widely used calendar answers for its numbers from what its layout has found in `prepare()`.
    @Test func aLayoutMayFindTheNumbersInPrepare() {
        final class Rows: UICollectionViewLayout {
            var rows: [UICollectionViewLayoutAttributes] = []
            override func prepare() {
                rows = (0..<5).map {
                    let row = UICollectionViewLayoutAttributes(forCellWith: [0, $0])
                    row.frame = CGRect(x: 0, y: $0 * 60, width: 300, height: 50)
                    return row
                }
            }
            override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 300) }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                rows.filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
                rows[path.item]
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            let layout = Rows()
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                layout.rows.count
            }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
        }
        let source = Source()
        let view = UICollectionView(frame: .zero, collectionViewLayout: source.layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let stage = Stage(showing: view)
        stage.frame()
        #expect(view.visibleCells.count == 5)
    }

    /// Apple's documentation of `targetContentOffset(forProposedContentOffset:)`: asked during layout updates, after `prepare()`
    /// and `collectionViewContentSize`.
    @Test func anUpdateOfTheLayoutAloneAsksWhereTheContentShallBe() {
        let (stage, view, source, layout) = onStage([90])
        defer { withExtendedLifetime(source) {} }
        layout.target = CGPoint(x: 0, y: 120)
        view.performBatchUpdates({ layout.itemSize = CGSize(width: 50, height: 50) }, completion: nil)
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        stage.advance(by: 1)
        #expect(view.contentOffset == CGPoint(x: 0, y: 120))
        layout.target = .zero
        view.performBatchUpdates(nil, completion: nil)
        #expect(view.contentOffset == CGPoint(x: 0, y: 120), "nothing was to be laid out")
    }

    @Test func aTurnOfTheDeviceIsAnAnimatedChangeOfTheBounds() {
        let (stage, _, source, layout) = onStage([9])
        defer { withExtendedLifetime(source) {} }
        stage.rotate(to: .landscapeLeft)
        #expect(layout.log == ["from 393 to 852", "finalize"])
    }

    @Test func aChangeOfTheFrameInAnAnimationIsTold() {
        let (stage, view, source, layout) = onStage([9])
        defer { withExtendedLifetime(source) {} }
        view.frame.size.width = 350
        stage.frame()
        #expect(layout.log == [])
        UIView.animate(withDuration: 0.2) {
            view.frame.size.width = 300
            view.layoutIfNeeded()
        }
        #expect(layout.log == ["from 350 to 300", "finalize"])
        stage.advance(by: 0.3)
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    @Test func aLayoutTakesItsBarsOutAndInWithAnUpdate() {
        let (stage, view, source, layout) = onStage([2, 2])
        let kind = UICollectionView.elementKindSectionHeader
        let before = view.supplementaryView(forElementKind: kind, at: [0, 0])
        layout.deleted = [[0, 0]]
        layout.inserted = [[0, 0]]
        view.performBatchUpdates {
            source.names[0].append("new")
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        #expect(layout.log == ["final 0", "initial 1", "initial 0"])
        stage.advance(by: 0.5)
        let after = view.supplementaryView(forElementKind: kind, at: [0, 0])
        #expect(after != nil && before?.elementKey == nil || before !== after)
        #expect(LayoutContract.screenFaults(of: view) == [])
    }
}
