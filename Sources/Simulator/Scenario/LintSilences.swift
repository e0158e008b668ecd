import Foundation
import ScreenLint
import Yams

/// The faults that somebody means, from the file beside the app's source that names them with their reasons.
public struct LintSilences: Sendable {
    /// The file's name.
    public static let fileName = "shoji-lint.yaml"

    public let silences: [LintSilence]

    /// Of a folder of source; empty where there is no such file. Throws `ScenarioError` for one that says something it cannot
    /// mean.
    public init(beside path: String) throws {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let kind = (path as NSString).pathExtension
        let isBundle = ["xcodeproj", "xcworkspace"].contains(kind)
        let folder =
            isThere && isFolder.boolValue && !isBundle ? path : (path as NSString).deletingLastPathComponent
        let file = folder.isEmpty ? Self.fileName : "\(folder)/\(Self.fileName)"
        guard let data = FileManager.default.contents(atPath: file) else {
            silences = []
            return
        }
        silences = try LintSilenceReader(file: file).read(String(decoding: data, as: UTF8.self))
    }
}

/// Reads `silence:`, a list of rules with views, screens and reasons.
struct LintSilenceReader: YAMLReader {
    let file: String

    func read(_ text: String) throws -> [LintSilence] {
        guard let root = try compose(text) else { return [] }
        let parts = try fields(root, "the file", required: ["silence"], optional: [])
        guard let list = parts["silence"]!.sequence else {
            throw fail(parts["silence"], "silence: expected a list, found \(kind(parts["silence"]!))")
        }
        return try list.map { node in
            let parts = try fields(
                node, "silence", required: ["rule", "reason"], optional: ["view", "screen"])
            return LintSilence(
                try choice(parts["rule"]!, "silence: rule"),
                view: try parts["view"].map { try string($0, "silence: view") },
                screen: try parts["screen"].map { try string($0, "silence: screen") },
                reason: try string(parts["reason"]!, "silence: reason"))
        }
    }
}
