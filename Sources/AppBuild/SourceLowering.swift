import Foundation

/// The stage between the user's files and the compiler. Returns for each file of `source` the file to compile in
/// its place: the file itself, or a copy below `folder` whose diagnostics name the original's line and column.
/// A copy is written only when its text changed, so that unchanged files stay compiled.
func lowered(_ source: AppSource, into folder: URL) throws -> [URL: URL] {
    var result: [URL: URL] = [:]
    for file in source.swiftFiles {
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard let replacement = withMainAttribute(text) else {
            result[file] = file
            continue
        }
        // The compiler rejects a copy with the name of the file that its source location names.
        let base = file.deletingPathExtension().lastPathComponent
        let name = base == "main" ? "main.swift" : "\(base).lowered.swift"
        let copy = folder.appendingPathComponent("\(Fingerprint(file.path))").appendingPathComponent(name)
        let located = "#sourceLocation(file: \(quoted(file.path)), line: 1)\n" + replacement
        if (try? Data(contentsOf: copy)) != Data(located.utf8) {
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(located.utf8).write(to: copy, options: .atomic)
        }
        result[file] = copy
    }
    return result
}

/// `@UIApplicationMain` and `@main` mean the same; the compiler knows only the second on Linux. The replacement
/// is as wide as the original, so that columns stay. nil when no line begins with the attribute.
private func withMainAttribute(_ text: String) -> String? {
    let old = "@UIApplicationMain"
    let new = "@main" + String(repeating: " ", count: old.count - "@main".count)
    var result = text
    var searched = result.startIndex
    var changed = false
    while let range = result.range(of: old, range: searched..<result.endIndex) {
        searched = range.upperBound
        let before = result[..<range.lowerBound].last { $0 != " " && $0 != "\t" }
        let after = result[range.upperBound...].first
        guard before?.isNewline ?? true, !(after.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
        else { continue }
        let offset = result.utf8.distance(from: result.startIndex, to: range.upperBound)
        result.replaceSubrange(range, with: new)
        searched = result.utf8.index(result.startIndex, offsetBy: offset)
        changed = true
    }
    return changed ? result : nil
}

private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        + "\""
}
