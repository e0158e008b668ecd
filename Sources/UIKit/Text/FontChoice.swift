import TextLayout

/// A font and what its descriptor tells of it: attributes as they were given or as they follow from the font.
struct FontChoice {
    typealias Attributes = [UIFontDescriptor.AttributeName: Any]

    private(set) var font: TextFont
    private(set) var scaling: FontScaling?
    private(set) var attributes: Attributes
    /// Whether there is a face with the name or family that was asked for.
    private(set) var isFound = true

    /// What a descriptor means that says nothing.
    init() {
        font = TextFont(.system(weight: 400), size: 0)
        attributes = [:]
    }

    /// - Parameter carrying: attributes of which those count that the font does not tell itself.
    init(_ font: TextFont, scaling: FontScaling? = nil, carrying attributes: Attributes = [:]) {
        self.font = font
        self.scaling = scaling
        self.attributes = Self.carried(attributes)
        self.attributes[.name] = FontNames.fontName(of: font.typeface)
        self.attributes[.size] = NSNumber(value: Double(font.size))
        if let scaling, scaling.base == nil {
            self.attributes[.textStyle] = NSString(string: scaling.style.rawValue)
        }
    }

    /// Without what the font tells.
    var carried: Attributes { Self.carried(attributes) }

    var traits: [UIFontDescriptor.TraitKey: Any] {
        attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    }

    var width: CGFloat { Self.number(traits[.width]) ?? 0 }

