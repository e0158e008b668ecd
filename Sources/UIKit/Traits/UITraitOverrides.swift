/// The traits that a view or a controller has in place of those of its surroundings; setting one overrides it there and
/// below.
public struct UITraitOverrides: UIMutableTraits {
    var values = UITraitCollection().values

    init(_ values: UITraitCollection.Values) { self.values = values }
    init(_ traits: UITraitCollection?) { if let traits { values = traits.values } }

    var traits: UITraitCollection? {
        values == UITraitCollection().values ? nil : UITraitCollection(values)
    }

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.style }
        set { values.style = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.idiom }
        set { values.idiom = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.category }
        set { values.category = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.direction }
        set { values.direction = newValue }
    }
    /// Device pixels a point.
    public var displayScale: CGFloat {
        get { values.scale }
        set { values.scale = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.level }
        set { values.level = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.contrast }
        set { values.contrast = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { values.legibility }
        set { values.legibility = newValue }
    }
    public var displayGamut: UIDisplayGamut {
        get { values.gamut }
        set { values.gamut = newValue }
    }
    /// No screen here feels the force of a touch: what is set changes nothing.
    public var forceTouchCapability: UIForceTouchCapability {
        get { .unavailable }
        set {}
    }

    /// Whether a trait is overridden here.
    public func contains(_ trait: UITrait) -> Bool {
        UITraitCollection(values).differs(from: UITraitCollection(), in: [trait])
    }

    /// Lets the surroundings decide a trait again.
    public mutating func remove(_ trait: UITrait) {
        let none = UITraitCollection().values
        switch trait {
        case is UITraitUserInterfaceStyle.Type: values.style = none.style
        case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass = none.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: values.verticalSizeClass = none.verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type: values.category = none.category
        case is UITraitLayoutDirection.Type: values.direction = none.direction
        case is UITraitDisplayScale.Type: values.scale = none.scale
        case is UITraitUserInterfaceIdiom.Type: values.idiom = none.idiom
        case is UITraitUserInterfaceLevel.Type: values.level = none.level
        case is UITraitAccessibilityContrast.Type: values.contrast = none.contrast
        case is UITraitLegibilityWeight.Type: values.legibility = none.legibility
        case is UITraitListEnvironment.Type: values.environment = none.environment
        case is UITraitDisplayGamut.Type: values.gamut = none.gamut
        default: values.custom.remove(ObjectIdentifier(trait))
        }
    }
}

extension UIView {
    /// The traits that this view and its subviews have whatever the surroundings say.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits.overrides) }
        set { overrideTraits(with: newValue.traits) }
    }
}

extension UIViewController {
    /// The traits that this controller, its view and its children have whatever the surroundings say.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(ownTraits.overrides) }
        set {
            ownTraits.override(with: newValue.traits)
            viewStore?.traitsMayHaveChanged()
        }
    }
}

extension UIPresentationController {
    /// The traits that the presented controller has whatever the surroundings say.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(overrideTraitCollection) }
        set { overrideTraitCollection = newValue.traits }
    }
}
