import Foundation

/// A value of a project's file, whichever notation the file is in.
enum ProjectValue: Equatable, Sendable {
    case text(String)
    case list([ProjectValue])
    case dictionary([String: ProjectValue])

    static let deepest = 100

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var entries: [String: ProjectValue] { if case .dictionary(let all) = self { all } else { [:] } }
    /// The list's texts.
    var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }
    subscript(key: String) -> ProjectValue? { entries[key] }

    /// A value as Foundation reads it of XML, binary and JSON files.
    init?(_ value: Any, depth: Int = 0) {
        guard depth < Self.deepest else { return nil }
        switch value {
        case let text as String: self = .text(text)
        case let list as [Any]:
            let values = list.compactMap { ProjectValue($0, depth: depth + 1) }
            guard values.count == list.count else { return nil }
            self = .list(values)
        case let all as [String: Any]:
            let values = all.compactMapValues { ProjectValue($0, depth: depth + 1) }
            guard values.count == all.count else { return nil }
            self = .dictionary(values)
        case let number as NSNumber: self = .text(number.stringValue)
        default: return nil
        }
    }
}

/// Reads the notation that NeXT used and project files still do, with the line of each object.
struct ProjectNotation {
    private let source: [UInt8]
    private let file: String
    private var index = 0
    private var line = 1
    /// The line of each key two dictionaries deep: of an object's id.
    private(set) var lines: [String: Int] = [:]

    init(_ source: [UInt8], file: String) {
        self.source = source
        self.file = file
    }

    private func failure(_ text: String) -> ProjectError { ProjectError(file: file, line: line, text: text) }

    mutating func whole() throws(ProjectError) -> ProjectValue {
        let value = try value(depth: 0)
        if next() != nil { throw failure("there is more after the project's end") }
        return value
    }

    private mutating func value(depth: Int) throws(ProjectError) -> ProjectValue {
        guard depth < ProjectValue.deepest else { throw failure("nested too deep") }
        switch next() {
        case UInt8(ascii: "{"):
            index += 1
            var entries: [String: ProjectValue] = [:]
            while !consume("}") {
                _ = next()
                let start = line
                let key = try word()
                if depth == 1 { lines[key] = start }
                guard consume("=") else { throw failure("expected '=' after '\(key)'") }
                entries[key] = try value(depth: depth + 1)
                guard consume(";") else { throw failure("expected ';' after the value of '\(key)'") }
            }
            return .dictionary(entries)
        case UInt8(ascii: "("):
            index += 1
            var list: [ProjectValue] = []
            while !consume(")") {
                list.append(try value(depth: depth + 1))
                if !consume(","), next() != UInt8(ascii: ")") {
                    throw failure("expected ',' or ')' in a list")
                }
            }
            return .list(list)
        default: return .text(try word())
        }
    }

    /// The byte that comes after spaces and comments.
    private mutating func next() -> UInt8? {
        while index < source.count {
            if source[index] <= 32 {
                step()
            } else if starts("//") {
                while index < source.count, source[index] != 10 { index += 1 }
            } else if starts("/*") {
                index += 2
                while index < source.count, !starts("*/") { step() }
                index = min(index + 2, source.count)
            } else {
                return source[index]
            }
        }
        return nil
    }

    private mutating func step() {
        if source[index] == 10 { line += 1 }
        index += 1
    }

    private func starts(_ mark: StaticString) -> Bool {
        index + 1 < source.count && source[index] == mark.utf8Start[0]
            && source[index + 1] == mark.utf8Start[1]
    }

    private mutating func consume(_ mark: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func word() throws(ProjectError) -> String {
        guard let first = next() else { throw failure("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = index
        while index < source.count, Self.isOfWord(source[index]), !starts("//"), !starts("/*") { index += 1 }
        if index == start {
            let shown = source[index...].prefix(7)
            let isConflict = ["<<<<<<<", ">>>>>>>", "======="].contains(
                String(decoding: shown, as: UTF8.self))
            throw failure(
                isConflict
                    ? "a merge conflict that nobody has resolved"
                    : "unexpected '\(Character(Unicode.Scalar(first)))'")
        }
        return String(decoding: source[start..<index], as: UTF8.self)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 128...:
            true
        default: "_$/:.-+@".utf8.contains(byte)
        }
    }

    /// What stands behind a backslash: a letter for a control character, three octal digits, `U` and four hexadecimal
    /// ones, or the character itself.
    private mutating func escaped() -> [UInt8] {
        func number(_ count: Int, _ radix: Int) -> UInt32? {
            let digits = source[index...].prefix(count)
            guard digits.count == count else { return nil }
            return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
        }
        let byte = source[index]
        let controls: [Unicode.Scalar: UInt8] = [
            "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
        ]
        if let control = controls[Unicode.Scalar(byte)] {
            step()
            return [control]
        }
        if let code = number(3, 8), code < 256 {
            index += 3
            return [UInt8](String(Unicode.Scalar(UInt8(code))).utf8)
        }
        if byte == UInt8(ascii: "U") {
            index += 1
            if let code = number(4, 16).flatMap(Unicode.Scalar.init) {
                index += 4
                return [UInt8](String(code).utf8)
            }
            return [byte]
        }
        step()
        return [byte]
    }

    private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
        index += 1
        let start = line
        var bytes: [UInt8] = []
        while index < source.count, source[index] != quote {
            if source[index] == UInt8(ascii: "\\"), index + 1 < source.count {
                index += 1
                bytes += escaped()
            } else {
                bytes.append(source[index])
                step()
            }
        }
        guard index < source.count else {
            throw ProjectError(file: file, line: start, text: "a text in quotes has no end")
        }
        index += 1
        return String(decoding: bytes, as: UTF8.self)
    }
}
