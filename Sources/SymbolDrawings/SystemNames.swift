/// The names that Apple's system symbols have, up to SF Symbols 7 (iOS 26), older names that still lead to them among them. Names
/// only: facts, as published lists give them (decision 0057).
enum SystemNames {
    static func contains(_ name: String) -> Bool {
        guard let first = name.utf8.first, let names = lists.first(where: { $0.utf8.first == first }) else {
            return false
        }
        let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        var list = Array(names.utf8)[...]
        var isName = false
        for word in words {
            var reader = Reader(rest: list)
            var found: Reader.Entry?
            while found == nil, let entry = reader.next() {
                if entry.word.elementsEqual(word) { found = entry }
            }
            guard let found else { return false }
            (isName, list) = (found.isName, found.longer)
        }
        return isName
    }

    /// All of them, in the order of the lists.
    static var all: [String] { lists.flatMap { names(in: Array($0.utf8)[...], after: "") } }

    private static func names(in list: ArraySlice<UInt8>, after start: String) -> [String] {
        var found: [String] = []
        var reader = Reader(rest: list)
        while let entry = reader.next() {
            let name = start + String(decoding: entry.word, as: UTF8.self)
            if entry.isName { found.append(name) }
            found += names(in: entry.longer, after: name + ".")
        }
        return found
    }

    /// Reads the words of a list that have one beginning.
    private struct Reader {
        var rest: ArraySlice<UInt8>

        /// Whether the word ends a name, and the list of what goes on from it.
        struct Entry {
            var word: ArraySlice<UInt8>
            var isName: Bool
            var longer: ArraySlice<UInt8>
        }

        private static let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
        private static let hyphen = UInt8(ascii: "-")

        mutating func next() -> Entry? {
            rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            let word = rest.prefix { $0 != Self.hyphen && $0 != Self.open && $0 > UInt8(ascii: " ") }
            guard !word.isEmpty else { return nil }
            rest = rest.dropFirst(word.count)
            var entry = Entry(word: word, isName: rest.first != Self.hyphen, longer: [])
            if !entry.isName { rest = rest.dropFirst() }
            guard rest.first == Self.open else { return entry }
            var (end, depth) = (rest.startIndex, 0)
            repeat {
                depth += rest[end] == Self.open ? 1 : rest[end] == Self.close ? -1 : 0
                end += 1
            } while depth > 0
            entry.longer = rest[rest.startIndex + 1..<end - 1]
            rest = rest[end...]
            return entry
        }
    }
}
