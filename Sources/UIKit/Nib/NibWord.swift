/// A value that documents write as a word.
protocol NibWord {
    static var nibWords: KeyValuePairs<String, Self> { get }
}

extension NibWord {
    /// nil for no word, and for one that is not known.
    init?(nib word: String?) {
        guard let word, let known = Self.nibWords.first(where: { $0.key == word }) else { return nil }
        self = known.value
    }
}
