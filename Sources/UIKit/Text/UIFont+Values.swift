extension UIFont {
    /// How heavy the strokes are, -1...1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Self(-0.8)
        public static let thin = Self(-0.6)
        public static let light = Self(-0.4)
        public static let regular = Self(0)
        public static let medium = Self(0.23)
        public static let semibold = Self(0.3)
        public static let bold = Self(0.4)
        public static let heavy = Self(0.56)
        public static let black = Self(0.62)

        private static let steps: [(weight: Weight, number: Int)] = [
            (ultraLight, 100), (thin, 200), (light, 300), (regular, 400), (medium, 500), (semibold, 600),
            (bold, 700), (heavy, 800), (black, 900),
        ]

        /// The step with a number of 100...900.
        init(number: Int) {
            self = Self.steps.min { abs($0.number - number) < abs($1.number - number) }!.weight
        }

        /// 100...900, the nearest step.
        var number: Int {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!.number
        }
    }

    /// How wide the letters are, -1...1; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Self(-0.3)
        public static let condensed = Self(-0.2)
        public static let standard = Self(0)
        public static let expanded = Self(0.2)
    }

    /// What a text is for; decides its size at each of the reader's text sizes.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
        public static let body = Self(rawValue: "UICTFontTextStyleBody")
        public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")

        /// What scales fonts and lengths as this style scales.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}

extension UIFont.TextStyle {
    /// UIKit: headline alone is heavier (recorded).
    var weight: Int {
        switch self {
        case .headline: 600
        case .extraLargeTitle, .extraLargeTitle2: 700
        default: 400
        }
    }

    func pointSize(at category: UIContentSizeCategory) -> CGFloat {
        CGFloat((Self.pointSizes[self] ?? Self.pointSizes[.body]!)[category.step])
    }

    /// From line to line, in points, at one of the style's sizes; nil for other sizes.
    func leading(ofSize size: CGFloat) -> CGFloat? {
        guard let sizes = Self.pointSizes[self], let step = sizes.firstIndex(where: { CGFloat($0) == size })
        else {
            return nil
        }
        return CGFloat(Self.leadings[self]![step])
    }

    /// From line to line, in points, at a text size. It is also what `UIFontMetrics` scales by.
    func leading(at category: UIContentSizeCategory) -> CGFloat {
        CGFloat((Self.leadings[self] ?? Self.leadings[.body]!)[category.step])
    }

    /// DIFFERS: the two extra large titles grow as the large and the first title do; of them the weight and the size at the usual text size are
    /// documented alone (Human Interface Guidelines, typography of visionOS).
    ///
    /// UIKit: points from extra small to the largest accessibility size (iOS 26, recorded).
    private static let pointSizes: [Self: [Int]] = [
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    ]

    /// UIKit: solved from recorded scaled values (iOS 26); headline's 51 is as recorded.
    private static let leadings: [Self: [Int]] = [
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
        .extraLargeTitle: [40, 41, 42, 43, 46, 48, 50, 54, 59, 63, 68, 72],
        .extraLargeTitle2: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    ]
}
