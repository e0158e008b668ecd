import Testing

@testable import UIKit

extension Idioms {
    /// Who has the keyboard, from when until when, and where messages without a target begin.
    @Suite @MainActor struct FirstResponders {
        private let root = UIViewController()
        private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

        private func stage(in container: ((UIViewController) -> UIViewController)? = nil) -> Stage {
            root.view.addSubview(field)
            return Stage(container?(root) ?? root)
        }

        private var resign: Selector {
            Selector._of("resignFirstResponder", UIResponder.resignFirstResponder)
        }

        /// Apple's documentation of `UIApplication.sendAction(_:to:from:for:)`: without a target the message goes to the
        /// first responder and from there up the responder chain.
        @Test func messagesWithoutATargetBeginAtTheFirstResponder() {
            let stage = stage()
            #expect(field.becomeFirstResponder())
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
            field.becomeFirstResponder()
            #expect(UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder, "by name alone")
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
            root.view.addSubview(button)
            button.addTarget(nil, action: resign, for: .touchUpInside)
            field.becomeFirstResponder()
            button.sendActions(for: .touchUpInside)
            #expect(!field.isFirstResponder)
            _ = stage
        }

        /// The same documentation; `canPerformAction(_:withSender:)` says who takes a message.
        @Test func commandsOfEditingGoToWhoHasThem() {
            let stage = stage()
            let box = PastingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
            root.view.addSubview(box)
            let inner = FocusableView(frame: box.bounds)
            box.addSubview(inner)
            let paste = Selector._of("paste:", UIResponder.paste(_:))
            #expect(!UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil), "nobody pastes")
            #expect(inner.becomeFirstResponder())
            #expect(UIApplication.shared.sendAction(paste, to: nil, from: nil, for: nil))
            #expect(box.pastes == 1)
            _ = stage
        }

        /// Without a first responder the search begins at the sender; Apple's "Using responders and the responder chain":
        /// a controller follows its view in the chain.
        @Test func withoutAFirstResponderTheChainOfTheSenderIsAsked() {
            let controller = AnsweringController()
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 50, height: 50))
            controller.loadViewIfNeeded()
            controller.view.addSubview(button)
            let stage = Stage(UINavigationController(rootViewController: controller))
            button.addTarget(nil, action: "answer:", for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(controller.senders.count == 1 && controller.senders[0] === button)
            UIApplication.shared.sendAction("answer:", to: nil, from: nil, for: nil)
            #expect(controller.senders.count == 2, "from the controller in front")
            _ = stage
        }

        /// Apple's documentation of `UIKeyCommand`: UIKit searches the responder chain for the action's method and gives it
        /// the command.
        @Test func keyCommandsOfTheControllerInFrontWork() {
            let controller = AnsweringController()
            let stage = Stage(UINavigationController(rootViewController: controller))
            KeyboardInput.current.key("Meta", down: true)
            KeyboardInput.current.key("k", down: true)
            KeyboardInput.current.key("k", down: false)
            KeyboardInput.current.key("Meta", down: false)
            #expect(controller.senders.count == 1 && controller.senders.first is UIKeyCommand)
            _ = stage
        }

        /// Apple's documentation of `textFieldShouldEndEditing(_:)`: a text field that is removed from its parent view or
        /// window resigns even where the delegate says no.
        @Test func removalFromTheWindowEndsEditing() {
            let ear = FieldEar()
            ear.mayEnd = false
            let stage = stage()
            field.delegate = ear
            let box = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
            root.view.addSubview(box)
            box.addSubview(field)
            field.becomeFirstResponder()
            #expect(!field.resignFirstResponder() && field.isFirstResponder)
            box.removeFromSuperview()
            #expect(!field.isFirstResponder && !field.isEditing)
            #expect(ear.ends == 1)
            // Into another view of the same window it keeps the keyboard.
            root.view.addSubview(box)
            field.becomeFirstResponder()
            root.view.addSubview(field)
            #expect(field.isFirstResponder)
            stage.window.rootViewController = UIViewController()
            #expect(!field.isFirstResponder)
        }

