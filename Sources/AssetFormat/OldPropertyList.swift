/// A property list in the notation that NeXT used and Xcode's project files still do: words, texts in quotes, lists in
/// parentheses, dictionaries in braces.
enum OldPropertyList: Equatable {
    case text(String)
    case list([OldPropertyList])
    case dictionary([String: OldPropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [OldPropertyList] { if case .list(let list) = self { list } else { [] } }
    /// The list's texts.
    var texts: [String] { list.compactMap(\.text) }
    subscript(key: String) -> OldPropertyList? {
        if case .dictionary(let entries) = self { entries[key] } else { nil }
    }

    /// Nil for what is not in this notation, or nested deeper than anybody writes.
    init?(_ source: [UInt8]) {
        var reader = Reader(source)
        guard let value = reader.value(depth: 0) else { return nil }
        self = value
    }

    private struct Reader {
        private let source: [UInt8]
        private var index = 0

        init(_ source: [UInt8]) { self.source = source }

        private static let deepest = 100

        mutating func value(depth: Int) -> OldPropertyList? {
            guard depth < Self.deepest, let next = next() else { return nil }
            switch next {
            case UInt8(ascii: "{"):
                index += 1
                var entries: [String: OldPropertyList] = [:]
                while !takes("}") {
                    guard let key = word(), takes("="), let value = value(depth: depth + 1), takes(";") else {
                        return nil
                    }
                    entries[key] = value
                }
                return .dictionary(entries)
            case UInt8(ascii: "("):
                index += 1
                var list: [OldPropertyList] = []
                while !takes(")") {
                    guard let value = value(depth: depth + 1) else { return nil }
                    list.append(value)
                    guard takes(",") || self.next() == UInt8(ascii: ")") else { return nil }
                }
                return .list(list)
            default: return word().map { .text($0) }
            }
        }

        /// The byte that comes after spaces and comments.
        private mutating func next() -> UInt8? {
            while index < source.count {
                if source[index] <= 32 {
                    index += 1
                } else if starts("//") {
                    while index < source.count, source[index] != 10 { index += 1 }
                } else if starts("/*") {
                    index += 2
                    while index < source.count, !starts("*/") { index += 1 }
                    index += 2
                } else {
                    return source[index]
                }
            }
            return nil
        }

        private func starts(_ mark: StaticString) -> Bool {
            index + 1 < source.count && source[index] == mark.utf8Start[0]
                && source[index + 1] == mark.utf8Start[1]
        }

        private mutating func takes(_ mark: Unicode.Scalar) -> Bool {
            guard next() == UInt8(ascii: mark) else { return false }
            index += 1
            return true
        }

        private mutating func word() -> String? {
            guard let first = next() else { return nil }
            if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
            let start = index
            while index < source.count, Self.isOfWord(source[index]), !starts("//"), !starts("/*") {
                index += 1
            }
            return index == start ? nil : String(decoding: source[start..<index], as: UTF8.self)
        }

        private static func isOfWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), 128...:
                true
            default: "_$/:.-+@<>".utf8.contains(byte)
            }
        }

        private mutating func quoted(by quote: UInt8) -> String? {
            index += 1
            var bytes: [UInt8] = []
            while index < source.count, source[index] != quote {
                if source[index] == UInt8(ascii: "\\"), index + 1 < source.count {
                    index += 1
                    switch source[index] {
                    case UInt8(ascii: "n"): bytes.append(10)
                    case UInt8(ascii: "t"): bytes.append(9)
                    default: bytes.append(source[index])
                    }
                } else {
                    bytes.append(source[index])
                }
                index += 1
            }
            guard index < source.count else { return nil }
            index += 1
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}
