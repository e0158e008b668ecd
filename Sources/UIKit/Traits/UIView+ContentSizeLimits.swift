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
    /// Texts in this view are never smaller; nil: as the surroundings say.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.minimum }
        set { limit { $0.minimum = newValue } }
    }
    /// Texts in this view are never larger; nil: as the surroundings say.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.maximum }
        set { limit { $0.maximum = newValue } }
    }
    /// What limits the sizes here, for the console.
    public var appliedContentSizeCategoryLimitsDescription: String {
        "minimum: \(minimumContentSizeCategory?.rawValue ?? "none"), "
            + "maximum: \(maximumContentSizeCategory?.rawValue ?? "none")"
    }

    private func limit(_ change: (ContentSizeLimits) -> Void) {
        let limits = contentSizeLimits ?? ContentSizeLimits()
        change(limits)
        contentSizeLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
        traitsMayHaveChanged()
    }

    /// Traits with the size of texts between this view's limits.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard let limits = contentSizeLimits else { return traits }
        let category = limits.limited(traits.preferredContentSizeCategory)
        guard category != traits.preferredContentSizeCategory else { return traits }
        var values = traits.values
        values.category = category
        return UITraitCollection(values)
    }
}
