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
/// is as wide as the original, so that columns stay. nil when the text does not use the attribute.
private func withMainAttribute(_ text: String) -> String? {
    let old = "@UIApplicationMain"
    guard text.contains(old) else { return nil }
    let new = "@main" + String(repeating: " ", count: old.count - "@main".count)
    var changed = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        let code = line.drop { $0 == " " || $0 == "\t" }
        guard code.hasPrefix(old) else { return String(line) }
        let rest = code.dropFirst(old.count)
        guard rest.first.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else {
            return String(line)
        }
        changed = true
        return line.prefix(line.count - code.count) + new + rest
    }
    return changed ? lines.joined(separator: "\n") : nil
}

private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        + "\""
}
