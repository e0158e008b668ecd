/// Shows the first responder's input views at the bottom of the screen: its accessory above its own input view or above the
/// keyboard that the device draws.
@MainActor
final class InputHost: UIView {
    @SessionLocal private static var current: InputHost? = nil
    @SessionLocal private static var keyboard = KeyboardView()
    @SessionLocal private static var window: InputWindow? = nil
    @SessionLocal private static var lastResponder = WeakReference<UIResponder>()
    /// While one responder hands over to another the keyboard stays.
    @SessionLocal static var isHeld = false
    /// What is shown stays as it is meanwhile.
    static func held<Result>(_ work: () -> Result) -> Result {
        let wasHeld = isHeld
        isHeld = true
        defer { isHeld = wasHeld }
        return work()
    }
    /// UIKit: the keyboard moves for a quarter of a second.
    private static let duration = 0.25
    static let standardHeight: CGFloat = 216

    private var views: [UIView] = []
    private var isAccessoryAlone = false
    /// What of the screen's edges is not for content.
    private var edges = UIEdgeInsets.zero
    private weak var owner: UIResponder?

    /// UIKit: what an accessory view does not take goes to whom it belongs, so that what is typed in the accessory view of a
    /// controller keeps it there.
    override var next: UIResponder? { owner ?? super.next }

    /// The same wherever an animation has it.
    override var safeAreaInsetsForSubviews: UIEdgeInsets { edges }

    private init() { super.init(frame: .zero) }

    private func show(_ wanted: [UIView], of owner: UIResponder) {
        self.owner = owner
        for view in views where !wanted.contains(where: { $0 === view }) { view.removeFromSuperview() }
        views = wanted
        for view in views where view.superview !== self {
            if !view.translatesAutoresizingMaskIntoConstraints {
                view.autoresizingMask.insert(.flexibleHeight)
                view.translatesAutoresizingMaskIntoConstraints = true
            }
            addSubview(view)
        }
        // The background of a bar reaches below it.
        for view in views { bringSubviewToFront(view) }
        isAccessoryAlone = views.count == 1 && views[0] === owner.shownInputAccessoryView
        backgroundColor = isAccessoryAlone ? nil : .systemGray5
    }

    required init?(coder: NSCoder) { nil }

    /// Where the input views stand on the screen, or are going to; nil while there are none.
    static var place: CGRect? { current?.frame }

    /// Whose accessory view an object is in.
    static func controller(around responder: UIResponder) -> UIViewController? {
        guard let current, let view = responder as? UIView, view.isInside(current) else { return nil }
        return current.owner as? UIViewController
    }

