import Foundation
import XCTest

/// Compares a value with the text that stands in the test itself, behind the call, and writes it there where there is none.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///     """
///     {
///       "name" : "Blobby"
///     }
///     """
/// }
/// ```
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let failure = verifyInlineSnapshot(
        of: try value(), as: snapshotting, record: recording, timeout: timeout, matches: expected,
        file: "\(filePath)", line: Int(line), column: Int(column))
    guard let failure else { return }
    let words = message()
    recordFailure(words.isEmpty ? failure : "\(words)\n\n\(failure)", fileID, filePath, line, column)
}

/// - Returns: what is wrong, in words; nil when nothing is.
package func verifyInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    record recording: SnapshotTestingConfiguration.Record?, timeout: TimeInterval = 5,
    matches expected: (() -> String)?, file: String, line: Int, column: Int
) -> String? {
    do {
        guard let found = wait(for: snapshotting.snapshot(try value()), timeout) else {
            return "Exceeded timeout of \(timeout) seconds waiting for snapshot."
        }
        let call = InlineCall(file: file, line: line, column: column)
        return try call.check(found, expected?(), snapshotting.diffing, .inForce(recording))
    } catch {
        return "\(error)"
    }
}

/// A call of `assertInlineSnapshot` in a file.
private struct InlineCall {
    let file: String
    let line: Int
    let column: Int

    func check(
        _ found: String, _ expected: String?, _ diffing: Diffing<String>,
        _ record: SnapshotTestingConfiguration.Record
    ) throws -> String? {
        if record == .all {
            try InlineSource.write(found, at: self)
            return
                "Record mode is on. Automatically recorded a new snapshot.\nTurn record mode off and run it again to compare."
        }
        guard let expected else {
            guard record != .never else { return "There is no snapshot, and new ones are not recorded." }
            try InlineSource.write(found, at: self)
            return "Automatically recorded a new snapshot. Run it again to compare."
        }
        guard let (told, _) = diffing.diff(expected, found) else { return nil }
        let words = told.trimmingCharacters(in: .whitespacesAndNewlines)
        guard record == .failed else { return "Snapshot did not match. Difference: …\n\n\(words)" }
        try InlineSource.write(found, at: self)
        return "Snapshot did not match, and was recorded anew. Difference: …\n\n\(words)"
    }
}

/// Test files into which snapshots are written. Lines are those that were compiled: what has been written before moves what follows.
private enum InlineSource {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func write(_ text: String, at call: InlineCall) throws {
        try Settings.shared.withInlineGrowth(of: call.file) { growth in
            let source = try String(contentsOfFile: call.file, encoding: .utf8)
            let moved = growth.filter { $0.line < call.line }.reduce(0) { $0 + $1.lines }
            var call = call
            let compiled = call.line
            call = InlineCall(file: call.file, line: call.line + moved, column: call.column)
            guard let (range, indent) = InlinePlace.find(in: source, call) else {
                throw Failure(
                    description:
                        "\(call.file):\(call.line): the call of assertInlineSnapshot is not found; no snapshot is written"
                )
            }
            let written = source.replacingCharacters(in: range, with: literal(text, indent))
            try Data(written.utf8).write(to: URL(fileURLWithPath: call.file), options: .atomic)
            func lines(_ text: String) -> Int { text.utf8.count { $0 == 10 } }
            growth.append((compiled, lines(written) - lines(source)))
        }
    }

    /// A trailing closure with the text, as deep as the call.
    private static func literal(_ text: String, _ indent: String) -> String {
        let inner = indent + "    "
        var marks = text.contains("\\") ? "#" : ""
        while text.contains("\"\"\"\(marks)") || text.contains("\\\(marks)") { marks += "#" }
        let lines = text.replacingOccurrences(of: "\r", with: "\\\(marks)r")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : inner + $0 }.joined(separator: "\n")
        return " {\n\(inner)\(marks)\"\"\"\n\(lines)\n\(inner)\"\"\"\(marks)\n\(indent)}"
    }
}

/// Where a snapshot stands behind a call, or is to stand.
private enum InlinePlace {
    /// From the end of the arguments to the end of the closure, if there is one; and how far the line of the call is moved in.
    static func find(in source: String, _ call: InlineCall) -> (Range<String.Index>, String)? {
        let text = Array(source.unicodeScalars)
        var lineStart = 0
        for _ in 1..<max(call.line, 1) {
            guard let end = text[lineStart...].firstIndex(of: "\n") else { return nil }
            lineStart = end + 1
        }
        let lineEnd = text[lineStart...].firstIndex(of: "\n") ?? text.count
        let name = Array("assertInlineSnapshot".unicodeScalars)
        // The last of its calls that begins at the column or before it; the source may have been compiled from a copy.
        let starts = (lineStart..<lineEnd).filter { text[$0...].starts(with: name) }
        guard let start = starts.last(where: { $0 - lineStart < call.column }) ?? starts.first,
            let open = text[(start + name.count)...].firstIndex(of: "("),
            let close = end(of: open, in: text)
        else { return nil }
        let indent = text[lineStart...].prefix { $0 == " " || $0 == "\t" }
        var next = close + 1
        while next < text.count, text[next].properties.isWhitespace { next += 1 }
        let stop = next < text.count && text[next] == "{" ? end(of: next, in: text).map { $0 + 1 } : close + 1
        guard let stop else { return nil }
        func index(_ place: Int) -> String.Index {
            source.unicodeScalars.index(source.startIndex, offsetBy: place)
        }
        return (index(close + 1)..<index(stop), String(String.UnicodeScalarView(indent)))
    }

    /// Of the bracket that closes the one at `start`; strings and comments are passed over.
    private static func end(of start: Int, in text: [Unicode.Scalar]) -> Int? {
        var (place, depth) = (start, 0)
        func starts(_ word: String) -> Bool { text[place...].starts(with: word.unicodeScalars) }
        while place < text.count {
            if starts("//") {
                while place < text.count, text[place] != "\n" { place += 1 }
            } else if starts("/*") {
                while place < text.count, !starts("*/") { place += 1 }
                place += 2
                continue
            } else if text[place] == "\"" || text[place] == "#" {
                let marks = text[place...].prefix { $0 == "#" }.count
                place += marks
                guard place < text.count, text[place] == "\"" else { continue }
                let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
                let (close, escape) = (
                    quotes + String(repeating: "#", count: marks), "\\" + String(repeating: "#", count: marks)
                )
                place += quotes.count
                while place < text.count, !starts(close) { place += starts(escape) ? escape.count + 1 : 1 }
                place += close.count
                continue
            }
            guard place < text.count else { return nil }
            if "([{".unicodeScalars.contains(text[place]) { depth += 1 }
            if ")]}".unicodeScalars.contains(text[place]) {
                depth -= 1
                if depth == 0 { return place }
            }
            place += 1
        }
        return nil
    }
}
