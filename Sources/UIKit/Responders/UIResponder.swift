/// An object that events reach: views, view controllers, the window, the application and its delegate.
@preconcurrency @MainActor
open class UIResponder: _NamedObject, NibAwakening, UIResponderStandardEditActions {
    public override init() { super.init() }

    nonisolated open override dynamic var debugDescription: String { super.debugDescription }
    nonisolated open override dynamic var description: String { plainDescription }

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
        if let current = FirstResponder.current, current !== self {
            guard FirstResponder.resign(current) else { return false }
        }
        FirstResponder.current = self
        InputHost.refresh()
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if FirstResponder.awaited === self { FirstResponder.awaited = nil }
        guard canResignFirstResponder else { return false }
        if isFirstResponder {
            FirstResponder.current = nil
            if !InputHost.isHeld, !FirstResponder.isLeaving {
                FirstResponder.hasEnded(self)
                FirstResponder.offer(upTheChain: next)
            }
            InputHost.refresh()
        }
        return true
    }

    /// The nearest one up the chain; each window has one.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Assistive technology

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}

    open var userActivity: NSUserActivity?
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// The media keys of a headset; none are here.
    open func remoteControlReceived(with event: UIEvent?) {}
    // MARK: Keyboard

    /// Stands at the bottom of the screen while this object is the first responder, in place of a keyboard. UIKit: where it is nil, the
    /// next responder is asked (`UIResponder.h`: "Goes up the responder chain").
    open var inputView: UIView? { nil }
    /// Stands above the input view, or at the bottom of the screen. It is looked for as an input view is. One that is sized by its
    /// constraints (`flexibleHeight` in its mask) reaches to the edge of the screen and has a safe area there.
    open var inputAccessoryView: UIView? { nil }
    /// Its view stands in place of the input view; it is looked for as that is.
    open var inputViewController: UIInputViewController? { nil }
    /// Its view stands in place of the input accessory view; it is looked for as that is.
    open var inputAccessoryViewController: UIInputViewController? { nil }
    /// Shows the present input views.
    open func reloadInputViews() { if isFirstResponder { InputHost.refresh() } }
    /// The language that the keyboard writes; nil where none is written in.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    /// Buttons above the keyboard of an iPad.
    public private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
    /// What may be pasted, by kinds of data; nil: what the object itself says.
    open var pasteConfiguration: UIPasteConfiguration?
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
    open func paste(itemProviders: [NSItemProvider]) {}
    /// What key combinations do while this object is in the chain of the first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether gestures of three fingers copy and undo; there are none here.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Commands

    /// Whether this object takes `action`; by default when it knows the method. Commands of editing, which every
    /// responder has, count when a class has its own.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        _responds(to: action.name) || !Self.editCommands.contains(action.name) && action.isKnown(to: self)
    }
    /// The first object from here up the chain that takes `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }
    /// Changes the menus of the app; called on the application and its delegate.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Says whether and how a command may be used now, before a key performs it.
    open func validate(_ command: UICommand) {}
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}

    // MARK: Motion; a screen in a window is never shaken

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

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

    open override func _perform(_ name: String, _ first: Any?, _ second: Any?) -> Bool {
        switch name {
        case "becomeFirstResponder": _Outlet.answer(becomeFirstResponder())
        case "resignFirstResponder": _Outlet.answer(resignFirstResponder())
        default: return super._perform(name, first, second)
        }
        return true
    }
    open override func _responds(to name: String) -> Bool {
        name == "becomeFirstResponder" || name == "resignFirstResponder"
    }
    /// Calls an `@IBSegueAction`; `.none` when the class does not know it.
    open func _segueAction(
        _ name: String, _ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?
    ) -> UIViewController?? { .none }
}

extension UIResponder {
    fileprivate static let editCommands: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:",
    ]

    /// Gives a message without a target to the first object from here up the chain that takes it.
    func send(upTheChain action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
        var responder: UIResponder? = self
        while let current = responder {
            // What an app adds to UIKit's classes is found by sending only.
            let mayTake = current.canPerformAction(action, withSender: sender) || !action.isKnown(to: current)
            if mayTake, action.sendIfKnown(to: current, sender, event) { return true }
            responder = current.next
        }
        return false
    }
}

