/// A menu element that does something when it is chosen: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// What the action reports as its sender while it runs, and for a command who gets the message; nil: the first in
    /// the chain of the first responder that takes it.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UICommand: UIMenuLeaf {
    public func performWithSender(_ sender: Any?, target: Any?) {
        guard let action, !attributes.contains(.disabled) else { return }
        let receiver = target ?? FirstResponder.current?.target(forAction: action, withSender: sender)
        guard let receiver else { return }
        _ = UIApplication.shared.sendAction(action, to: receiver, from: sender, for: nil)
    }
}

/// What the system adds to menus about a selection: the commands that someone in the chain of a responder takes.
@MainActor
enum StandardEditCommands {
    private static var all: [(title: String, action: Selector)] {
        [
            (SystemWord.cut.text, ._of("cut:", UIResponder.cut(_:))),
            (SystemWord.copy.text, ._of("copy:", UIResponder.copy(_:))),
            (SystemWord.paste.text, ._of("paste:", UIResponder.paste(_:))),
            (SystemWord.delete.text, ._of("delete:", UIResponder.delete(_:))),
            ("Select", ._of("select:", UIResponder.select(_:))),
            (SystemWord.selectAll.text, ._of("selectAll:", UIResponder.selectAll(_:))),
        ]
    }

    static func commands(for responder: UIResponder?, sender: Any?) -> [UICommand] {
        all.filter { responder?.target(forAction: $0.action, withSender: sender) != nil }
            .map { UICommand(title: $0.title, action: $0.action) }
    }
}
