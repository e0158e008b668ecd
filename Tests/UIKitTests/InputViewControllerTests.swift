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