/// The responder that has the keyboard.
@MainActor
enum FirstResponder {
    static var current: UIResponder? {
        get { currentReference.object }
        set {
            let old = currentReference.object
            currentReference.object = newValue
            if let newValue, newValue === endedReference.object { endedReference = WeakReference() }
            TextInputSystem.current.firstResponderDidChange(from: old, to: newValue)
        }
    }
    /// The one that types go to and the keyboard stands for: none while what it is on presents another screen, after which it is again.
    static var listening: UIResponder? {
        var next: UIResponder? = current
        while let responder = next {
            if let shown = (responder as? UIViewController)?.modal.presented,
                let presentation = shown.modal.presentation, presentation.style != .custom,
                !(presentation is UIPopoverPresentationController)
            {
                return nil
            }
            next = responder.next
        }
        return current
    }
    /// The view of a kind around the first responder, in `container`.
    static func ancestor<View: UIView>(_ type: View.Type, in container: UIView) -> View? {
        guard let editor = current as? UIView else { return nil }
        var found: View?
        for view in sequence(first: editor, next: \.superviewReference) {
            if view === container { return found }
            if let view = view as? View { found = view }
        }
        return nil
    }
    /// A view that asked to be the first responder before it was in a window; UIKit: it becomes it there.
    static var awaited: UIView? {
        get { awaitedReference.object }
        set { awaitedReference.object = newValue }
    }
    /// For another one: the keyboard stays.
    static func resign(_ responder: UIResponder) -> Bool {
        let wasHeld = InputHost.isHeld
        InputHost.isHeld = true
        defer {
            InputHost.isHeld = wasHeld
            if current === responder { InputHost.refresh() }
        }
        return responder.resignFirstResponder()
    }
    /// Whether the present end of editing does not ask the delegate.
    @SessionLocal static var isForced = false
    /// Whether the first responder goes since its view does: nothing around it takes its place.
    @SessionLocal static var isLeaving = false

    /// UIKit: a controller on the screen that can be the first responder is it while nothing else is, so that an accessory view of its
    /// own stays at the bottom (thoughtbot, "Input Accessorizing with UIViewController": "will take care of placing that view at
    /// the bottom of the screen and animating it appropriately when the keyboard appears or disappears").
    static func offer(to controller: UIViewController) {
        guard current == nil, awaited == nil, controller.canBecomeFirstResponder,
            controller.viewIfLoaded?.window != nil
        else { return }
        controller.becomeFirstResponder()
    }

    /// What came over a screen has gone.
    /// UIKit: an alert hides the keyboard and gives it back, be it that it had a field of its own. What an app has ended meanwhile stays so.
    static func resume(_ responder: UIResponder) {
        if let controller = responder as? UIViewController { return offer(to: controller) }
        guard current == nil, awaited == nil, let view = responder as? UIView, view.window != nil,
            endedReference.object !== view
        else { return }
        view.becomeFirstResponder()
    }

    /// An app, or a finger, has ended the editing; nothing else took its place, and no screen went.
    static func hasEnded(_ responder: UIResponder) { endedReference = WeakReference(responder) }

    /// A screen begins to go.
    static func remember(in controller: UIViewController) {
        guard let editor = current as? UIView, let view = controller.viewIfLoaded, editor.isInside(view)
        else { return }
        leftReference = WeakReference(editor)
    }

    /// A screen stays that had begun to go.
    /// UIKit: what was edited there is edited again, even if `viewWillDisappear(_:)` has ended it (`_restoreFirstResponder` in a published stack
    /// of calls of a swipe back that was given up).
    static func resume(in controller: UIViewController) {
        guard let editor = leftReference.object, let view = controller.viewIfLoaded, editor.isInside(view)
        else { return }
        leftReference = WeakReference()
        if current == nil, editor.window != nil { editor.becomeFirstResponder() }
    }

    /// The screen has gone.
    static func forget(in controller: UIViewController) {
        guard let editor = leftReference.object, let view = controller.viewIfLoaded, editor.isInside(view)
        else { return }
        leftReference = WeakReference()
    }

    static func offer(upTheChain responder: UIResponder?) {
        var next = responder
        while let current = next {
            if let controller = current as? UIViewController { offer(to: controller) }
            next = current.next
        }
    }

    /// UIKit: a controller that shows another has no accessory view at the bottom meanwhile.
    /// - Returns: who is to be the first responder again.
    static func yield() -> UIViewController? {
        guard let controller = current as? UIViewController else { return nil }
        leave { _ = controller.resignFirstResponder() }
        return controller
    }

    /// The same where a text in that accessory view is edited, and no keyboard is to be seen meanwhile.
    static func yieldAccessory() -> UIViewController? {
        guard let editor = current, listening == nil, let controller = InputHost.controller(around: editor)
        else { return nil }
        leave { _ = editor.resignFirstResponder() }
        return controller
    }

    static func leave(_ work: () -> Void) {
        let wasLeaving = isLeaving
        isLeaving = true
        defer { isLeaving = wasLeaving }
        work()
    }
    @SessionLocal private static var currentReference = WeakReference<UIResponder>()
    @SessionLocal private static var awaitedReference = WeakReference<UIView>()
    @SessionLocal private static var endedReference = WeakReference<UIResponder>()
    @SessionLocal private static var leftReference = WeakReference<UIView>()

    /// Views have come into a window.
    static func becomeAwaited() {
        guard let view = awaited, view.window != nil else { return }
        awaited = nil
        view.becomeFirstResponder()
    }
}

/// Whether the system's gestures of editing count.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

/// What may have something pasted or dropped into it.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
