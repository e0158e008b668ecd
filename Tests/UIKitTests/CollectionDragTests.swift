import Testing

@testable import UIKit

/// Items that are dragged by a long press.
@MainActor @Suite struct CollectionDragTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// A grid of 100-point squares, three in a line of 300 points.
    private func grid(_ source: DragSourceFixture) -> (Stage, UICollectionView) {
        let view = UICollectionView.showing(
            source.numbers, layout: squares(100), size: CGSize(width: 300, height: 650))
        view.contentInsetAdjustmentBehavior = .never
        view.dragDelegate = source
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 650)
            $0.safeAreaInsets = .zero
        }
        view.layoutIfNeeded()
        return (stage, view)
    }

    private func lift(_ stage: Stage, _ start: CGPoint, step: CGVector, steps: Int) {
        stage.touch(.began, start)
        stage.advance(by: 0.6)
        stage.move(start, step: step, steps: steps)
        stage.advance(by: 0.4)
    }

    private func previews(_ stage: Stage) -> [UIView] {
        stage.window.subviews.filter { $0 is DragPreviewView }
    }

    @Test func theDropDelegateHearsEverythingInOrder() {
        let source = DragSourceFixture()
        let (stage, view) = grid(source)
        view.dropDelegate = source
        lift(stage, CGPoint(x: 50, y: 50), step: CGVector(dx: 50, dy: 50), steps: 2)
        #expect(view.hasActiveDrag && view.hasActiveDrop)
        #expect(previews(stage).count == 1)
        #expect(view.visibleCells.filter { $0.alpha == 0 }.count == 1, "only its picture is seen")
        stage.touch(.ended, CGPoint(x: 150, y: 150))
        #expect(
            source.log.filter { !$0.hasPrefix("update") } == [
                "items 0", "begin", "can handle", "enter", "drop 0 at 4", "drop ended", "ended",
            ])
        #expect(Array(source.numbers.names[0].prefix(6)) == ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5"])
        stage.advance(by: 0.6)
        #expect(view.shownNames == source.numbers.names[0])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(source.landed == 1 && previews(stage).isEmpty)
        #expect(!view.hasActiveDrag && !view.hasActiveDrop)
    }

    @Test func itemsThatTheDataSourceMovesNeedNoDropDelegate() {
        let source = DragSourceFixture()
        let (stage, view) = grid(source)
        let movable = MovableSource(source.numbers)
        view.dataSource = movable
        stage.frame()
        lift(stage, CGPoint(x: 50, y: 50), step: CGVector(dx: 50, dy: 50), steps: 2)
        stage.touch(.ended, CGPoint(x: 150, y: 150))
        stage.advance(by: 0.6)
        #expect(movable.moves == ["0 to 4"])
        #expect(view.shownNames == source.numbers.names[0])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func whatIsForbiddenFliesBack() {
        let source = DragSourceFixture()
        source.proposal = UICollectionViewDropProposal(operation: .forbidden)
        let (stage, view) = grid(source)
        view.dropDelegate = source
        lift(stage, CGPoint(x: 50, y: 50), step: CGVector(dx: 50, dy: 50), steps: 2)
        stage.touch(.ended, CGPoint(x: 150, y: 150))
        #expect(Array(source.log.suffix(3)) == ["exit", "drop ended", "ended"])
        stage.advance(by: 0.6)
        #expect(view.shownNames == source.numbers.names[0])
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(previews(stage).isEmpty)
    }

    @Test func itemsGoFromACollectionViewToATable() {
        let source = DragSourceFixture()
        let (stage, view) = grid(source)
        view.dropDelegate = source
        let target = RowTarget()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 650))
        stage.window.rootViewController?.view = root
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        target.table.frame = CGRect(x: 0, y: 300, width: 300, height: 350)
        root.addSubview(view)
        root.addSubview(target.table)
        stage.window.isHidden = true
        stage.window.makeKeyAndVisible()
        stage.frame()
        lift(stage, CGPoint(x: 50, y: 50), step: CGVector(dx: 0, dy: 64), steps: 5)
        // At 370: over the second of rows of 44 from 300.
        #expect(target.table.hasActiveDrop && !view.hasActiveDrop)
        #expect(target.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 88)
        stage.touch(.ended, CGPoint(x: 50, y: 370))
        stage.advance(by: 0.6)
        #expect(target.rows == ["a", "0.0", "b"])
        #expect(source.log.contains("exit"))
        #expect(view.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(target.table.visibleCells.map { $0.frame.minY } == [0, 44, 88])
    }
}

/// A table that takes items of a collection view.
@MainActor
private final class RowTarget: NSObject, UITableViewDataSource, UITableViewDropDelegate {
    let table = UITableView(frame: .zero, style: .plain)
    var rows = ["a", "b"]

    override init() {
        super.init()
        table.rowHeight = 44
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath else { return }
        for item in coordinator.items {
            rows.insert(item.dragItem.localObject as? String ?? "?", at: path.row)
            tableView.insertRows(at: [path], with: .automatic)
            coordinator.drop(item.dragItem, toRowAt: path)
        }
    }
}

/// A data source that moves items by itself.
@MainActor
private final class MovableSource: NSObject, UICollectionViewDataSource {
    let numbers: NumberSource
    var moves: [String] = []

    init(_ numbers: NumberSource) { self.numbers = numbers }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers.names[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { numbers.collectionView(collectionView, cellForItemAt: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        numbers.names[0].insert(
            numbers.names[0].remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}

/// Nine items that are dragged and dropped; what was asked is in `log`.
@MainActor
private final class DragSourceFixture: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    let numbers = NumberSource(counts: [9])
    var log: [String] = []
    var landed = 0
    var proposal = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("items \(indexPath.item)")
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = numbers.names[0][indexPath.item]
        return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        log.append("ended")
    }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        log.append("can handle")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter")
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        log.append("update \(destinationIndexPath?.item ?? -1)")
        return proposal
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        log.append("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop ended")
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let destination = coordinator.destinationIndexPath, let item = coordinator.items.first,
            let source = item.sourceIndexPath
        else { return }
        log.append("drop \(source.item) at \(destination.item)")
        collectionView.performBatchUpdates {
            self.numbers.names[0].insert(
                self.numbers.names[0].remove(at: source.item), at: destination.item)
            collectionView.deleteItems(at: [source])
            collectionView.insertItems(at: [destination])
        }
        coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { [weak self] _ in
            self?.landed += 1
        }
    }
}
