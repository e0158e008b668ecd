import Foundation

/// An `.xcstrings` file: a table in all languages.
public struct StringsCatalog: Equatable, Sendable {
    public let sourceLanguage: String
    /// Language to key to text.
    public let entries: [String: [String: LocalizedEntry]]

    private struct File: Decodable {
        var sourceLanguage: String?
        var strings: [String: Text]?
    }
    private struct Text: Decodable { var localizations: [String: Localization]? }
    private struct Unit: Decodable { var value: String? }
    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }
    private struct Leaf: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }
    private final class Variations: Decodable {
        let plural: [String: Leaf]?
        let device: [String: Leaf]?
    }
    private struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }

    /// Throws for a file that is no JSON of this form.
    public init(path: String) throws(AssetProblem) {
        let file = try JSONFile.read(File.self, from: path)
        sourceLanguage = file.sourceLanguage ?? "en"
        var entries: [String: [String: LocalizedEntry]] = [:]
        for (key, text) in file.strings ?? [:] {
            for (language, localization) in text.localizations ?? [:] {
                entries[language, default: [:]][key] = Self.entry(localization, key)
            }
            if text.localizations?[sourceLanguage] == nil {
                entries[sourceLanguage, default: [:]][key] = LocalizedEntry(key)
            }
        }
        self.entries = entries
    }

    private static func entry(_ localization: Localization, _ key: String) -> LocalizedEntry {
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            variables[name] = LocalizedEntry.Variable(
                specifier: substitution.formatSpecifier ?? "d", argument: substitution.argNum,
                forms: forms(substitution.variations))
        }
        if let value = localization.stringUnit?.value {
            return LocalizedEntry(format: value, variables: variables)
        }
        guard let variations = localization.variations else { return LocalizedEntry(key) }
        if let plural = variations.plural {
            let forms = forms(plural)
            let specifier = forms.values.compactMap(specifier).first ?? "d"
            return LocalizedEntry(
                format: "%#@text@",
                variables: ["text": .init(specifier: specifier, argument: nil, forms: forms)])
        }
        let devices = variations.device ?? [:]
        let leaf = devices["iphone"] ?? devices["other"]
        if let plural = leaf?.variations?.plural {
            let forms = forms(plural)
            return LocalizedEntry(
                format: "%#@text@",
                variables: ["text": .init(specifier: "d", argument: nil, forms: forms)])
        }
        return LocalizedEntry(leaf?.stringUnit?.value ?? key)
    }

    private static func forms(_ variations: Variations?) -> [PluralCategory: String] {
        forms(variations?.plural ?? [:])
    }

    private static func forms(_ plural: [String: Leaf]) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for (rule, leaf) in plural {
            if let category = PluralCategory(rawValue: rule), let value = leaf.stringUnit?.value {
                forms[category] = value
            }
        }
        return forms
    }

    /// "lld" of "%lld files".
    private static func specifier(_ text: String) -> String? {
        guard let percent = text.firstIndex(of: "%") else { return nil }
        let rest = text[text.index(after: percent)...]
        guard let end = rest.firstIndex(where: { "@dDuUxXoOfeEgGcCsSpaAi".contains($0) }) else { return nil }
        return String(rest[...end])
    }
}
