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

    /// The traits of the view's controller: inherited ones with what it, its parent and its presentation override. What its view overrides
    /// is the view's alone.
    ///
    /// UIKit: "Setting a trait override on a specific view affects only that view and its subviews" (Apple's "Traits and the trait
    /// environment").
    private var traitsAroundOwnOverrides: UITraitCollection {
        let inherited = ListTraits.inside(listEnvironmentHere, inheritedTraits)
        guard let controller else { return inherited }
        let overrides = [
            controller.modal.presentation?.traitsOfPresented,
            (controller.parentReference as? UISplitViewController)?.traitsOfColumns,
            controller.traitsFromParent,
            controller.ownTraits.overrides,
        ].compactMap { $0 }
        let traits = overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides)
        return traits.with(controller.overrideUserInterfaceStyle)
    }

    /// The traits here: those around with what this view overrides.
    private var effectiveTraits: UITraitCollection {
        var traits = withOwnTint(traitsAroundOwnOverrides)
        if let overrides = ownTraits.overrides {
            traits = UITraitCollection(traitsFrom: [traits, overrides])
        }
        return limited(traits.with(overrideUserInterfaceStyle))
    }

    /// What the controller of this view has; its view keeps what it had in a window, and so does it.
    var traitsOfController: UITraitCollection {
        guard let cachedTraits else { return traitsAroundOwnOverrides }
        return controller?.ownTraits.besideView ?? cachedTraits
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
        if let controller { adoptTraits(of: controller, new, from: old) }
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
                traitCollectionDidChange(old)
                ownTraits.registrations?.tell(new, from: old)
                UITraitCollection.exchangeCurrent(outer)
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

    /// Takes over the traits of the controller of this view, whose traits have become `new`.
    private func adoptTraits(
        of controller: UIViewController, _ new: UITraitCollection, from old: UITraitCollection?
    ) {
        let traits = traitsAroundOwnOverrides
        let before = controller.ownTraits.besideView ?? old
        controller.ownTraits.keepBesideView(traits.values == new.values ? nil : traits)
        guard let before, before.values != traits.values else { return }
        let outer = UITraitCollection.exchangeCurrent(traits)
        controller.modal.presentation?.traitCollectionDidChange(before)
        controller.traitCollectionDidChange(before)
        controller.ownTraits.registrations?.tell(traits, from: before)
        UITraitCollection.exchangeCurrent(outer)
        controller.modal.presentation?.invalidateUpdates(from: before, to: traits)
        controller.invalidateUpdates(from: before, to: traits)
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

extension UITraitCollection {
    /// The same in another style; this one where the style is not said.
    fileprivate func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        var values = values
        values.style = style
        return UITraitCollection(values)
    }
}
