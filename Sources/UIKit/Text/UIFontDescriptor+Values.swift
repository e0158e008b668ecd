extension UIFontDescriptor {
    /// How a face looks, in one number.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(bit: 0)
        public static let traitBold = Self(bit: 1)
        public static let traitExpanded = Self(bit: 5)
        public static let traitCondensed = Self(bit: 6)
        public static let traitMonoSpace = Self(bit: 10)
        public static let traitVertical = Self(bit: 11)
        public static let traitUIOptimized = Self(bit: 12)
        public static let traitTightLeading = Self(bit: 15)
        public static let traitLooseLeading = Self(bit: 16)
        /// The bits of the classes below, which are numbers, not flags.
        public static let classMask = Self(rawValue: 0xF000_0000)
        public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
        public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
        public static let classModernSerifs = Self(rawValue: 3 << 28)
        public static let classClarendonSerifs = Self(rawValue: 4 << 28)
        public static let classSlabSerifs = Self(rawValue: 5 << 28)
        public static let classFreeformSerifs = Self(rawValue: 7 << 28)
        public static let classSansSerif = Self(rawValue: 8 << 28)
        public static let classOrnamentals = Self(rawValue: 9 << 28)
        public static let classScripts = Self(rawValue: 10 << 28)
        public static let classSymbolic = Self(rawValue: 12 << 28)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// What a descriptor says of a face.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = Self(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name.
        public static let name = Self(rawValue: "NSFontNameAttribute")
        /// What sets the face apart in its family, as "Bold Italic".
        public static let face = Self(rawValue: "NSFontFaceAttribute")
        /// A number, in points.
        public static let size = Self(rawValue: "NSFontSizeAttribute")
        /// The name that people read.
        public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
        /// A `CGAffineTransform` in an `NSValue`.
        public static let matrix = Self(rawValue: "NSCTFontMatrixAttribute")
        /// The characters that the face must have.
        public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the faces for characters that the face lacks.
        public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
        /// A number: how wide every character is, in points.
        public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// Dictionaries of `FeatureKey`s.
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The raw value of a `UIFont.TextStyle`.
        public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// What a descriptor says of a face's look, each a number.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The raw value of `SymbolicTraits`.
        public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
        /// -1...1, the raw value of a `UIFont.Weight`.
        public static let weight = Self(rawValue: "NSCTFontWeightTrait")
        /// -1...1, the raw value of a `UIFont.Width`.
        public static let width = Self(rawValue: "NSCTFontProportionTrait")
        /// -1...1; 1 is a slant of 30 degrees.
        public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    }

    /// What a setting of a font feature says, each a number such as `kNumberSpacingType`.
    public struct FeatureKey: _ExtensibleConstant {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Which feature.
        public static let type = Self("CTFeatureTypeIdentifier")
        /// Which of the feature's choices.
        public static let selector = Self("CTFeatureSelectorIdentifier")
        /// The name of `type` before iOS 15.
        public static let featureIdentifier = type
        /// The name of `selector` before iOS 15.
        public static let typeIdentifier = selector
    }
}
