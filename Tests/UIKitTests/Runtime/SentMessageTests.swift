import Testing

@testable import UIKit

/// Messages to `AnyObject`, as "Using Swift with Cocoa and Objective-C" (Apple), Dynamic lookup, tells them: a property
/// is nil where the object has none.
@MainActor @Suite struct SentMessageTests {
    @Test func anObjectAnswersWhatItHas() {
        let button = UIButton(type: .system)
        button.tag = 7
        button.setTitle("Open", for: .normal)
        #expect(_sent(button).tag == 7)
        #expect(_sent(button).currentTitle == .some("Open"))
        #expect(_sent(button).isOn == nil)
        #expect(
            _sent(UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)).title
                == .some("Add"))
        #expect(_sent(UISwitch()).isOn == false)
        #expect(_sent(button).isKind(of: UIControl.self) && !_sent(button).isMember(of: UIControl.self))
        #expect(_sent(button).isEqual(button) && !_sent(button).isEqual(UIButton()))
        let nothing: AnyObject? = nil
        #expect(_sent(nothing) == nil)
    }

    @Test func valuesAnswerAsObjects() {
        #expect(_sent(5 as AnyObject).doubleValue == 5)
        #expect(_sent("4.5" as AnyObject).doubleValue == 4.5)
        #expect(_sent(NSArray(array: [1, 2])).count == 2)
        #expect(_sent(UIView()).count == nil)
    }

    /// Objective-C's names of classes have no module (documentation of `NSClassFromString`).
    @Test func classesOfUIKitAreFoundByTheirNames() {
        #expect(_classFromString("UILabel") === UILabel.self)
        #expect(_classFromString("CAShapeLayer") === CAShapeLayer.self)
        #expect(_classFromString("UINothing") == nil)
    }

    /// NSObject.h: `+classForCoder`'s and `+superclass`'s answers are the class and the one above it.
    @Test func classesAnswerAsObjects() {
        #expect(UILabel.classForCoder() === UILabel.self)
        #expect(UILabel.superclass() === UIView.self && NSObject.superclass() == nil)
        #expect(UILabel.isSubclass(of: UIResponder.self) && !UIView.isSubclass(of: UILabel.self))
    }
}
