import Testing

@testable import UIKit

/// Items that a finger carries to another place, in a collection view controller.
@MainActor
struct CollectionMovementTests {
    class Screen: UICollectionViewController {
        var items: [String]
        var moves: [[Int]] = []
        var allowed = Set<Int>()

        init(_ count: Int) {
            items = (0..<count).map { "\($0)" }
            allowed = Set(0..<count)
            let layout = squares(131)
            super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { fatalError("not from a nib") }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
            collectionView.contentInsetAdjustmentBehavior = .never
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        override func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) as! NumberCell
            cell.shown = items[indexPath.item]
            return cell
        }
    }

    /// Says which items may move, and moves them.
    final class Sorted: Screen {
        override func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            allowed.contains(indexPath.item)
        }
        override func collectionView(
            _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            moves.append([source.item, destination.item])
            items.insert(items.remove(at: source.item), at: destination.item)
        }
    }

    /// Keeps a table of what it implements, as source does that the tool has lowered.
    final class OnlyMoving: Screen {
        override func collectionView(
            _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            moves.append([source.item, destination.item])
            items.insert(items.remove(at: source.item), at: destination.item)
        }
        override func _responds(to name: String) -> Bool {
            name == "collectionView(_:moveItemAt:to:)" || super._responds(to: name)
        }
    }

    /// A finger rests on a point for as long as a long press takes, and stays down.
    private func hold(_ point: CGPoint, on stage: Stage) {
        stage.touch(.began, point)
        stage.advance(by: 0.6)
    }

    private func lift(_ point: CGPoint, on stage: Stage) {
        stage.advance(by: 0.05)
        stage.touch(.ended, point)
        stage.advance(by: 0.6)
    }

    @Test func aLongPressCarriesAnItemToAnotherPlace() {
        let screen = Sorted(12)
        let stage = Stage(screen)
        let view = screen.collectionView!
        hold(CGPoint(x: 60, y: 60), on: stage)
        let moved = view.cellForItem(at: IndexPath(item: 0, section: 0))!
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 13), steps: 10)
        stage.advance(by: 0.4)
        #expect(view.shownNames == ["1", "2", "3", "4", "0", "5", "6", "7", "8", "9", "10", "11"])
        #expect(moved.center == CGPoint(x: 65.5 + 130, y: 65.5 + 130), "its middle keeps to the finger")
        #expect(view.subviews.last { !$0.isHidden } === moved)
        #expect(view.contentOffset == .zero)
        lift(CGPoint(x: 190, y: 190), on: stage)
        #expect(screen.moves == [[0, 4]])
        #expect(moved.frame == CGRect(x: 131, y: 131, width: 131, height: 131))
        #expect(view.indexPathsForSelectedItems == [])
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    @Test func withoutTheStandardGestureNothingIsLifted() {
        let screen = Sorted(12)
        screen.installsStandardGestureForInteractiveMovement = false
        let stage = Stage(screen)
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 0), steps: 10)
        lift(CGPoint(x: 190, y: 60), on: stage)
        #expect(screen.moves.isEmpty)
        screen.installsStandardGestureForInteractiveMovement = true
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 0), steps: 10)
        lift(CGPoint(x: 190, y: 60), on: stage)
        #expect(screen.moves == [[0, 1]])
    }

    @Test func itemsThatMayNotMoveStay() {
        let screen = Sorted(12)
        screen.allowed = [1]
        let stage = Stage(screen)
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 0), steps: 10)
        lift(CGPoint(x: 190, y: 60), on: stage)
        #expect(screen.moves.isEmpty)
    }

    @Test func aSourceThatCannotMoveItemsLiftsNone() {
        let screen = Screen(12)
        let stage = Stage(screen)
        hold(CGPoint(x: 60, y: 60), on: stage)
        #expect(!screen.collectionView.isReordering)
        lift(CGPoint(x: 60, y: 60), on: stage)
    }

    @Test func aSourceThatMovesItemsNeedNotSayWhichMay() {
        let screen = OnlyMoving(12)
        let stage = Stage(screen)
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 0), steps: 10)
        lift(CGPoint(x: 190, y: 60), on: stage)
        #expect(screen.moves == [[0, 1]])
    }

    @Test func aFingerNearAnEdgeScrollsWithTheItem() {
        let screen = Sorted(300)
        let stage = Stage(screen)
        let view = screen.collectionView!
        hold(CGPoint(x: 60, y: 300), on: stage)
        stage.move(CGPoint(x: 60, y: 300), step: CGVector(dx: 0, dy: 27), steps: 20)
        let finger = CGPoint(x: 60, y: 840)
        stage.advance(by: 2)
        let scrolled = view.contentOffset.y
        #expect(scrolled > 400)
        let moved = view.reordered!.lifted
        #expect(abs(moved.position.y - (scrolled + 840 + 27.5)) < 2, "the item stays under the finger")
        #expect(LayoutContract.screenFaults(of: view).filter { !$0.contains("stands at") } == [])
        // Back in the middle the content rests.
        stage.move(finger, step: CGVector(dx: 0, dy: -44), steps: 10)
        stage.advance(by: 0.2)
        let resting = view.contentOffset.y
        stage.advance(by: 1)
        #expect(view.contentOffset.y == resting)
        lift(CGPoint(x: 60, y: 400), on: stage)
        let target = Int((resting + 400 + 27.5) / 131) * 3
        #expect(screen.moves == [[6, target]])
        #expect(screen.items[target] == "6")
        #expect(LayoutContract.screenFaults(of: view) == [])
    }

    @Test func anInterruptedTouchPutsTheItemBack() {
        let screen = Sorted(12)
        let stage = Stage(screen)
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 13), steps: 10)
        stage.advance(by: 0.2)
        stage.touch(.cancelled, CGPoint(x: 190, y: 190))
        stage.advance(by: 0.6)
        #expect(screen.moves.isEmpty)
        #expect(screen.collectionView.shownNames == (0..<12).map { "\($0)" })
        #expect(LayoutContract.screenFaults(of: screen.collectionView) == [])
    }

    @Test func theDelegateMaySendTheItemElsewhere() {
        final class Picky: NSObject, UICollectionViewDelegate {
            var asked: [[Int]] = []
            func collectionView(
                _ view: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
                atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
            ) -> IndexPath {
                asked.append([original.item, current.item, proposed.item])
                return IndexPath(item: min(proposed.item, 2), section: 0)
            }
        }
        let screen = Sorted(12)
        let stage = Stage(screen)
        let picky = Picky()
        screen.collectionView.delegate = picky
        hold(CGPoint(x: 60, y: 60), on: stage)
        stage.move(CGPoint(x: 60, y: 60), step: CGVector(dx: 13, dy: 13), steps: 10)
        lift(CGPoint(x: 190, y: 190), on: stage)
        #expect(screen.moves == [[0, 2]])
        #expect(picky.asked.allSatisfy { $0[0] == 0 } && picky.asked.contains { $0[2] == 4 })
    }

    @Test func aDiffableDataSourceIsReordered() {
        final class Words: UICollectionViewController {
            var words: UICollectionViewDiffableDataSource<Int, String>!
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.contentInsetAdjustmentBehavior = .never
                let cell = UICollectionView.CellRegistration<NumberCell, String> { cell, _, word in
                    cell.shown = word
                }
                words = UICollectionViewDiffableDataSource(collectionView: collectionView) {
                    $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(["a", "b", "c", "d", "e"])
                words.apply(snapshot, animatingDifferences: false)
            }
        }
        let screen = Words(collectionViewLayout: squares(131))
        let stage = Stage(screen)
        var told: [String] = []
        screen.words.reorderingHandlers.canReorderItem = { $0 != "b" }
        screen.words.reorderingHandlers.willReorder = {
            told.append("will \($0.initialSnapshot.itemIdentifiers.joined())")
        }
        screen.words.reorderingHandlers.didReorder = {
            told.append("did \($0.finalSnapshot.itemIdentifiers.joined())")
        }
        for (start, name) in [(190.0, "b"), (60, "a")] {
            hold(CGPoint(x: start, y: 60), on: stage)
            stage.move(CGPoint(x: start, y: 60), step: CGVector(dx: 13, dy: 13), steps: 10)
            lift(CGPoint(x: start + 130, y: 190), on: stage)
            #expect(told.isEmpty == (name == "b"), "\(name)")
        }
        #expect(told == ["will abcde", "did bcdea"])
        #expect(screen.words.snapshot().itemIdentifiers.joined() == "bcdea")
        #expect(screen.collectionView.shownNames == ["b", "c", "d", "e", "a"])
    }
}
