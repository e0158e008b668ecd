/// A view that tells targets of events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// Points beyond the bounds in which a finger still counts as inside. Not recorded.
    static let touchMargin: CGFloat = 70

    var entries: [ControlEntry] = []
    /// What the properties of the same names keep, for whom does not go through what a subclass makes of them.
    struct Values {
        var isEnabled = true
        var isSelected = false
        var isHighlighted = false
        var contentVerticalAlignment = ContentVerticalAlignment.center
        var contentHorizontalAlignment = ContentHorizontalAlignment.center
    }
    private(set) var controlValues = Values()

    /// UIKit: a control that is disabled is no first responder any more.
    open var isEnabled: Bool {
        get { controlValues.isEnabled }
        set {
            guard newValue != controlValues.isEnabled else { return }
            defer { KeyValueObservers.changed(self) }
            controlValues.isEnabled = newValue
            if !isEnabled {
                endEditingInside()
                FirstResponder.offer(upTheChain: self)
            }
            stateDidChange()
        }
    }
    open var isSelected: Bool {
        get { controlValues.isSelected }
        set {
            guard newValue != controlValues.isSelected else { return }
            controlValues.isSelected = newValue
            stateDidChange()
            KeyValueObservers.changed(self)
        }
    }
    open var isHighlighted: Bool {
        get { controlValues.isHighlighted }
        set {
            guard newValue != controlValues.isHighlighted else { return }
            defer { KeyValueObservers.changed(self) }
            controlValues.isHighlighted = newValue
            stateDidChange()
        }
    }
    /// Normal, or what holds of highlighted, disabled, selected and focused.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false

    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { controlValues.contentVerticalAlignment }
        set {
            controlValues.contentVerticalAlignment = newValue
            setNeedsLayout()
        }
    }
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { controlValues.contentHorizontalAlignment }
        set {
            controlValues.contentHorizontalAlignment = newValue
            setNeedsLayout()
        }
    }
    /// Alignment with leading and trailing resolved.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Targets

    /// - Parameter target: held weakly; nil: the first responder above that knows the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addEntry(target.map { $0 as AnyObject }, action, controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        removeEntries(target.map { $0 as AnyObject }, action, controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        entries.append(ControlEntry(events: controlEvents, receiver: .action(action)))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeEntries(identifier, controlEvents)
    }

    open var allTargets: Set<AnyHashable> { registeredTargets }
    open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Names of the methods that `target` gets for `controlEvent`.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(target.map { $0 as AnyObject }, controlEvent)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        send(action, to: target.map { $0 as AnyObject }, event)
    }

    /// Sends everything registered for any of the events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Does what a tap does: the menu, or what is registered for the primary action.
    open func performPrimaryAction() {
        if !showMenuAsPrimaryAction() { send(.primaryActionTriggered, nil) }
    }
    /// Calls the closure for every target and action; it stops when `stop` becomes true.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) { enumerateEntries(iterator) }
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    // MARK: Menu

    /// A tap opens the menu in place of sending the primary action.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    /// Whether a long press asks for a menu.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { setContextMenuInteraction(newValue) }
    }
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
    /// Nil: no menu. Subclasses give theirs.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// The menu or what it shows of itself has changed.
    func menuDidChange() {}
    /// An action of the menu was performed.
    func menuDidPerform(_ action: UIAction) {}

    // MARK: Tracking

    /// Answers whether the control goes on following the finger.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled(event) }

    /// A control's own touches win over single taps that views above wait for.
    open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
            return true
        }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    /// Applies what a nib says. UIKit: no property that a subclass overrides is set, whose observers may need what the subclass
    /// makes only after `super.init(coder:)`; published controls count on that.
    func apply(_ values: Values) {
        let before = controlValues
        controlValues = values
        setNeedsLayout()
        let isOther =
            values.isEnabled != before.isEnabled || values.isSelected != before.isSelected
            || values.isHighlighted != before.isHighlighted
        if isOther { stateDidChange() }
    }

    /// Whether what a pan or swipe of a view around is about to take is a finger's drag along the control, from its knob on.
    func isDrag(_ recognizer: UIGestureRecognizer, from isKnob: (CGPoint) -> Bool) -> Bool {
        guard isEnabled, recognizer.view !== self,
            recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
            !(recognizer is UIScreenEdgePanGestureRecognizer), recognizer.activeTouches.count == 1
        else { return false }
        let touch = recognizer.activeTouches[0]
        let (start, now) = (convert(touch.startLocation, from: nil), touch.location(in: self))
        return abs(now.x - start.x) > abs(now.y - start.y) && (isTracking || isKnob(start))
    }

    /// Enabled, selected or highlighted has changed.
    func stateDidChange() {
        setNeedsLayout()
        if layer.hasDrawing { setNeedsDisplay() }
    }
}

extension UIControl {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Self(bit: 0)
        public static let touchDownRepeat = Self(bit: 1)
        public static let touchDragInside = Self(bit: 2)
        public static let touchDragOutside = Self(bit: 3)
        public static let touchDragEnter = Self(bit: 4)
        public static let touchDragExit = Self(bit: 5)
        public static let touchUpInside = Self(bit: 6)
        public static let touchUpOutside = Self(bit: 7)
        public static let touchCancel = Self(bit: 8)
        public static let valueChanged = Self(bit: 12)
        public static let primaryActionTriggered = Self(bit: 13)
        public static let menuActionTriggered = Self(bit: 14)
        public static let editingDidBegin = Self(bit: 16)
        public static let editingChanged = Self(bit: 17)
        public static let editingDidEnd = Self(bit: 18)
        public static let editingDidEndOnExit = Self(bit: 19)
        public static let allTouchEvents = Self(rawValue: 0xFFF)
        public static let allEditingEvents = Self(rawValue: 0xF0000)
        public static let applicationReserved = Self(rawValue: 0x0F00_0000)
        public static let systemReserved = Self(rawValue: 0xF000_0000)
        public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = Self(bit: 0)
        public static let disabled = Self(bit: 1)
        public static let selected = Self(bit: 2)
        public static let focused = Self(bit: 3)
        public static let application = Self(rawValue: 0x00FF_0000)
        public static let reserved = Self(rawValue: 0xFF00_0000)
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
