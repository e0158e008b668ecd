import CoreGraphics
import Simulator
import Testing
import UIKit

/// What was typed is taken back by Command-Z, as UIKit groups it: one go without moving the caret is one step.
@MainActor @Suite struct TypingUndoTests {
    /// A field and a text view, one of which has the keyboard.
    @MainActor private final class Screen: UIViewController, UITextViewDelegate {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
        let area = UITextView(frame: CGRect(x: 20, y: 140, width: 300, height: 200))
        var changes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            area.delegate = self
            field.addAction(UIAction { [self] _ in changes += 1 }, for: .editingChanged)
            for each in [field, area] { view.addSubview(each) }
        }
        func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }

    @MainActor private struct Device {
        let session = Session(context: SessionContext())
        let screen: Screen

        init(inArea: Bool) {
            let screen = session.context.run { Screen() }
            self.screen = screen
            session.context.run { ApplicationLaunch.launch(rootViewController: screen) }
            session.present()
            session.advance(by: 2 * Session.frameInterval)
            session.context.run {
                _ = inArea ? screen.area.becomeFirstResponder() : screen.field.becomeFirstResponder()
            }
        }

        var text: String {
            session.context.run { screen.area.isFirstResponder ? screen.area.text : screen.field.text } ?? ""
        }

        func press(_ names: String...) {
            for name in names { session.handle(.key(name, down: true), at: session.time) }
            for name in names.reversed() { session.handle(.key(name, down: false), at: session.time) }
            session.advance()
        }
        func type(_ text: String) { for character in text { press(String(character)) } }
        func undo() { press("Meta", "z") }
        func redo() { press("Meta", "Shift", "z") }
    }

    @Test(arguments: [false, true]) func oneGoIsTakenBackAndDoneAgain(inArea: Bool) {
        let device = Device(inArea: inArea)
        device.type("Dune")
        device.undo()
        #expect(device.text == "")
        // Nothing more to take back.
        device.undo()
        #expect(device.text == "")
        device.redo()
        #expect(device.text == "Dune")
        // One change for each key, the undo and the redo.
        #expect(device.screen.changes == 6)
        device.undo()
        #expect(device.text == "")
    }

    @Test(arguments: [false, true]) func correctionsBelongToTheGo(inArea: Bool) {
        let device = Device(inArea: inArea)
        device.type("Dunr")
        device.press("Backspace")
        device.type("es")
        #expect(device.text == "Dunes")
        device.undo()
        #expect(device.text == "")
        device.redo()
        #expect(device.text == "Dunes")
    }

    @Test(arguments: [false, true]) func aMovedCaretBeginsAnother(inArea: Bool) {
        let device = Device(inArea: inArea)
        device.type("two")
        device.press("Home")
        device.type("one ")
        #expect(device.text == "one two")
        device.undo()
        #expect(device.text == "two")
        device.undo()
        #expect(device.text == "")
        device.redo()
        device.redo()
        #expect(device.text == "one two")
    }

    @Test(arguments: [false, true]) func whatWasSelectedComesBack(inArea: Bool) {
        let device = Device(inArea: inArea)
        device.type("one")
        device.press("Meta", "a")
        device.type("two")
        #expect(device.text == "two")
        device.undo()
        #expect(device.text == "one")
        // Several characters deleted in a row are one go.
        device.press("End")
        device.press("Backspace")
        device.press("Backspace")
        #expect(device.text == "o")
        device.undo()
        #expect(device.text == "one")
    }

    @Test(arguments: [false, true]) func aTextThatTheAppSetsEndsIt(inArea: Bool) {
        let device = Device(inArea: inArea)
        device.type("typed")
        device.session.context.run {
            if inArea { device.screen.area.text = "set" } else { device.screen.field.text = "set" }
        }
        device.undo()
        #expect(device.text == "set")
    }

    @Test func whatTheAppRegistersStandsBetween() {
        let device = Device(inArea: false)
        device.type("one")
        device.session.context.run {
            device.screen.field.undoManager?.registerUndo(withTarget: device.screen) { $0.changes = -1 }
        }
        device.session.advance()
        device.type("two")
        device.undo()
        #expect(device.text == "one")
        device.undo()
        #expect(device.screen.changes == -1 && device.text == "one")
        device.undo()
        #expect(device.text == "")
    }
}
