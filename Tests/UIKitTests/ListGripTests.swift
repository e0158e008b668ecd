import QuartzCore
import Testing

@testable import UIKit

/// The grip of list cells carries items, in any collection view whose data source moves them.
@MainActor @Suite struct ListGripTests {
    private final class Screen: UIViewController {
        var list: UICollectionView!
        var words: UICollectionViewDiffableDataSource<Int, String>!

        override func viewDidLoad() {
            super.viewDidLoad()
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
            list.contentInsetAdjustmentBehavior = .never
            view.addSubview(list)
            let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
                var content = cell.defaultContentConfiguration()
                content.text = word
                cell.contentConfiguration = content
                cell.accessories = [.reorder(displayed: .always)]
            }
            words = UICollectionViewDiffableDataSource(collectionView: list) {
                $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems((0..<40).map { "\($0)" })
            words.apply(snapshot, animatingDifferences: false)
        }

        /// The middle of the grip of an item in sight.
        func grip(_ item: Int) -> CGPoint {
            let cell = list.cellForItem(at: IndexPath(item: item, section: 0))!
            let mark = cell.subviews.first { $0 is ListAccessoryView }!
            return mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil)
        }

        var order: [String] { words.snapshot().itemIdentifiers }
    }

    @Test func aFingerOnTheGripCarriesTheItemAtOnce() {
        let screen = Screen()
        let stage = Stage(screen)
        screen.words.reorderingHandlers.canReorderItem = { _ in true }
        var reordered = 0
        screen.words.reorderingHandlers.didReorder = { _ in reordered += 1 }
        let start = screen.grip(1)
        let row = screen.grip(2).y - start.y
        stage.drag(start, step: CGVector(dx: 0, dy: row / 5), steps: 10, hold: 0.4)
        stage.advance(by: 1)
        #expect(Array(screen.order.prefix(5)) == ["0", "2", "3", "1", "4"])
        #expect(reordered == 1)
        #expect(screen.list.contentOffset.y == 0)
    }

    @Test func anItemThatMayNotMoveLetsTheListScroll() {
        let screen = Screen()
        let stage = Stage(screen)
        screen.words.reorderingHandlers.canReorderItem = { $0 != "5" }
        stage.drag(screen.grip(5), step: CGVector(dx: 0, dy: -20), steps: 10, hold: 0.4)
        stage.advance(by: 1)
        #expect(screen.order == (0..<40).map { "\($0)" })
        #expect(screen.list.contentOffset.y > 100)
    }
}