    /// The part of a rectangle of the screen that the input views leave free.
    static func free(of rect: CGRect) -> CGRect {
        guard let place, place.minY < rect.maxY else { return rect }
        return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(place.minY - rect.minY, 0))
    }

    /// Points of a view that the input views cover, from its bottom; 0 in no window.
    static func covered(of view: UIView) -> CGFloat {
        guard let place, view.window != nil else { return 0 }
        return max(view.convert(view.bounds, to: nil).maxY - place.minY, 0)
    }

    /// What makes room for the keyboard does so now; within the keyboard's animation it goes with it.
    private static func tellPlace() {
        KeyboardGuides.follow()
        for window in UIApplication.shared.windowsInOrder {
            var front = window.rootViewController
            while let next = front?.modal.presented { front = next }
            if let alert = front as? UIAlertController { alert.standAboveKeyboard() }
            front?.modal.presentation?.keyboardDidMove()
        }
        UITableViewController.followKeyboard()
    }

    /// Brings the bottom of the screen in step with the first responder.
    static func refresh() {
        guard !isHeld else { return }
        let responder = FirstResponder.listening
        let isNew = responder !== lastResponder.object
        lastResponder.object = responder
        let (wanted, owner) = views(of: responder, isNew: isNew)
        if let current, current.views.elementsEqual(wanted, by: { $0 === $1 }) {
            return current.resize()
        }
        guard let responder, let owner, !wanted.isEmpty else {
            let old = current
            current = nil
            old?.leave()
            return
        }
        let window = window ?? InputWindow()
        window.isHidden = false
        self.window = window
        let old = current?.frame
        let host = current ?? InputHost()
        current = host
        if host.superview == nil { window.addSubview(host) }
        // UIKit: what stands above a keyboard looks as the screen does that it belongs to.
        host.overrideUserInterfaceStyle = style(of: responder)
        UIView.performWithoutAnimation {
            host.show(wanted, of: owner)
            host.layoutViews(in: window)
        }
        if responder is any UIKeyInput || responder.shownInputView != nil { responder.hideBarsForKeyboard() }
        host.enter(window, from: old)
    }

    /// What is shown from the top down, and whose it is.
    private static func views(of responder: UIResponder?, isNew: Bool) -> ([UIView], UIResponder?) {
        let accessory = nearest(responder) { $0.shownInputAccessoryView }
        let input = nearest(responder) { $0.shownInputView }
        let owner = accessory?.owner ?? input?.owner ?? responder
        let given = [accessory?.view, input?.view].compactMap { $0 }.filter {
            $0.bounds.height > 0 || $0.intrinsicContentSize.height != 0 || isSizedByConstraints($0)
        }
        guard let drawn = UIScreen.main.configuration.keyboard, input == nil,
            let responder = responder as? any UIKeyInput, (responder as? UITextView)?.isEditable != false
        else { return (given, owner) }
        keyboard.adapt(to: responder, drawn, isNew: isNew)
        return (given + [keyboard], owner)
    }

    private static func nearest(_ responder: UIResponder?, _ part: (UIResponder) -> UIView?) -> (
        view: UIView, owner: UIResponder
    )? {
        var next = responder
        while let current = next {
            if let view = part(current) { return (view, current) }
            next = current.next
        }
        return nil
    }

    private static func isSizedByConstraints(_ view: UIView) -> Bool {
        !view.translatesAutoresizingMaskIntoConstraints || view.autoresizingMask.contains(.flexibleHeight)
            || (view as? UIInputView)?.allowsSelfSizing == true
    }

    private static func style(of responder: UIResponder) -> UIUserInterfaceStyle {
        var next: UIResponder? = responder
        while let current = next {
            let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
            if let view { return view.traitCollection.userInterfaceStyle }
            next = current.next
        }
        return .unspecified
    }

    /// The text that is edited, or the place of its caret, is another.
    static func textDidChange(in responder: UIResponder) {
        if keyboard.superview != nil, responder.isFirstResponder { keyboard.textDidChange() }
    }

    // MARK: Places

    private func layoutViews(in window: UIWindow) {
        let width = window.bounds.width
        if edges != window.safeAreaInsets {
            edges = window.safeAreaInsets
            edges.top = 0
            for view in views { view.refreshSafeArea() }
        }
        // The home indicator's place is a part of a keyboard, of a view that is sized by its constraints, and of a controller's bar while
        // nothing is typed: those of a fixed height lay below the indicator on the first devices that had one (published questions).
        let isBar = isAccessoryAlone && !(FirstResponder.listening is any UIKeyInput)
        let reachesEdge =
            isBar || views.last.map { $0 is KeyboardView || Self.isSizedByConstraints($0) } ?? false
        place(heights(width), width: width, below: reachesEdge ? 0 : edges.bottom)
        // At its place a view knows its safe area.
        if reachesEdge { place(heights(width), width: width, below: 0) }
    }

    private func heights(_ width: CGFloat) -> [CGFloat] {
        views.map { view in
            if let keyboard = view as? KeyboardView { return keyboard.height }
            if Self.isSizedByConstraints(view) {
                let fitting = view.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
                if fitting.height > 0 { return fitting.height }
            }
            var height = view.bounds.height
            if height == 0 { height = view.intrinsicContentSize.height }
            if height <= 0 { height = view.sizeThatFits(CGSize(width: width, height: 0)).height }
            return height <= 0 ? Self.standardHeight : height
        }
    }

    private func place(_ heights: [CGFloat], width: CGFloat, below: CGFloat) {
        bounds.size = CGSize(width: width, height: heights.reduce(below, +))
        var y: CGFloat = 0
        for (view, height) in zip(views, heights) {
            view.frame = CGRect(x: 0, y: y, width: width, height: height)
            y += height
        }
    }

    override func constraintsDidChange(inside subview: UIView) { setNeedsLayout() }

    /// What is sized by its constraints may ask for another height.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard Self.current === self, views.contains(where: Self.isSizedByConstraints),
            heights(bounds.width) != views.map(\.bounds.height)
        else { return }
        resize()
    }

    private static func resting(_ size: CGSize, in window: UIWindow) -> CGRect {
        CGRect(x: 0, y: window.bounds.height - size.height, width: size.width, height: size.height)
    }

    /// The same views, which may have another height by now, on a screen that may have been turned.
    private func resize() {
        guard let window = superview as? UIWindow else { return }
        let start = frame
        UIView.performWithoutAnimation {
            layoutViews(in: window)
        }
        let end = Self.resting(bounds.size, in: window)
        guard start != end else {
            frame = end
            // Another text is edited: what makes room shows that one.
            return UIView.animateTouchably(withDuration: Self.duration) { Self.tellPlace() }
        }
        move(from: start, to: end, isShowing: true, duration: 0)
    }

    private func enter(_ window: UIWindow, from old: CGRect?) {
        let end = Self.resting(bounds.size, in: window)
        let start = old ?? end.offsetBy(dx: 0, dy: end.height)
        UIView.performWithoutAnimation { frame = CGRect(origin: start.origin, size: end.size) }
        move(from: start, to: end, isShowing: true, duration: old == nil ? Self.duration : 0)
    }

    private func leave() {
        let end = CGRect(
            x: 0, y: superview?.bounds.height ?? frame.maxY, width: frame.width, height: frame.height)
        move(from: frame, to: end, isShowing: false, duration: Self.duration)
    }

    private func move(from start: CGRect, to end: CGRect, isShowing: Bool, duration: Double) {
        typealias Told = UIResponder
        // In the order of a published log.
        Self.tell(Told.keyboardWillChangeFrameNotification, start, end)
        Self.tell(
            isShowing ? Told.keyboardWillShowNotification : Told.keyboardWillHideNotification, start, end)
        UIView.animateTouchably(withDuration: duration) {
            self.frame = end
            Self.tellPlace()
        } completion: { _ in
            if !isShowing {
                self.removeFromSuperview()
                if Self.window?.subviewList.isEmpty == true { Self.window?.isHidden = true }
            }
            Self.tell(Told.keyboardDidChangeFrameNotification, start, end)
            Self.tell(
                isShowing ? Told.keyboardDidShowNotification : Told.keyboardDidHideNotification, start, end)
        }
    }

    private static func tell(_ name: Notification.Name, _ start: CGRect, _ end: CGRect) {
        NotificationCenter.default.post(
            // UIKit: "the UIScreen that contains the keyboard" (`UIWindow.h`).
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: start),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }

    // MARK: A finger takes it along

    /// Whether a finger on content can take the keyboard along: there is one that the device draws.
    static var canBeDragged: Bool { current?.views.last is KeyboardView }

    /// UIKit, `UIScrollView.KeyboardDismissMode.interactive`: the keyboard follows a finger that is below its upper edge, and comes
    /// back with it.
    /// - Parameter y: where the finger is on the screen.
    static func drag(to y: CGFloat) {
        guard let current, let window else { return }
        let top = window.bounds.height - current.bounds.height
        current.frame.origin.y = min(max(y, top), window.bounds.height)
        KeyboardGuides.follow()
    }

    /// The finger has left: the keyboard goes where it was moving, if it was moved at all.
    /// - Parameter velocity: points a second, downwards.
    static func drop(velocity: CGFloat) {
        guard let current, let window else { return }
        let place = resting(current.bounds.size, in: window)
        guard current.frame.minY > place.minY else { return }
        if velocity > 0 || current.frame.minY >= window.bounds.height {
            FirstResponder.current?.resignFirstResponder()
        } else {
            UIView.animateTouchably(withDuration: duration) {
                current.frame = place
                KeyboardGuides.follow()
            }
        }
    }
}

extension UIResponder {
    /// In the keyboard's place. A controller that stands there itself has none.
    fileprivate var shownInputView: UIView? {
        self is UIInputViewController ? nil : inputViewController?.view ?? inputView
    }
    fileprivate var shownInputAccessoryView: UIView? {
        inputAccessoryViewController?.view ?? inputAccessoryView
    }
}

/// Above all of the app's windows, and none of them.
final class InputWindow: UIWindow {
    init() {
        super.init(frame: UIScreen.main.bounds)
        // UIKit: the level of the keyboard's window.
        windowLevel = Level(rawValue: 10_000_000)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
