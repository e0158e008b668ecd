import Testing

@testable import UIKit

/// Fingers that select what they pass.
@MainActor @Suite struct DragSelectionTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegate {
        var log: [String] = []
        var allows = true
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { allows }
        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.row)")
            tableView.setEditing(true, animated: false)
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("+\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("-\(indexPath.row)")
        }
        func collectionView(
            _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { allows }
        func collectionView(
            _ view: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            log.append("begin \(indexPath.item)")
            view.isEditing = true
        }
        func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) { log.append("end") }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("+\(indexPath.item)")
        }
    }

    private func table(_ rows: Rows) -> (Stage, UITableView) {
        let table = UITableView()
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        table.allowsMultipleSelectionDuringEditing = true
        let stage = Stage(showing: table) {
            $0.portraitSize = CGSize(width: 375, height: 650)
            $0.safeAreaInsets = .zero
        }
        return (stage, table)
    }

    /// Moves two fingers together, `steps` times by `step`, from rows of the same height.
    private func dragTwo(_ stage: Stage, _ start: CGPoint, step: CGVector, steps: Int) {
        let other = CGPoint(x: start.x + 60, y: start.y)
        stage.touch(.began, start)
        stage.touch(.began, other, finger: 1)
        for index in 1...steps {
            stage.advance(by: 1.0 / 60)
            let way = CGPoint(x: step.dx * CGFloat(index), y: step.dy * CGFloat(index))
            stage.touch(.moved, CGPoint(x: start.x + way.x, y: start.y + way.y))
            stage.touch(.moved, CGPoint(x: other.x + way.x, y: other.y + way.y), finger: 1)
        }
    }

    private func liftTwo(_ stage: Stage, _ place: CGPoint) {
        stage.touch(.ended, place)
        stage.touch(.ended, CGPoint(x: place.x + 60, y: place.y), finger: 1)
        stage.frame()
    }

    @Test func twoFingersSelectTheRowsThatTheyPass() {
        let rows = Rows()
        let (stage, table) = table(rows)
        dragTwo(stage, CGPoint(x: 200, y: 75), step: CGVector(dx: 0, dy: 25), steps: 6)
        #expect(rows.log == ["begin 1", "+1", "+2", "+3", "+4"])
        #expect(table.contentOffset.y == 0, "the content stays")
        stage.touch(.moved, CGPoint(x: 200, y: 125))
        stage.touch(.moved, CGPoint(x: 260, y: 125), finger: 1)
        #expect(Set(rows.log.suffix(2)) == ["-3", "-4"], "what they leave again is as before")
        liftTwo(stage, CGPoint(x: 200, y: 125))
        #expect(rows.log.last == "end" && rows.log.filter { $0 == "end" }.count == 1)
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1, 2] && table.isEditing)
    }

    @Test func withoutTheDelegatesConsentTwoFingersScroll() {
        let rows = Rows()
        rows.allows = false
        let (stage, table) = table(rows)
        dragTwo(stage, CGPoint(x: 200, y: 475), step: CGVector(dx: 0, dy: -25), steps: 6)
        #expect(rows.log.isEmpty && table.contentOffset.y > 50)
        liftTwo(stage, CGPoint(x: 200, y: 325))
    }

    @Test func oneFingerSelectsOnTheCirclesOnly() {
        let rows = Rows()
        let (stage, table) = table(rows)
        table.isEditing = true
        stage.frame()
        stage.drag(CGPoint(x: 20, y: 225), step: CGVector(dx: 0, dy: -25), steps: 4, hold: 0.1)
        #expect(rows.log == ["begin 4", "+4", "+3", "+2", "end"])
        rows.log = []
        // From a selected row: out of the selection.
        stage.drag(CGPoint(x: 20, y: 125), step: CGVector(dx: 0, dy: 25), steps: 2, hold: 0.1)
        #expect(rows.log == ["begin 2", "-2", "-3", "end"])
        rows.log = []
        stage.drag(CGPoint(x: 200, y: 425), step: CGVector(dx: 0, dy: -25), steps: 4, hold: 0.1)
        #expect(rows.log.isEmpty && table.contentOffset.y > 50, "elsewhere it scrolls")
    }

    @Test func fingersThatRestAtTheEdgeGoOn() {
        let rows = Rows()
        let (stage, table) = table(rows)
        dragTwo(stage, CGPoint(x: 200, y: 525), step: CGVector(dx: 0, dy: 20), steps: 6)
        stage.advance(by: 1)
        #expect(table.contentOffset.y > 50)
        #expect(table.indexPathsForSelectedRows?.last?.row ?? 0 > 13)
        liftTwo(stage, CGPoint(x: 200, y: 645))
    }

    @Test func itemsOfAGridAreSelectedByTheSameDrags() {
        let source = NumberSource(counts: [90])
        let view = UICollectionView.showing(
            source, layout: squares(100), size: CGSize(width: 300, height: 650))
        let rows = Rows()
        view.delegate = rows
        view.contentInsetAdjustmentBehavior = .never
        view.allowsMultipleSelectionDuringEditing = true
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 650)
            $0.safeAreaInsets = .zero
        }
        dragTwo(stage, CGPoint(x: 20, y: 50), step: CGVector(dx: 0, dy: 25), steps: 4)
        #expect(rows.log == ["begin 0", "+0", "+1", "+2", "+3"], "everything between in reading order")
        liftTwo(stage, CGPoint(x: 20, y: 150))
        rows.log = []
        stage.drag(CGPoint(x: 50, y: 450), step: CGVector(dx: 25, dy: 0), steps: 6, hold: 0.1)
        #expect(rows.log == ["begin 12", "+12", "+13", "+14", "end"], "one finger across")
        rows.log = []
        stage.drag(CGPoint(x: 50, y: 450), step: CGVector(dx: 0, dy: -25), steps: 4, hold: 0.1)
        #expect(rows.log.isEmpty && view.contentOffset.y > 50)
    }
}
