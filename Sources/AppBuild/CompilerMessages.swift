import Foundation

/// The compiler's messages about lowered copies, read line by line and told as messages about the originals:
/// columns are the original's, and so are the lines of source that a message quotes.
struct CompilerMessages {
    private let columns: LoweredColumns
    private var texts: [String: [String]] = [:]
    /// The file that the current quotation is of; nil when it is of a file that was not lowered.
    private var path: String?
    /// The line that was quoted last.
    private var line = 0

    init(_ columns: LoweredColumns) { self.columns = columns }

    /// The lines of a compile as the user sees them. What two of the compiler's jobs say, the one that compiles a file and
    /// the one that makes the module, is said once.
    static func corrected(_ text: String, _ columns: LoweredColumns) -> [String] {
        var messages = CompilerMessages(columns)
        var blocks: [[String]] = []
        for line in text.components(separatedBy: "\n").compactMap({ messages.corrected($0) }) {
            let isFirst = line.range(of: #"^\S.*: (error|warning): "#, options: .regularExpression) != nil
            if isFirst || blocks.isEmpty {
                blocks.append([line])
            } else {
                blocks[blocks.count - 1].append(line)
            }
        }
        var seen: Set<[String]> = []
        return blocks.filter { block in
            // Lines of source around a place may differ.
            seen.insert(block[0].contains("error: ") ? [block[0]] : block).inserted
        }.flatMap { $0 }
    }

    /// The line as the user sees it; nil for one that quotes what only the copy has.
    mutating func corrected(_ text: String) -> String? { placed(text).map(RenamedFlags.helped) }

    private mutating func placed(_ text: String) -> String? {
        let text = inOriginal(text)
        if let place = columns.place(in: text) {
            path = place.path
            line = place.line
            let column = columns.original(place.column, line: place.line, of: place.path)
            return "\(place.before)\(place.path):\(place.line):\(column):\(place.rest)"
        }
        if text.range(of: #":\d+:\d+: (error|warning|note):"#, options: .regularExpression) != nil {
            path = nil
        }
        guard let path, let bar = text.range(of: " | ") else { return text }
        let gutter = text[..<bar.lowerBound].trimmingCharacters(in: .whitespaces)
        if let number = Int(gutter) {
            // The compiler counts the copy's lines.
            line = number - (columns.headers[path] ?? 0)
            let original = lines(of: path)
            guard original.indices.contains(line - 1) else { return nil }
            let digits = "\(line)"
            return String(repeating: " ", count: max(0, gutterWidth(text, bar) - digits.count)) + digits
                + " | "
                + original[line - 1]
        }
        guard gutter.isEmpty else { return text }
        return text[..<bar.upperBound] + marks(text[bar.upperBound...], path)
    }

    /// At the end of a copy, where a brace is missing, the compiler names the copy: its last line is the original's last one.
    private mutating func inOriginal(_ text: String) -> String {
        guard let place = text.firstMatch(of: /^(\/.*\.lowered\.swift):(\d+):(\d+: )/),
            let line = Int(place.2)
        else { return text }
        let copy = lines(of: String(place.1))
        for (index, header) in copy.prefix(16).enumerated() {
            guard let original = header.firstMatch(of: /^#sourceLocation\(file: "(.*)", line: 1\)$/) else {
                continue
            }
            return "\(original.1):\(line - index - 1):\(place.3)" + text[place.range.upperBound...]
        }
        return text
    }

    private func gutterWidth(_ text: String, _ bar: Range<String.Index>) -> Int {
        text.distance(from: text.startIndex, to: bar.lowerBound)
    }

    /// The line below a quoted one, which points at columns of it.
    private func marks(_ text: Substring, _ path: String) -> String {
        guard let mark = text.firstIndex(where: { $0 != " " && $0 != "|" }) else { return "" }
        let column = text.distance(from: text.startIndex, to: mark) + 1
        let original = columns.original(column, line: line, of: path)
        return String(repeating: " ", count: original - 1) + text[mark...]
    }

    private mutating func lines(of path: String) -> [String] {
        if let known = texts[path] { return known }
        let text = (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
            String(decoding: $0, as: UTF8.self)
        }
        let made = (text ?? "").components(separatedBy: "\n")
        texts[path] = made
        return made
    }
}
