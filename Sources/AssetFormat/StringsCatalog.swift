import Foundation

/// An `.xcstrings` file: a table in all languages.
public struct StringsCatalog: Equatable, Sendable {
    public let sourceLanguage: String
    /// Language to key to text.
    public let entries: [String: [String: LocalizedEntry]]
    /// Keys that an author wrote, and Xcode did not find in source: those have symbols. With the text in the source
    /// language, arguments named as there.
    let manual: [String: String]

    private struct File: Decodable {
        var sourceLanguage: String?
        var strings: [String: Text]?
    }
    private struct Text: Decodable {
        var extractionState: String?
        var localizations: [String: Localization]?
    }
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
        var manual: [String: String] = [:]
        for (key, text) in file.strings ?? [:] {
            let source = text.localizations?[sourceLanguage].flatMap(Self.plain) ?? key
            let names = FormatArguments(source).names
            for (language, localization) in text.localizations ?? [:] {
                entries[language, default: [:]][key] = Self.entry(localization, key, names)
            }
            if text.extractionState == "manual" { manual[key] = source }
            if text.localizations?[sourceLanguage] == nil {
                entries[sourceLanguage, default: [:]][key] = LocalizedEntry(key)
            }
        }
        self.entries = entries
        self.manual = manual
    }

    /// One text of those for a key, with all its arguments.
    private static func plain(_ localization: Localization) -> String? {
        func text(_ variations: Variations?) -> String? {
            guard let leaf = variations?.plural?["other"] ?? variations?.device?["other"] else { return nil }
            return leaf.stringUnit?.value ?? text(leaf.variations)
        }
        return localization.stringUnit?.value ?? text(localization.variations)
    }

    /// - Parameter names: of arguments, in their order.
    private static func entry(
        _ localization: Localization, _ key: String, _ names: [String]
    ) -> LocalizedEntry {
        let forms = { (variations: Variations?) in
            self.forms(variations?.plural ?? [:]).mapValues { FormatArguments.numbered($0, names) }
        }
        var variables: [String: LocalizedEntry.Variable] = [:]
        for (name, substitution) in localization.substitutions ?? [:] {
            variables[name] = LocalizedEntry.Variable(
                specifier: substitution.formatSpecifier ?? "d", argument: substitution.argNum,
                forms: forms(substitution.variations))
        }
        if let value = localization.stringUnit?.value {
            return LocalizedEntry(format: FormatArguments.numbered(value, names), variables: variables)
        }
        guard let variations = localization.variations else { return LocalizedEntry(key) }
        if variations.plural != nil {
            return sentence(forms(variations), key)
        }
        let devices = variations.device ?? [:]
        let leaf = devices["iphone"] ?? devices["other"]
        if let inner = leaf?.variations, inner.plural != nil {
            return sentence(forms(inner), key)
        }
        return LocalizedEntry(FormatArguments.numbered(leaf?.stringUnit?.value ?? key, names))
    }

    /// A whole text that depends on one count. Its arguments go by their places, and the first that is a number counts.
    /// - Parameter key: a format leads back to its entry, so that each has its own.
    private static func sentence(_ forms: [PluralCategory: String], _ key: String) -> LocalizedEntry {
        let name = String(key.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let specifier = forms.values.compactMap(specifier).first ?? "d"
        let fullest = forms.values.max { FormatArguments($0).list.count < FormatArguments($1).list.count }
        let count = fullest.flatMap { FormatArguments($0).firstNumber }
        return LocalizedEntry(
            format: "%#@\(name)@",
            variables: [
                name: .init(
                    specifier: specifier, argument: count, forms: forms.mapValues(FormatArguments.placed))
            ])
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
