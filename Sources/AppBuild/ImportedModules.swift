import Foundation

/// A module that Swift files import, and what the import comes to in a build.
public struct ImportedModule: Equatable, Sendable {
    public enum State: String, Sendable {
        /// There, as it is or under another name.
        case here
        /// A module of ours stands in for a framework of Apple's.
        case standIn
        /// A framework of Apple's that is not there.
        case absent
        /// Neither: a library's, or nobody's.
        case unknown
    }

    public let name: String
    public let state: State
    /// Why it is absent, or what the stand-in does not do.
    public let reason: String

    /// The modules that files import where their conditions hold, by name. Asks the lowering tool, which parses the files.
    public static func all(in files: [String], _ runtime: Runtime) throws -> [ImportedModule] {
        guard !files.isEmpty else { return [] }
        let answer = try SourceLowering.run(runtime.loweringTool, ["--imports"] + files)
        return answer.out.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 3, let state = State(rawValue: parts[1]) else { return nil }
            return ImportedModule(name: parts[0], state: state, reason: parts[2])
        }
    }
}
