import Testing

@testable import UIKit

/// Drags that rest on something that is spring-loaded.
@MainActor @Suite struct SpringLoadingTests {
    /// Rows of 50 points; the first can be dragged.
    private final class Folders: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate
    {
        var log: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    private final class ChoosyFolders: NSObject, UITableViewDelegate {
        var states: [UISpringLoadedInteractionEffectState] = []
        var asked: [Int] = []
        var selected: [Int] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }
        func tableView(
            _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            asked.append(indexPath.row)
            states.append(context.state)
            #expect(context.targetView === tableView.cellForRow(at: indexPath))
            #expect(tableView.indexPathForRow(at: context.location(in: tableView)) == indexPath)
            return indexPath.row != 3
        }
    }

    private func table(_ folders: Folders) -> (Stage, UITableView) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 650))
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 50
        table.dataSource = folders
        table.delegate = folders
        table.dragDelegate = folders
        table.isSpringLoaded = true
        let stage = Stage(showing: table) {
            $0.portraitSize = CGSize(width: 300, height: 650)
            $0.safeAreaInsets = .zero
        }
        return (stage, table)
    }

    /// Lifts the first row and carries it to the middle of another.
    private func carry(_ stage: Stage, to row: Int) {
        stage.touch(.began, CGPoint(x: 150, y: 25))
        stage.advance(by: 0.6)
        stage.move(CGPoint(x: 150, y: 25), step: CGVector(dx: 0, dy: CGFloat(row) * 5), steps: 10)
    }

    @Test func aRowIsSelectedOnceADragHasRestedOnIt() {
        let folders = Folders()
        let (stage, table) = table(folders)
        carry(stage, to: 4)
        stage.advance(by: SpringLoading.rest / 2)
        let cell = table.cellForRow(at: IndexPath(row: 4, section: 0))
        #expect(folders.log.isEmpty && cell?.isHighlighted == true)
        stage.advance(by: SpringLoading.rest / 2 + SpringLoading.announcement + 0.1)
        #expect(folders.log == ["select 4"])
        #expect(cell?.isHighlighted == false)
        stage.advance(by: 3)
        #expect(folders.log == ["select 4"], "once for each rest")
        stage.touch(.ended, CGPoint(x: 150, y: 225))
    }

    @Test func aDragThatGoesOnSelectsNothing() {
        let folders = Folders()
        let (stage, table) = table(folders)
        carry(stage, to: 4)
        stage.advance(by: SpringLoading.rest / 2)
        stage.move(CGPoint(x: 150, y: 225), step: CGVector(dx: 0, dy: 10), steps: 10)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.isHighlighted == false)
        stage.touch(.ended, CGPoint(x: 150, y: 325))
        stage.advance(by: 3)
        #expect(folders.log.isEmpty)
    }

    @Test func withoutSpringLoadingADragSelectsNothing() {
        let folders = Folders()
        let (stage, table) = table(folders)
        table.isSpringLoaded = false
        carry(stage, to: 4)
        stage.advance(by: 3)
        #expect(folders.log.isEmpty)
        stage.touch(.ended, CGPoint(x: 150, y: 225))
    }

    @Test func whatIsDraggedItselfIsNotSelected() {
        let folders = Folders()
        let (stage, table) = table(folders)
        carry(stage, to: 1)
        stage.move(CGPoint(x: 150, y: 75), step: CGVector(dx: 0, dy: -5), steps: 10)
        #expect(table.hasActiveDrag)
        stage.advance(by: 3)
        #expect(folders.log.isEmpty)
        stage.touch(.ended, CGPoint(x: 150, y: 25))
    }

    @Test func theDelegateIsAskedOnceForEachRow() {
        let folders = Folders()
        let (stage, table) = table(folders)
        let choosy = ChoosyFolders()
        table.delegate = choosy
        stage.frame()
        carry(stage, to: 3)
        stage.advance(by: 2)
        #expect(choosy.selected.isEmpty)
        #expect(choosy.asked.filter { $0 == 3 }.count == 1)
        stage.move(CGPoint(x: 150, y: 175), step: CGVector(dx: 0, dy: 10), steps: 10)
        stage.advance(by: 2)
        #expect(choosy.selected == [5] && choosy.states.allSatisfy { $0 == .inactive })
        stage.touch(.ended, CGPoint(x: 150, y: 275))
    }

    /// Items of 100 points; whatever is pressed can be dragged.
    private final class Album: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate {
        var selected: [Int] = []
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
        func collectionView(
            _ view: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
            with context: any UISpringLoadedInteractionContext
        ) -> Bool { indexPath.item != 2 }
        func collectionView(
            _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }

    @Test func itemsOfACollectionViewAreSelectedToo() {
        let source = NumberSource(counts: [9])
        let view = UICollectionView.showing(
            source, layout: squares(100), size: CGSize(width: 300, height: 650))
        let album = Album()
        view.delegate = album
        view.dragDelegate = album
        view.isSpringLoaded = true
        view.contentInsetAdjustmentBehavior = .never
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 650)
            $0.safeAreaInsets = .zero
        }
        stage.touch(.began, CGPoint(x: 50, y: 50))
        stage.advance(by: 0.6)
        stage.move(CGPoint(x: 50, y: 50), step: CGVector(dx: 20, dy: 0), steps: 10)
        stage.advance(by: 2)
        #expect(album.selected.isEmpty, "the delegate does not let item 2 act")
        stage.move(CGPoint(x: 250, y: 50), step: CGVector(dx: 0, dy: 10), steps: 10)
        stage.advance(by: 2)
        #expect(album.selected == [5])
        stage.touch(.ended, CGPoint(x: 250, y: 150))
    }

    @Test func viewsHaveInteractionsOfTheirOwn() {
        @MainActor
        final class Recorder: NSObject, UISpringLoadedInteractionBehavior,
            UISpringLoadedInteractionEffect
        {
            var states: [UISpringLoadedInteractionEffectState] = []
            var ends = 0
            func shouldAllow(
                _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
            ) -> Bool { true }
            func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { ends += 1 }
            func interaction(
                _ interaction: UISpringLoadedInteraction,
                didChangeWith context: any UISpringLoadedInteractionContext
            ) { states.append(context.state) }
        }
        let folders = Folders()
        let (stage, table) = table(folders)
        let button = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
        table.addSubview(button)
        let recorder = Recorder()
        var activations = 0
        button.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: recorder, interactionEffect: recorder) {
                _, context in
                activations += 1
                #expect(context.targetView === button && context.state == .activated)
            })
        stage.frame()
        carry(stage, to: 8)
        stage.advance(by: 2)
        #expect(activations == 1 && recorder.states == [.possible, .activating, .activated])
        #expect(recorder.ends == 1 && folders.log.isEmpty)
        stage.move(CGPoint(x: 150, y: 425), step: CGVector(dx: 0, dy: -20), steps: 10)
        stage.move(CGPoint(x: 150, y: 225), step: CGVector(dx: 0, dy: 20), steps: 10)
        stage.touch(.ended, CGPoint(x: 150, y: 425))
        #expect(recorder.states.suffix(2) == [.possible, .inactive] && recorder.ends == 2)
    }

    /// `UISpringLoadedInteractionSupporting`: buttons, segments and tabs act as a tap does (UISpringLoadedInteraction.h and Apple's
    /// documentation of `isSpringLoaded`).
    @Test func controlsActOnceADragHasRestedOnThem() throws {
        let folders = Folders()
        let (stage, table) = table(folders)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 300, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.frame = CGRect(x: 0, y: 450, width: 300, height: 32)
        let bar = UITabBar(frame: CGRect(x: 0, y: 520, width: 300, height: 83))
        bar.items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        for view in [button, segments, bar] { table.addSubview(view) }
        stage.frame()
        let tab = try #require(bar.items?[2].shownView)
        let goal = tab.convert(CGPoint(x: tab.bounds.midX, y: tab.bounds.midY), to: nil)
        func round() {
            carry(stage, to: 8)
            stage.advance(by: 2)
            stage.move(CGPoint(x: 150, y: 425), step: CGVector(dx: 0, dy: 4), steps: 10)
            stage.advance(by: 2)
            stage.move(
                CGPoint(x: 150, y: 465), step: CGVector(dx: (goal.x - 150) / 10, dy: (goal.y - 465) / 10),
                steps: 10)
            stage.advance(by: 2)
            stage.touch(.ended, goal)
            stage.advance(by: 2)
        }
        table.isSpringLoaded = false
        round()
        #expect(taps == 0 && segments.selectedSegmentIndex == -1 && bar.selectedItem == nil)
        (button.isSpringLoaded, segments.isSpringLoaded, bar.isSpringLoaded) = (true, true, true)
        round()
        #expect(taps == 1 && segments.selectedSegmentIndex == 1 && bar.selectedItem === bar.items?[2])
    }

    @Test func aBarShowsASpringLoadedItemAsASpringLoadedButton() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let item = UINavigationItem(title: "Folders")
        let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        item.rightBarButtonItem = add
        bar.items = [item]
        let screen = UIView()
        screen.addSubview(bar)
        let stage = Stage(showing: screen)
        stage.frame()
        #expect((add.shownView as? UIButton)?.isSpringLoaded == false)
        add.isSpringLoaded = true
        stage.frame()
        #expect((add.shownView as? UIButton)?.isSpringLoaded == true)
    }

    /// UITargetedPreview.h.
    @Test func aDraggedPreviewGoesToAnotherTarget() {
        let (view, container) = (UIView(), UIView())
        let target = UIDragPreviewTarget(container: container, center: CGPoint(x: 5, y: 6))
        let preview = UITargetedDragPreview(view: view, parameters: UIDragPreviewParameters(), target: target)
        let other = UIDragPreviewTarget(container: view, center: .zero)
        let moved: UITargetedDragPreview = preview.retargetedPreview(with: other)
        #expect(moved.view === view && moved.target === other && preview.target === target)
    }
}
