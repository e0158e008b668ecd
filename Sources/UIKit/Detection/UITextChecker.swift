/// Looks for words that are misspelled. There is no dictionary here: every word is taken as right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    @SessionLocal private static var learnedWords: Set<String> = []

    /// Words that this checker takes as right, whatever a dictionary says.
    open var ignoredWords: [String]?

    public override init() { super.init() }

    open class var availableLanguages: [String] { ["en_US"] }

    /// Of the next misspelled word in `range` from `startingOffset` on; `NSNotFound` and 0 where there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        Kept.say(
            "UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)",
            "there is no dictionary here; every word is taken as right")
        return NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String)
        -> [String]?
    {
        nil
    }

    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    open class func learnWord(_ word: String) { learnedWords.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }
    open class func unlearnWord(_ word: String) { learnedWords.remove(word) }
}
