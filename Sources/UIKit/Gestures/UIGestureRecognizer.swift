/// Turns touches into gestures. A recogniser is possible until it recognises or fails; which of several wins is
/// decided in `UIGestureRecognizer+Arbitration`.
@preconcurrency @MainActor
open class UIGestureRecognizer: _NamedObject, NibAwakening {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open internal(set) weak var view: UIView?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// Whether views lose their touches when the gesture is recognised.
    open var cancelsTouchesInView = true
    /// DIFFERS: views get touches at once, except inside scroll views that delay them.
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    /// Kinds of touches by their raw values; those of other kinds are not received.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
    open var allowedPressTypes: [NSNumber] = [] {
        didSet { Kept.say("UIGestureRecognizer.allowedPressTypes", "there are no presses") }
    }
    open var requiresExclusiveTouchType = true {
        didSet {
            if !requiresExclusiveTouchType {
                Kept.say(
                    "UIGestureRecognizer.requiresExclusiveTouchType",
                    "a recogniser follows one finger or several")
            }
        }
    }
    open var name: String?

    var stateStore = State.possible { didSet { KeyValueObservers.changed(self) } }
    /// What the recogniser will become as soon as the gestures it waits for have failed.
    var pendingState: State?
    /// Whether it waits for more touches after all have left (a second tap).
    var isWaitingForTouches: Bool { false }
    /// The touches it follows, oldest first.
    var activeTouches: [UITouch] = []
    /// What the last touch began in.
    weak var touchedView: UIView?
    var targets: [TargetAction] = []
    /// What the kit itself does on recognition, before targets.
    final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    var failureRequirements: [FailureRequirement] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override convenience init() { self.init(target: nil, action: nil) }

    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}

    /// A pair that is there already is ignored (Apple's documentation).
    open func addTarget(_ target: Any, action: Selector) {
        let isKnown = targets.contains { $0.target === target as AnyObject && $0.selector == action }
        guard !isKnown else { return }
        targets.append(TargetAction(target: target as AnyObject, selector: action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { entry in
            (target == nil || entry.target === target as AnyObject?)
                && (action == nil || entry.selector == action)
        }
    }

    /// Subclasses set it; what it then is, arbitration decides.
    open var state: State {
        get { stateStore }
        set { change(to: newValue) }
    }

    open func require(toFail other: UIGestureRecognizer) {
        failureRequirements.append(FailureRequirement(recognizer: other))
    }

    // MARK: Where

    open var numberOfTouches: Int { activeTouches.count }

    /// Centre of the touches in `view`'s space; nil: the window's.
    open func location(in view: UIView?) -> CGPoint {
        let window = windowCentroid
        return view?.convert(window, from: nil) ?? window
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        ensure(
            activeTouches.indices.contains(touchIndex), "touch \(touchIndex) of \(activeTouches.count)")
        return activeTouches[touchIndex].location(in: view)
    }

    // MARK: What subclasses override

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the recogniser becomes possible again.
    open func reset() {}
    open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
    /// Takes a touch out of the gesture.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Keys and buttons held down during the gesture; none.
    open var buttonMask: UIEvent.ButtonMask { [] }
    open func ignore(_ touch: UITouch, for event: UIEvent) { activeTouches.removeAll { $0 === touch } }
}

/// Another recogniser, held weakly, that has to fail first.
@MainActor
struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
}

/// Has a say in which gestures are recognised. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    // @optional
    // default: true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    // default: true
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    // default: true
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.detach(recognizer)
        recognizer.view = self
        attachments.add(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        recognizer.cancel()
        attachments.remove(recognizer)
        recognizer.view = nil
    }

    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in attachments.gestureRecognizers ?? [] { old.view = nil }
        attachments.removeGestureRecognizers()
        for recognizer in recognizers { attach(recognizer) }
    }
}
