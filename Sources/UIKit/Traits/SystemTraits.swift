/// Which of UIKit's own traits, as a set.
struct SystemTraits: OptionSet {
    let rawValue: UInt16
    static let style = Self(rawValue: 1)
    static let horizontalSizeClass = Self(rawValue: 1 << 1)
    static let verticalSizeClass = Self(rawValue: 1 << 2)
    static let category = Self(rawValue: 1 << 3)
    static let direction = Self(rawValue: 1 << 4)
    static let scale = Self(rawValue: 1 << 5)
    static let idiom = Self(rawValue: 1 << 6)
    static let level = Self(rawValue: 1 << 7)
    static let contrast = Self(rawValue: 1 << 8)
    static let legibility = Self(rawValue: 1 << 9)
    static let environment = Self(rawValue: 1 << 10)
    static let gamut = Self(rawValue: 1 << 11)
}

extension SystemTraits {
    /// The trait of a type; nil for one of the app's own.
    init?(_ trait: UITrait) {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: self = .style
        case is UITraitHorizontalSizeClass.Type: self = .horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: self = .verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type: self = .category
        case is UITraitLayoutDirection.Type: self = .direction
        case is UITraitDisplayScale.Type: self = .scale
        case is UITraitUserInterfaceIdiom.Type: self = .idiom
        case is UITraitUserInterfaceLevel.Type: self = .level
        case is UITraitAccessibilityContrast.Type: self = .contrast
        case is UITraitLegibilityWeight.Type: self = .legibility
        case is UITraitListEnvironment.Type: self = .environment
        case is UITraitDisplayGamut.Type: self = .gamut
        default: return nil
        }
    }

    /// Those in which two collections differ.
    init(differing a: UITraitCollection.Values, _ b: UITraitCollection.Values) {
        self = []
        if a.style != b.style { insert(.style) }
        if a.horizontalSizeClass != b.horizontalSizeClass { insert(.horizontalSizeClass) }
        if a.verticalSizeClass != b.verticalSizeClass { insert(.verticalSizeClass) }
        if a.category != b.category { insert(.category) }
        if a.direction != b.direction { insert(.direction) }
        if a.scale != b.scale { insert(.scale) }
        if a.idiom != b.idiom { insert(.idiom) }
        if a.level != b.level { insert(.level) }
        if a.contrast != b.contrast { insert(.contrast) }
        if a.legibility != b.legibility { insert(.legibility) }
        if a.environment != b.environment { insert(.environment) }
        if a.gamut != b.gamut { insert(.gamut) }
    }
}