        /// Apple's documentation of `UIControl.isEnabled`: a disabled control takes no part in interaction.
        @Test func disablingEndsEditing() {
            let stage = stage()
            let ear = FieldEar()
            field.delegate = ear
            field.becomeFirstResponder()
            field.isEnabled = false
            #expect(!field.isFirstResponder && !field.isEditing && ear.ends == 1)
            #expect(!field.becomeFirstResponder())
            _ = stage
        }

        /// A pushed screen or one that covers the whole screen leaves no keyboard to what it covers: from the transition's
        /// beginning, after `viewWillDisappear`, where apps still find their first responder.
        @Test func aPushAndAFullScreenPresentationEndEditing() {
            let stage = stage { UINavigationController(rootViewController: $0) }
            field.becomeFirstResponder()
            root.navigationController?.pushViewController(UIViewController(), animated: true)
            stage.frame()
            #expect(!field.isFirstResponder)
            stage.advance(by: 1)
            root.navigationController?.popViewController(animated: false)
            stage.frame()
            field.becomeFirstResponder()
            #expect(field.isFirstResponder)
            let cover = UIViewController()
            cover.modalPresentationStyle = .fullScreen
            root.present(cover, animated: true)
            #expect(!field.isFirstResponder)
            stage.advance(by: 1)
        }

        /// The bar of a chat (`inputAccessoryView` of the controller, which can be the first responder) is back when a sheet that was shown while one typed in it
        /// is gone: "will take care of placing that view at the bottom of the screen" (thoughtbot, Input Accessorizing with UIViewController).
        @Test func aBarInWhichOneTypesIsBackAfterASheet() {
            final class Chat: UIViewController {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
                let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
                override var inputAccessoryView: UIView? { bar }
                override var canBecomeFirstResponder: Bool { true }
            }
            let chat = Chat()
            chat.bar.addSubview(chat.text)
            let stage = Stage(chat)
            stage.advance(by: 0.5)
            #expect(chat.text.becomeFirstResponder())
            stage.advance(by: 0.5)
            chat.present(UIViewController(), animated: true)
            stage.advance(by: 1)
            #expect(chat.bar.window == nil && !chat.text.isFirstResponder)
            chat.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(chat.bar.window != nil && chat.isFirstResponder)
        }

        /// A field in the pushed screen that asks in `viewDidLoad` has the keyboard when it is there: the idiom of forms.
        @Test func aFieldThatAsksBeforeItIsInAWindowGetsTheKeyboardThere() {
            let stage = stage { UINavigationController(rootViewController: $0) }
            let form = UIViewController()
            let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            form.loadViewIfNeeded()
            form.view.addSubview(name)
            #expect(!name.becomeFirstResponder() && !name.isFirstResponder)
            field.becomeFirstResponder()
            root.navigationController?.pushViewController(form, animated: true)
            stage.frame()
            #expect(name.isFirstResponder && !field.isFirstResponder)
            stage.advance(by: 1)
            #expect(name.isFirstResponder)
        }

        /// Apple's Human Interface Guidelines and every alert of iOS: the first field is ready to type in.
        @Test func theFirstFieldOfAnAlertHasTheKeyboard() {
            let stage = stage()
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
            stage.advance(by: 1)
            #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
            root.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(alert.textFields?.map(\.isFirstResponder) == [false, false])
        }
    }
}

private final class FieldEar: NSObject, UITextFieldDelegate {
    var mayEnd = true
    var ends = 0
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
}

private class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class PastingView: UIView {
    var pastes = 0
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name == "paste:" || super.canPerformAction(action, withSender: sender)
    }
    override func paste(_ sender: Any?) { pastes += 1 }
}

private final class AnsweringController: UIViewController {
    var senders: [AnyObject?] = []
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: "answer:")]
    }
    override func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        guard name == "answer:" else { return super._perform(name, first, second) }
        senders.append(first as AnyObject?)
        return true
    }
    override func _responds(to name: String) -> Bool { name == "answer:" || super._responds(to: name) }
}
