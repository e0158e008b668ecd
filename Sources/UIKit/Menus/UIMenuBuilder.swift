/// Changes a menu system's menus while it is built: see ``UIResponder/buildMenu(with:)``.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the app, which the application and its delegate build. A device in the page has no menu bar: what is seen of
/// them is that their key commands work.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    @SessionLocal private static var systems = (main: UIMenuSystem(), context: UIMenuSystem())

    open class var main: UIMenuSystem { systems.main }
    /// Menus about a selection; nobody is asked to build them.
    open class var context: UIMenuSystem { systems.context }

    private var built: UIMenu?

    /// The menus are built anew before they are needed next.
    open func setNeedsRebuild() { built = nil }
    /// Commands are validated whenever a key asks for them; those that were changed begin anew.
    open func setNeedsRevalidate() { setNeedsRebuild() }

    /// Of the main system; built where they are not.
    var root: UIMenu {
        if let built { return built }
        let builder = MenuTree(self)
        UIApplication.shared.buildMenu(with: builder)
        (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
        built = builder.root
        return builder.root
    }

    /// Those of all menus, in order.
    var keyCommands: [UIKeyCommand] { root.leaves.compactMap { $0 as? UIKeyCommand } }
}

extension UIMenu {
    /// What is no menu, of this one and of those in it, in order.
    var leaves: [UIMenuElement] {
        children.flatMap { child in (child as? UIMenu).map(\.leaves) ?? [child] }
    }
}

/// A tree of menus that is being built.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem) {
        self.system = system
        root = Self.standard
    }

    /// The menus that Apple's system begins with, as far as they have a name that apps change them by.
    private static var standard: UIMenu {
        func menu(
            _ title: String, _ identifier: UIMenu.Identifier, _ inner: [UIMenu.Identifier] = []
        ) -> UIMenu {
            UIMenu(
                title: title, identifier: identifier,
                children: inner.map { UIMenu(identifier: $0, options: .displayInline) })
        }
        return UIMenu(
            identifier: .root,
            children: [
                menu("App", .application, [.about, .preferences, .services, .hide, .quit]),
                menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
                menu("Edit", .edit, [.undoRedo, .standardEdit, .find, .replace, .spelling, .speech]),
                menu("Format", .format, [.font, .text]),
                menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
                menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
                menu("Help", .help),
            ])
    }

    private static func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        for case let child as UIMenu in menu.children {
            if let found = find(identifier, in: child) { return found }
        }
        return nil
    }

    /// The tree with the named menu's place taken by others; unchanged without it.
    private func put(
        _ identifier: UIMenu.Identifier, in menu: UIMenu, _ change: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        menu.replacingChildren(
            menu.children.flatMap { child -> [UIMenuElement] in
                guard let inner = child as? UIMenu else { return [child] }
                return inner.identifier == identifier ? change(inner) : [put(identifier, in: inner, change)]
            })
    }

    private func put(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenuElement]) {
        if identifier == .root {
            if let menu = change(root).first as? UIMenu { root = menu }
        } else {
            root = put(identifier, in: root, change)
        }
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(identifier, in: root) }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        root.leaves.lazy.compactMap { $0 as? UICommand }.first {
            $0.action == action && ($0.propertyList == nil) == (propertyList == nil)
        }
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        put(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        put(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        put(siblingIdentifier) { [siblingMenu, $0] }
    }
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        put(siblingIdentifier) { [$0, siblingMenu] }
    }
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }
    func remove(menu removedIdentifier: UIMenu.Identifier) { put(removedIdentifier) { _ in [] } }
}

extension UIMenu.Identifier {
    public static let about = Self("com.apple.menu.about")
    public static let preferences = Self("com.apple.menu.preferences")
    public static let services = Self("com.apple.menu.services")
    public static let hide = Self("com.apple.menu.hide")
    public static let quit = Self("com.apple.menu.quit")
    public static let newScene = Self("com.apple.menu.new-scene")
    public static let openRecent = Self("com.apple.menu.open-recent")
    public static let close = Self("com.apple.menu.close")
    public static let print = Self("com.apple.menu.print")
    public static let document = Self("com.apple.menu.document")
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    public static let find = Self("com.apple.menu.find")
    public static let replace = Self("com.apple.menu.replace")
    public static let lookup = Self("com.apple.menu.lookup")
    public static let learn = Self("com.apple.menu.learn")
    public static let spelling = Self("com.apple.menu.spelling")
    public static let speech = Self("com.apple.menu.speech")
    public static let format = Self("com.apple.menu.format")
    public static let font = Self("com.apple.menu.font")
    public static let textSize = Self("com.apple.menu.text-size")
    public static let textColor = Self("com.apple.menu.text-color")
    public static let textStyle = Self("com.apple.menu.text-style")
    public static let text = Self("com.apple.menu.text")
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    public static let alignment = Self("com.apple.menu.alignment")
    public static let toolbar = Self("com.apple.menu.toolbar")
    public static let sidebar = Self("com.apple.menu.sidebar")
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
