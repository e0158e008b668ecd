import Testing

@testable import UIKit

private final class WordCell: UICollectionViewCell {
    var word = ""
}

/// A grid of words that snapshots fill.
@MainActor
private final class Words {
    let layout = UICollectionViewFlowLayout()
    let grid: UICollectionView
    var configured: [String] = []
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

    init() {
        layout.itemSize = CGSize(width: 60, height: 40)
        grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<WordCell, String> {
            [unowned self] cell, _, word in
            configured.append(word)
            cell.word = word
        }
        source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, word in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
    }

    var words: [String] { grid.visibleCells.map { ($0 as? WordCell)?.word ?? "?" } }
}

@MainActor @Suite(.serialized) struct DiffableCollectionTests {
    @Test func itemsFollowSnapshots() {
        let words = Words()
        let stage = Stage(showing: words.grid)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b"], toSection: 0)
        snapshot.appendItems(["c"], toSection: 1)
        words.source.apply(snapshot)
        stage.frame()
        #expect(words.words == ["a", "b", "c"])
        words.configured = []
        snapshot.moveSection(1, beforeSection: 0)
        snapshot.appendItems(["d", "a"], toSection: 1)
        words.source.apply(snapshot)
        stage.advance(by: 1)
        #expect(words.words == ["c", "d", "a", "b"])
        #expect(words.configured == ["d"])
    }

    @Test func headersComeFromTheProvider() {
        let words = Words()
        words.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in view.tag = 100 + path.section }
        words.source.supplementaryViewProvider = { grid, _, path in
            grid.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        let stage = Stage(showing: words.grid)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([5])
        snapshot.appendItems(["a"])
        words.source.apply(snapshot)
        stage.frame()
        let shown = words.grid.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        #expect(shown.map(\.tag) == [100])
    }

    @Test func outlinesShowWhatIsOpen() {
        let words = Words()
        let stage = Stage(showing: words.grid)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "trees"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["red", "green"], to: "apple")
        outline.expand(["apple"])
        words.source.apply(outline, to: 0)
        stage.frame()
        #expect(words.words == ["fruit", "trees"])
        var told: [String] = []
        words.source.sectionSnapshotHandlers.willExpandItem = { told.append("open \($0)") }
        words.source.sectionSnapshotHandlers.willCollapseItem = { told.append("close \($0)") }
        words.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "trees" }
        words.source.toggleItem(at: IndexPath(item: 0, section: 0), animated: true)
        stage.advance(by: 1)
        #expect(words.words == ["fruit", "apple", "red", "green", "pear", "trees"])
        #expect(words.source.outlineLevel(at: IndexPath(item: 2, section: 0)) == 2)
        #expect(words.source.isItemExpanded(at: IndexPath(item: 1, section: 0)))
        words.source.toggleItem(at: IndexPath(item: 5, section: 0), animated: true)
        words.source.toggleItem(at: IndexPath(item: 0, section: 0), animated: true)
        stage.advance(by: 1)
        #expect(words.words == ["fruit", "trees"])
        #expect(told == ["open fruit", "close fruit"])
        #expect(words.source.snapshot(for: 0).expandedItems == ["apple"])
    }

    @Test func childrenMayComeWhenTheirParentOpens() {
        let words = Words()
        let stage = Stage(showing: words.grid)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["folder"])
        words.source.apply(outline, to: 0, animatingDifferences: false)
        words.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var new = children
            if new.items.isEmpty { new.append(["\(parent) 1", "\(parent) 2"]) }
            return new
        }
        words.source.toggleItem(at: IndexPath(item: 0, section: 0), animated: false)
        stage.frame()
        #expect(words.words == ["folder", "folder 1", "folder 2"])
    }

    @Test func aFullSnapshotWithOtherItemsEndsTheOutline() {
        let words = Words()
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a"])
        outline.append(["b"], to: "a")
        words.source.apply(outline, to: 3)
        #expect(words.source.snapshot(for: 3).items == ["a", "b"])
        var snapshot = words.source.snapshot()
        #expect(snapshot.itemIdentifiers == ["a"])
        snapshot.appendItems(["c"])
        words.source.apply(snapshot)
        #expect(words.source.snapshot(for: 3).items == ["a", "c"])
    }

    @Test func reorderingTellsTheHandlersWhatChanged() {
        let words = Words()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a", "b", "c"], toSection: 0)
        words.source.apply(snapshot)
        var order: [String] = []
        words.source.reorderingHandlers.canReorderItem = { $0 != "b" }
        words.source.reorderingHandlers.didReorder = { change in
            order = change.finalSnapshot.itemIdentifiers
            #expect(change.difference.count == 2)
            #expect(change.sectionTransactions.map(\.sectionIdentifier) == [0])
        }
        let grid = words.grid
        #expect(!words.source.collectionView(grid, canMoveItemAt: IndexPath(item: 1, section: 0)))
        #expect(words.source.collectionView(grid, canMoveItemAt: IndexPath(item: 0, section: 0)))
        words.source.collectionView(
            grid, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
        #expect(order == ["b", "c", "a"])
        #expect(words.source.snapshot().itemIdentifiers == ["b", "c", "a"])
    }
}
