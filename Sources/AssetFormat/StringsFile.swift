import Foundation

/// A `.strings` file: `"key" = "value";` with comments.
public struct StringsFile: Equatable, Sendable {
    public let strings: [String: String]

    /// Throws for a file that cannot be read, and with the line of the first mistake in it.
    public init(path: String) throws(AssetProblem) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw AssetProblem(file: path, message: "cannot read the file")
        }
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let strings = list as? [String: String]
            else { throw AssetProblem(file: path, line: 1, message: "no property list of strings") }
            self.strings = strings
            return
        }
        guard let text = Self.text(of: data) else {
            throw AssetProblem(file: path, line: 1, message: "neither UTF-8 nor UTF-16 text")
        }
        var parser = StringsParser(text, file: path)
        strings = try parser.parse()
    }

    static func text(of data: Data) -> String? {
        let bytes = [UInt8](data.prefix(4))
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        // Without a mark: every other byte of plain letters is nought.
        if bytes.count == 4, bytes[0] != 0, bytes[1] == 0 {
            return String(data: data, encoding: .utf16LittleEndian)
        }
        if bytes.count == 4, bytes[0] == 0, bytes[1] != 0 {
            return String(data: data, encoding: .utf16BigEndian)
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(data: body, encoding: .utf8)
    }
}

private struct StringsParser {
    private let text: [Unicode.Scalar]
    private let file: String
    private var place = 0
    private var line = 1

    init(_ text: String, file: String) {
        self.text = Array(text.unicodeScalars)
        self.file = file
    }

    private var next: Unicode.Scalar? { place < text.count ? text[place] : nil }

    private mutating func advance() {
        if text[place] == "\n" { line += 1 }
        place += 1
    }

    private func problem(_ message: String) -> AssetProblem {
        AssetProblem(file: file, line: line, message: message)
    }

    /// Over white space and comments.
    private mutating func skip() throws(AssetProblem) {
        while let character = next {
            if character.properties.isWhitespace {
                advance()
            } else if character == "/", place + 1 < text.count, text[place + 1] == "/" {
                while let c = next, c != "\n" { _ = c; advance() }
            } else if character == "/", place + 1 < text.count, text[place + 1] == "*" {
                let start = line
                place += 2
                while place + 1 < text.count, !(text[place] == "*" && text[place + 1] == "/") { advance() }
                guard place + 1 < text.count else {
                    throw AssetProblem(file: file, line: start, message: "a comment that does not end")
                }
                place += 2
            } else {
                return
            }
        }
    }

    mutating func parse() throws(AssetProblem) -> [String: String] {
        var strings: [String: String] = [:]
        while true {
            try skip()
            guard next != nil else { return strings }
            let key = try word()
            try skip()
            var value = key
            if next == "=" {
                advance()
                try skip()
                value = try word()
                try skip()
            }
            guard next == ";" else { throw problem("expected ; after \"\(key)\"") }
            advance()
            strings[key] = value
        }
    }

    /// In quotes, or a plain word.
    private mutating func word() throws(AssetProblem) -> String {
        guard let first = next else { throw problem("the file ends within an entry") }
        guard first == "\"" || first == "'" else {
            var result = String.UnicodeScalarView()
            while let c = next,
                c.properties.isAlphabetic || c.properties.numericType != nil
                    || "_-.$:/".unicodeScalars.contains(c)
            {
                result.append(c)
                advance()
            }
            guard !result.isEmpty else { throw problem("expected a string, found \(first)") }
            return String(result)
        }
        let start = line
        advance()
        var units: [UInt16] = []
        while let character = next {
            advance()
            if character == first { return String(decoding: units, as: UTF16.self) }
            if character == "\\" { try escape(&units) } else { units += Array(String(character).utf16) }
        }
        throw AssetProblem(file: file, line: start, message: "a string that does not end")
    }

    private mutating func escape(_ units: inout [UInt16]) throws(AssetProblem) {
        guard let character = next else { throw problem("the file ends within a string") }
        advance()
        switch character {
        case "n": units.append(10)
        case "t": units.append(9)
        case "r": units.append(13)
        case "a": units.append(7)
        case "b": units.append(8)
        case "f": units.append(12)
        case "v": units.append(11)
        case "U", "u": units.append(try number(radix: 16, digits: 4))
        case "0"..."7":
            place -= 1
            units.append(try number(radix: 8, digits: 3))
        default: units += Array(String(character).utf16)
        }
    }

    private mutating func number(radix: Int, digits: Int) throws(AssetProblem) -> UInt16 {
        var text = ""
        while text.count < digits, let c = next, Character(c).hexDigitValue.map({ $0 < radix }) ?? false {
            text.unicodeScalars.append(c)
            advance()
        }
        guard let value = UInt16(text, radix: radix) else {
            throw problem("a character's number was expected after \\U")
        }
        return value
    }
}
