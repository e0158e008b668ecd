/// What a view or a view controller has of traits itself, whatever its surroundings say.
@MainActor
struct OwnTraits {
    /// The traits that it gives itself.
    private(set) var overrides: UITraitCollection?
    /// Between which sizes its texts stay; nil: no limit.
    private(set) var sizeLimits: ContentSizeLimits?
    /// Who hears of changes; made when first needed.
    private(set) var registrations: TraitChangeRegistrations?

    /// The traits of a controller, where its view has others.
    var besideView: UITraitCollection? { registrations?.besideView }

    mutating func keepBesideView(_ traits: UITraitCollection?) {
        if traits != nil, registrations == nil { registrations = TraitChangeRegistrations() }
        registrations?.besideView = traits
    }

    mutating func override(with traits: UITraitCollection?) { overrides = traits }

    mutating func limitSizes(_ change: (ContentSizeLimits) -> Void) {
        let limits = sizeLimits ?? ContentSizeLimits()
        change(limits)
        sizeLimits = limits.minimum == nil && limits.maximum == nil ? nil : limits
    }

    mutating func register(
        _ traits: [UITrait], _ action: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registrations = registrations ?? TraitChangeRegistrations()
        self.registrations = registrations
        return registrations.add(traits, action)
    }

    func unregister(_ registration: any UITraitChangeRegistration) { registrations?.remove(registration) }
}
