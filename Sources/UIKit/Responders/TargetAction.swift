/// A receiver, held weakly, and the message it gets.
@MainActor
struct TargetAction {
    weak var target: AnyObject?
    let selector: Selector

    /// Sends the message with as many arguments as it takes.
    func send(_ sender: AnyObject, _ event: UIEvent?) {
        guard let target else { return }
        selector.send(to: target, sender, event)
    }
}
