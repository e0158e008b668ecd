import Testing

@testable import UIKit

/// Rows that are dragged by a long press, within a table and from one table to another.
@MainActor @Suite struct TableDragTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// Rests on a point until what lies there is lifted, moves by steps, and stays.
    private func lift(_ stage: Stage, _ start: CGPoint, step: CGVector = .zero, steps: Int = 0) {
        stage.touch(.began, start)
        stage.advance(by: 0.6)
        if steps > 0 { stage.move(start, step: step, steps: steps) }
        stage.advance(by: 0.3)
    }

    // MARK: By the data source

    @Test func rowsThatTheDataSourceMovesNeedNoDropDelegate() {
        let fixture = DragFixture([20])
        fixture.mayMove = { _ in true }
        lift(fixture.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 10), steps: 11)
        // Row 1 hangs 110 points lower: over row 3, and the others have made room.
        #expect(fixture.log == ["items 0.1", "begin"])
        #expect(fixture.table.hasActiveDrag && fixture.table.hasActiveDrop)
        #expect(fixture.top(of: 2) == 50)
        #expect(fixture.top(of: 3) == 100)
        #expect(fixture.top(of: 4) == 200)
        #expect(fixture.table.contentOffset.y == 0)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 185))
        #expect(fixture.log == ["items 0.1", "begin", "move 0.1 to 0.3", "ended"])
        #expect(Array(fixture.rows[0].prefix(5)) == [0, 2, 3, 1, 4])
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("moved")
        #expect(!fixture.table.hasActiveDrag && !fixture.table.hasActiveDrop)
        #expect(fixture.previews.isEmpty)
    }

    @Test func rowsWithoutItemsMoveWithinTheTableWhereTheDataSourceMovesThem() {
        let fixture = DragFixture([20])
        fixture.items = { _ in [] }
        fixture.mayMove = { $0.row > 0 }
        fixture.drag(from: 75, by: 100)
        #expect(fixture.rows[0].firstIndex(of: 1) == 3)
        fixture.log = []
        fixture.drag(from: 25, by: 100)
        #expect(fixture.log == ["items 0.0"], "row 0 may not move")
        #expect(fixture.rows[0][0] == 0)
        fixture.checkInvariants("after both")
    }

    @Test func theDelegateChoosesWhereADraggedRowGoes() {
        let fixture = DragFixture([4, 4])
        fixture.mayMove = { _ in true }
        fixture.target = { from, to in to.section == from.section ? to : from }
        fixture.drag(from: 75, by: 200)
        #expect(!fixture.log.contains { $0.hasPrefix("move") })
        fixture.checkInvariants("stayed")
    }

    @Test func nothingIsLiftedWhereDragsAreOffOrEmpty() {
        let fixture = DragFixture([20])
        fixture.table.dragInteractionEnabled = false
        fixture.drag(from: 75, by: 100)
        #expect(fixture.log.isEmpty)
        fixture.table.dragInteractionEnabled = true
        fixture.items = { _ in [] }
        fixture.drag(from: 75, by: 100)
        #expect(fixture.log == ["items 0.1"], "no items, and nothing that moves rows")
        fixture.checkInvariants("as before")
    }

    // MARK: By the drop delegate

    @Test func theDropDelegateHearsEverythingInOrder() {
        let fixture = DragFixture([20])
        fixture.takesDrops()
        lift(fixture.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 50), steps: 2)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 175))
        #expect(
            fixture.log == [
                "items 0.1", "begin", "can handle", "enter", "update 0.2", "update 0.3", "drop 0.1 at 0.3",
                "drop ended", "ended",
            ])
        #expect(Array(fixture.rows[0].prefix(5)) == [0, 2, 3, 1, 4])
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("dropped")
        #expect(fixture.landed == 1)
        #expect(fixture.previews.isEmpty)
    }

    @Test func aRowThatIsLiftedAndLetGoIsNotDragged() {
        let fixture = DragFixture([20])
        fixture.takesDrops()
        lift(fixture.stage, CGPoint(x: 100, y: 75))
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 75))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.log == ["items 0.1"])
        fixture.checkInvariants("as before")
    }

    @Test func roomIsMadeOnlyForWhatIsInserted() {
        let fixture = DragFixture([20])
        fixture.takesDrops()
        fixture.proposal = UITableViewDropProposal(
            operation: .move, intent: .insertIntoDestinationIndexPath)
        lift(fixture.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 50), steps: 2)
        #expect(fixture.top(of: 2) == 100)
        #expect(fixture.top(of: 3) == 150)
        let cell = fixture.table.cellForRow(at: path(3))
        #expect(cell?.isHighlighted == true, "what a drop would go into")
        fixture.proposal = UITableViewDropProposal(operation: .forbidden)
        fixture.stage.touch(.moved, CGPoint(x: 100, y: 178))
        #expect(cell?.isHighlighted == false)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 178))
        #expect(!fixture.log.contains { $0.hasPrefix("drop 0") }, "forbidden")
        #expect(Array(fixture.log.suffix(3)) == ["exit", "drop ended", "ended"])
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("back")
        #expect(fixture.previews.isEmpty)
    }

    @Test func theItemsKnowTheirObjectsAndPlaces() {
        let fixture = DragFixture([20])
        fixture.takesDrops()
        fixture.items = {
            let item = UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))
            item.localObject = $0
            return [item]
        }
        var seen: (String?, IndexPath?, String?)
        fixture.perform = { coordinator in
            let item = coordinator.items[0]
            _ = coordinator.session.loadObjects(ofClass: NSString.self) {
                seen.0 = ($0.first as? NSString).map { String($0) }
            }
            seen.1 = item.dragItem.localObject as? IndexPath
            seen.2 = coordinator.session.localDragSession?.localContext as? String
        }
        lift(fixture.stage, CGPoint(x: 100, y: 75))
        fixture.stage.move(CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 30), steps: 2)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 135))
        #expect(seen.0 == "row" && seen.1 == path(1) && seen.2 == "from the fixture")
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("nothing was changed")
    }

    @Test func dataThatComesLaterIsPutInThen() {
        let pair = TablePair()
        var context: (any UITableViewDropPlaceholderContext)?
        pair.right.perform = { coordinator in
            let place = UITableViewDropPlaceholder(
                insertionIndexPath: coordinator.destinationIndexPath!, reuseIdentifier: "cell", rowHeight: 50)
            context = coordinator.drop(coordinator.items[0].dragItem, to: place)
        }
        let right = pair.right
        lift(pair.left.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 25, dy: 7), steps: 8)
        pair.left.stage.touch(.ended, CGPoint(x: 300, y: 131))
        pair.left.stage.advance(by: 0.6)
        right.checkInvariants("waiting")
        let isIn = context?.commitInsertion { right.rows[$0.section].insert(900, at: $0.row) }
        #expect(isIn == true && right.rows[0] == [100, 101, 900, 102, 103])
        let again = context?.commitInsertion { _ in Issue.record("put in twice") }
        #expect(again == false && context?.deletePlaceholder() == false)
        pair.left.stage.advance(by: 0.6)
        right.checkInvariants("put in")
    }

    @Test func theContentScrollsUnderADragAtTheEdge() {
        let fixture = DragFixture([100])
        fixture.mayMove = { _ in true }
        lift(fixture.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 57), steps: 10)
        fixture.stage.advance(by: 2)
        #expect(fixture.table.contentOffset.y > 300)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 645))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.rows[0].firstIndex(of: 1)! > 15)
        fixture.checkInvariants("dragged far")
    }

    @Test func aReloadInTheMiddleOfADragPutsTheRowBack() {
        let fixture = DragFixture([20])
        fixture.takesDrops()
        lift(fixture.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 50), steps: 2)
        fixture.rows[0].removeLast(15)
        fixture.table.reloadData()
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("reloaded")
        fixture.proposal = UITableViewDropProposal(operation: .cancel)
        fixture.stage.touch(.moved, CGPoint(x: 100, y: 180))
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 180))
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("let go")
        #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(fixture.previews.isEmpty)
    }

    @Test func whetherARowMayMoveIsAskedWhenItIsLifted() {
        let fixture = DragFixture([20])
        var asked: [IndexPath] = []
        fixture.mayMove = {
            asked.append($0)
            return true
        }
        lift(fixture.stage, CGPoint(x: 100, y: 525), step: CGVector(dx: 0, dy: -20), steps: 3)
        // The row is gone before it is dropped.
        fixture.rows[0].removeLast(15)
        fixture.table.reloadData()
        fixture.stage.advance(by: 0.3)
        fixture.stage.touch(.moved, CGPoint(x: 100, y: 60))
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 60))
        fixture.stage.advance(by: 0.6)
        #expect(asked == [path(10)])
        #expect(fixture.rows[0] == [0, 1, 2, 3, 4])
        fixture.checkInvariants("the row is gone")
        #expect(fixture.previews.isEmpty)
    }

    @Test func aMenuGoesAwayWhenTheFingerBeginsToDrag() {
        let fixture = DragFixture([20])
        fixture.mayMove = { _ in true }
        fixture.menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Open") { _ in }])
        }
        lift(fixture.stage, CGPoint(x: 100, y: 75))
        #expect(fixture.table.contextMenuInteraction?.menuAppearance == .rich)
        fixture.stage.move(CGPoint(x: 100, y: 75), step: CGVector(dx: 0, dy: 20), steps: 5)
        fixture.stage.advance(by: 0.5)
        #expect(fixture.table.contextMenuInteraction?.menuAppearance == .unknown)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 175))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.rows[0].firstIndex(of: 1) == 3)
        fixture.checkInvariants("moved")
    }

    // MARK: From list to list

    @Test func rowsGoFromOneTableToAnother() {
        let pair = TablePair()
        let (left, right) = (pair.left, pair.right)
        lift(left.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 25, dy: 7), steps: 8)
        // Over row 2 of the right table, which makes room.
        #expect(right.table.hasActiveDrop && !left.table.hasActiveDrop && left.table.hasActiveDrag)
        #expect(right.top(of: 101) == 50)
        #expect(right.top(of: 102) == 150)
        #expect(left.top(of: 2) == 100, "the left table has closed its room")
        left.stage.touch(.ended, CGPoint(x: 300, y: 131))
        #expect(right.rows[0] == [100, 101, 1, 102, 103])
        #expect(left.rows[0] == [0, 2, 3, 4])
        left.stage.advance(by: 0.6)
        left.checkInvariants("left")
        right.checkInvariants("right")
        #expect(
            right.log.filter { !$0.hasPrefix("update") } == [
                "can handle", "enter", "drop nowhere at 0.2", "drop ended",
            ])
        #expect(
            left.log.filter { !$0.hasPrefix("update") } == [
                "items 0.1", "begin", "can handle", "enter", "exit", "drop ended", "ended",
            ])
        #expect(left.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func besideAllRowsADropHasNoPlace() {
        let pair = TablePair()
        lift(pair.left.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 25, dy: 50), steps: 8)
        pair.left.stage.touch(.ended, CGPoint(x: 300, y: 475))
        #expect(pair.right.log.last { $0.hasPrefix("update") } == "update nil")
        #expect(pair.right.rows[0] == [100, 101, 102, 103, 1], "the delegate put it at the end")
        pair.left.stage.advance(by: 0.6)
        pair.right.checkInvariants("right")
    }

    @Test func aDropOnNothingFliesBack() {
        let pair = TablePair()
        pair.right.table.dropDelegate = nil
        lift(pair.left.stage, CGPoint(x: 100, y: 75), step: CGVector(dx: 25, dy: 7), steps: 8)
        #expect(pair.left.previews.count == 1)
        pair.left.stage.touch(.ended, CGPoint(x: 300, y: 131))
        #expect(pair.left.log.last == "ended")
        pair.left.stage.advance(by: 0.15)
        let flying = pair.left.previews.first?.layer.presentation()?.position ?? .zero
        #expect(flying.x > 101 && flying.x < 299, "on its way back at \(flying)")
        pair.left.stage.advance(by: 0.5)
        #expect(pair.left.previews.isEmpty)
        pair.left.checkInvariants("back")
        #expect(pair.left.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }
}

