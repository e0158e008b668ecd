/// A guide with constraints of its own while it is near an edge.
/// DIFFERS: nothing moves near an edge here; the constraints are kept.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        near[edge.rawValue] = constraints
    }
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }
    open func setConstraints(
        _ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) { away[edge.rawValue] = constraints }
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }
    open func removeAllTrackedConstraints() {
        near = [:]
        away = [:]
    }
}

/// Where a keyboard would be: without one, the strip below the safe area.
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
        didSet { Kept.say("UIKeyboardLayoutGuide.keyboardDismissPadding", "the keyboard is docked") }
    }
    private var fixed: [NSLayoutConstraint] = []

    fileprivate func fix() {
        guard let view = owningView else { return }
        NSLayoutConstraint.deactivate(fixed)
        let top = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        fixed = [
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor), topAnchor.constraint(equalTo: top),
        ]
        NSLayoutConstraint.activate(fixed)
    }
}

extension UIView {
    /// Made when first asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        for guide in layoutGuides {
            if let guide = guide as? UIKeyboardLayoutGuide { return guide }
        }
        let guide = UIKeyboardLayoutGuide()
        guide.identifier = "UIKeyboardLayoutGuide"
        addLayoutGuide(guide)
        guide.fix()
        return guide
    }
}
