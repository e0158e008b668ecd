import Foundation
import Testing

extension ReleaseTool {
    /// Dumps that were looked at and found right. `SHOJI_RECORD=1` writes them anew.
    private static let expected = repository.appendingPathComponent("Tests/ShojiTests/Expected")

    /// Plays the scenario of an example into this tool's folder and compares its dumps.
    /// - Parameters:
    ///   - example: a folder below `Examples`.
    ///   - screen: a view controller to show; its scenario has its name, or is the folder's.
    func play(
        _ example: String, screen: String? = nil, _ snapshots: [String], options: [String] = []
    ) async throws {
        let source = Self.repository.appendingPathComponent("Examples/\(example)")
        let own = source.appendingPathComponent("\(screen ?? "scenario").yaml")
        let hasOwn = FileManager.default.fileExists(atPath: own.path)
        let scenario = hasOwn ? own : source.appendingPathComponent("scenario.yaml")
        var arguments = ["snapshot", source.path, "--scenario", scenario.path, "--out", "out"]
        if let screen { arguments += ["--view-controller", screen] }
        arguments += options
        let answer = try await run(arguments)
        try #require(answer.status == 0, "\(answer)")
        let folder = Self.expected.appendingPathComponent(example)
            .appendingPathComponent(screen ?? "", isDirectory: true)
        for name in snapshots {
            let dump = try #require(read("out/\(name).json"), "\(name).json was not written")
            let file = folder.appendingPathComponent("\(name).json")
            if ProcessInfo.processInfo.environment["SHOJI_RECORD"] != nil {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try dump.write(to: file)
            }
            let wanted = try Data(contentsOf: file)
            guard dump != wanted else { continue }
            let lines = try differences(of: dump, from: wanted)
            Issue.record("\(file.path)\n\(lines.joined(separator: "\n"))")
        }
    }
}
