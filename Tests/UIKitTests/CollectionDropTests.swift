import Testing

@testable import UIKit

/// What is dragged from one list over a collection view and dropped there.
@MainActor @Suite struct CollectionDropTests {
    /// Lines of three squares of 100 points, in every manner that a layout is written.
    enum Manner: CaseIterable {
        case flow, sizesOfTheDelegate, compositional, own

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .flow, .sizesOfTheDelegate: return squares(100)
            case .compositional:
                let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)))
                let line = NSCollectionLayoutGroup.horizontal(
                    layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: line))
            case .own: return OwnGrid()
            }
        }
    }

    final class OwnGrid: UICollectionViewLayout {
        private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 300, height: (count + 2) / 3 * 100)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter {
                $0.frame.intersects(rect)
            }
        }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let one = UICollectionViewLayoutAttributes(forCellWith: path)
            one.frame = CGRect(x: path.item % 3 * 100, y: path.item / 3 * 100, width: 100, height: 100)
            return one
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Lifts the source's first item and carries it over an item of the target's.
    private func hover(_ pair: DropPair, over item: Int) {
        pair.stage.touch(.began, CGPoint(x: 50, y: 50))
        pair.stage.advance(by: 0.6)
        pair.stage.touch(.moved, CGPoint(x: 70, y: 50))
        move(pair, over: item)
    }

    private func move(_ pair: DropPair, over item: Int) {
        pair.finger = CGPoint(x: 350 + item % 3 * 100, y: 50 + item / 3 * 100)
        pair.stage.touch(.moved, pair.finger)
        pair.stage.advance(by: 0.5)
    }

    private func letGo(_ pair: DropPair) {
        pair.stage.touch(.ended, pair.finger)
        pair.stage.advance(by: 0.6)
    }

    @Test(arguments: Manner.allCases)
    func itemsMakeRoomForWhatHovers(manner: Manner) {
        let pair = DropPair(manner.layout, answersSizes: manner == .sizesOfTheDelegate)
        hover(pair, over: 4)
        #expect(pair.target.hasActiveDrop && pair.places == [0, 1, 2, 3, 5, 6, 7, 8, 9])
        #expect(pair.names == (0..<9).map { "0.\($0)" }, "what is shown is the data's")
        #expect(pair.target.indexPathsForVisibleItems == (0..<9).map(path))
        #expect(pair.target.indexPathForItem(at: CGPoint(x: 250, y: 150)) == path(4))
        #expect(pair.target.indexPathForItem(at: CGPoint(x: 150, y: 150)) == nil, "room is no item")
        move(pair, over: 1)
        #expect(pair.places == [0, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(pair.destinations.last == path(1))
        move(pair, over: 8)
        #expect(pair.places == [0, 1, 2, 3, 4, 5, 6, 7, 9])
        pair.stage.touch(.moved, CGPoint(x: 50, y: 400))
        pair.stage.advance(by: 0.5)
        #expect(pair.places == Array(0..<9), "what has left needs no room")
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
        pair.stage.touch(.ended, CGPoint(x: 50, y: 400))
        pair.stage.advance(by: 0.6)
        #expect(pair.source.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test(arguments: Manner.allCases)
    func whatIsDroppedTakesTheRoom(manner: Manner) {
        let pair = DropPair(manner.layout, answersSizes: manner == .sizesOfTheDelegate)
        pair.perform = { pair, coordinator in
            let place = coordinator.destinationIndexPath!
            pair.numbers.names[0].insert(
                coordinator.items[0].dragItem.localObject as! String, at: place.item)
            pair.target.insertItems(at: [place])
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: place)
        }
        hover(pair, over: 4)
        let cells = pair.target.visibleCells
        pair.stage.touch(.ended, pair.finger)
        for (cell, place) in zip(cells, [0, 1, 2, 3, 5, 6, 7, 8, 9]) {
            #expect(
                cell.layer.presentation()?.position
                    == CGPoint(x: 50 + place % 3 * 100, y: 50 + place / 3 * 100),
                "nothing moves but what was dropped")
        }
        pair.stage.advance(by: 0.6)
        #expect(pair.names == ["0.0", "0.1", "0.2", "0.3", "dragged", "0.4", "0.5", "0.6", "0.7", "0.8"])
        #expect(pair.places == Array(0..<10))
        #expect(pair.target.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(!pair.target.hasActiveDrop && !pair.target.hasUncommittedUpdates)
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    @Test func roomIsMadeOnlyForWhatIsInserted() {
        let pair = DropPair(squares(100))
        for (operation, intent) in [
            (UIDropOperation.copy, UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath),
            (.copy, .unspecified), (.forbidden, .insertAtDestinationIndexPath),
        ] {
            pair.proposal = UICollectionViewDropProposal(
                operation: .copy, intent: .insertAtDestinationIndexPath)
            hover(pair, over: 4)
            #expect(pair.places == [0, 1, 2, 3, 5, 6, 7, 8, 9])
            pair.proposal = UICollectionViewDropProposal(operation: operation, intent: intent)
            move(pair, over: 5)
            #expect(pair.places == Array(0..<9), "\(operation) \(intent)")
            var dropped: IndexPath?
            pair.perform = { dropped = $1.destinationIndexPath }
            letGo(pair)
            #expect(dropped == (operation == .copy ? path(5) : nil), "the item that is seen under the finger")
        }
    }

    @Test func aDropThatPutsNothingInClosesTheRoom() {
        let pair = DropPair(squares(100))
        pair.perform = { _, _ in }
        hover(pair, over: 4)
        letGo(pair)
        #expect(pair.places == Array(0..<9))
        #expect(pair.target.numberOfItems(inSection: 0) == 9)
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    @Test func anUpdateOrAReloadUnderADragKeepsEverythingTrue() {
        let pair = DropPair(squares(100))
        hover(pair, over: 4)
        pair.target.performBatchUpdates {
            pair.numbers.names[0].remove(at: 0)
            pair.target.deleteItems(at: [path(0)])
        }
        pair.stage.advance(by: 0.5)
        #expect(pair.names.first == "0.1" && pair.places == Array(0..<8))
        move(pair, over: 5)
        #expect(pair.places == [0, 1, 2, 3, 4, 6, 7, 8])
        pair.numbers.names[0].append("new")
        pair.target.reloadData()
        pair.stage.frame()
        #expect(pair.places == Array(0..<9) && pair.names.last == "new")
        move(pair, over: 2)
        letGo(pair)
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    @Test func aSelectedItemStaysSelectedWhileRoomIsMade() {
        let pair = DropPair(squares(100))
        pair.target.selectItem(at: path(6), animated: false, scrollPosition: [])
        hover(pair, over: 4)
        #expect(pair.target.indexPathsForSelectedItems == [path(6)])
        #expect(pair.target.cellForItem(at: path(6))?.isSelected == true)
        move(pair, over: 8)
        letGo(pair)
        #expect(pair.target.indexPathsForSelectedItems == [path(6)])
    }

    // MARK: Placeholders

    @MainActor private final class Waiting {
        var context: (any UICollectionViewDropPlaceholderContext)?
        var text = "…"
        var updates = 0

        func promise(_ pair: DropPair, _ coordinator: any UICollectionViewDropCoordinator) {
            let placeholder = UICollectionViewDropPlaceholder(
                insertionIndexPath: coordinator.destinationIndexPath!, reuseIdentifier: "number")
            placeholder.cellUpdateHandler = { [self] in
                updates += 1
                ($0 as! NumberCell).shown = text
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
    }

    private func waiting(_ manner: Manner = .flow) -> (DropPair, Waiting) {
        let pair = DropPair(manner.layout, answersSizes: manner == .sizesOfTheDelegate)
        let waiting = Waiting()
        pair.perform = waiting.promise
        hover(pair, over: 4)
        letGo(pair)
        return (pair, waiting)
    }

    @Test(arguments: Manner.allCases)
    func aPlaceholderStandsUntilItsDataComes(manner: Manner) {
        let (pair, waiting) = waiting(manner)
        #expect(pair.names == ["0.0", "0.1", "0.2", "0.3", "…", "0.4", "0.5", "0.6", "0.7", "0.8"])
        #expect(pair.places == Array(0..<10) && pair.target.hasUncommittedUpdates)
        #expect(pair.target.indexPathsForVisibleItems == (0..<9).map(path), "it is none of the data's items")
        waiting.text = "half"
        waiting.context?.setNeedsCellUpdate()
        #expect(pair.names[4] == "half" && waiting.updates == 2)
        let isIn = waiting.context?.commitInsertion { place in
            #expect(place == path(4))
            pair.numbers.names[0].insert("data", at: place.item)
        }
        #expect(isIn == true)
        pair.stage.frame()
        #expect(pair.names == ["0.0", "0.1", "0.2", "0.3", "data", "0.4", "0.5", "0.6", "0.7", "0.8"])
        #expect(!pair.target.hasUncommittedUpdates)
        #expect(waiting.context?.commitInsertion { _ in Issue.record("put in twice") } == false)
        #expect(waiting.context?.deletePlaceholder() == false)
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    /// By arithmetic: the placeholder stands before item 4, so that items 3 to 5 are shown at four places.
    @Test func fingersThatPassAPlaceholderSelectTheItemsAroundIt() throws {
        let (pair, _) = waiting()
        pair.target.allowsMultipleSelection = true
        let ends = try [3, 5].map { try #require(pair.target.cellForItem(at: path($0))).center }
        let places = try ends.map { try #require(pair.target.place(at: $0)) }
        let passed = pair.target.places(from: places[0], to: places[1])
        #expect(passed.map(\.row) == [3, 4, 5, 6])
        for place in passed { pair.target.setSelectedByDrag(true, place) }
        #expect(pair.target.indexPathsForSelectedItems == [path(3), path(4), path(5)])
    }

    @Test func aPlaceholderThatIsGivenUpGoes() {
        let (pair, waiting) = waiting()
        #expect(waiting.context?.deletePlaceholder() == true)
        pair.stage.advance(by: 0.5)
        #expect(pair.names == (0..<9).map { "0.\($0)" } && pair.places == Array(0..<9))
        #expect(waiting.context?.commitInsertion { _ in } == false)
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    @Test func aPlaceholderKeepsItsNeighboursThroughUpdates() {
        let (pair, waiting) = waiting()
        pair.target.performBatchUpdates {
            pair.numbers.names[0].remove(at: 1)
            pair.numbers.names[0].insert("new", at: 7)
            pair.target.deleteItems(at: [path(1)])
            pair.target.insertItems(at: [path(7)])
        }
        pair.stage.advance(by: 0.5)
        #expect(pair.names == ["0.0", "0.2", "0.3", "…", "0.4", "0.5", "0.6", "0.7", "new", "0.8"])
        #expect(pair.places == Array(0..<10))
        pair.target.reconfigureItems(at: [path(4)])
        _ = waiting.context?.commitInsertion { place in
            #expect(place == path(3))
            pair.numbers.names[0].insert("data", at: place.item)
        }
        pair.stage.frame()
        #expect(pair.names[3] == "data")
        #expect(LayoutContract.screenFaults(of: pair.target) == [])
    }

    @Test func touchesMeanTheDatasItems() {
        let (pair, waiting) = waiting()
        pair.numbers.log = []
        pair.numbers.isLogging = true
        pair.stage.tap(CGPoint(x: 550, y: 150))
        #expect(pair.numbers.log == ["highlight 0.4", "unhighlight 0.4", "select 0.4"])
        pair.stage.tap(CGPoint(x: 450, y: 150))
        #expect(pair.numbers.log.count == 3, "a placeholder is not selected")
        #expect(waiting.context?.deletePlaceholder() == true)
    }

    @Test func reloadingGivesPlaceholdersUp() {
        let (pair, waiting) = waiting()
        pair.target.reloadData()
        pair.stage.frame()
        #expect(pair.places == Array(0..<9) && !pair.target.hasUncommittedUpdates)
        #expect(waiting.context?.commitInsertion { _ in Issue.record("it is gone") } == false)
    }
}

/// A grid of nine items that are dragged on the left, and one that takes them on the right.
@MainActor
private final class DropPair: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UICollectionViewDelegateFlowLayout
{
    let numbers = NumberSource(counts: [9])
    private let others = NumberSource(counts: [9])
    let source: UICollectionView
    let target: UICollectionView
    let stage: Stage
    let answersSizes: Bool
    var finger = CGPoint.zero
    var proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    var perform: (DropPair, any UICollectionViewDropCoordinator) -> Void = { _, _ in }
    var destinations: [IndexPath?] = []

    init(_ layout: UICollectionViewLayout, answersSizes: Bool = false) {
        let size = CGSize(width: 300, height: 650)
        self.answersSizes = answersSizes
        source = UICollectionView.showing(others, layout: squares(100), size: size)
        target = UICollectionView.showing(numbers, layout: layout, size: size)
        target.frame.origin.x = 300
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 650))
        for view in [source, target] {
            view.contentInsetAdjustmentBehavior = .never
            root.addSubview(view)
        }
        stage = Stage(showing: root) {
            $0.portraitSize = CGSize(width: 600, height: 650)
            $0.safeAreaInsets = .zero
        }
        super.init()
        source.dragDelegate = self
        target.dropDelegate = self
        if answersSizes { target.delegate = self }
        stage.frame()
    }

    var names: [String] { target.shownNames }

    /// Where the cells stand, counted in squares of 100 points.
    var places: [Int] {
        target.visibleCells.map { Int($0.frame.minY / 100) * 3 + Int($0.frame.minX / 100) }
    }

    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        #expect(indexPath.item < numbers.names[0].count, "asked about an item that the data does not have")
        return CGSize(width: 100, height: 100)
    }
    func collectionView(
        _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = "dragged"
        return [item]
    }
    func collectionView(
        _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        destinations.append(destinationIndexPath)
        return proposal
    }
    func collectionView(
        _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { perform(self, coordinator) }
}
