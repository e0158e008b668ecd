import TextLayout

/// Which face is meant, in terms that can be changed one by one.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let textFont: TextFont
    let scaling: FontScaling?

    init(_ textFont: TextFont, scaling: FontScaling?) {
        self.textFont = textFont
        self.scaling = scaling
    }

    /// A name that no face has gives the system face.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            TextFont(FontNames.typeface(named: fontName) ?? .system(weight: 400), size: size), scaling: nil)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    open var pointSize: CGFloat { textFont.size }
    open var postscriptName: String { FontNames.fontName(of: textFont.typeface) }

    open var symbolicTraits: SymbolicTraits {
        switch textFont.typeface {
        case .system(let weight, let italic, _), .serif(let weight, let italic),
            .rounded(let weight, let italic):
            .of(weight: weight, italic: italic)
        case .monospaced(let weight, let italic):
            SymbolicTraits.of(weight: weight, italic: italic).union(.traitMonoSpace)
        case .named(let name):
            .of(weight: name.contains("Bold") ? 700 : 400, italic: name.contains("Italic"))
        }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(TextFont(textFont.typeface, size: newPointSize), scaling: nil)
    }

    /// The face with these traits instead of its own; nil when there is none, as for most of an app's own faces.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let italic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        let typeface: Typeface
        switch textFont.typeface {
        case .system(let weight, _, let tabular):
            let new = isBold ? max(weight, 600) : weight >= 600 ? 400 : weight
            typeface =
                symbolicTraits.contains(.traitMonoSpace)
                ? .monospaced(weight: new, italic: italic)
                : .system(weight: new, italic: italic, tabularDigits: tabular)
        case .monospaced(let weight, _), .serif(let weight, _), .rounded(let weight, _):
            let new = isBold ? max(weight, 600) : weight >= 600 ? 400 : weight
            typeface = textFont.typeface.with(weight: new, italic: italic)
        case .named:
            return symbolicTraits == self.symbolicTraits ? self : nil
        }
        return UIFontDescriptor(TextFont(typeface, size: textFont.size), scaling: scaling)
    }

    /// The system face in another design; nil for an app's own faces and for unknown designs.
    ///
    /// DIFFERS: serif is Noto Serif in two weights, rounded is Quicksand; their metrics are the system font's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let weight: Int
        let italic: Bool
        var isTabular = false
        switch textFont.typeface {
        case .system(let own, let slanted, let tabular): (weight, italic, isTabular) = (own, slanted, tabular)
        case .monospaced(let own, let slanted), .serif(let own, let slanted), .rounded(let own, let slanted):
            (weight, italic) = (own, slanted)
        case .named: return nil
        }
        let typeface: Typeface
        switch design {
        case .default: typeface = .system(weight: weight, italic: italic, tabularDigits: isTabular)
        case .monospaced: typeface = .monospaced(weight: weight, italic: italic)
        case .serif: typeface = .serif(weight: weight, italic: italic)
        case .rounded: typeface = .rounded(weight: weight, italic: italic)
        default: return nil
        }
        return UIFontDescriptor(TextFont(typeface, size: textFont.size), scaling: scaling)
    }

    /// Counts `.size`, `.name`, `.family` and the weight in `.traits`.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = textFont
        if let size = attributes[.size] as? CGFloat { font.size = size }
        if let name = (attributes[.name] ?? attributes[.family]) as? String,
            let typeface = FontNames.typeface(named: name)
        {
            font.typeface = typeface
        }
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? UIFont.Weight {
            font.typeface = font.typeface.with(weight: weight.number)
        } else if let weight = traits?[.weight] as? CGFloat {
            font.typeface = font.typeface.with(weight: UIFont.Weight(weight).number)
        }
        return UIFontDescriptor(font, scaling: scaling)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return textFont == other.textFont
    }

    open override var hash: Int { textFont.hashValue }
}

extension UIFontDescriptor {
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1)
        public static let traitBold = Self(rawValue: 1 << 1)
        public static let traitMonoSpace = Self(rawValue: 1 << 10)

        static func of(weight: Int, italic: Bool) -> Self {
            var traits: Self = []
            if weight >= 600 { traits.insert(.traitBold) }
            if italic { traits.insert(.traitItalic) }
            return traits
        }
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        public static let name = Self(rawValue: "NSFontNameAttribute")
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    }
}

extension Typeface {
    /// - Parameter italic: nil keeps it.
    fileprivate func with(weight: Int, italic: Bool? = nil) -> Typeface {
        switch self {
        case .system(_, let own, let tabular):
            .system(weight: weight, italic: italic ?? own, tabularDigits: tabular)
        case .monospaced(_, let own): .monospaced(weight: weight, italic: italic ?? own)
        case .serif(_, let own): .serif(weight: weight, italic: italic ?? own)
        case .rounded(_, let own): .rounded(weight: weight, italic: italic ?? own)
        case .named: self
        }
    }
}
