import Testing

@testable import UIKit

/// Controllers in the keyboard's place and above it (UIInputViewController.h; `inputViewController` and `inputAccessoryViewController` of
/// UIResponder.h).
@MainActor @Suite(.serialized) struct InputViewControllerTests {
    private final class Keys: UIInputViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            inputView?.tag = 7
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("appeared")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log.append("gone")
        }
    }

    private final class Field: UITextField {
        let keys = Keys()
        override var inputViewController: UIInputViewController? { keys }
    }

    private func shown(_ field: UITextField) -> Stage {
        let screen = UIViewController()
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        screen.view.addSubview(field)
        let stage = Stage(screen)
        stage.frame()
        return stage
    }

    @Test func itsViewStandsInTheKeyboardsPlace() {
        let field = Field()
        let stage = shown(field)
        let view = field.keys.inputView
        #expect(view?.tag == 7 && view?.inputViewStyle == .keyboard)
        #expect(view?.window == nil)
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        #expect(
            view?.window != nil && view?.convert(view!.bounds, to: nil).maxY == stage.window.bounds.height)
        #expect(field.keys.log == ["appeared"])
        field.keys.dismissKeyboard()
        stage.advance(by: 0.5)
        #expect(!field.isFirstResponder && view?.window == nil)
        #expect(field.keys.log == ["appeared", "gone"])
    }

    /// The proxy's words are those of UIInputViewController.h: what stands before and behind the caret, and what is selected.
    @Test func itsProxyReadsAndChangesTheText() {
        let field = Field()
        let stage = shown(field)
        let proxy = field.keys.textDocumentProxy
        field.becomeFirstResponder()
        stage.frame()
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
        proxy.insertText("Book")
        #expect(field.text == "Book" && proxy.hasText && proxy.documentContextBeforeInput == "Book")
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "Bo" && proxy.documentContextAfterInput == "ok")
        #expect(proxy.selectedText == nil)
        proxy.deleteBackward()
        #expect(field.text == "Bok")
        field.selectAll(nil)
        #expect(proxy.selectedText == "Bok" && proxy.documentContextAfterInput == nil)
    }

    // MARK: What is told of changes: UITextInput's `inputDelegate`, "notified when text changes or when the selection changes"

    private final class Listener: UIInputViewController {
        var log: [String] = []
        private func note(_ what: String, _ input: (any UITextInput)?) {
            let text = input.flatMap { input in
                input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap {
                    input.text(in: $0)
                }
            }
            log.append("\(what) \(text ?? "?")")
        }
        override func textWillChange(_ textInput: (any UITextInput)?) { note("text will", textInput) }
        override func textDidChange(_ textInput: (any UITextInput)?) { note("text did", textInput) }
        override func selectionWillChange(_ textInput: (any UITextInput)?) {
            note("selection will", textInput)
        }
        override func selectionDidChange(_ textInput: (any UITextInput)?) {
            note("selection did", textInput)
        }
    }

    private final class HeardField: UITextField {
        let keys = Listener()
        override var inputViewController: UIInputViewController? { keys }
    }

    private final class HeardText: UITextView {
        let keys = Listener()
        override var inputViewController: UIInputViewController? { keys }
    }

    @Test func theControllerHearsOfChangesOfAField() {
        let field = HeardField()
        let stage = shown(field)
        field.text = "a"
        #expect(field.keys.log.isEmpty && field.inputDelegate == nil)
        field.becomeFirstResponder()
        stage.frame()
        #expect(field.inputDelegate != nil)
        KeyboardInput.current.key("b", down: true)
        #expect(field.keys.log == ["text will a", "text did ab"])
        field.keys.log = []
        field.text = "c"
        #expect(field.keys.log == ["text will ab", "text did c"])
        field.keys.log = []
        KeyboardInput.current.key("ArrowLeft", down: true)
        #expect(field.keys.log == ["selection will c", "selection did c"])
        // At the start already.
        KeyboardInput.current.key("ArrowLeft", down: true)
        #expect(field.keys.log.count == 2)
        field.keys.log = []
        field.keys.textDocumentProxy.insertText("d")
        #expect(field.keys.log == ["text will c", "text did dc"])
        field.resignFirstResponder()
        #expect(field.inputDelegate == nil)
    }

    @Test func aDelegateOfTheAppsOwnHearsOfATextView() {
        let text = HeardText(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let screen = UIViewController()
        screen.view.addSubview(text)
        let stage = Stage(screen)
        text.becomeFirstResponder()
        stage.frame()
        let own = Listener()
        text.inputDelegate = own
        text.text = "one two"
        text.selectedRange = NSRange(location: 0, length: 3)
        text.insertText("1")
        #expect(
            own.log == [
                "text will ", "text did one two", "selection will one two", "selection did one two",
                "text will one two", "text did 1 two",
            ])
        #expect(text.keys.log.isEmpty)
    }

    /// A text of the app's own tells of changes by "external causes" (Text Programming Guide, Communicating with the Text Input System); of what
    /// is typed the system knows.
    @Test func whatIsTypedIntoATextOfTheAppsOwnIsHeardOfOnce() {
        final class Own: UIView, _OffsetTextInput {
            let keys = Listener()
            var content = ""
            /// Whether it tells of what is typed, too.
            var tells = false
            override var inputViewController: UIInputViewController? { keys }
            override var canBecomeFirstResponder: Bool { true }
            weak var inputDelegate: (any UITextInputDelegate)?
            var markedTextStyle: [NSAttributedString.Key: Any]?
            var _tokenizer: UITextInputStringTokenizer?
            var _text: NSString { content as NSString }
            var hasText: Bool { !content.isEmpty }
            var selectedTextRange: UITextRange?
            func insertText(_ text: String) {
                if tells { inputDelegate?.textWillChange(self) }
                content += text
                if tells { inputDelegate?.textDidChange(self) }
            }
            func deleteBackward() { content = String(content.dropLast()) }
            func text(in range: UITextRange) -> String? { content }
            func replace(_ range: UITextRange, withText text: String) { content = text }
            func position(
                from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
            ) -> UITextPosition? { nil }
            func firstRect(for range: UITextRange) -> CGRect { .zero }
            func caretRect(for position: UITextPosition) -> CGRect { .zero }
            func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
            func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
            func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
            func characterRange(at point: CGPoint) -> UITextRange? { nil }
        }
        let own = Own(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let screen = UIViewController()
        screen.view.addSubview(own)
        let stage = Stage(screen)
        own.becomeFirstResponder()
        stage.frame()
        KeyboardInput.current.key("a", down: true)
        own.tells = true
        KeyboardInput.current.key("b", down: true)
        #expect(own.keys.log == ["text will ", "text did a", "text will a", "text did ab"])
        own.keys.log = []
        own.insertText("c")
        #expect(own.keys.log == ["text will ab", "text did abc"])
    }

    @Test func anAccessoryControllerStandsAtTheBottom() {
        final class Bar: UIInputViewController {
            override func loadView() {
                view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 60), inputViewStyle: .keyboard)
            }
        }
        final class Screen: UIViewController {
            let bar = Bar()
            override var inputAccessoryViewController: UIInputViewController? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let screen = Screen()
        let stage = Stage(screen)
        screen.becomeFirstResponder()
        stage.advance(by: 0.5)
        let bounds = stage.window.bounds
        let bar: UIView = screen.bar.view
        #expect(
            bar.convert(bar.bounds, to: nil)
                == CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60))
    }
}
