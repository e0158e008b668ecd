import Foundation

/// Where columns of originals went in their lowered copies.
struct LoweredColumns: Equatable, Sendable {
    /// A replaced part of a line; columns count from 1.
    private struct Part: Equatable {
        let lowered: Range<Int>
        let original: Range<Int>
    }

    private var parts: [String: [Int: [Part]]] = [:]

    /// How many lines stand before the original's first one in its copy.
    private(set) var headers: [String: Int] = [:]

    /// An import of a module that is none here.
    struct ForeignImport: Equatable, Sendable {
        let module: String
        let path: String
        let line: Int
        let column: Int
        /// Why there is none, where Apple's alone has it.
        var reason: String?
    }

    /// In the order of the files.
    private(set) var foreignImports: [ForeignImport] = []

    /// Takes in what the lowering tool wrote about one file: lines of `line first next first next`, the lowered
    /// columns before the original's.
    mutating func add(_ text: String, for path: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("header ") { headers[path] = Int(line.dropFirst("header ".count)) }
            let words = line.split(separator: " ")
            if words.count >= 4, words[0] == "import", let row = Int(words[2]), let column = Int(words[3]) {
                foreignImports.append(
                    ForeignImport(
                        module: String(words[1]), path: path, line: row, column: column,
                        reason: words.count > 4 ? words[4...].joined(separator: " ") : nil))
            }
            let numbers = line.split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 5, numbers[1] <= numbers[2], numbers[3] <= numbers[4] else { continue }
            let part = Part(lowered: numbers[1]..<numbers[2], original: numbers[3]..<numbers[4])
            parts[path, default: [:]][numbers[0], default: []].append(part)
        }
    }

    mutating func add(_ other: LoweredColumns) {
        parts.merge(other.parts) { $1 }
        headers.merge(other.headers) { $1 }
        foreignImports += other.foreignImports
    }

    /// The original's column for a column of the copy; a column inside of a replaced part is the part's first.
    func original(_ column: Int, line: Int, of path: String) -> Int {
        var result = column
        for part in parts[path]?[line] ?? [] {
            if column < part.lowered.lowerBound { break }
            if column < part.lowered.upperBound { return part.original.lowerBound }
            result = column - part.lowered.upperBound + part.original.upperBound
        }
        return result
    }

    /// The file, line and column that a message of the compiler begins with, and the rest of it.
    func place(in text: String) -> (path: String, line: Int, column: Int, rest: Substring, before: Substring)?
    {
        for path in headers.keys.sorted() {
            guard let found = text.range(of: path + ":") else { continue }
            let numbers = text[found.upperBound...].split(separator: ":", maxSplits: 2)
            guard numbers.count == 3, let line = Int(numbers[0]), let column = Int(numbers[1]) else {
                continue
            }
            return (path, line, column, numbers[2], text[..<found.lowerBound])
        }
        return nil
    }
}
