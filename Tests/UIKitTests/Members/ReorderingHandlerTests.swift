import Testing

@testable import UIKit

/// Items of a diffable data source that a reader puts into another order.
@MainActor @Suite(.serialized) struct ReorderingHandlerTests {
    @MainActor
    private final class Words {
        let grid: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<String, String>!
        private(set) var stage: Stage!
        var told: [String] = []
        var changes: [NSDiffableDataSourceTransaction<String, String>] = []

        /// A column of 100-point squares.
        init() {
            grid = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 700), collectionViewLayout: squares(100))
            grid.contentInsetAdjustmentBehavior = .never
            let registration = UICollectionView.CellRegistration<NumberCell, String> { cell, _, word in
                cell.shown = word
            }
            source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, word in
                grid.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
            }
            source.reorderingHandlers.canReorderItem = { $0 != "fixed" }
            source.reorderingHandlers.willReorder = { [unowned self] change in
                told.append("will: \(source.snapshot().itemIdentifiers.joined(separator: " "))")
                changes.append(change)
            }
            source.reorderingHandlers.didReorder = { [unowned self] change in
                told.append("did: \(source.snapshot().itemIdentifiers.joined(separator: " "))")
                changes.append(change)
            }
            stage = Stage(showing: grid) {
                $0.portraitSize = CGSize(width: 100, height: 700)
                $0.safeAreaInsets = .zero
            }
        }

        func show(_ lists: [(String, [String])]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            for (section, items) in lists {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            source.apply(snapshot, animatingDifferences: false)
            stage.frame()
        }

        /// Carries an item by its middle to another item's place.
        func carry(_ from: IndexPath, to place: IndexPath) -> Bool {
            let target = grid.layoutAttributesForItem(at: place)!.center
            guard grid.beginInteractiveMovementForItem(at: from) else { return false }
            grid.updateInteractiveMovementTargetPosition(target)
            grid.endInteractiveMovement()
            stage.advance(by: 1)
            return true
        }

        func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
    }

    /// A change as text, "-1 a" for what went and "+2 a" for what came.
    private func text(_ difference: CollectionDifference<String>) -> [String] {
        difference.map {
            switch $0 {
            case .insert(let offset, let element, _): "+\(offset) \(element)"
            case .remove(let offset, let element, _): "-\(offset) \(element)"
            }
        }
    }

    @Test func nothingIsCarriedWithoutAHandlerThatAllowsIt() {
        let words = Words()
        words.show([("one", ["a", "b", "fixed"])])
        #expect(!words.carry(words.path(2), to: words.path(0)))
        words.source.reorderingHandlers.canReorderItem = nil
        #expect(!words.carry(words.path(0), to: words.path(1)))
        #expect(words.told.isEmpty && words.grid.shownNames == ["a", "b", "fixed"])
    }

    @Test func handlersHearBeforeAndAfterTheIdentifiersMove() throws {
        let words = Words()
        words.show([("one", ["a", "b", "c", "d"])])
        #expect(words.carry(words.path(0), to: words.path(2)))
        #expect(words.told == ["will: a b c d", "did: b c a d"])
        #expect(words.grid.shownNames == ["b", "c", "a", "d"])
        let change = try #require(words.changes.last)
        #expect(change.initialSnapshot.itemIdentifiers == ["a", "b", "c", "d"])
        #expect(change.finalSnapshot.itemIdentifiers == ["b", "c", "a", "d"])
        #expect(text(change.difference) == ["-0 a", "+2 a"])
        let section = try #require(change.sectionTransactions.first)
        #expect(change.sectionTransactions.count == 1 && section.sectionIdentifier == "one")
        #expect(section.initialSnapshot.items == ["a", "b", "c", "d"])
        #expect(section.finalSnapshot.items == ["b", "c", "a", "d"])
        #expect(text(section.difference) == ["-0 a", "+2 a"])
        // A model follows by the difference alone.
        #expect(["a", "b", "c", "d"].applying(section.difference) == ["b", "c", "a", "d"])
    }

    @Test func bothSectionsOfAMoveHaveATransaction() throws {
        let words = Words()
        words.show([("one", ["a", "b"]), ("two", ["c", "d"])])
        #expect(words.carry(words.path(0), to: words.path(1, 1)))
        #expect(words.source.snapshot().itemIdentifiers(inSection: "one") == ["b"])
        #expect(words.source.snapshot().itemIdentifiers(inSection: "two") == ["c", "a", "d"])
        let change = try #require(words.changes.last)
        #expect(change.sectionTransactions.map(\.sectionIdentifier) == ["one", "two"])
        #expect(change.sectionTransactions.map { text($0.difference) } == [["-0 a"], ["+1 a"]])
        #expect(words.grid.shownNames == ["b", "c", "a", "d"])
    }

    @Test func anItemThatComesBackTellsNobody() {
        let words = Words()
        words.show([("one", ["a", "b"])])
        #expect(words.carry(words.path(0), to: words.path(0)))
        #expect(words.told.isEmpty)
    }

    /// fruit is open and has two children, bread is closed and has one.
    private func outline(_ words: Words) {
        var meals = NSDiffableDataSourceSectionSnapshot<String>()
        meals.append(["fruit", "bread", "soup"])
        meals.append(["apple", "pear"], to: "fruit")
        meals.append(["rye"], to: "bread")
        meals.expand(["fruit"])
        words.source.apply(meals, to: "meals", animatingDifferences: false)
        words.stage.frame()
    }

    @Test func anOutlineKeepsItsShapeWhenAChildMoves() throws {
        let words = Words()
        outline(words)
        #expect(words.carry(words.path(1), to: words.path(2)))
        #expect(words.grid.shownNames == ["fruit", "pear", "apple", "bread", "soup"])
        let meals = words.source.snapshot(for: "meals")
        #expect(meals.parent(of: "apple") == "fruit" && meals.parent(of: "rye") == "bread")
        #expect(meals.items == ["fruit", "pear", "apple", "bread", "rye", "soup"])
        let section = try #require(words.changes.last?.sectionTransactions.first)
        #expect(section.initialSnapshot.level(of: "apple") == 1 && section.finalSnapshot.items == meals.items)
    }

    @Test func childrenComeAlongWithTheirParent() {
        let words = Words()
        outline(words)
        #expect(words.carry(words.path(3), to: words.path(0)), "bread, which is closed")
        #expect(words.grid.shownNames == ["bread", "fruit", "apple", "pear", "soup"])
        #expect(words.source.snapshot(for: "meals").parent(of: "rye") == "bread")
        #expect(words.carry(words.path(1), to: words.path(4)), "fruit, which is open")
        #expect(words.grid.shownNames == ["bread", "soup", "fruit", "apple", "pear"])
        #expect(words.source.snapshot().itemIdentifiers == ["bread", "soup", "fruit", "apple", "pear"])
        #expect(words.source.snapshot(for: "meals").isExpanded("fruit"))
        #expect(
            words.changes.last?.finalSnapshot.itemIdentifiers == ["bread", "soup", "fruit", "apple", "pear"])
    }
}