/// Two tables side by side in one window.
@MainActor
private final class TablePair {
    let left = DragFixture([5])
    let right = DragFixture([4])

    init() {
        right.rows = [[100, 101, 102, 103]]
        left.takesDrops()
        right.takesDrops()
        right.other = left
        left.other = right
        for (fixture, x) in [(left, 0.0), (right, 187.0)] {
            fixture.table.removeFromSuperview()
            fixture.table.frame = CGRect(x: x, y: 0, width: 187, height: 650)
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 650))
        left.stage.window.rootViewController?.view = view
        view.addSubview(left.table)
        view.addSubview(right.table)
        right.table.reloadData()
        // The last stage made is the one that is shown.
        right.stage.window.isHidden = true
        left.stage.window.makeKeyAndVisible()
        left.stage.frame()
        left.log = []
        right.log = []
    }
}

/// Rows that are dragged and dropped; what was asked is in `log`.
@MainActor
private final class DragFixture: TableFixture, UITableViewDragDelegate, UITableViewDropDelegate {
    var mayMove: ((IndexPath) -> Bool)?
    var target: ((IndexPath, IndexPath) -> IndexPath)?
    var menu: UIContextMenuConfiguration?
    var items: (IndexPath) -> [UIDragItem] = { _ in [UIDragItem(itemProvider: NSItemProvider())] }
    var proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: ((any UITableViewDropCoordinator) -> Void)?
    var landed = 0
    /// Where rows from outside come from.
    weak var other: DragFixture?

