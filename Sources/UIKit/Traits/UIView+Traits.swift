import NibFormat

extension UIView {
    /// What the surroundings give this view.
    var inheritedTraits: UITraitCollection {
        superviewReference?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The traits of a view that was never in a window: overrides count there too, its own, its controller's and those of the views above.
    ///
    /// UIKit: so apps give cells that are only measured the traits of a list (`setOverrideTraitCollection(_:forChild:)`), and assert it.
    var traitsOutsideWindows: UITraitCollection {
        controller == nil && ownTraits.overrides == nil && overrideUserInterfaceStyle == .unspecified
            ? inheritedTraits : effectiveTraits
    }

    /// The traits here: inherited ones with what this view or its controller overrides.
    private var effectiveTraits: UITraitCollection {
        var inherited = withOwnTint(ListTraits.inside(listEnvironmentHere, inheritedTraits))
        // Most views have neither.
        if controller == nil, ownTraits.overrides == nil, overrideUserInterfaceStyle == .unspecified {
            return limited(inherited)
        }
        let overrides = [
            controller?.modal.presentation?.traitsOfPresented, controller?.traitsFromParent,
            controller?.ownTraits.overrides, ownTraits.overrides,
        ].compactMap { $0 }
        if !overrides.isEmpty { inherited = UITraitCollection(traitsFrom: [inherited] + overrides) }
        let controllerStyle = controller?.overrideUserInterfaceStyle ?? .unspecified
        let style = overrideUserInterfaceStyle != .unspecified ? overrideUserInterfaceStyle : controllerStyle
        guard style != .unspecified, style != inherited.userInterfaceStyle else { return limited(inherited) }
        var values = inherited.values
        values.style = style
        return limited(UITraitCollection(values))
    }

    private func withOwnTint(_ inherited: UITraitCollection) -> UITraitCollection {
        guard let own = tintStore, own !== UIColor.tintColor else { return inherited }
        var values = inherited.values
        let outer = values.tint
        values.tint.color = own
        if own.isDynamic, !own.isSystem {
            // It may be made of `tintColor`, which means the tint around the view.
            values.tint.color = UIColor { traits in
                var around = traits.values
                around.tint = outer
                return own.resolvedColor(with: UITraitCollection(around))
            }
        }
        return UITraitCollection(values)
    }

    /// On entering a window, or when something above changed: takes the traits over and tells what changed.
    func adoptTraits() {
        let new = effectiveTraits
        let old = cachedTraits
        if old === new { return }
        cachedTraits = new
        if old?.values.tint.color != new.values.tint.color { tintTraitDidChange(new) }
        if old?.values != new.values {
            nibVariations?.adapt(self, to: NibSizeClasses(new))
            resolveBackground(new)
            if old?.values.scale != new.values.scale || new.hasDifferentColorAppearance(comparedTo: old) {
                layer.contentsScale = new.values.scale
                layer.setNeedsDisplay()
            }
            if let old {
                // Natural sizes are whole pixels.
                if old.values.scale != new.values.scale { invalidateIntrinsicContentSize() }
                let outer = UITraitCollection.exchangeCurrent(new)
                controller?.modal.presentation?.traitCollectionDidChange(old)
                controller?.traitCollectionDidChange(old)
                traitCollectionDidChange(old)
                controller?.ownTraits.registrations?.tell(new, from: old)
                ownTraits.registrations?.tell(new, from: old)
                UITraitCollection.exchangeCurrent(outer)
                controller?.modal.presentation?.invalidateUpdates(from: old, to: new)
                controller?.invalidateUpdates(from: old, to: new)
                invalidateUpdates(from: old, to: new)
                if old.values.category != new.values.category
                    || old.values.legibility != new.values.legibility
                {
                    contentSizeCategoryDidChange()
                }
                if old.values.direction != new.values.direction { layoutDirectionDidChange() }
                if old.values.horizontalSizeClass != new.values.horizontalSizeClass
                    || old.values.verticalSizeClass != new.values.verticalSizeClass
                {
                    sizeClassDidChange()
                }
            } else {
                controller?.invalidateUpdatesOfTraits()
                invalidateUpdatesOfTraits()
                if new.values.category != .large || new.values.legibility == .bold {
                    contentSizeCategoryDidChange()
                }
            }
        }
        for subview in subviewList { subview.adoptTraits() }
    }

    private func resolveBackground(_ traits: UITraitCollection) {
        if let color = coveringBackground ?? backgroundStore, color.isDynamic {
            layer.backgroundColor = color.cgColor(with: traits)
        }
    }

    private func tintTraitDidChange(_ traits: UITraitCollection) {
        resolveBackground(traits)
        layer.setNeedsDisplay()
    }

    func overrideTraits(with traits: UITraitCollection?) {
        ownTraits.override(with: traits)
        traitsMayHaveChanged()
    }

    func traitsMayHaveChanged() {
        if windowReference != nil { adoptTraits() }
    }

    private func layoutDirectionDidChange() {
        setNeedsLayout()
        layer.setNeedsDisplay()
        constraintDirectionDidChange()
    }
}

/// Views whose fonts may follow the reader's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the font is taken anew from its text style when the text size changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The part of `UIContentSizeCategoryAdjusting` that the views themselves know.
@MainActor
protocol ContentSizeCategoryAdjusting: AnyObject {
    func adjustFonts(for traits: UITraitCollection)
}
