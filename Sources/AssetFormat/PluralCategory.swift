/// The grammatical numbers of the world's languages, as Unicode names them.
public enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    /// The category of a count in a language ("de", "pt-BR"). Fractions are `other` in most languages.
    public init(_ number: Double, language: String) {
        let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
        let isWhole = number == number.rounded()
        let n = isWhole ? Int(min(abs(number), 1e15)) : -1
        let (d10, d100) = (n % 10, n % 100)
        self = .other
        switch code {
        case "ja", "ko", "zh", "th", "vi", "id", "ms", "my", "lo", "km", "yue": return
        case "fr", "pt", "hy", "kab":
            // One up to, not including, two.
            if language.hasSuffix("PT") { if n == 1 { self = .one } } else if abs(number) < 2 { self = .one }
        case "hi", "bn", "fa", "gu", "kn", "mr", "zu", "am": if abs(number) <= 1 { self = .one }
        case "ru", "uk", "be", "sr", "hr", "bs", "pl":
            guard isWhole else { return }
            if code == "pl" ? n == 1 : d10 == 1 && d100 != 11 {
                self = .one
            } else if (2...4).contains(d10), !(12...14).contains(d100) {
                self = .few
            } else if !["sr", "hr", "bs"].contains(code) {
                self = .many
            }
        case "cs", "sk":
            guard isWhole else {
                self = .many
                return
            }
            if n == 1 { self = .one } else if (2...4).contains(n) { self = .few }
        case "sl":
            guard isWhole else {
                self = .few
                return
            }
            if d100 == 1 {
                self = .one
            } else if d100 == 2 {
                self = .two
            } else if d100 == 3 || d100 == 4 {
                self = .few
            }
        case "ro", "mo":
            if n == 1 { self = .one } else if !isWhole || n == 0 || (1...19).contains(d100) { self = .few }
        case "lt":
            guard isWhole else {
                self = .many
                return
            }
            if d10 == 1, !(11...19).contains(d100) {
                self = .one
            } else if d10 >= 2, !(11...19).contains(d100) {
                self = .few
            }
        case "lv":
            guard isWhole else { return }
            if d10 == 0 || (11...19).contains(d100) {
                self = .zero
            } else if d10 == 1, d100 != 11 {
                self = .one
            }
        case "ar":
            guard isWhole else { return }
            switch n {
            case 0: self = .zero
            case 1: self = .one
            case 2: self = .two
            default: if (3...10).contains(d100) { self = .few } else if d100 >= 11 { self = .many }
            }
        case "he", "iw": self = Self.category(of: n, [.one: 1...1, .two: 2...2])
        case "ga": self = Self.category(of: n, [.one: 1...1, .two: 2...2, .few: 3...6, .many: 7...10])
        case "cy":
            self = Self.category(
                of: n, [.zero: 0...0, .one: 1...1, .two: 2...2, .few: 3...3, .many: 6...6])
        default: if n == 1 { self = .one }
        }
    }

    private static func category(of n: Int, _ ranges: KeyValuePairs<Self, ClosedRange<Int>>) -> Self {
        ranges.first { $0.value.contains(n) }?.key ?? .other
    }
}
