import ScrollPhysics

/// The pan of a scroll view: begins only along an axis that can scroll, and stops content that moves by itself as
/// soon as a finger comes down.
/// DIFFERS: the delegate reads nil where the scroll view's class is no `UIGestureRecognizerDelegate`; UIKit's is one,
/// without saying so, which would keep subclasses from saying so here.
@preconcurrency @MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var list: UIScrollView? { view as? UIScrollView }

    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { list?.ownRecognizerDelegate }
        set { list?.checkRecognizerDelegate(newValue, "pan") }
    }

    override func excess(of travel: CGPoint) -> CGPoint? {
        guard let list, list.isScrollEnabled, !sheetTakes(travel, of: list) else { return nil }
        return PanSlop.excess(
            of: travel, horizontal: list.canScrollHorizontally, vertical: list.canScrollVertically)
    }

    /// Whether the sheet that the list is in moves with this drag, not the list.
    private func sheetTakes(_ travel: CGPoint, of list: UIScrollView) -> Bool {
        guard abs(travel.y) > abs(travel.x) else { return false }
        let controller = sequence(first: list as UIResponder, next: \.next).first { $0 is UIViewController }
        let presentation = (controller as? UIViewController)?.activePresentationController
        let sheet = presentation as? UISheetPresentationController
        return sheet?.takesDrag(isDown: travel.y > 0, from: list) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let list, list.isScrollEnabled, activeTouches.count == 1 else { return }
        // A finger that stops moving content does not touch what lies under it.
        if list.touchDown() { for touch in touches { touch.isClaimed = true } }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let list, touches.contains(where: { !list.mayTake($0) }) {
            return state = .failed
        }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        super.reset()
        list?.touchUp()
    }
}

extension UIScrollView {
    /// UIKit: a scroll view is the delegate of its own recognisers; subclasses say what they have to say as one.
    var ownRecognizerDelegate: (any UIGestureRecognizerDelegate)? { self as? any UIGestureRecognizerDelegate }

    func checkRecognizerDelegate(_ delegate: (any UIGestureRecognizerDelegate)?, _ name: String) {
        ensure(
            delegate === self,
            "UIScrollView's built-in \(name) gesture recognizer must have its scroll view as its delegate; "
                + "answer in a subclass of the scroll view, or add a recognizer of your own")
    }

    /// Whether a drag may take a touch that a content view already has.
    fileprivate func mayTake(_ touch: UITouch) -> Bool {
        guard touch.hasBegunInView, !touch.isClaimed, let view = touch.view, view !== self else {
            return true
        }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    /// Whether a drag moves the keyboard with the finger; without one on the screen it ends editing when it begins.
    var takesKeyboardAlong: Bool {
        (keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory)
            && InputHost.canBeDragged
    }

    func dismissKeyboard() {
        if keyboardDismissMode != .none, !takesKeyboardAlong {
            FirstResponder.current?.resignFirstResponder()
        }
    }
}
