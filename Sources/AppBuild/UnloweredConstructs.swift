import Foundation
import ProjectFormat

/// What Swift files have that cannot be lowered.
public enum UnloweredConstructs {
    /// Each with what to write instead. Asks the lowering tool, which parses the files.
    /// - Parameter language: how the compiler reads the files.
    public static func all(
        in files: [String], as language: LanguageSettings, _ runtime: Runtime
    ) throws -> [ProjectProblem] {
        guard !files.isEmpty else { return [] }
        let folder = TemporaryFile.url(for: "lowered")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let options = [
            "--lenient", "--conditions", language.conditions.joined(separator: ","), "--language",
            language.mode,
        ]
        let copies = files.enumerated().flatMap { index, file in
            [file, folder.appendingPathComponent("\(index).swift").path]
        }
        let answer = try Program(
            executable: runtime.loweringTool, arguments: options + [runtime.kitMembers.path] + copies
        ).run(errors: .kept)
        return answer.err.split(whereSeparator: \.isNewline).compactMap { line in
            guard let match = line.firstMatch(of: #/^(/.*?):(\d+):\d+: warning: (.*)$/#) else { return nil }
            let parts = match.3.split(separator: "; ", maxSplits: 1)
            return ProjectProblem(
                file: String(match.1), line: Int(match.2) ?? 1, text: parts.first.map(String.init) ?? "",
                remedy: parts.count == 2 ? String(parts[1]) : "write it in another way")
        }
    }
}
