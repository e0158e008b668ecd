import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct ButtonMenuTests {
    private func stage(_ button: UIButton) -> Stage {
        let view = UIView()
        let stage = Stage(showing: view)
        button.frame = CGRect(x: 40, y: 100, width: 120, height: 44)
        view.addSubview(button)
        stage.frame()
        return stage
    }

    private func rows(_ stage: Stage) -> [ContextMenuRow] {
        func all(_ view: UIView) -> [ContextMenuRow] {
            view.subviews.flatMap { ($0 as? ContextMenuRow).map { [$0] } ?? all($0) }
        }
        return all(stage.window)
    }

    private func tap(_ row: ContextMenuRow, _ stage: Stage) {
        stage.advance(by: 0.5)
        stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        stage.advance(by: 0.5)
    }

    @Test func aTapOpensTheMenuInPlaceOfThePrimaryAction() throws {
        let button = UIButton(type: .system)
        var heard: [String] = []
        button.menu = UIMenu(children: [
            UIAction(title: "One") { _ in heard.append("one") },
            UIAction(title: "Two") { _ in heard.append("two") },
        ])
        button.showsMenuAsPrimaryAction = true
        button.addAction(UIAction { _ in heard.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in heard.append("menu") }, for: .menuActionTriggered)
        let stage = stage(button)
        stage.tap(button.center)
        stage.frame()
        #expect(heard == ["menu"] && rows(stage).count == 2)
        tap(try #require(rows(stage).last), stage)
        #expect(heard == ["menu", "two"] && rows(stage).isEmpty)
    }

    /// UIControl.Event.menuActionTriggered: "A menu action has triggered prior to the menu being presented".
    @Test func theMenuThatTheActionSetsIsPresented() {
        let button = UIButton(type: .system)
        button.menu = UIMenu()
        button.showsMenuAsPrimaryAction = true
        button.addAction(
            UIAction { _ in
                button.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
            }, for: .menuActionTriggered)
        let stage = stage(button)
        stage.tap(button.center)
        stage.frame()
        #expect(rows(stage).count == 2)
    }

    @Test func aTapIsThePrimaryActionAndALongPressTheMenuWithoutThatFlag() {
        let button = UIButton(type: .system)
        var primary = 0
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
        let stage = stage(button)
        stage.tap(button.center)
        #expect(primary == 1 && rows(stage).isEmpty)
        #expect(button.isContextMenuInteractionEnabled)
    }

    @Test func theChosenActionBecomesTheTitle() throws {
        let button = UIButton(type: .system)
        let actions = ["Day", "Week"].map { UIAction(title: $0) { _ in } }
        actions[1].state = .on
        button.menu = UIMenu(options: .singleSelection, children: actions)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Week")
        let stage = stage(button)
        stage.tap(button.center)
        stage.frame()
        tap(try #require(rows(stage).first), stage)
        #expect(button.currentTitle == "Day")
        #expect(actions.map(\.state) == [.on, .off])
    }

    @Test func aTapTogglesAButtonThatChangesItsSelection() {
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        let stage = stage(button)
        stage.tap(button.center)
        #expect(button.isSelected)
        stage.tap(button.center)
        #expect(!button.isSelected)
    }

    @Test func theMenuOfABarButtonOpensOnATap() throws {
        var heard = ""
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "Sort") { heard = $0.title }]))
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = item
        let stage = Stage()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.window.makeKeyAndVisible()
        stage.frame()
        func button(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == "More" { return button }
            return view.subviews.lazy.compactMap { button($0) }.first
        }
        let more = try #require(button(stage.window))
        stage.tap(more.convert(CGPoint(x: more.bounds.midX, y: more.bounds.midY), to: nil))
        stage.frame()
        tap(try #require(rows(stage).first), stage)
        #expect(heard == "Sort")
    }
}
