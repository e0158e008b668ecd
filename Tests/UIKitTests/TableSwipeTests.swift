import Testing

@testable import UIKit

@MainActor @Suite struct TableSwipeTests {
    private func action(
        _ title: String, _ style: UIContextualAction.Style = .normal,
        _ handler: @escaping () -> Bool = { true }
    ) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { _, _, done in done(handler()) }
    }

    @Test func aSwipeShowsTheButtonThatDeletes() {
        let fixture = EditingFixture([20])
        fixture.log = []
        fixture.stage.drag(CGPoint(x: 300, y: 125), step: CGVector(dx: -12, dy: 0), steps: 8, hold: 0.1)
        fixture.stage.advance(by: 0.5)
        #expect(fixture.log == ["begin 0.2"])
        // Arithmetic: the row stands aside by the button, which is as wide as its title and the padding at both its sides.
        let title = UILabel()
        title.text = "Delete"
        title.font = .systemFont(ofSize: 15, weight: .medium)
        let metrics = PlatformMetrics.current.table
        let width = title.intrinsicContentSize.width + 2 * metrics.swipeButtonPadding
        #expect(width > metrics.swipeButtonWidth)
        #expect(fixture.cell(2).frame == CGRect(x: -width, y: 100, width: 375, height: 50))
        #expect(fixture.cell(2).showingDeleteConfirmation)
        fixture.stage.tap(CGPoint(x: 340, y: 125))
        #expect(fixture.log.prefix(2) == ["begin 0.2", "commit delete 0.2"])
        #expect(fixture.rows[0].count == 19)
        fixture.stage.advance(by: 0.5)
        fixture.checkInvariants("deleted")
        #expect(!fixture.table.subviews.contains { $0 is SwipeButtonsView })
    }

    @Test func aTouchElsewhereClosesAndSelectsNothing() {
        let fixture = EditingFixture([20])
        fixture.stage.drag(CGPoint(x: 300, y: 125), step: CGVector(dx: -12, dy: 0), steps: 8, hold: 0.1)
        fixture.stage.advance(by: 0.5)
        fixture.log = []
        fixture.stage.tap(CGPoint(x: 100, y: 325))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.log == ["end 0.2"])
        #expect(fixture.cell(2).frame.minX == 0)
        #expect(!fixture.table.subviews.contains { $0 is SwipeButtonsView })
    }

    @Test func scrollingCloses() {
        let fixture = EditingFixture([100])
        fixture.stage.drag(CGPoint(x: 300, y: 125), step: CGVector(dx: -12, dy: 0), steps: 8, hold: 0.1)
        fixture.stage.advance(by: 0.5)
        fixture.stage.drag(CGPoint(x: 100, y: 425), step: CGVector(dx: 0, dy: -12), steps: 8, hold: 0.1)
        fixture.stage.advance(by: 0.6)
        #expect(fixture.editing == nil)
        #expect(fixture.table.contentOffset.y > 60)
        fixture.checkInvariants("scrolled")
    }

    @Test func aSwipeAcrossTheRowPerformsTheFirstAction() {
        let fixture = EditingFixture([20])
        var performed: [String] = []
        fixture.trailing = UISwipeActionsConfiguration(actions: [
            action("Archive") {
                performed.append("archive"); return true
            },
            action("More") {
                performed.append("more"); return true
            },
        ])
        fixture.stage.drag(CGPoint(x: 350, y: 125), step: CGVector(dx: -15, dy: 0), steps: 20, hold: 0.1)
        #expect(performed == ["archive"])
        fixture.stage.advance(by: 1)
        #expect(fixture.cell(2).frame.minX == 0)
        fixture.trailing?.performsFirstActionWithFullSwipe = false
        fixture.stage.drag(CGPoint(x: 350, y: 125), step: CGVector(dx: -15, dy: 0), steps: 20, hold: 0.1)
        fixture.stage.advance(by: 1)
        #expect(performed == ["archive"])
        #expect(fixture.cell(2).frame.minX < -140)
        let buttons = fixture.editing?.buttons.right ?? []
        #expect(buttons.map { $0.action.title } == ["Archive", "More"])
        #expect(buttons.first?.frame.maxX == 375, "the first stands at the edge")
    }

    @Test func theLeadingSideHasActionsOfItsOwn() {
        let fixture = EditingFixture([20])
        var performed = 0
        fixture.leading = UISwipeActionsConfiguration(actions: [
            action("Read") {
                performed += 1; return true
            }
        ])
        fixture.stage.drag(CGPoint(x: 100, y: 125), step: CGVector(dx: 12, dy: 0), steps: 8, hold: 0.1)
        fixture.stage.advance(by: 0.5)
        #expect(fixture.cell(2).frame.minX == 74)
        fixture.stage.tap(CGPoint(x: 30, y: 125))
        #expect(performed == 1)
        fixture.stage.advance(by: 0.5)
        #expect(fixture.cell(2).frame.minX == 0)
    }

    @Test func noActionsMeanNoSwipe() {
        let fixture = EditingFixture([20])
        fixture.trailing = UISwipeActionsConfiguration(actions: [])
        fixture.log = []
        fixture.stage.drag(CGPoint(x: 300, y: 125), step: CGVector(dx: -12, dy: 0), steps: 8, hold: 0.1)
        #expect(fixture.cell(2).frame.minX == 0)
        fixture.trailing = nil
        fixture.mayEdit = { _ in false }
        fixture.stage.drag(CGPoint(x: 300, y: 125), step: CGVector(dx: -12, dy: 0), steps: 8, hold: 0.1)
        #expect(fixture.cell(2).frame.minX == 0)
        #expect(!fixture.log.contains { $0.hasPrefix("begin") })
    }

    @Test func aMenuOpensOnALongPressAndPerformsWhatIsTapped() {
        let fixture = EditingFixture([20])
        var chosen: [String] = []
        fixture.menu = UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [
                UIAction(title: "Copy") { _ in chosen.append("copy") },
                UIAction(title: "Delete", attributes: .destructive) { _ in chosen.append("delete") },
            ])
        })
        fixture.stage.touch(.began, CGPoint(x: 100, y: 75))
        fixture.stage.advance(by: 0.6)
        fixture.stage.touch(.ended, CGPoint(x: 100, y: 75))
        fixture.stage.advance(by: 0.4)
        let list = fixture.stage.window.subviews.last?.subviews.compactMap { $0 as? ContextMenuListView }
            .first
        let top: CGFloat = list?.frame.minY ?? 0
        #expect(abs(top - 110) < 1e-6, "below the row, 10 points apart")
        #expect(fixture.table.indexPathsForSelectedRows == nil)
        fixture.stage.tap(CGPoint(x: 60, y: 110 + 66))
        #expect(chosen == ["delete"])
        fixture.stage.advance(by: 0.5)
        #expect(!(fixture.stage.window.subviews.last is ContextMenuBackdrop))
    }
}

extension TableFixture {
    var editing: SwipedCell? { table.editing.swiped }
}
