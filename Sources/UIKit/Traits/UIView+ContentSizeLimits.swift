/// Between which sizes texts in a view stay. Nil: no limit.
final class ContentSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        if let minimum, category < minimum { return minimum }
        if let maximum, category > maximum { return maximum }
        return category
    }
}

extension UIView {
    func limitSizes(_ change: (ContentSizeLimits) -> Void) {
        ownTraits.limitSizes(change)
        traitsMayHaveChanged()
    }

    /// Traits with the size of texts between this view's limits.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard let limits = ownTraits.sizeLimits else { return traits }
        let category = limits.limited(traits.preferredContentSizeCategory)
        guard category != traits.preferredContentSizeCategory else { return traits }
        var values = traits.values
        values.category = category
        return UITraitCollection(values)
    }
}