    init(_ counts: [Int]) {
        super.init(counts)
        table.dragDelegate = self
        log = []
    }

    func takesDrops() { table.dropDelegate = self }

    /// Logs only what has to do with drags.
    override func note(_ line: String) {
        let words = ["rows", "sections", "cell", "will", "did", "highlight", "unhighlight"]
        if !words.contains(where: { line.hasPrefix($0) }) { super.note(line) }
    }

    func top(of id: Int) -> CGFloat? {
        table.subviews.first { ($0 as? SizedCell)?.id == id && !$0.isHidden }?.frame.minY
    }

    var previews: [UIView] { stage.window.subviews.filter { $0 is DragPreviewView } }

    func drag(from y: CGFloat, by distance: CGFloat) {
        stage.touch(.began, CGPoint(x: 100, y: y))
        stage.advance(by: 0.6)
        stage.move(CGPoint(x: 100, y: y), step: CGVector(dx: 0, dy: distance / 10), steps: 10)
        stage.advance(by: 0.3)
        stage.touch(.ended, CGPoint(x: 100, y: y + distance))
        stage.advance(by: 0.6)
    }

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "nil" }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        if let mayMove { return mayMove(indexPath) }
        return super.tableView(tableView, canMoveRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        guard mayMove != nil else { return super.tableView(tableView, moveRowAt: from, to: to) }
        note("move \(name(from)) to \(name(to))")
        rows[to.section].insert(rows[from.section].remove(at: from.row), at: to.row)
    }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt from: IndexPath,
        toProposedIndexPath to: IndexPath
    ) -> IndexPath { target?(from, to) ?? to }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }

    // MARK: Drags

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        note("items \(name(indexPath))")
        session.localContext = "from the fixture"
        return items(indexPath)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        note("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("ended") }

    // MARK: Drops

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return true
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        note("update \(name(destinationIndexPath))")
        return proposal
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        note("drop ended")
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        if let perform { return perform(coordinator) }
        let item = coordinator.items[0]
        let destination = coordinator.destinationIndexPath ?? IndexPath(row: rows[0].count, section: 0)
        note(
            "drop \(item.sourceIndexPath.map { name($0) } ?? "nowhere") at \(name(destination))")
        if let source = item.sourceIndexPath {
            rows[destination.section].insert(
                rows[source.section].remove(at: source.row), at: destination.row)
            tableView.moveRow(at: source, to: destination)
        } else if let other {
            rows[0].insert(other.rows[0].remove(at: 1), at: destination.row)
            tableView.insertRows(at: [destination], with: .automatic)
            other.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { [weak self] _ in
            self?.landed += 1
        }
    }
}
