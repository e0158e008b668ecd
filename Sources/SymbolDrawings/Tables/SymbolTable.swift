/// The drawings by name, as text: nothing is made of an entry until its name is asked for.
///
/// Lines are `name: drawing`, see `SymbolNotation`; a line that begins otherwise goes on with the one before. Names
/// with a leading underscore are parts of other drawings.
enum SymbolTable {
    static let entries: [String: String] = {
        var entries: [String: String] = [:]
        let families = [
            arrows, signs, shapes, people, documents, communication, media, text, nature, places, tools,
            glyphs, money, devices, household, layouts, measures, marks, later,
        ]
        for family in families {
            var name = ""
            for line in family.utf8.split(separator: UInt8(ascii: "\n")) {
                let words = line.drop { $0 == UInt8(ascii: " ") }
                if let colon = words.firstIndex(of: UInt8(ascii: ":")) {
                    name = String(Substring(words[..<colon]))
                    precondition(entries[name] == nil, "two drawings of \"\(name)\"")
                    entries[name] = String(Substring(words[colon...].dropFirst(2)))
                } else {
                    entries[name]? += " \(Substring(words))"
                }
            }
        }
        return entries
    }()

    /// What apps may ask for, sorted; the names that are composed of these are not among them.
    static let names: [String] = entries.keys.filter { !$0.hasPrefix("_") }.sorted()
}
