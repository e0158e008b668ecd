/// The tint: a colour that views take over from those around them.
extension UIView {
    /// What a view has of its surroundings: a colour, nil for the app's own, and whether it is dimmed.
    struct Tint: Equatable {
        var color: UIColor?
        var isDimmed: Bool
    }

    var tint: Tint { Tint(color: undimmedTint, isDimmed: resolvedTintMode == .dimmed) }

    private var undimmedTint: UIColor? { tintStore ?? superviewReference?.undimmedTint }

    /// UIKit: the first mode upwards that is not automatic, otherwise normal (Apple's documentation).
    var resolvedTintMode: TintAdjustmentMode {
        if tintModeStore != .automatic { return tintModeStore }
        if isDimmedByPresentation { return .dimmed }
        return superviewReference?.resolvedTintMode ?? .normal
    }

    /// DIFFERS: a dimmed tint is the grey of the same brightness; UIKit's own shade is not recorded.
    var shownTint: UIColor {
        let tint = tint
        let color = tint.color ?? .accent
        return tint.isDimmed ? UIConfigurationColorTransformer.grayscale(color) : color
    }

    /// Changes the tint, and tells the view and those below that take it over.
    func changeTint(_ change: () -> Void) {
        let old = tint
        change()
        traitsMayHaveChanged()
        tintMayHaveChanged(from: old)
    }

    /// Tells the view and those below that take its tint over, if it is another one than `old`.
    func tintMayHaveChanged(from old: Tint) {
        let new = tint
        guard new != old else { return }
        tellTint(color: new.color != old.color, mode: new.isDimmed != old.isDimmed)
    }

    private func tellTint(color: Bool, mode: Bool) {
        tintColorDidChange()
        for subview in subviewList {
            let takesColor = color && subview.tintStore == nil
            let takesMode = mode && subview.tintModeStore == .automatic && !subview.isDimmedByPresentation
            if takesColor || takesMode { subview.tellTint(color: takesColor, mode: takesMode) }
        }
    }
}
