import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct TextFieldTests {
    private final class Listener: NSObject, UITextFieldDelegate {
        var events: [String] = []
        var forbidden: String?
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            events.append("should begin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("began") }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("ended") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
            replacementString string: String
        ) -> Bool {
            events.append("\(range.location)+\(range.length) \(string)")
            return string != forbidden
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            events.append("return")
            textField.resignFirstResponder()
            return true
        }
    }

    @MainActor
    private struct Screen {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let root = UIView()
        let stage: Stage

        init() {
            stage = Stage(showing: root)
            field.borderStyle = .roundedRect
            root.addSubview(field)
            stage.frame()
        }
    }

    /// Apple's documentation of `drawPlaceholder(in:)`: "override this method" to customise how it is drawn.
    @Test func thePlaceholderIsDrawnByItsMethod() {
        final class Field: UITextField {
            var drawn: [CGRect] = []
            override func drawPlaceholder(in rect: CGRect) { drawn.append(rect) }
        }
        let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.placeholder = "Title"
        let root = UIView()
        root.addSubview(field)
        let stage = Stage(showing: root)
        stage.frame()
        let count = field.drawn.count
        #expect(field.drawn.first?.size == field.placeholderRect(forBounds: field.bounds).size)
        field.text = "Emma"
        stage.frame()
        #expect(field.drawn.count == count)
    }

    /// iPhone User Guide, "Select and edit text": "double-tap" selects a word.
    @Test func twoTapsSelectAWord() throws {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        field.text = "one twenty three"
        stage.tap(CGPoint(x: 100, y: 117))
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        let point = field.convert(field.caretRect(for: middle), to: nil)
        stage.advance(by: 1)
        for _ in 0..<2 {
            stage.tap(CGPoint(x: point.midX, y: 117))
            stage.advance(by: 0.1)
        }
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "twenty")
        KeyboardInput.current.type(text: "2")
        #expect(field.text == "one 2 three")
    }

    @Test func tapBeginsEditingAndKeysReachTheField() {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        let listener = Listener()
        field.delegate = listener
        stage.tap(CGPoint(x: 100, y: 117))
        #expect(field.isFirstResponder && field.isEditing)
        KeyboardInput.current.type(text: "Hi!")
        #expect(field.text == "Hi!")
        KeyboardInput.current.key("Backspace", down: true)
        #expect(field.text == "Hi")
        KeyboardInput.current.key("Enter", down: true)
        #expect(!field.isFirstResponder)
        #expect(
            listener.events == [
                "should begin", "began", "0+0 H", "1+0 i", "2+0 !", "2+1 ", "return", "ended",
            ])
    }

    @Test func delegateKeepsCharactersOut() {
        let screen = Screen()
        let field = screen.field
        let listener = Listener()
        listener.forbidden = "x"
        field.delegate = listener
        field.becomeFirstResponder()
        KeyboardInput.current.type(text: "axb")
        #expect(field.text == "ab")
    }

    @Test func arrowsMoveTheCaretByWholeCharacters() {
        let screen = Screen()
        let field = screen.field
        field.text = "a👍🏽b"
        field.becomeFirstResponder()
        KeyboardInput.current.key("ArrowLeft", down: true)
        KeyboardInput.current.key("ArrowLeft", down: true)
        KeyboardInput.current.type(text: "-")
        #expect(field.text == "a-👍🏽b")
        KeyboardInput.current.key("Delete", down: true)
        #expect(field.text == "a-b")
    }

    @Test func targetsHearEditingEvents() {
        let screen = Screen()
        let (root, field) = (screen.root, screen.field)
        var heard: [String] = []
        field.addAction(UIAction { _ in heard.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in heard.append("change") }, for: .editingChanged)
        field.addAction(UIAction { _ in heard.append("end") }, for: .editingDidEnd)
        field.text = "set by code"
        field.becomeFirstResponder()
        field.insertText("x")
        #expect(root.endEditing(true))
        #expect(heard == ["begin", "change", "end"])
    }

    @Test func clearButtonEmptiesTheField() {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        field.clearButtonMode = .always
        field.text = "text"
        stage.frame()
        let place = field.clearButtonRect(forBounds: field.bounds)
        stage.tap(CGPoint(x: field.frame.minX + place.midX, y: field.frame.minY + place.midY))
        #expect(field.text == "")
    }

    /// Not recorded: a line of 20.333 points, rounded up with room for the cursor.
    @Test func aFieldWithoutBorderIsALineHigh() {
        let screen = Screen()
        screen.field.text = "Hello"
        screen.field.borderStyle = .none
        #expect(screen.field.intrinsicContentSize.height == 22)
    }

    @Test func sideViewsTakeRoomFromTheText() {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = icon
        #expect(field.textRect(forBounds: field.bounds).minX == 14)
        field.leftViewMode = .always
        stage.frame()
        #expect(icon.frame == CGRect(x: 7, y: 7, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 31)
    }

    /// Well known of UIKit: what is typed first after editing began again, or after the field became secure meanwhile, replaces all that is
    /// there; the delegate is asked of the caret's place all the same.
    @Test func aSecureFieldStartsAnew() {
        let screen = Screen()
        let (field, listener) = (screen.field, Listener())
        field.delegate = listener
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        for key in ["a", "b", "c"] { field.insertText(key) }
        #expect(field.text == "abc")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        listener.events = []
        field.insertText("z")
        #expect(field.text == "z" && listener.events == ["3+0 z"])
        field.insertText("y")
        field.isSecureTextEntry = false
        field.insertText("x")
        #expect(field.text == "zyx")
        field.isSecureTextEntry = true
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test func secretsAreNotInDumps() {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        field.text = "secret"
        field.isSecureTextEntry = true
        stage.frame()
        #expect(!ViewDump.texts.contains("secret"))
    }

    @Test func accessoryViewStandsAtTheBottomWhileEditing() {
        let screen = Screen()
        let (stage, field) = (screen.stage, screen.field)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 0.5)
        let place = bar.convert(bar.bounds, to: nil)
        #expect(place.maxY == 852 - 34 && place.width == 393, "\(place)")
        field.resignFirstResponder()
        stage.advance(by: 0.5)
        #expect(bar.window == nil)
    }

    @Test func commandKeyRunsTheFirstCommandInTheChain() {
        let screen = Screen()
        let field = screen.field
        final class Controller: UIViewController {
            var runs = 0
            func save() { runs += 1 }
            override var keyCommands: [UIKeyCommand]? {
                [
                    UIKeyCommand(
                        input: "s", modifierFlags: .command, action: Selector._of("save", Controller.save))
                ]
            }
        }
        let controller = Controller()
        let stage = Stage(controller)
        controller.view.addSubview(field)
        stage.frame()
        field.becomeFirstResponder()
        KeyboardInput.current.key("Meta", down: true)
        KeyboardInput.current.key("s", down: true)
        KeyboardInput.current.key("Meta", down: false)
        #expect(controller.runs == 1 && field.text == "")
    }

    /// Documentation of `adjustsFontSizeToFitWidth` ("the font size should be reduced in order to fit the text string into the text field's bounding
    /// rectangle") and `minimumFontSize` ("the size of the smallest permissible font").
    @Test(arguments: [false, true]) func textThatIsTooWideBecomesSmaller(isEdited: Bool) {
        let screen = Screen()
        let field = screen.field
        func size() -> CGFloat { field.box.paragraph.runs[0].font.size }
        func width() -> CGFloat { field.box.size(field.proposal(width: 10_000)).width }
        field.text = "A text that is wider than its field"
        if isEdited { field.becomeFirstResponder() }
        screen.stage.frame()
        let (whole, natural) = (field.intrinsicContentSize, width())
        #expect(size() == 17)
        field.adjustsFontSizeToFitWidth = true
        screen.stage.frame()
        let room = field.canvas.frame.width
        #expect(natural > room && width() <= room + 0.001 && size() < 17 && size() > 8)
        #expect(field.scrolled == 0 && field.intrinsicContentSize == whole)
        field.minimumFontSize = 15
        screen.stage.frame()
        #expect(abs(size() - 15) < 1e-9)
        field.text = "Short"
        screen.stage.frame()
        #expect(size() == 17)
    }
}
