/// What a view or a view controller has of traits itself, whatever its surroundings say.
@MainActor
struct OwnTraits {
    /// The traits that it gives itself.
    private(set) var overrides: UITraitCollection?
    /// Between which sizes its texts stay; nil: no limit.
    private(set) var sizeLimits: ContentSizeLimits?
    /// Who hears of changes; made when first needed.
    private(set) var registrations: _TraitChangeRegistrations?

    /// The traits of a controller, where its view has others.
    var besideView: UITraitCollection? { registrations?.besideView }

    mutating func keepBesideView(_ traits: UITraitCollection?) {
        if traits != nil || registrations != nil { madeRegistrations.besideView = traits }
    }

    mutating func override(with traits: UITraitCollection?) { overrides = traits }

    mutating func limitSizes(_ change: (ContentSizeLimits) -> Void) {
        let limits = sizeLimits ?? ContentSizeLimits()
        change(limits)
        sizeLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
    }

    var madeRegistrations: _TraitChangeRegistrations {
        mutating get {
            let made = registrations ?? _TraitChangeRegistrations()
            registrations = made
            return made
        }
    }
}
