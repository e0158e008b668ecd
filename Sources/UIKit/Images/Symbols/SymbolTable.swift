/// The drawings by name, as text: nothing is made of an entry until its name is asked for.
///
/// Lines are `name: drawing`, see `SymbolNotation`; a line that begins otherwise goes on with the one before. Names
/// with a leading underscore are parts of other drawings.
enum SymbolTable {
    static let entries: [String: String] = {
        var entries: [String: String] = [:]
        let families = [
            arrows, signs, shapes, people, documents, communication, media, text, nature, places, tools,
            glyphs,
        ]
        for family in families {
            var name = ""
            for line in family.split(separator: "\n") {
                let words = line.drop { $0 == " " }
                if let colon = words.firstIndex(of: ":"), !words[..<colon].contains(" ") {
                    name = String(words[..<colon])
                    precondition(entries[name] == nil, "two drawings of \"\(name)\"")
                    entries[name] = String(words[colon...].dropFirst().drop { $0 == " " })
                } else {
                    entries[name]? += " \(words)"
                }
            }
        }
        return entries
    }()

    /// What apps may ask for, sorted; the names that are composed of these are not among them.
    static let names: [String] = entries.keys.filter { !$0.hasPrefix("_") }.sorted()
}
