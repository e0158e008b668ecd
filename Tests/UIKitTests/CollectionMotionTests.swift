import Testing

@testable import UIKit

@MainActor
struct CollectionMotionTests {
    private func stage(_ counts: [Int], _ layout: UICollectionViewLayout? = nil) -> CompositionalStage {
        CompositionalStage(
            layout ?? UICollectionViewCompositionalLayout(section: rows(.absolute(50))), counts: counts)
    }

    private func seenMinY(_ view: UIView) -> CGFloat {
        let layer = view.layer.presentation() ?? view.layer
        return layer.position.y - layer.bounds.height / 2
    }

    @Test func insertedCellsFadeInWhileTheOthersMakeRoom() {
        let stage = stage([3])
        let second = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        var isDone = false
        stage.view.performBatchUpdates {
            stage.source.counts[0] = 4
            stage.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        } completion: {
            isDone = $0
        }
        stage.stage.frame()
        let new = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        #expect(new !== second)
        #expect(new.layer.presentation()!.opacity < 0.1)
        #expect(seenMinY(second) == 50 && second.frame.minY == 100)
        #expect(!isDone)
        stage.stage.advance(by: 0.15)
        #expect(seenMinY(second) > 60 && seenMinY(second) < 90)
        stage.stage.advance(by: 0.3)
        #expect(seenMinY(second) == 100 && new.alpha == 1 && isDone)
    }

    @Test func deletedCellsStayUntilTheyHaveFaded() {
        let stage = stage([3])
        let gone = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        stage.view.performBatchUpdates {
            stage.source.counts[0] = 2
            stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.stage.advance(by: 0.1)
        #expect(!gone.isHidden && stage.view.indexPath(for: gone) == nil)
        let seen = gone.layer.presentation()!.opacity
        #expect(seen > 0 && seen < 1)
        stage.stage.advance(by: 0.4)
        #expect(gone.isHidden)
        #expect(stage.view.visibleCells.count == 2)
    }

    /// Says where cells come from and go to.
    final class SlidingLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append("prepare \(updateItems.count)")
        }
        override func initialLayoutAttributesForAppearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(path.item)")
            let attributes = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
            attributes?.center.x -= 400
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("final \(path.item)")
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 800, y: 0, width: 50, height: 50)
            return attributes
        }
        override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }

    @Test func theLayoutSaysHowCellsComeAndGo() {
        let layout = SlidingLayout()
        let stage = stage([4], layout)
        let gone = stage.view.cellForItem(at: IndexPath(item: 2, section: 0))!
        stage.view.performBatchUpdates {
            stage.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.stage.frame()
        #expect(
            layout.log == [
                "prepare 2", "final 2", "initial 1", "initial 2", "initial 3", "initial 0", "finalize",
            ])
        let new = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        #expect(new.layer.presentation()!.position.x == new.center.x - 400)
        #expect(gone.frame.minX == 800)
        stage.stage.advance(by: 0.5)
        #expect(gone.isHidden && gone.alpha == 1)
    }

    @Test func aSecondChangeGoesOnFromWhatIsSeen() {
        let stage = stage([3])
        let first = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
        func insert() {
            stage.view.performBatchUpdates {
                stage.source.counts[0] += 1
                stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        insert()
        stage.stage.advance(by: 0.15)
        let seen = seenMinY(first)
        #expect(seen > 5 && seen < 45)
        insert()
        stage.stage.frame()
        #expect(abs(seenMinY(first) - seen) < 0.01)
        stage.stage.advance(by: 0.5)
        #expect(seenMinY(first) == 100)
    }

    @Test func aReloadEndsAllMotion() {
        let stage = stage([3])
        stage.view.performBatchUpdates {
            stage.source.counts[0] = 1
            stage.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
        }
        stage.stage.advance(by: 0.1)
        stage.source.counts[0] = 5
        stage.view.reloadData()
        stage.stage.advance(by: 0.5)
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
        #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func anotherLayoutMovesWhatIsSeen() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        let stage = stage([20])
        let cell = stage.view.cellForItem(at: IndexPath(item: 4, section: 0))!
        var isDone = false
        stage.view.setCollectionViewLayout(flow, animated: true) { isDone = $0 }
        stage.stage.frame()
        #expect(seenMinY(cell) == 200 && cell.frame.minY == 110)
        stage.stage.advance(by: 0.5)
        #expect(seenMinY(cell) == 110 && isDone)
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }

    @Test func aGestureLeadsFromOneLayoutToAnother() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 100)
        flow.minimumLineSpacing = 0
        let stage = stage([6])
        var ended: [Bool] = []
        let transition = stage.view.startInteractiveTransition(to: flow) { ended = [$0, $1] }
        transition.transitionProgress = 0.5
        stage.stage.frame()
        // Item 3: from (0, 150) to the second line's first place (0, 100).
        #expect(stage.frame(3)?.minY == 125)
        #expect(stage.view.collectionViewLayout === transition)
        stage.view.finishInteractiveTransition()
        stage.stage.advance(by: 0.5)
        #expect(stage.view.collectionViewLayout === flow)
        #expect(stage.frame(3)?.minY == 100)
        #expect(ended == [true, true])
        _ = stage.view.startInteractiveTransition(
            to: UICollectionViewCompositionalLayout(section: rows(.absolute(20))))
        stage.view.cancelInteractiveTransition()
        stage.stage.advance(by: 0.5)
        #expect(stage.view.collectionViewLayout === flow)
        #expect(LayoutContract.screenFaults(of: stage.view) == [])
    }

    // MARK: Interactive movement

    final class MovingSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var names = ["a", "b", "c", "d", "e"]
        var moves: [[Int]] = []
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path) as! NumberCell
            cell.shown = names[path.item]
            return cell
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
            path.item != 4
        }
        func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
            moves.append([from.item, to.item])
            names.insert(names.remove(at: from.item), at: to.item)
        }
    }

    private func moving() -> (Stage, UICollectionView, MovingSource) {
        let source = MovingSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: squares(100))
        view.contentInsetAdjustmentBehavior = .never
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.delegate = source
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.addSubview(view)
        return (Stage(showing: root), view, source)
    }

    @Test func aMovedItemChangesPlacesWithTheOthers() {
        let (stage, view, source) = moving()
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        let moved = view.cellForItem(at: IndexPath(item: 0, section: 0)) as! NumberCell
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 240, y: 60))
        stage.advance(by: 0.4)
        #expect(moved.center == CGPoint(x: 240, y: 60))
        #expect(view.shownNames == ["b", "c", "a", "d", "e"])
        #expect(source.moves.isEmpty)
        view.endInteractiveMovement()
        stage.advance(by: 0.4)
        #expect(source.moves == [[0, 2]])
        #expect(moved.frame == CGRect(x: 200, y: 0, width: 100, height: 100))
        #expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === moved)
    }

    @Test func aCancelledItemGoesBack() {
        let (stage, view, source) = moving()
        _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
        stage.advance(by: 0.1)
        view.cancelInteractiveMovement()
        stage.advance(by: 0.5)
        #expect(view.shownNames == ["a", "b", "c", "d", "e"])
        #expect(source.moves.isEmpty)
        #expect(LayoutContract.screenFaults(of: view) == [])
    }
}
