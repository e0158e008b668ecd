/// Reads and changes the text that is edited, from a controller in the keyboard's place.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// Nil: nothing is before the caret or the selection.
    var documentContextBeforeInput: String? { get }
    /// Nil: nothing is behind the caret or the selection.
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    /// Another one for each text.
    var documentIdentifier: UUID { get }
    /// Moves the caret by characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// A controller whose view stands in the keyboard's place or above it, where a responder gives it as its `inputViewController` or
/// `inputAccessoryViewController`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let proxy = TextDocumentProxy()

    /// The controller's view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// What the first responder edits.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    /// BCP 47: "en-US".
    open var primaryLanguage: String?
    open var hasDictationKey = false {
        didSet { Kept.say("UIInputViewController.hasDictationKey", "nothing is dictated") }
    }
    /// The app's own controllers may do what the app may.
    open var hasFullAccess: Bool { true }
    /// There is one keyboard only.
    open var needsInputModeSwitchKey: Bool { false }

    /// A ground like a keyboard's, as high as one unless its constraints say otherwise.
    open override func loadView() {
        guard !loadFromNib() else { return }
        let frame = CGRect(
            x: 0, y: 0, width: UIScreen.main.bounds.width, height: InputHost.standardHeight)
        let made = UIInputView(frame: frame, inputViewStyle: .keyboard)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    /// The first responder gives up the keyboard.
    open func dismissKeyboard() { FirstResponder.current?.resignFirstResponder() }
    open func advanceToNextInputMode() {
        Kept.say("UIInputViewController.advanceToNextInputMode()", "there is one keyboard only")
    }
    open func handleInputModeList(from view: UIView, with event: UIEvent) {
        Kept.say("UIInputViewController.handleInputModeList(from:with:)", "there is one keyboard only")
    }
    /// The lexicon is empty here.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        DispatchQueue.main.async { completionHandler(UILexicon()) }
    }

    /// The caret moves, or another stretch of the text is selected; the text stays. This method does nothing by itself, like the next three.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The first responder's text changes, by a key or otherwise.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Names and abbreviations that the reader has.
@preconcurrency @MainActor
open class UILexicon: NSObject {
    open var entries: [UILexiconEntry] { [] }
}

/// What the reader types, and what it stands for.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
    open var documentText: String { "" }
    open var userInput: String { "" }
}

/// Passes all on to the first responder.
@MainActor
private final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    let documentIdentifier = UUID()

    private var keyInput: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }
    private var input: (any UITextInput)? { FirstResponder.current as? any UITextInput }

    var hasText: Bool { keyInput?.hasText ?? false }
    func insertText(_ text: String) { keyInput?.typeText(text) }
    func deleteBackward() { keyInput?.typeBackspace() }

    var documentContextBeforeInput: String? {
        input.flatMap { input in
            input.selectedTextRange.flatMap { text(input, input.beginningOfDocument, $0.start) }
        }
    }
    var documentContextAfterInput: String? {
        input.flatMap { input in
            input.selectedTextRange.flatMap { text(input, $0.end, input.endOfDocument) }
        }
    }
    var selectedText: String? {
        input.flatMap { input in input.selectedTextRange.flatMap { text(input, $0.start, $0.end) } }
    }
    private func text(_ input: any UITextInput, _ start: UITextPosition, _ end: UITextPosition) -> String? {
        let found = input.textRange(from: start, to: end).flatMap { input.text(in: $0) }
        return found?.isEmpty == true ? nil : found
    }

    var documentInputMode: UITextInputMode? { FirstResponder.current?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let caret = input.selectedTextRange?.start,
            let place = input.position(from: caret, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }
    func unmarkText() { input?.unmarkText() }

    // The keyboard is to suit the text.
    var keyboardType: UIKeyboardType {
        get { keyInput?.keyboardType ?? .default }
        set {}
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { keyInput?.keyboardAppearance ?? .default }
        set {}
    }
    var returnKeyType: UIReturnKeyType {
        get { keyInput?.returnKeyType ?? .default }
        set {}
    }
}
