import Foundation

/// The tokens of XML in a piece of memory. Every step moves forward, none reads past the end.
struct XMLScanner {
    struct Fault: Error {
        let message: String
        init(_ message: String) { self.message = message }
    }

    private let bytes: UnsafeRawBufferPointer
    private var at = 0
    /// The line of what comes next, from 1.
    private(set) var line = 1
    /// One copy of each element and attribute name.
    private var names: [String: String] = [:]

    init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { at >= bytes.count }

    mutating func skipByteOrderMark() { if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 } }

    func starts(with word: StaticString) -> Bool {
        guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
        return memcmp(bytes.baseAddress! + at, word.utf8Start, word.utf8CodeUnitCount) == 0
    }

    /// Whether `word` stood here; it has no line breaks.
    mutating func skip(_ word: StaticString) -> Bool {
        guard starts(with: word) else { return false }
        at += word.utf8CodeUnitCount
        return true
    }

    mutating func skip(past word: StaticString) throws { _ = try range(until: word) }

    mutating func skipSpace() {
        while at < bytes.count, Self.isSpace(bytes[at]) { step() }
    }

    /// The text up to `word`, as it stands.
    mutating func text(until word: StaticString) throws -> String { try string(range(until: word)) }

    /// The text up to the next tag; nil when a tag comes next.
    mutating func text() throws -> String? {
        let start = at
        advance(to: find(UInt8(ascii: "<"), before: bytes.count) ?? bytes.count)
        return start == at ? nil : try resolved(start..<at, foldsSpace: false)
    }

    mutating func name() throws -> String {
        let start = at
        while at < bytes.count, Self.isName(bytes[at]) { at += 1 }
        guard start < at else { throw Fault("a name is expected") }
        let name = try string(start..<at)
        if let known = names[name] { return known }
        names[name] = name
        return name
    }

    mutating func attributes() throws -> [NibElement.Attribute] {
        var list: [NibElement.Attribute] = []
        while true {
            let before = at
            skipSpace()
            guard at < bytes.count else { throw Fault("the file ends inside of a tag") }
            guard Self.isName(bytes[at]) else { return list }
            guard before < at else { throw Fault("a space is missing before an attribute") }
            let name = try name()
            skipSpace()
            guard skip("=") else { throw Fault("the attribute \(name) has no value") }
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
                throw Fault("the value of \(name) is not in quotes")
            }
            let quote = bytes[at]
            at += 1
            let start = at
            guard let end = find(quote, before: bytes.count), find(UInt8(ascii: "<"), before: end) == nil
            else {
                throw Fault("the value of \(name) does not end")
            }
            advance(to: end)
            list.append(NibElement.Attribute(name: name, value: try resolved(start..<at, foldsSpace: true)))
            at += 1
        }
    }

    // MARK: Bytes

    /// Where `byte` stands next.
    private func find(_ byte: UInt8, before end: Int) -> Int? {
        guard at < end, let base = bytes.baseAddress, let found = memchr(base + at, Int32(byte), end - at)
        else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    /// Goes on to `end`, counting lines.
    private mutating func advance(to end: Int) {
        while let next = find(UInt8(ascii: "\n"), before: end) {
            line += 1
            at = next + 1
        }
        at = end
    }

    private mutating func step() {
        if bytes[at] == UInt8(ascii: "\n") { line += 1 }
        at += 1
    }

    private mutating func range(until word: StaticString) throws -> Range<Int> {
        let start = at
        while at < bytes.count, !starts(with: word) { step() }
        guard at < bytes.count else { throw Fault("\(word) is missing") }
        defer { at += word.utf8CodeUnitCount }
        return start..<at
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: false
        }
    }

    private func string(_ range: Range<Int>) throws -> String {
        guard let base = bytes.baseAddress, !range.isEmpty else { return "" }
        // Wrong bytes are replaced by a longer mark.
        let text = String(unsafeUninitializedCapacity: range.count) { room in
            memcpy(room.baseAddress!, base + range.lowerBound, range.count)
            return range.count
        }
        guard text.utf8.count == range.count else { throw Fault("a text is not UTF-8") }
        return text
    }

    /// With entities replaced. Line ends are one line feed; in attributes (`foldsSpace`) they and tabs are spaces.
    private func resolved(_ range: Range<Int>, foldsSpace: Bool) throws -> String {
        func has(_ byte: UInt8) -> Bool {
            !range.isEmpty && memchr(bytes.baseAddress! + range.lowerBound, Int32(byte), range.count) != nil
        }
        let isPlain = !has(UInt8(ascii: "&")) && !has(0x0D) && !(foldsSpace && (has(0x0A) || has(0x09)))
        if isPlain { return try string(range) }
        var made = ""
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            let byte = bytes[index]
            let isFolded = byte == 0x0D || (foldsSpace && (byte == 0x0A || byte == 0x09))
            guard byte == UInt8(ascii: "&") || isFolded else {
                index += 1
                continue
            }
            made += try string(start..<index)
            if isFolded {
                let isPair = byte == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A
                if !isPair { made += foldsSpace ? " " : "\n" }
                index += 1
            } else {
                let end = bytes[index..<range.upperBound].prefix(12).firstIndex(of: UInt8(ascii: ";"))
                guard let end else { throw Fault("an & is not followed by a name and ;") }
                made.unicodeScalars.append(try entity(string(index + 1..<end)))
                index = end + 1
            }
            start = index
        }
        return made + (try string(start..<range.upperBound))
    }

    private func entity(_ name: String) throws -> Unicode.Scalar {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
        guard name.hasPrefix("#"),
            let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10), number > 0,
            let scalar = Unicode.Scalar(number)
        else { throw Fault("&\(name); is no character") }
        return scalar
    }
}
