/// What the text that is edited tells of its changes, for the controllers in the keyboard's place and above it.
///
/// UIKit: "The text input system automatically assigns a delegate to this property at runtime" (`inputDelegate` of `UITextInput`).
@MainActor
final class TextInputSystem: NSObject, UITextInputDelegate {
    @SessionLocal static private(set) var current = TextInputSystem()

    /// A key changes a text that does not tell of that itself.
    private var isTyping = false

    private var controllers: [UIInputViewController] {
        func nearest(_ part: (UIResponder) -> UIInputViewController?) -> UIInputViewController? {
            var next = FirstResponder.current
            while let responder = next {
                if let controller = part(responder) { return controller }
                next = responder.next
            }
            return nil
        }
        return [nearest { $0.inputViewController }, nearest { $0.inputAccessoryViewController }]
            .compactMap { $0 }
    }

    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {
        if let old = old as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
        if let new = new as? any UITextInput { new.inputDelegate = self }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {
        if !isTyping { for controller in controllers { controller.textWillChange(textInput) } }
    }
    func textDidChange(_ textInput: (any UITextInput)?) {
        if !isTyping { for controller in controllers { controller.textDidChange(textInput) } }
    }
    func selectionWillChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.selectionWillChange(textInput) }
    }
    func selectionDidChange(_ textInput: (any UITextInput)?) {
        for controller in controllers { controller.selectionDidChange(textInput) }
    }

    /// UIKit: a text of the app's own tells of changes by "external causes", not of those by the keyboard (Text Programming Guide). Fields and
    /// text views tell of each.
    fileprivate func type(in input: any UIKeyInput, _ change: () -> Void) {
        guard !isTyping, !(input is any TypedText) else { return change() }
        let text = input as? any UITextInput
        textWillChange(text)
        isTyping = true
        change()
        isTyping = false
        textDidChange(text)
    }
}

extension UIKeyInput {
    /// As a key does it.
    func typeText(_ text: String) { TextInputSystem.current.type(in: self) { insertText(text) } }
    /// As a key does it.
    func typeBackspace() { TextInputSystem.current.type(in: self) { deleteBackward() } }
}

extension TypedText {
    /// The input delegate hears of it before and after.
    func changeText<Result>(_ change: () -> Result) -> Result {
        inputDelegate?.textWillChange(self)
        defer { inputDelegate?.textDidChange(self) }
        return change()
    }

    /// Where the text stays as it is.
    /// - Returns: whether the selection is another one now.
    @discardableResult
    func changeSelection(to range: NSRange) -> Bool {
        let new = TextSelection(range: place(range))
        guard new != selection else { return false }
        inputDelegate?.selectionWillChange(self)
        selection = new
        inputDelegate?.selectionDidChange(self)
        return true
    }
}
