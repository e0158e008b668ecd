/// What a long press on something shows: a preview and a menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    /// Of the row or item, for the delegate's use.
    public let identifier: any NSCopying
    open var secondaryItemIdentifiers: Set<AnyHashable> = [] {
        didSet {
            Kept.say(
                "UIContextMenuConfiguration.secondaryItemIdentifiers",
                "a menu is about one item, in the order given")
        }
    }
    open var badgeCount = 0 {
        didSet {
            Kept.say("UIContextMenuConfiguration.badgeCount", "a menu is about one item, in the order given")
        }
    }
    open var preferredMenuElementOrder = ElementOrder.automatic {
        didSet {
            Kept.say(
                "UIContextMenuConfiguration.preferredMenuElementOrder",
                "a menu is about one item, in the order given")
        }
    }
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }
}

/// Makes the controller whose view is the preview; nil shows the pressed view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes the menu from what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// Runs animations along with a menu's.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a tapped preview goes away.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs animations along with the end of a preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What delegates add while a menu comes or goes.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    let previewViewController: UIViewController?
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() { for animation in animations { animation() } }
    func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
