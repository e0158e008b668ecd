import Testing

@testable import UIKit

/// Menus that a long press on an item opens.
@MainActor
struct CollectionMenuTests {
    /// What delegates are asked and told.
    @MainActor class Answers: NSObject {
        var log: [String] = []
        var refused = Set<Int>()
        func menu(_ name: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(
                identifier: name as NSString, previewProvider: nil,
                actionProvider: { _ in UIMenu(children: [UIAction(title: name) { _ in }]) })
        }
        func one(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
            log.append("one \(path.item) at \(point.x) \(point.y)")
            return refused.contains(path.item) ? nil : menu("item \(path.item)")
        }
    }

    /// Answers for one item.
    final class Single: Answers, UICollectionViewDelegate {
        func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { one(indexPath, point) }
        func collectionView(
            _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will display \(configuration.identifier)") }
        func collectionView(
            _ view: UICollectionView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will end \(configuration.identifier)") }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
    }

    /// Answers for any number of items, and for one.
    final class Several: Answers, UICollectionViewDelegate {
        var previewed: [Int] = []
        func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { one(indexPath, point) }
        func collectionView(
            _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("many \(indexPaths.map(\.item))")
            return indexPaths.first.map { refused.contains($0.item) } == true ? nil : menu("many")
        }
        func collectionView(
            _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            previewed.append(indexPath.item)
            return nil
        }
    }

    private func onStage(_ delegate: any UICollectionViewDelegate) -> (Stage, UICollectionView, NumberSource)
    {
        let source = NumberSource(counts: [5])
        let view = UICollectionView.showing(source, layout: squares(131))
        view.contentInsetAdjustmentBehavior = .never
        view.delegate = delegate
        return (Stage(showing: view), view, source)
    }

    private func press(_ point: CGPoint, _ stage: Stage) {
        stage.touch(.began, point)
        stage.advance(by: 0.7)
        stage.touch(.ended, point)
        stage.advance(by: 0.5)
    }

    @Test func aLongPressAsksForTheItemsMenuAndDoesNotSelect() {
        let delegate = Single()
        let (stage, view, source) = onStage(delegate)
        defer { withExtendedLifetime(source) {} }
        press(CGPoint(x: 200, y: 60), stage)
        #expect(delegate.log == ["one 1 at 200.0 60.0", "will display item 1"])
        #expect(view.indexPathsForSelectedItems == [])
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
        delegate.log = []
        stage.tap(CGPoint(x: 20, y: 800))
        stage.advance(by: 0.6)
        #expect(delegate.log == ["will end item 1"])
    }

    @Test func anItemWithoutAMenuStaysAPress() {
        let delegate = Single()
        delegate.refused = [1]
        let (stage, view, source) = onStage(delegate)
        defer { withExtendedLifetime(source) {} }
        press(CGPoint(x: 200, y: 60), stage)
        #expect(delegate.log == ["one 1 at 200.0 60.0", "select 1"])
        #expect(view.contextMenuInteraction?.menuAppearance == .unknown)
    }

    @Test func betweenItemsOnlyTheFormForManyIsAsked() {
        let one = Single()
        var (stage, _, source) = onStage(one)
        press(CGPoint(x: 200, y: 500), stage)
        #expect(one.log.isEmpty)
        let many = Several()
        (stage, _, source) = onStage(many)
        defer { withExtendedLifetime(source) {} }
        press(CGPoint(x: 200, y: 500), stage)
        #expect(many.log == ["many []"])
    }

    @Test func theFormForManyGoesFirst() {
        let delegate = Several()
        delegate.refused = [2]
        let (stage, _, source) = onStage(delegate)
        defer { withExtendedLifetime(source) {} }
        press(CGPoint(x: 200, y: 60), stage)
        #expect(delegate.log == ["many [1]"])
        #expect(delegate.previewed == [1])
        stage.tap(CGPoint(x: 20, y: 800))
        stage.advance(by: 0.6)
        delegate.log = []
        press(CGPoint(x: 330, y: 60), stage)
        #expect(delegate.log.prefix(2) == ["many [2]", "one 2 at 330.0 60.0"])
    }

    @Test func aSelectedItemStandsForAllSelectedOnes() {
        let delegate = Several()
        let (stage, view, source) = onStage(delegate)
        defer { withExtendedLifetime(source) {} }
        view.allowsMultipleSelection = true
        for item in [3, 1] {
            view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
        press(CGPoint(x: 200, y: 60), stage)
        stage.tap(CGPoint(x: 20, y: 800))
        stage.advance(by: 0.6)
        press(CGPoint(x: 60, y: 60), stage)
        #expect(delegate.log.filter { $0.hasPrefix("many") } == ["many [1, 3]", "many [0]"])
    }
}
