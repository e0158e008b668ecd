import Foundation

/// Which of an app's languages a locale gets.
public struct Localizations: Equatable, Sendable, CustomStringConvertible {
    /// Languages in which something may be found, the best first: the chosen one, `Base`, the development region.
    public let order: [String]

    public var description: String { order.joined(separator: " ") }

    /// The language of the app's texts.
    public var language: String { order.first { $0 != "Base" } ?? "en" }

    /// - Parameters:
    ///   - locale: "pt_BR", "zh-Hans-CN" …
    ///   - available: names of the `.lproj` folders and of the languages in string catalogs.
    ///   - development: of `CFBundleDevelopmentRegion`.
    public init(locale: String, available: Set<String>, development: String) {
        var order: [String] = []
        func add(_ name: String) { if available.contains(name), !order.contains(name) { order.append(name) } }
        for name in Self.candidates(locale) { add(name) }
        if order.isEmpty {
            // Another variant of the same language is better than a foreign one.
            let code = Self.candidates(locale).last ?? locale
            if let same = available.sorted().first(where: {
                $0.hasPrefix(code + "-") || $0.hasPrefix(code + "_")
            }) {
                order.append(same)
            }
        }
        let own = Self.candidates(development).last ?? development
        if order.isEmpty || order.contains(where: { $0.hasPrefix(own) }) { add("Base") }
        for name in Self.candidates(development) { add(name) }
        add("Base")
        self.order = order.isEmpty ? [development] : order
    }

    private static let oldNames = [
        "en": "English", "de": "German", "fr": "French", "ja": "Japanese", "it": "Italian", "es": "Spanish",
        "nl": "Dutch",
    ]

    /// From the most exact to the language alone: "zh-Hans-CN", "zh-Hans", "zh-CN", "zh".
    private static func candidates(_ locale: String) -> [String] {
        let plain = locale.split(separator: "@").first.map(String.init) ?? locale
        let parts = plain.split { $0 == "-" || $0 == "_" }.map(String.init)
        guard let code = parts.first else { return [locale] }
        var tails: [[String]] = []
        if parts.count > 2 { tails.append([parts[1], parts[2]]) }
        if parts.count > 1 { tails.append([parts[1]]) }
        if parts.count > 2 { tails.append([parts[2]]) }
        if code == "zh", parts.count == 2 {
            tails.append([["TW", "HK", "MO"].contains(parts[1]) ? "Hant" : "Hans"])
        }
        var names = tails.flatMap {
            [([code] + $0).joined(separator: "-"), ([code] + $0).joined(separator: "_")]
        }
        if let old = oldNames[code] { names.append(old) }
        return names + [code]
    }
}
