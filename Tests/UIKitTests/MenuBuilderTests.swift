import Testing

@testable import UIKit

/// The app's menus, by Apple's documentation of UIMenuBuilder; keys as a hardware keyboard sends them.
@MainActor
struct MenuBuilderTests {
    private func leaf(_ name: String) -> UIMenu {
        UIMenu(title: name, identifier: UIMenu.Identifier(name), children: [UIAction(title: name) { _ in }])
    }
    private func names(_ tree: MenuTree, _ identifier: UIMenu.Identifier) -> [String] {
        (tree.menu(for: identifier)?.children ?? []).compactMap { ($0 as? UIMenu)?.identifier.rawValue }
            .filter { !$0.hasPrefix("com.apple") }
    }

    @Test func menusArePutBesideAndIntoOthers() throws {
        let tree = MenuTree(.main)
        tree.insertChild(leaf("b"), atEndOfMenu: .file)
        tree.insertChild(leaf("a"), atStartOfMenu: .file)
        tree.insertSibling(leaf("c"), afterMenu: UIMenu.Identifier("b"))
        tree.insertSibling(leaf("d"), beforeMenu: UIMenu.Identifier("b"))
        #expect(names(tree, .file) == ["a", "d", "b", "c"])
        tree.replace(menu: UIMenu.Identifier("d"), with: leaf("e"))
        tree.remove(menu: UIMenu.Identifier("b"))
        #expect(names(tree, .file) == ["a", "e", "c"])
        tree.replaceChildren(ofMenu: .file) { $0.reversed() }
        #expect(names(tree, .file) == ["c", "e", "a"])
        tree.remove(menu: .format)
        #expect(tree.menu(for: .format) == nil && tree.menu(for: .font) == nil)
        #expect(tree.menu(for: .root)?.children.count == 6)
    }

    private final class Chief: UIResponder, UIApplicationDelegate {
        var saved = 0
        var mayClose = false
        var closed = 0
        func save() { saved += 1 }
        func shut() { closed += 1 }
        override func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
            switch name {
            case "save": save()
            case "shut": shut()
            default: return super._perform(name, first, second)
            }
            return true
        }
        override func _responds(to name: String) -> Bool {
            name == "save" || name == "shut" || super._responds(to: name)
        }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            let commands = [
                UIKeyCommand(
                    title: "Save", action: Selector("save"), input: "s", modifierFlags: .command),
                UIKeyCommand(
                    title: "Shut", action: Selector("shut"), input: "d", modifierFlags: .command),
            ]
            builder.insertChild(UIMenu(title: "Mine", children: commands), atEndOfMenu: .file)
        }
        override func validate(_ command: UICommand) {
            super.validate(command)
            if command.action == Selector("shut") { command.attributes = mayClose ? [] : .disabled }
        }
    }

    @Test func keysOfMenusReachTheDelegate() {
        let before = UIApplication.shared.delegate
        defer {
            UIApplication.shared.delegate = before
            UIMenuSystem.main.setNeedsRebuild()
        }
        let chief = Chief()
        UIApplication.shared.delegate = chief
        UIMenuSystem.main.setNeedsRebuild()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        func press(_ key: String) {
            KeyboardInput.current.key("Meta", down: true)
            KeyboardInput.current.key(key, down: true)
            KeyboardInput.current.key(key, down: false)
            KeyboardInput.current.key("Meta", down: false)
        }
        press("s")
        press("d")
        #expect(chief.saved == 1 && chief.closed == 0)
        chief.mayClose = true
        press("d")
        #expect(chief.closed == 1)
        window.isHidden = true
    }
}
