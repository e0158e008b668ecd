/// When the next letter is a capital.
enum KeyboardCapitals {
    /// - Parameter text: what stands before the caret.
    static func areWanted(after text: String, by type: UITextAutocapitalizationType) -> Bool {
        switch type {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map(\.isWhitespace) ?? true
        case .sentences:
            // Apple, UITextAutocapitalizationType: the first letter of each sentence. A sentence ends with a sign and a space.
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            guard last.isWhitespace else { return false }
            let rest = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
            return rest.first.map { ".!?".contains($0) || $0.isNewline } ?? true
        }
    }
}
