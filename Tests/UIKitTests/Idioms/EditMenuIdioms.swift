import Foundation
import Testing

@testable import UIKit

extension Idioms {
    /// Apple's documentation of `UIEditMenuInteraction`, its delegate, and `UIMenuController`.
    @Suite @MainActor struct EditMenus {
        /// Takes some commands, and logs them.
        private final class Box: UIView {
            var taken: Set<String> = []
            var log: [String] = []
            var senders: [Any?] = []
            override var canBecomeFirstResponder: Bool { true }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                taken.contains(action.name)
            }
            override func copy(_ sender: Any?) {
                log.append("copy")
                senders.append(sender)
            }
            func shout(_ sender: Any?) {
                log.append("shout")
                senders.append(sender)
            }
        }

        private final class Teller: NSObject, UIEditMenuInteractionDelegate {
            var log: [String] = []
            var suggested: [[String]] = []
            var answer: UIMenu?
            var rectangle = CGRect(x: 10, y: 10, width: 50, height: 20)
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                suggested.append(
                    suggestedActions.flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [$0.title] })
                return answer
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { rectangle }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                log.append("present \(configuration.identifier)")
                animator.addCompletion { [weak self] in self?.log.append("presented") }
            }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {
                log.append("dismiss \(configuration.identifier)")
                animator.addCompletion { [weak self] in self?.log.append("dismissed") }
            }
        }

        private static func rows(in view: UIView) -> [ContextMenuRow] {
            view.subviews.flatMap { [$0 as? ContextMenuRow].compactMap { $0 } + rows(in: $0) }
        }

        private static func list(in view: UIView) -> ContextMenuListView? {
            view.subviews.lazy.compactMap { ($0 as? ContextMenuListView) ?? list(in: $0) }.first
        }

        private func rows(_ stage: Stage) -> [String] {
            Self.rows(in: stage.window).map { $0.accessibilityLabel ?? "" }
        }

        private func choose(_ title: String, _ stage: Stage) throws {
            let row = try #require(Self.rows(in: stage.window).first { $0.accessibilityLabel == title })
            stage.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        }

        private func stage(_ box: Box) -> Stage {
            box.backgroundColor = .white
            return Stage(showing: box)
        }

        @Test func theDelegatesMenuStandsBelowItsTargetAndRunsItsItems() throws {
            let (box, teller) = (Box(), Teller())
            let stage = stage(box)
            var ran = 0
            teller.answer = UIMenu(children: [UIAction(title: "Ring") { _ in ran += 1 }])
            let interaction = UIEditMenuInteraction(delegate: teller)
            box.addInteraction(interaction)
            #expect(interaction.view === box)
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: "one", sourcePoint: CGPoint(x: 100, y: 200)))
            #expect(interaction.location(in: box) == CGPoint(x: 100, y: 200))
            stage.advance(by: 0.5)
            #expect(rows(stage) == ["Ring"])
            #expect(teller.log == ["present one", "presented"])
            let list = try #require(Self.list(in: stage.window))
            #expect(list.frame.minY >= teller.rectangle.maxY, "the target is not covered")
            try choose("Ring", stage)
            stage.advance(by: 0.5)
            #expect(ran == 1 && rows(stage).isEmpty)
            #expect(teller.log == ["present one", "presented", "dismiss one", "dismissed"])
        }

        /// "Return nil to display the default menu"; "a menu without children prevents the presentation".
        @Test func withoutAMenuOfTheDelegateTheSystemsComesUp() throws {
            let (box, teller) = (Box(), Teller())
            let stage = stage(box)
            box.taken = ["copy:", "selectAll:"]
            box.becomeFirstResponder()
            let interaction = UIEditMenuInteraction(delegate: teller)
            box.addInteraction(interaction)
            let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
            interaction.presentEditMenu(with: configuration)
            stage.advance(by: 0.5)
            #expect(teller.suggested == [["Copy", "Select All"]])
            #expect(rows(stage) == ["Copy", "Select All"])
            try choose("Copy", stage)
            stage.advance(by: 0.5)
            #expect(box.log == ["copy"])
            #expect((box.senders.first ?? nil) is UICommand)
            teller.answer = UIMenu(children: [])
            interaction.presentEditMenu(with: configuration)
            stage.advance(by: 0.5)
            #expect(rows(stage).isEmpty)
        }

        @Test func openMenusAreReloadedMovedAndDismissed() throws {
            let (box, teller) = (Box(), Teller())
            let stage = stage(box)
            teller.answer = UIMenu(children: [UIAction(title: "A") { _ in }])
            let interaction = UIEditMenuInteraction(delegate: teller)
            box.addInteraction(interaction)
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: 1, sourcePoint: .zero))
            stage.advance(by: 0.5)
            teller.answer = UIMenu(children: [UIAction(title: "B") { _ in }])
            interaction.reloadVisibleMenu()
            stage.frame()
            #expect(rows(stage) == ["B"])
            teller.rectangle.origin.y = 300
            interaction.updateVisibleMenuPosition(animated: false)
            let list = try #require(Self.list(in: stage.window))
            #expect(list.frame.minY >= 320)
            interaction.dismissMenu()
            stage.advance(by: 0.5)
            #expect(rows(stage).isEmpty && teller.log.suffix(2) == ["dismiss 1", "dismissed"])
        }

        /// `canPerformAction(_:withSender:)`: "return true to enable the menu command".
        @Test func theMenuControllerShowsWhatTheFirstResponderTakes() throws {
            let box = Box()
            let stage = stage(box)
            let menu = UIMenuController.shared
            menu.menuItems = [
                UIMenuItem(title: "Shout", action: ._of("shout:", Box.shout(_:))),
                UIMenuItem(title: "Hide", action: "hide:"),
            ]
            defer { menu.menuItems = nil }
            box.taken = ["shout:", "copy:"]
            menu.showMenu(from: box, rect: CGRect(x: 0, y: 100, width: 100, height: 20))
            #expect(!menu.isMenuVisible, "there is no first responder")
            box.becomeFirstResponder()
            menu.showMenu(from: box, rect: CGRect(x: 0, y: 100, width: 100, height: 20))
            #expect(menu.isMenuVisible)
            stage.advance(by: 0.5)
            #expect(rows(stage) == ["Copy", "Shout"])
            #expect(menu.menuFrame.minY >= 120)
            try choose("Shout", stage)
            stage.advance(by: 0.5)
            #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
            #expect(box.log == ["shout"] && (box.senders.first ?? nil) is UIMenuController)
        }

        @Test func theMenuControllerPostsItsComingAndGoing() {
            let box = Box()
            let stage = stage(box)
            box.taken = ["copy:"]
            box.becomeFirstResponder()
            var heard: [Notification.Name] = []
            let names = [
                UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(
                    forName: name, object: UIMenuController.shared, queue: nil
                ) { _ in MainActor.assumeIsolated { heard.append(name) } }
            }
            defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
            UIMenuController.shared.showMenu(from: box, rect: .zero)
            stage.advance(by: 0.5)
            UIMenuController.shared.hideMenu(from: stage.window)
            #expect(UIMenuController.shared.isMenuVisible, "another view's menu stays")
            UIMenuController.shared.hideMenu(from: box)
            stage.advance(by: 0.5)
            #expect(heard == names)
        }
    }
}
