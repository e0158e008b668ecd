import Testing

@testable import UIKit

/// What a tap does beside selecting.
@MainActor @Suite struct PrimaryActionTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDelegate {
        var log: [String] = []
        var refuses = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            refuses ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("act \(indexPath.row)")
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refuses
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.append("select \(indexPath.item)")
        }
        func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
            log.append("act \(indexPath.item)")
        }
    }

    private func table(_ rows: Rows) -> (Stage, UITableView) {
        let table = UITableView()
        table.sectionHeaderTopPadding = 0
        table.rowHeight = 50
        table.dataSource = rows
        table.delegate = rows
        return (Stage(showing: table) { $0.safeAreaInsets = .zero }, table)
    }

    private func tap(_ stage: Stage, _ row: Int) { stage.tap(CGPoint(x: 200, y: CGFloat(row) * 50 + 25)) }

    @Test func aRowActsAfterItsSelection() {
        let rows = Rows()
        let (stage, _) = table(rows)
        tap(stage, 1)
        #expect(rows.log == ["select 1", "act 1"])
    }

    @Test func aRowThatMayNotBeSelectedActsAllTheSame() {
        let rows = Rows()
        rows.refuses = true
        let (stage, _) = table(rows)
        tap(stage, 1)
        #expect(rows.log == ["act 1"])
    }

    @Test func aTapThatAddsToASelectionDoesNotAct() {
        let rows = Rows()
        let (stage, table) = table(rows)
        table.allowsMultipleSelection = true
        tap(stage, 1)
        tap(stage, 2)
        #expect(rows.log == ["select 1", "act 1", "select 2"])
    }

    @Test func whileEditingRowsActOnlyIfTheDelegateSaysSo() {
        final class Willing: NSObject, UITableViewDelegate {
            var acts = 0
            func tableView(
                _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
            ) -> Bool { true }
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                acts += 1
            }
        }
        let rows = Rows()
        let (stage, table) = table(rows)
        table.allowsSelectionDuringEditing = true
        table.isEditing = true
        stage.frame()
        tap(stage, 1)
        #expect(rows.log == ["select 1"])
        let willing = Willing()
        table.delegate = willing
        stage.frame()
        tap(stage, 2)
        #expect(willing.acts == 1)
    }

    @Test func itemsOfACollectionViewActByTheSameRules() {
        let source = NumberSource(counts: [9])
        let view = UICollectionView.showing(source, layout: squares(50))
        view.contentInsetAdjustmentBehavior = .never
        let rows = Rows()
        view.delegate = rows
        let stage = Stage(showing: view) {
            $0.portraitSize = CGSize(width: 300, height: 600)
            $0.safeAreaInsets = .zero
        }
        stage.tap(CGPoint(x: 75, y: 25))
        #expect(rows.log == ["select 1", "act 1"])
        rows.refuses = true
        stage.tap(CGPoint(x: 125, y: 25))
        #expect(rows.log.suffix(1) == ["act 2"])
        rows.refuses = false
        view.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 175, y: 25))
        #expect(rows.log.suffix(1) == ["select 3"], "item 1 is selected already")
        rows.log = []
        view.allowsSelectionDuringEditing = true
        view.isEditing = true
        stage.tap(CGPoint(x: 225, y: 25))
        #expect(rows.log == ["select 4"])
    }
}
