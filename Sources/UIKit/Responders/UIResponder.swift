/// An object that events reach: views, view controllers, the window, the application and its delegate.
@preconcurrency @MainActor
open class UIResponder: NSObject, _RuntimeMembers, NibAwakening {
    public override init() { super.init() }

    /// Everything in the nib is made and connected. Overrides call super.
    open func awakeFromNib() {}
    /// Of use in Interface Builder only; never called here.
    open func prepareForInterfaceBuilder() {}

    /// Who hears of an event that this object does not take.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        if let current = FirstResponder.current, current !== self, !current.resignFirstResponder() {
            return false
        }
        FirstResponder.current = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if isFirstResponder { FirstResponder.current = nil }
        return true
    }

    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// The media keys of a headset; none are here.
    open func remoteControlReceived(with event: UIEvent?) {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Members by name; lowered source overrides them

    open func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        _ExtensionMembers.perform(name, first, second, on: self)
    }
    open func _responds(to name: String) -> Bool { false }
    open func _connectOutlet(_ name: String, _ value: Any?) -> _OutletAnswer { .unknown }
    open func _setValue(_ value: Any?, forKey key: String) -> _OutletAnswer {
        _ExtensionMembers.set(value, forKey: key, of: self)
    }
    open func _value(forKey key: String) -> Any?? { _ExtensionMembers.value(forKey: key, of: self) }
    open func _segueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
    ) -> UIViewController?? { .none }
}

/// The responder that has the keyboard.
@MainActor
enum FirstResponder {
    static weak var current: UIResponder?
}
