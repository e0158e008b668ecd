/// A method's name as Objective-C spells it for Swift's base name and argument labels.
func messageName(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
        let plain = beginsWithPreposition(first) || endsWithPreposition(base)
        result += (plain ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
}

private let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
]

private func beginsWithPreposition(_ word: String) -> Bool {
    prepositions.contains(String(word.prefix { $0.isLowercase }))
}

private func endsWithPreposition(_ word: String) -> Bool {
    guard let capital = word.lastIndex(where: { $0.isUppercase }) else { return prepositions.contains(word) }
    return prepositions.contains(word[capital...].lowercased())
}
