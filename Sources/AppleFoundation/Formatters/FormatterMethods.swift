import SwiftInternals

/// Puts what formatters do on Apple's systems in the place of what Foundation's on Linux do otherwise.
public enum FormatterMethods {
    public static func install() {
        ReplacedMethod.install(
            [
                ("shoji_number_string", ReplacedMethod.numberString, NumberFormatter.self),
                ("shoji_number_parse", ReplacedMethod.numberFromString, NumberFormatter.self),
                ("shoji_number_maximum", ReplacedMethod.maximumFractionDigits, NumberFormatter.self),
                ("shoji_number_minimum", ReplacedMethod.minimumFractionDigits, NumberFormatter.self),
                ("shoji_date_string", ReplacedMethod.dateString, DateFormatter.self),
            ], orSay: "numbers and dates may be written otherwise")
    }
}
