/// Traits that may be set: those of a collection that is being made, and a view's or controller's overrides.
public protocol UIMutableTraits {
    /// A trait of the app's own, or of the system's by its type.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var displayScale: CGFloat { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    var listEnvironment: UIListEnvironment { get set }
    var displayGamut: UIDisplayGamut { get set }
    /// No screen here feels the force of a touch.
    var forceTouchCapability: UIForceTouchCapability { get set }
}

public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UITraitCollection {
    /// Unspecified but for what `mutations` sets.
    public convenience init(mutations: UITraitMutations) {
        self.init(Self.changed(UITraitCollection().values, mutations))
    }

    /// These traits with what `mutations` sets in their place.
    public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
        UITraitCollection(Self.changed(values, mutations))
    }

    private static func changed(_ values: Values, _ mutations: UITraitMutations) -> Values {
        var traits: any UIMutableTraits = UITraitOverrides(values)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? values
    }

    /// A trait by its type: the app's own as it was set here or above, otherwise its default value.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        TraitReads.note(trait, in: self)
        return UITraitOverrides(values)[trait]
    }
}

extension UITraitOverrides {
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            (Self.path(of: trait).map { values[keyPath: $0] } ?? values.custom[trait]) as? T.Value
                ?? T.defaultValue
        }
        set {
            guard !setSystem(trait, newValue) else { return }
            values.custom.set(newValue, trait)
        }
    }

    private typealias Values = UITraitCollection.Values

    private static func path(of trait: UITrait) -> PartialKeyPath<UITraitCollection.Values>? {
        switch trait {
        case is UITraitUserInterfaceStyle.Type: \Values.style
        case is UITraitHorizontalSizeClass.Type: \Values.horizontalSizeClass
        case is UITraitVerticalSizeClass.Type: \Values.verticalSizeClass
        case is UITraitPreferredContentSizeCategory.Type: \Values.category
        case is UITraitLayoutDirection.Type: \Values.direction
        case is UITraitDisplayScale.Type: \Values.scale
        case is UITraitUserInterfaceIdiom.Type: \Values.idiom
        case is UITraitUserInterfaceLevel.Type: \Values.level
        case is UITraitAccessibilityContrast.Type: \Values.contrast
        case is UITraitLegibilityWeight.Type: \Values.legibility
        case is UITraitListEnvironment.Type: \Values.environment
        case is UITraitDisplayGamut.Type: \Values.gamut
        default: nil
        }
    }

    private mutating func setSystem<Value>(_ trait: UITrait, _ value: Value) -> Bool {
        guard let path = Self.path(of: trait) else { return false }
        if let path = path as? WritableKeyPath<UITraitCollection.Values, Value> {
            values[keyPath: path] = value
        }
        return true
    }
}

/// The app's own traits, by the types that define them.
struct CustomTraits: Hashable, @unchecked Sendable {
    private struct Entry {
        let value: Any
        let affectsColors: Bool

        /// Values that cannot be compared always differ.
        func isEqual(to other: Entry) -> Bool {
            guard let a = value as? AnyHashable, let b = other.value as? AnyHashable else { return false }
            return a == b
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    subscript(_ trait: UITrait) -> Any? { entries[ObjectIdentifier(trait)]?.value }

    mutating func set<T: UITraitDefinition>(_ value: T.Value, _ trait: T.Type) {
        entries[ObjectIdentifier(trait)] = Entry(value: value, affectsColors: T.affectsColorAppearance)
    }

    mutating func remove(_ trait: ObjectIdentifier) { entries[trait] = nil }

    mutating func merge(_ other: CustomTraits) {
        if !other.entries.isEmpty { entries.merge(other.entries) { $1 } }
    }

    func differ(values other: CustomTraits, at trait: ObjectIdentifier) -> Bool {
        switch (entries[trait], other.entries[trait]) {
        case (nil, nil): false
        case (let a?, let b?): !a.isEqual(to: b)
        default: true
        }
    }

    func differInColor(_ other: CustomTraits) -> Bool {
        Set(entries.keys).union(other.entries.keys).contains { trait in
            (entries[trait] ?? other.entries[trait])?.affectsColors == true
                && differ(values: other, at: trait)
        }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.entries.count == b.entries.count && a.entries.keys.allSatisfy { !a.differ(values: b, at: $0) }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(entries.count) }
}
