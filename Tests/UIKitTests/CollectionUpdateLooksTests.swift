import Testing

@testable import UIKit

/// Where layouts that call `super` say that elements of an update begin and end.
@MainActor
struct CollectionUpdateLooksTests {
    /// As tutorials have it: new items grow, the others are super's.
    final class Growing: UICollectionViewFlowLayout {
        var inserted: [IndexPath] = []
        var deleted: [IndexPath] = []
        var asked: [Int] = []
        var fadesNone = false

        override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updates)
            inserted = updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate)
            deleted = updates.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate)
        }
        override func initialLayoutAttributesForAppearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            asked.append(path.item)
            if fadesNone { return nil }
            let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
            if inserted.contains(path) {
                attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                attributes?.center.x += 500
            }
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
            if deleted.contains(path) { attributes?.center.x += 500 }
            return attributes
        }
    }

    private func stage(_ layout: UICollectionViewFlowLayout) -> CompositionalStage {
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        return CompositionalStage(layout, counts: [3])
    }

    private func insertFirst(_ stage: CompositionalStage) -> UICollectionViewCell {
        stage.view.performBatchUpdates {
            stage.source.counts[0] += 1
            stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
        stage.stage.frame()
        return stage.view.cellForItem(at: IndexPath(item: 0, section: 0))!
    }

    @Test func superSaysThatNewItemsAreClearAndTheOthersWhereTheyWere() {
        let layout = Growing()
        let stage = stage(layout)
        let second = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        let new = insertFirst(stage)
        #expect(new.layer.presentation()!.opacity < 0.1)
        #expect(new.layer.presentation()!.position.x == 187.5 + 500)
        #expect(layout.asked.sorted() == [0, 1, 2, 3])
        #expect(second.layer.presentation()!.position.y == 75 && second.center.y == 125)
        stage.stage.advance(by: 0.5)
        #expect(new.alpha == 1 && CATransform3DIsIdentity(new.transform3D))
    }

    @Test func superSaysThatGoneItemsAreClearWhereTheyWere() {
        let stage = stage(Growing())
        let gone = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        stage.view.performBatchUpdates {
            stage.source.counts[0] -= 1
            stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
        stage.stage.frame()
        #expect(gone.center == CGPoint(x: 187.5 + 500, y: 75) && gone.alpha == 0)
    }

    @Test func newItemsAreThereAtOnceWhenTheLayoutSaysNothing() {
        let layout = Growing()
        layout.fadesNone = true
        let new = insertFirst(stage(layout))
        #expect((new.layer.presentation() ?? new.layer).opacity == 1)
    }

    final class CentredCell: BlockCell {
        let mark = UIView()
        override init(frame: CGRect) {
            super.init(frame: frame)
            mark.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(mark)
            NSLayoutConstraint.activate([
                mark.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            ])
        }
        required init?(coder: NSCoder) { fatalError("no coder") }
    }

    @Test func theContentOfNewItemsStandsStillWhileTheyComeIn() throws {
        let stage = stage(UICollectionViewFlowLayout())
        stage.view.register(CentredCell.self, forCellWithReuseIdentifier: "block")
        let new = try #require(insertFirst(stage) as? CentredCell)
        // A view without a size in the middle of 375 points, on the next of three pixels a point
        #expect(new.mark.layer.presentation()!.position == CGPoint(x: 563.0 / 3, y: 25))
    }

    @Test func aCellThatTheAppShrankKeepsItsSizeWhenItMoves() {
        let layout = UICollectionViewFlowLayout()
        let stage = stage(layout)
        let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))!
        cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        layout.minimumLineSpacing = 20
        stage.stage.frame()
        #expect(cell.bounds.size == CGSize(width: 375, height: 50))
        #expect(cell.center == CGPoint(x: 187.5, y: 95))
    }
}
