import TestSeeds
import Testing

@testable import UIKit

@MainActor
struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }

    @Test func insertedAndDeletedItemsTakeTheirPlaces() {
        let source = NumberSource([["a", "b", "c", "d"]])
        let view = UICollectionView.showing(source, layout: squares(125))
        let b = view.cellForItem(at: path(1))
        var finished = false
        view.performBatchUpdates {
            source.names = [["x", "b", "d", "e"]]
            view.deleteItems(at: [path(0), path(2)])
            view.insertItems(at: [path(0), path(3)])
            #expect(view.numberOfItems(inSection: 0) == 4)
        } completion: {
            finished = $0
        }
        #expect(finished)
        #expect(view.shownNames == ["x", "b", "d", "e"])
        #expect(view.cellForItem(at: path(1)) === b)
        #expect(b?.frame.origin == CGPoint(x: 125, y: 0))
    }

    /// `dataSource` is weak: where it went before an update that comes late, nobody says what there is, and nothing is inconsistent.
    @Test func anUpdateWithoutADataSourceShowsNothing() {
        let source = NumberSource([["a", "b"]])
        let view = UICollectionView.showing(source, layout: squares(125))
        view.dataSource = nil
        var finished = false
        view.performBatchUpdates {
            view.reloadSections([0])
            view.deleteItems(at: [path(1)])
        } completion: {
            finished = $0
        }
        view.layoutIfNeeded()
        #expect(finished && view.visibleCells.isEmpty)
        let bare = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        bare.performBatchUpdates {
            bare.reloadSections([0])
        } completion: {
            finished = !$0
        }
        #expect(!finished)
    }

    @Test func aMovedItemKeepsItsCellAndIsNotConfiguredAgain() {
        let source = NumberSource([["a", "b", "c", "d"]])
        let view = UICollectionView.showing(source, layout: squares(125))
        let a = view.cellForItem(at: path(0))
        source.isLogging = true
        view.performBatchUpdates {
            source.names = [["b", "c", "d", "a"]]
            view.moveItem(at: path(0), to: path(3))
        }
        #expect(view.cellForItem(at: path(3)) === a)
        #expect(a?.frame.origin == CGPoint(x: 0, y: 125))
        #expect(source.log.isEmpty)
    }

    @Test func aReloadedItemIsPreparedAgainAndAReconfiguredOneIsNot() {
        let source = NumberSource([["a", "b"]])
        let view = UICollectionView.showing(source, layout: squares(125))
        let cell = view.cellForItem(at: path(1)) as! NumberCell
        source.names = [["a", "B"]]
        view.reconfigureItems(at: [path(1)])
        #expect(cell.shown == "B")
        #expect(cell.reuses == 0)
        source.names = [["a", "C"]]
        view.reloadItems(at: [path(1)])
        #expect(view.shownNames == ["a", "C"])
        #expect(source.displayed.count == 2)
    }

    @Test func sectionsComeGoAndMove() {
        let source = NumberSource([["a"], ["b"], ["c"]])
        let view = UICollectionView.showing(source, layout: squares(125, header: 20))
        let c = view.cellForItem(at: path(0, 2))
        view.performBatchUpdates {
            source.names = [["c"], ["new"], ["a"]]
            view.deleteSections([1])
            view.moveSection(2, toSection: 0)
            view.insertSections([1])
        }
        #expect(view.shownNames == ["c", "new", "a"])
        #expect(view.cellForItem(at: path(0, 0)) === c)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 3)
    }

    @Test func selectionFollowsItsItems() {
        let source = NumberSource([["a", "b", "c"]])
        let view = UICollectionView.showing(source, layout: squares(125))
        view.allowsMultipleSelection = true
        view.selectItem(at: path(1), animated: false, scrollPosition: [])
        view.selectItem(at: path(2), animated: false, scrollPosition: [])
        view.performBatchUpdates {
            source.names = [["new", "a", "b"]]
            view.insertItems(at: [path(0)])
            view.deleteItems(at: [path(2)])
        }
        #expect(view.indexPathsForSelectedItems == [path(2)])
        #expect(view.cellForItem(at: path(2))?.isSelected == true)
        #expect(view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test func theLayoutHearsOfTheUpdateInOrder() {
        let source = NumberSource([["a", "b", "c"]])
        let layout = CollectionLayoutTests.DiagonalLayout()
        let view = UICollectionView.showing(source, layout: layout)
        view.performBatchUpdates {
            source.names = [["b", "new", "d"]]
            view.insertItems(at: [path(2), path(1)])
            view.deleteItems(at: [path(0), path(2)])
        }
        let items = layout.updates.last ?? []
        #expect(items.map(\.updateAction) == [.delete, .delete, .insert, .insert])
        #expect(items.map { $0.indexPathBeforeUpdate?.item } == [2, 0, nil, nil])
        #expect(items.map { $0.indexPathAfterUpdate?.item } == [nil, nil, 1, 2])
        #expect(view.shownNames == ["b", "new", "d"])
    }

    @Test func anUpdateBeforeTheFirstLayoutIsPartOfIt() {
        let source = NumberSource([["a"]])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: squares(125))
        view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        view.dataSource = source
        view.performBatchUpdates {
            source.names = [["a", "b"]]
            view.insertItems(at: [path(1)])
        }
        view.layoutIfNeeded()
        #expect(view.shownNames == ["a", "b"])
    }

    /// Invariants after every step of a long random life.
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func aLongLifeKeepsEverythingTrue(seed: UInt64) {
        let random = SeededNumbers(seed: seed)
        var serial = 0
        func name() -> String {
            serial += 1
            return "n\(serial)"
        }
        let source = NumberSource((0..<3).map { _ in (0..<random.next(30)).map { _ in name() } })
        let layout = squares(60, header: 15, footer: 7)
        let view = UICollectionView.showing(source, layout: layout)
        for step in 0..<500 {
            let action = random.next(10)
            switch action {
            case 0...3:
                view.contentOffset.y = CGFloat(random.next(Int(max(view.contentSize.height, 1)) + 200)) - 100
            case 4:
                view.contentOffset.y += CGFloat(random.next(160)) - 80
            case 5:
                source.names[random.next(source.names.count)] = (0..<random.next(40)).map { _ in name() }
                view.reloadData()
            case 6:
                view.frame.size = CGSize(width: 200 + random.next(200), height: 100 + random.next(400))
            default:
                mutate(view, source, random, name)
            }
            view.layoutIfNeeded()
            let state =
                "seed \(seed), step \(step), action \(action), offset \(view.contentOffset.y), "
                + "counts \(source.names.map(\.count)), size \(view.bounds.size)"
            if let fault = fault(view, source, layout) {
                Issue.record("\(fault): \(state)")
                return
            }
        }
        #expect(view.reuse.made < 400, "\(view.reuse.made) views")
    }

    private func mutate(
        _ view: UICollectionView, _ source: NumberSource, _ random: SeededNumbers,
        _ name: @escaping () -> String
    ) {
        view.performBatchUpdates {
            if random.next(5) == 0 {
                mutateSections(view, source, random, name)
                return
            }
            let section = random.next(source.names.count)
            var kept = Array(source.names[section].enumerated())
            var deleted: [IndexPath] = []
            for _ in 0..<random.next(4) where !kept.isEmpty {
                deleted.append(path(kept.remove(at: random.next(kept.count)).offset, section))
            }
            var moved: (Int, String)?
            if !kept.isEmpty, random.next(2) == 0 {
                let one = kept.remove(at: random.next(kept.count))
                moved = (one.offset, one.element)
            }
            if random.next(3) == 0, let one = kept.first {
                view.reloadItems(at: [path(one.offset, section)])
            }
            var names = kept.map(\.element)
            var inserted: Set<String> = []
            for _ in 0..<random.next(4) {
                let new = name()
                inserted.insert(new)
                names.insert(new, at: random.next(names.count + 1))
            }
            if let moved { names.insert(moved.1, at: random.next(names.count + 1)) }
            source.names[section] = names
            view.deleteItems(at: deleted)
            view.insertItems(
                at: names.enumerated().filter { inserted.contains($0.element) }.map {
                    path($0.offset, section)
                })
            if let moved {
                view.moveItem(at: path(moved.0, section), to: path(names.firstIndex(of: moved.1)!, section))
            }
        }
    }

    private func mutateSections(
        _ view: UICollectionView, _ source: NumberSource, _ random: SeededNumbers,
        _ name: @escaping () -> String
    ) {
        switch random.next(3) {
        case 0:
            let place = random.next(source.names.count + 1)
            source.names.insert((0..<random.next(20)).map { _ in name() }, at: place)
            view.insertSections([place])
        case 1 where source.names.count > 1:
            let place = random.next(source.names.count)
            source.names.remove(at: place)
            view.deleteSections([place])
        default:
            let from = random.next(source.names.count)
            let section = source.names.remove(at: from)
            let to = random.next(source.names.count + 1)
            source.names.insert(section, at: to)
            view.moveSection(from, toSection: to)
        }
    }

    /// Thirds of a point do not survive the way through position and bounds bit by bit.
    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && a.size == b.size
    }

    /// What is wrong with what is shown; nil when nothing is.
    private func fault(
        _ view: UICollectionView, _ source: NumberSource, _ layout: UICollectionViewFlowLayout
    ) -> String? {
        let wanted = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
        let cells = wanted.filter { $0.representedElementCategory == .cell }
        if view.indexPathsForVisibleItems != cells.map(\.indexPath).sorted() { return "wrong items visible" }
        for attributes in cells {
            guard let cell = view.cellForItem(at: attributes.indexPath) as? NumberCell else {
                return "no cell"
            }
            let path = attributes.indexPath
            if cell.shown != source.names[path.section][path.item] { return "\(path) shows \(cell.shown)" }
            if !isNear(cell.frame, attributes.frame) { return "\(path) stands at \(cell.frame)" }
            if cell.isHidden || cell.superview !== view { return "\(path) is not on show" }
            if source.displayed[ObjectIdentifier(cell)] == nil { return "\(path) was never announced" }
        }
        if source.displayed.count != cells.count { return "\(source.displayed.count) announced" }
        let bars = view.subviews.compactMap { $0 as? BarView }.filter { !$0.isHidden }
        if bars.count != wanted.count - cells.count { return "\(bars.count) bars" }
        if view.contentSize != layout.collectionViewContentSize { return "content size \(view.contentSize)" }
        return nil
    }
}

/// A generator that closures share.
private final class SeededNumbers {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }
    func next(_ bound: Int) -> Int { generator.next(bound) }
}
