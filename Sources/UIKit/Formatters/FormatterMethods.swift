import SwiftInternals

/// Puts what formatters do on Apple's systems in the place of what Foundation's on Linux do otherwise.
public enum FormatterMethods {
    public static func install() {
        let replaced: [(String, String, AnyClass)] = [
            ("shoji_number_string", ReplacedMethod.numberString, NumberFormatter.self),
            ("shoji_number_parse", ReplacedMethod.numberFromString, NumberFormatter.self),
            ("shoji_number_maximum", ReplacedMethod.maximumFractionDigits, NumberFormatter.self),
            ("shoji_number_minimum", ReplacedMethod.minimumFractionDigits, NumberFormatter.self),
            ("shoji_date_string", ReplacedMethod.dateString, DateFormatter.self),
        ]
        let missing = replaced.filter { !ReplacedMethod.install($0.0, insteadOf: $0.1, in: $0.2) }
        guard !missing.isEmpty else { return }
        let names = missing.map { "\($0.2)" }
        FileHandle.standardError.write(
            Data("\(names): this Foundation is not known; numbers and dates may be written otherwise\n".utf8))
    }
}
