/// How the items of a list in a text are marked.
open class NSTextList: NSObject, NSCopying {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The markers of the lists around stand before an item's own.
        public static let prependEnclosingMarker = Self(bit: 0)
    }

    /// A marker's form: braces hold the kind, what is around them stands in the marker, as "{decimal}.".
    public struct MarkerFormat: _ExtensibleConstant, ExpressibleByStringLiteral {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
        public static let box = Self("{box}")
        public static let check = Self("{check}")
        public static let circle = Self("{circle}")
        public static let diamond = Self("{diamond}")
        public static let disc = Self("{disc}")
        public static let hyphen = Self("{hyphen}")
        public static let square = Self("{square}")
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
        public static let octal = Self("{octal}")
        public static let lowercaseAlpha = Self("{lower-alpha}")
        public static let uppercaseAlpha = Self("{upper-alpha}")
        public static let lowercaseLatin = Self("{lower-latin}")
        public static let uppercaseLatin = Self("{upper-latin}")
        public static let lowercaseRoman = Self("{lower-roman}")
        public static let uppercaseRoman = Self("{upper-roman}")
        public static let decimal = Self("{decimal}")
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// Where the numbers of the items begin; 0: at 1.
    open var startingItemNumber: Int

    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
    }

    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(mask)), startingItemNumber: 1)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the markers count.
    open var isOrdered: Bool { kind.map { Self.bullets[$0] == nil } ?? false }

    /// - Parameter itemNumber: from 1; ignored for markers that do not count, and below 1.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let kind, let open = markerFormat.rawValue.range(of: "{\(kind)}") else {
            return markerFormat.rawValue
        }
        let text = Self.bullets[kind] ?? Self.numeral(max(itemNumber, 1), kind)
        return markerFormat.rawValue.replacingCharacters(in: open, with: text)
    }

    /// What stands in the braces.
    private var kind: String? {
        let text = markerFormat.rawValue
        guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
            return nil
        }
        return String(text[text.index(after: start)..<end])
    }

    private static let bullets: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
        "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25A0}",
    ]

    private static func numeral(_ number: Int, _ kind: String) -> String {
        switch kind {
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: String(number)
        }
    }

    /// a to z, then aa, ab …
    private static func letters(_ number: Int) -> String {
        var (rest, text) = (number, "")
        while rest > 0 {
            let place = (rest - 1) % 26
            text.insert(Character(Unicode.Scalar(UInt8(97 + place))), at: text.startIndex)
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in signs {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}
