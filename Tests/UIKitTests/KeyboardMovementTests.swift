import Testing

@testable import UIKit

/// Apple's "Mac keyboard shortcuts", which hold for a keyboard at an iPad: Option goes by words, Command to the end, Shift
/// selects; Tab goes from field to field, Escape cancels.
@MainActor @Suite struct KeyboardMovementTests {
    private func press(_ names: String...) {
        for name in names { KeyboardInput.current.key(name, down: true) }
        for name in names.reversed() { KeyboardInput.current.key(name, down: false) }
    }

    private func field(_ text: String) -> (Stage, UITextField) {
        let stage = Stage(UIViewController())
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 300, height: 40))
        field.text = text
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        return (stage, field)
    }

    private func selected(_ field: UITextField) -> NSRange? {
        field.selectedTextRange.map {
            let start = field.offset(from: field.beginningOfDocument, to: $0.start)
            return NSRange(location: start, length: field.offset(from: $0.start, to: $0.end))
        }
    }

    @Test func optionGoesByWords() {
        let (stage, field) = field("one two, three")
        press("Alt", "ArrowLeft")
        #expect(selected(field) == NSRange(location: 9, length: 0))
        press("Alt", "ArrowLeft")
        #expect(selected(field) == NSRange(location: 4, length: 0))
        press("Alt", "ArrowRight")
        #expect(selected(field) == NSRange(location: 7, length: 0))
        press("Alt", "Backspace")
        #expect(field.text == "one , three")
        press("Meta", "Backspace")
        #expect(field.text == ", three")
        _ = stage
    }

    @Test func shiftSelectsFromWhereItBegan() {
        let (stage, field) = field("one two")
        press("Shift", "ArrowLeft")
        press("Shift", "ArrowLeft")
        #expect(selected(field) == NSRange(location: 5, length: 2))
        press("Shift", "ArrowRight")
        #expect(selected(field) == NSRange(location: 6, length: 1))
        press("Shift", "Meta", "ArrowLeft")
        #expect(selected(field) == NSRange(location: 0, length: 7))
        press("ArrowRight")
        #expect(selected(field) == NSRange(location: 7, length: 0))
        press("Shift", "Alt", "ArrowLeft")
        #expect(selected(field) == NSRange(location: 4, length: 3))
        press("x")
        #expect(field.text == "one x")
        _ = stage
    }

    @Test func tabGoesFromFieldToField() {
        let (stage, first) = field("")
        let second = UITextField(frame: CGRect(x: 10, y: 200, width: 300, height: 40))
        stage.window.addSubview(second)
        press("Tab")
        #expect(second.isFirstResponder)
        press("Shift", "Tab")
        #expect(first.isFirstResponder)
        press("Escape")
        #expect(!first.isFirstResponder)
    }

    @Test func anInputMethodReplacesWhatItGaveUntilItIsDone() {
        let (stage, field) = field("a")
        let keyboard = KeyboardInput.current
        keyboard.compose("n", isDone: false)
        keyboard.compose("に", isDone: false)
        #expect(field.text == "aに")
        keyboard.compose("日", isDone: true)
        keyboard.compose("b", isDone: true)
        #expect(field.text == "a日b")
        keyboard.fill("new", at: CGPoint(x: 20, y: 110))
        #expect(field.text == "new")
        keyboard.fill("", at: CGPoint(x: 20, y: 110))
        #expect(field.text == "")
        keyboard.paste("pasted")
        #expect(field.text == "pasted")
        _ = stage
    }
}
