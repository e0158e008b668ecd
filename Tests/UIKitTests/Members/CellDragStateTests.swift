import Testing

@testable import UIKit

/// What cells hear of drags.
@MainActor @Suite struct CellDragStateTests {
    private final class Listener: UICollectionViewCell {
        var heard: [DragState] = []
        var states: [UICellConfigurationState] = []
        override func dragStateDidChange(_ dragState: DragState) {
            super.dragStateDidChange(dragState)
            heard.append(dragState)
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            states.append(state)
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var intent = UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
        func collectionView(
            _ view: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
        func collectionView(
            _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        func collectionView(
            _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: intent) }
        func collectionView(
            _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
    }

    private func grid(_ source: Source) -> (Stage, UICollectionView) {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 650), collectionViewLayout: squares(100))
        view.contentInsetAdjustmentBehavior = .never
        view.register(Listener.self, forCellWithReuseIdentifier: "item")
        view.dataSource = source
        view.dragDelegate = source
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 650)
            $0.safeAreaInsets = .zero
        }
        return (stage, view)
    }

    private func cell(_ view: UICollectionView, _ item: Int) throws -> Listener {
        try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? Listener)
    }

    @Test func anItemHearsOfItsLiftItsDragAndItsEnd() throws {
        let source = Source()
        let (stage, view) = grid(source)
        let cell = try cell(view, 0)
        stage.touch(.began, CGPoint(x: 50, y: 50))
        stage.advance(by: 0.6)
        #expect(cell.heard == [.lifting])
        #expect(cell.states.last?.cellDragState == .lifting)
        stage.move(CGPoint(x: 50, y: 50), step: CGVector(dx: 10, dy: 0), steps: 3)
        stage.advance(by: 0.2)
        #expect(cell.heard == [.lifting, .dragging])
        #expect(cell.states.last?.cellDragState == .dragging)
        stage.touch(.ended, CGPoint(x: 80, y: 50))
        stage.advance(by: 1)
        #expect(cell.heard == [.lifting, .dragging, .none])
        #expect(cell.states.last?.cellDragState == UICellConfigurationState.DragState.none)
    }

    @Test func aLiftWithoutADragEndsToo() throws {
        let source = Source()
        let (stage, view) = grid(source)
        let cell = try cell(view, 0)
        stage.touch(.began, CGPoint(x: 50, y: 50))
        stage.advance(by: 0.6)
        stage.touch(.ended, CGPoint(x: 50, y: 50))
        #expect(cell.heard == [.lifting, .none])
    }

    @Test func itemsKnowWhetherADropWouldGoIntoThem() throws {
        let source = Source()
        let (stage, view) = grid(source)
        view.dropDelegate = source
        let (target, other) = (try cell(view, 4), try cell(view, 5))
        stage.touch(.began, CGPoint(x: 50, y: 50))
        stage.advance(by: 0.6)
        stage.move(CGPoint(x: 50, y: 50), step: CGVector(dx: 10, dy: 10), steps: 10)
        stage.advance(by: 0.1)
        #expect(target.states.last?.cellDropState == .targeted)
        #expect(other.states.last?.cellDropState == .notTargeted)
        stage.move(CGPoint(x: 150, y: 150), step: CGVector(dx: 10, dy: 0), steps: 10)
        stage.advance(by: 0.1)
        #expect(target.states.last?.cellDropState == .notTargeted)
        #expect(other.states.last?.cellDropState == .targeted)
        stage.touch(.ended, CGPoint(x: 250, y: 150))
        stage.advance(by: 1)
        #expect(other.states.last?.cellDropState == UICellConfigurationState.DropState.none)
    }

    @Test func aCarriedItemIsReordering() throws {
        let source = Source()
        let (stage, view) = grid(source)
        let cell = try cell(view, 0)
        #expect(view.liftItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.configurationState.isReordering)
        view.cancelInteractiveMovement()
        stage.advance(by: 1)
        #expect(!cell.configurationState.isReordering)
    }

    /// Rows tell their buttons' being open.
    @Test func aSwipedRowKnowsIt() throws {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(
                    actions: [UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }])
            }
        }
        let table = UITableView()
        table.sectionHeaderTopPadding = 0
        let rows = Rows()
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage(showing: table) { $0.safeAreaInsets = .zero }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(!cell.configurationState.isSwiped)
        stage.drag(CGPoint(x: 300, y: 20), step: CGVector(dx: -20, dy: 0), steps: 6, hold: 0.2)
        stage.advance(by: 1)
        #expect(cell.configurationState.isSwiped)
        stage.tap(CGPoint(x: 100, y: 100))
        stage.advance(by: 1)
        #expect(!cell.configurationState.isSwiped)
    }
}