    var matrix: CGAffineTransform { Self.matrix(attributes) }

    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var result = font.typeface.symbolicTraits
        if width < 0 { result.insert(.traitCondensed) }
        if width > 0 { result.insert(.traitExpanded) }
        return result.union(Self.symbolicTraits(traits) ?? [])
    }

    /// As the attribute `traits` of a face that is there.
    var allTraits: [UIFontDescriptor.TraitKey: Any] {
        let style = font.typeface.style
        return [
            .weight: NSNumber(value: Double(UIFont.Weight(number: style.weight).rawValue)),
            .width: NSNumber(value: Double(width)),
            .slant: NSNumber(value: style.isItalic ? Self.italicSlant : 0),
            .symbolic: NSNumber(value: symbolicTraits.rawValue),
        ]
    }

    /// 12 of the 30 degrees that are 1.
    private static let italicSlant = 0.4

    // MARK: Other choices

    /// The same with another face.
    func with(_ typeface: Typeface) -> FontChoice {
        FontChoice(
            TextFont(typeface, size: font.size, features: font.features), scaling: scaling,
            carrying: attributes)
    }

    /// nil when no face of the family has the traits that are drawn.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontChoice? {
        var typeface = font.typeface.with(
            bold: traits.contains(.traitBold), italic: traits.contains(.traitItalic))
        let drawn: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
        guard typeface.symbolicTraits.intersection(drawn) == traits.intersection(drawn) else { return nil }
        if case .system = typeface, traits.contains(.traitMonoSpace) {
            typeface = typeface.with(design: .monospaced)!
        }
        var choice = with(typeface)
        var kept = choice.traits
        kept[.symbolic] = NSNumber(value: traits.subtracting(Self.told).rawValue)
        choice.attributes[.traits] = Self.normalized(kept)
        return choice
    }

    /// It no longer follows the reader's text size.
    func with(size: CGFloat) -> FontChoice {
        var choice = self
        choice.font.size = size
        choice.scaling = nil
        choice.attributes[.size] = NSNumber(value: Double(size))
        choice.attributes[.textStyle] = nil
        return choice
    }

    /// New attributes count before those of before.
    func adding(_ new: Attributes) -> FontChoice {
        var choice = self
        if let style = new[.textStyle] as? NSString {
            let preferred = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "\(style)"))
            choice = FontChoice(preferred.textFont, scaling: preferred.scaling, carrying: attributes)
        }
        choice.apply(
            name: (new[.name] ?? new[.visibleName]) as? String, family: new[.family] as? String,
            face: new[.face] as? String)
        if let traits = new[.traits] as? [UIFontDescriptor.TraitKey: Any] { choice.apply(traits) }
        if let size = Self.number(new[.size]) { choice.font.size = size }
        choice.attributes.merge(new) { $1 }
        choice.font.features = FontFeatures(settings: choice.attributes[.featureSettings])
        choice.attributes[.traits] = choice.attributes[.traits].map { value in
            guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return value }
            return traits.mapValues { ($0 as? NSNumber) ?? $0 }
        }
        return choice
    }

    /// A name says more than a family. A name that no face has leaves the face as it is.
    private mutating func apply(name: String?, family: String?, face: String?) {
        guard name != nil || family != nil || face != nil else { return }
        let current = font.typeface
        let found =
            if let name {
                FontNames.typeface(named: name)
            } else {
                FontNames.typeface(
                    family: family ?? FontNames.familyName(of: current), face: face, near: current)
            }
        for key in Self.names { attributes[key] = nil }
        isFound = found != nil
        font.typeface = found ?? current
    }

    private mutating func apply(_ traits: [UIFontDescriptor.TraitKey: Any]) {
        let symbolic = Self.symbolicTraits(traits) ?? []
        if symbolic.contains(.traitMonoSpace), case .system = font.typeface {
            font.typeface = font.typeface.with(design: .monospaced)!
        }
        let own = font.typeface.symbolicTraits
        let isItalic =
            Self.number(traits[.slant]).map { $0 != 0 } ?? own.union(symbolic).contains(.traitItalic)
        if let weight = Self.number(traits[.weight]) {
            font.typeface = font.typeface.with(weight: UIFont.Weight(weight).number, italic: isItalic)
            scaling?.isHeavier = false
        } else {
            font.typeface = font.typeface.with(
                bold: own.union(symbolic).contains(.traitBold), italic: isItalic)
        }
    }

    /// The faces that have what the descriptor asks for, each told by name.
    func matches(mandatory keys: Set<UIFontDescriptor.AttributeName>) -> [FontChoice] {
        guard isFound else { return [] }
        let asksForFamily = attributes[.name] == nil && attributes[.face] == nil
        let family = asksForFamily ? attributes[.family] as? String : nil
        var typefaces = family.map(FontNames.typefaces(inFamily:)) ?? []
        if typefaces.isEmpty { typefaces = [font.typeface] }
        if keys.contains(.traits) {
            typefaces = typefaces.filter { $0.symbolicTraits == font.typeface.symbolicTraits }
        }
        return typefaces.map(with)
    }

    // MARK: Attributes

    private static let names: [UIFontDescriptor.AttributeName] = [.name, .family, .face, .visibleName]

    /// The symbolic traits that a face tells.
    private static let told: UIFontDescriptor.SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]

    private static func carried(_ attributes: Attributes) -> Attributes {
        guard !attributes.isEmpty else { return attributes }
        var result = attributes
        for key in names + [.size, .textStyle] { result[key] = nil }
        if var traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            traits[.weight] = nil
            traits[.slant] = nil
            traits[.symbolic] = symbolicTraits(traits).map { NSNumber(value: $0.subtracting(told).rawValue) }
            result[.traits] = normalized(traits)
        }
        return result
    }

    /// nil when they say nothing.
    private static func normalized(_ traits: [UIFontDescriptor.TraitKey: Any])
        -> [UIFontDescriptor.TraitKey: Any]?
    {
        let telling = traits.filter { number($0.value) != 0 }
        return telling.isEmpty ? nil : telling
    }

    /// Whether fonts of one face, size and features are equal.
    static func areAlike(_ one: Attributes, _ other: Attributes) -> Bool {
        guard !one.isEmpty || !other.isEmpty else { return true }
        func width(_ attributes: Attributes) -> CGFloat {
            number((attributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.width]) ?? 0
        }
        return width(one) == width(other) && matrix(one) == matrix(other)
    }

    private static func matrix(_ attributes: Attributes) -> CGAffineTransform {
        let value = attributes[.matrix]
        return (value as? NSValue)?.cgAffineTransformValue ?? value as? CGAffineTransform ?? .identity
    }

    /// The symbolic traits that a font has beside those that its face tells.
    static func symbolicTraits(ofCarried attributes: Attributes) -> UIFontDescriptor.SymbolicTraits {
        guard !attributes.isEmpty else { return [] }
        return (attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]).flatMap(symbolicTraits) ?? []
    }

    private static func symbolicTraits(_ traits: [UIFontDescriptor.TraitKey: Any])
        -> UIFontDescriptor.SymbolicTraits?
    {
        (traits[.symbolic] as? NSNumber).map { .init(rawValue: $0.uint32Value) }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
}

extension FontFeatures {
    /// What the attribute `featureSettings` means: dictionaries of a type and a selector.
    fileprivate init(settings: Any?) {
        self.init()
        let byKey = settings as? [[UIFontDescriptor.FeatureKey: Any]]
        let byName = settings as? [[String: Any]]
        let pairs =
            byKey?.map { ($0[.type], $0[.selector]) }
            ?? byName?.map {
                let key = UIFontDescriptor.FeatureKey.self
                return ($0[key.type.rawValue], $0[key.selector.rawValue])
            } ?? []
        for (type, selector) in pairs {
            guard let type = type as? NSNumber, let selector = selector as? NSNumber else { continue }
            set(type: type.intValue, selector: selector.intValue)
        }
    }
}
