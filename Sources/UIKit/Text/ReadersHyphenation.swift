import TextLayout

/// Divides words as the reader's first language does (Apple's documentation of `hyphenationFactor`). Nothing is opened before a text
/// asks; what the machine lacks for a language is said once.
final class ReadersHyphenation: WordDivider {
    /// Nil where the machine lacks what a language needs.
    private var dictionaries: [String: HyphenDictionary?] = [:]
    /// Languages whose words are not divided by hyphens.
    private static let undivided: Set<String> = ["ar", "fa", "he", "ja", "ko", "th", "ur", "vi", "yue", "zh"]

    func divisions(of word: String) -> [Int] {
        let language = Locale.preferredLanguages.first ?? "en"
        if let known = dictionaries[language] { return known?.divisions(of: word) ?? [] }
        let dictionary = Self.dictionary(of: language)
        dictionaries[language] = .some(dictionary)
        return dictionary?.divisions(of: word) ?? []
    }

    private static func dictionary(of language: String) -> HyphenDictionary? {
        guard !undivided.contains(where: { language == $0 || language.hasPrefix($0 + "-") }) else {
            return nil
        }
        do {
            return try HyphenDictionary(language: language)
        } catch {
            Diagnostics.sayOnceFromAnywhere(
                "NSParagraphStyle.hyphenationFactor: words are divided at soft hyphens alone, for \(error) "
                    + "would be needed to divide those of the language \"\(language)\".")
            return nil
        }
    }
}
