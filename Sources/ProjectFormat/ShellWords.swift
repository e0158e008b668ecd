/// The words of a line as a shell reads it: parted at spaces, but not within quotes or behind a backslash.
public struct ShellWords {
    public private(set) var words: [String] = []
    /// Nil where a quote is not closed, or a backslash has nothing behind it.
    public let ifClosed: [String]?

    public init(_ line: String) {
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        ifClosed = quote == nil && !isEscaped ? words : nil
    }
}
