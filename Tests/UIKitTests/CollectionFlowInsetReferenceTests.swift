import Testing

@testable import UIKit

/// Sections that keep clear of the safe area or of the margins.
@MainActor
struct CollectionFlowInsetReferenceTests {
    private func onStage(
        _ reference: UICollectionViewFlowLayout.SectionInsetReference
    ) -> (stage: Stage, controller: UICollectionViewController, source: NumberSource) {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInsetReference = reference
        let source = NumberSource(counts: [1])
        let controller = UICollectionViewController(collectionViewLayout: layout)
        controller.collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        controller.collectionView.dataSource = source
        let stage = Stage(controller)
        stage.frame()
        return (stage, controller, source)
    }

    private func left(_ controller: UICollectionViewController) -> CGFloat? {
        controller.collectionView.visibleCells.first?.frame.minX
    }

    @Test func sectionsFollowTheSafeAreaWhenItChanges() {
        let shown = onStage(.fromSafeArea)
        let (stage, controller) = (shown.stage, shown.controller)
        #expect(left(controller) == 0)
        controller.additionalSafeAreaInsets.left = 59
        stage.frame()
        #expect(left(controller) == 59)
        withExtendedLifetime(shown) {}
    }

    @Test func sectionsFollowTheMarginsWhenTheyChange() {
        let shown = onStage(.fromLayoutMargins)
        let (stage, controller) = (shown.stage, shown.controller)
        let before = controller.collectionView.layoutMargins.left
        #expect(left(controller) == before)
        controller.collectionView.layoutMargins.left = before + 30
        stage.frame()
        #expect(left(controller) == before + 30)
        withExtendedLifetime(shown) {}
    }
}
