/// A command of an app in the menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
    }
}

/// The app's one menu about a selection, as before `UIEditMenuInteraction`: the system's commands and the app's own
/// items, as far as someone in the chain of the first responder takes them.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    private static let one = UIMenuController()
    open class var shared: UIMenuController { one }
    private override init() { super.init() }

    /// Shown behind the system's commands.
    open var menuItems: [UIMenuItem]?
    /// Kept: the menu stands where there is room.
    open var arrowDirection = ArrowDirection.default
    private var presentation: ContextMenuPresentation?
    private weak var target: UIView?
    private var rectangle = CGRect.zero

    open var isMenuVisible: Bool {
        get { presentation != nil }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// In the screen's coordinates; empty while no menu is shown.
    open var menuFrame: CGRect { presentation?.listFrame ?? .zero }

    /// Nothing comes up when nobody takes one of the commands: without a first responder, for example.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        show()
    }
    open func hideMenu(from targetView: UIView) { if targetView === target { hideMenu() } }
    open func hideMenu() { presentation?.end() }

    /// Asks again who takes which command.
    open func update() {
        guard presentation != nil else { return }
        let elements = elements
        if elements.isEmpty { hideMenu() } else { presentation?.update { _ in UIMenu(children: elements) } }
    }

    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (target, rectangle) = (targetView, targetRect)
    }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible { hideMenu() } else if presentation == nil { show() }
    }

    private var elements: [UIMenuElement] {
        let responder = FirstResponder.current
        let own = (menuItems ?? []).filter {
            responder?.target(forAction: $0.action, withSender: self) != nil
        }
        return StandardEditCommands.commands(for: responder, sender: self)
            + own.map { UICommand(title: $0.title, action: $0.action) }
    }

    private func show() {
        hideMenu()
        let elements = elements
        guard !elements.isEmpty, let target, let window = target.window else { return }
        var events = ContextMenuEvents()
        events.willDisplay = { [weak self] animator in
            self?.tell(Self.willShowMenuNotification)
            animator.addCompletion { [weak self] in self?.tell(Self.didShowMenuNotification) }
        }
        events.willEnd = { [weak self] animator in
            self?.tell(Self.willHideMenuNotification)
            self?.presentation = nil
            animator.addCompletion { [weak self] in self?.tell(Self.didHideMenuNotification) }
        }
        presentation = ContextMenuPresentation(
            UIMenu(children: elements), of: self, at: target.convert(rectangle, to: nil), events, in: window)
    }

    private func tell(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
