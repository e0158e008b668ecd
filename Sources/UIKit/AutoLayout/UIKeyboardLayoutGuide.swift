/// A guide with constraints of its own while it is near an edge.
/// DIFFERS: the keyboard is docked: it is near the bottom and away from the other edges always.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = constraints
        if edge == .bottom { NSLayoutConstraint.activate(constraints) }
    }
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = constraints
        if !edge.contains(.bottom) { NSLayoutConstraint.activate(constraints) }
    }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate([near, away].flatMap { $0.values.flatMap { $0 } })
        near = [:]
        away = [:]
    }
}

/// Where the keyboard covers the view: without one, the strip below the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var followsUndockedKeyboard = false {
        didSet {
            if followsUndockedKeyboard {
                Kept.say("UIKeyboardLayoutGuide.followsUndockedKeyboard", "the keyboard is docked")
            }
        }
    }
    /// Whether the guide begins at the safe area's bottom rather than the view's while there is no keyboard.
    open var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { fix() } } }
    open var keyboardDismissPadding: CGFloat = 0 {
        didSet {
            Kept.say(
                "UIKeyboardLayoutGuide.keyboardDismissPadding",
                "a finger takes the keyboard along from its upper edge on")
        }
    }
    private var fixed: [NSLayoutConstraint] = []
    /// Points of the view that the keyboard covers, where it is more than what the guide has without one.
    private var covered: CGFloat = 0

    fileprivate func fix() {
        guard let view = owningView else { return }
        NSLayoutConstraint.deactivate(fixed)
        let top =
            covered > 0
            ? topAnchor.constraint(equalTo: view.bottomAnchor, constant: -covered)
            : topAnchor.constraint(
                equalTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        fixed = [
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor), top,
        ]
        NSLayoutConstraint.activate(fixed)
    }

    /// Goes where the keyboard is.
    /// - Returns: whether it was elsewhere.
    fileprivate func follow() -> Bool {
        guard let view = owningView else { return false }
        let height = InputHost.covered(of: view)
        let wanted = height > (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0) ? height : 0
        guard wanted != covered else { return false }
        let wasCovered = covered > 0
        covered = wanted
        if wasCovered, covered > 0 { fixed.last?.constant = -covered } else { fix() }
        return true
    }
}

/// The guides that there are.
@MainActor
enum KeyboardGuides {
    @SessionLocal fileprivate static var all: [WeakReference<UIKeyboardLayoutGuide>] = []

    /// All of them go where the keyboard is, with what hangs on them.
    static func follow() {
        all.removeAll { $0.object == nil }
        for guide in all.compactMap(\.object) where guide.follow() {
            guide.owningView?.window?.layoutIfNeeded()
        }
    }

    /// Those of a view that is elsewhere now.
    static func follow(in view: UIView) {
        guard !all.isEmpty else { return }
        for guide in all.compactMap(\.object) where guide.owningView === view { _ = guide.follow() }
    }
}

extension UIView {
    /// Made when first asked for.
    var keyboardGuide: UIKeyboardLayoutGuide {
        for guide in layoutGuides {
            if let guide = guide as? UIKeyboardLayoutGuide { return guide }
        }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        addLayoutGuide(guide)
        guide.fix()
        KeyboardGuides.all.append(WeakReference(guide))
        _ = guide.follow()
        return guide
    }
}
