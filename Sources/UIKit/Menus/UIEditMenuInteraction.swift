/// On which side of its source an edit menu stands.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// Where an edit menu points to.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public let identifier: AnyHashable
    /// In the interaction's view.
    public let sourcePoint: CGPoint
    /// Kept: the menu stands where there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic {
        didSet {
            Kept.say(
                "UIEditMenuConfiguration.preferredArrowDirection", "an edit menu is a list below its source")
        }
    }

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(NSUUID())
        self.sourcePoint = sourcePoint
    }
}

/// Runs animations along with an edit menu's.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}

/// Shows a menu of commands at a point of a view, without a press.
///
/// DIFFERS: an edit menu is a list below its source, not a bar with an arrow.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var presentation: ContextMenuPresentation?
    private var configuration: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
    open func didMove(to view: UIView?) { self.view = view }

    /// A menu that is open gives way. Nothing comes up without a window, or when the menu is empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, let window = view.window else { return }
        let menu = menu(for: configuration)
        guard !menu.children.isEmpty else { return }
        var events = ContextMenuEvents()
        events.willDisplay = { [weak self] animator in
            guard let self, let animator = animator as? any UIEditMenuInteractionAnimating else { return }
            self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
        events.willEnd = { [weak self] animator in
            guard let self, let animator = animator as? any UIEditMenuInteractionAnimating else { return }
            self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            self.presentation = nil
            self.configuration = nil
        }
        self.configuration = configuration
        presentation = ContextMenuPresentation(
            menu, of: view, at: view.convert(target(of: configuration), to: nil), events, in: window)
    }

    open func dismissMenu() { presentation?.end() }

    /// Asks the delegate for the menu again.
    open func reloadVisibleMenu() {
        guard let configuration else { return }
        presentation?.update { _ in menu(for: configuration) }
    }

    /// Asks the delegate for the target's rectangle again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let view else { return }
        let anchor = view.convert(target(of: configuration), to: nil)
        presentation?.move(to: anchor, animated: animated)
    }

    /// The point that the open menu, or the last one, was asked for.
    open func location(in view: UIView?) -> CGPoint {
        guard let point = configuration?.sourcePoint else { return .zero }
        return self.view.map { $0.convert(point, to: view) } ?? point
    }

    /// UIKit: no menu from the delegate means the system's, one without children none
    /// (`editMenuInteraction(_:menuFor:suggestedActions:)` in Apple's documentation).
    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let commands = StandardEditCommands.commands(for: FirstResponder.current ?? view, sender: self)
        let suggested =
            commands.isEmpty
            ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: commands)]
        let own = delegate.optional.editMenuInteraction(
            self, menuFor: configuration, suggestedActions: suggested)
        return (own ?? nil) ?? UIMenu(children: suggested)
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        delegate.optional.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }
}

/// Says what an edit menu holds and hears of its life. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    // @optional
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu must not cover, in the interaction's view.
    // default: .null
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}
