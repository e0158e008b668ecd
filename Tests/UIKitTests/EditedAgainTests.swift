import Testing

@testable import UIKit

/// What is edited again once a screen that came over it has gone.
@MainActor @Suite(.serialized)
struct EditedAgainTests {
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        /// Whether it ends the editing itself before it goes.
        var ends = false
        var wasEditing: Bool?
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            if ends { view.endEditing(true) }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            wasEditing = field.isFirstResponder
        }
    }

    /// A published stack of calls of a swipe back that was given up: UIKit sends `_restoreFirstResponder` to the text that was edited, which is
    /// first responder again, even where `viewWillDisappear(_:)` had made it resign.
    @Test(arguments: [false, true]) func aSwipeBackThatIsGivenUpEditsAgain(ends: Bool) {
        let form = Form()
        form.ends = ends
        let navigation = UINavigationController()
        navigation.viewControllers = [UIViewController(), form]
        let stage = Stage(navigation)
        stage.advance(by: 0.1)
        form.field.becomeFirstResponder()
        stage.drag(CGPoint(x: 2, y: 400), step: CGVector(dx: 10, dy: 0), steps: 8, hold: 0.3)
        stage.advance(by: 1)
        #expect(navigation.topViewController === form)
        #expect(form.field.isFirstResponder && form.wasEditing == true)
        // Nothing is edited again that was not edited.
        form.field.resignFirstResponder()
        stage.drag(CGPoint(x: 2, y: 400), step: CGVector(dx: 10, dy: 0), steps: 8, hold: 0.3)
        stage.advance(by: 1)
        #expect(navigation.topViewController === form && !form.field.isFirstResponder)
    }

    /// UIKit: an alert hides the keyboard and gives it back (a published stand-in for alerts does as "native UIAlertViewController behavior"),
    /// also after a field of its own had it.
    @Test(arguments: [false, true]) func afterAnAlertTheFieldBelowIsEdited(hasField: Bool) {
        let form = Form()
        let stage = Stage(form)
        stage.advance(by: 0.1)
        form.field.becomeFirstResponder()
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        if hasField { alert.addTextField() }
        form.present(alert, animated: true)
        stage.advance(by: 1)
        #expect(form.field.isFirstResponder == !hasField)
        alert.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(form.field.isFirstResponder)
    }

    @Test func whatAnAppEndsWhileAnAlertIsUpStaysEnded() {
        let form = Form()
        let stage = Stage(form)
        stage.advance(by: 0.1)
        form.field.becomeFirstResponder()
        form.present(UIAlertController(title: "Sent", message: nil, preferredStyle: .alert), animated: true)
        stage.advance(by: 1)
        form.view.endEditing(true)
        form.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(!form.field.isFirstResponder)
    }
}
