import Foundation

/// A snapshot that a test found otherwise than it was recorded, for the report of the run.
public struct FailedSnapshot: Codable, Sendable {
    /// The environment variable that names the folder for them; without it none is told.
    public static let variable = "SHOJI_FAILED_SNAPSHOTS"
    /// Whether somebody asks for them.
    public static var isAsked: Bool { folder != nil }

    public var difference: SnapshotDifference
    /// Where its recording is, or would be
    public var file: String
    /// The recorded picture, as PNG; nil where there is none
    public var before: Data?
    /// The present one
    public var after: Data?
    /// The present tree of views, as a dump has it
    public var dump: Data?

    /// - Parameters:
    ///   - file: its recording; the name is that of its folder and of itself.
    public init(
        of file: URL, _ kind: SnapshotDifference.Kind, pixels: Int = 0, changes: [ViewChange] = [],
        before: Data? = nil, after: Data? = nil, dump: Data? = nil
    ) {
        let suite = file.deletingLastPathComponent().lastPathComponent
        let name = "\(suite)/\(file.deletingPathExtension().lastPathComponent)"
        difference = SnapshotDifference(name: name, kind: kind, pixels: pixels, changes: changes)
        self.file = file.standardizedFileURL.path
        (self.before, self.after, self.dump) = (before, after, dump)
    }

    private static var folder: URL? {
        ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// Tells of it. Tests of several processes may do so at once.
    public func tell() {
        guard let folder = Self.folder else { return }
        do {
            try JSONEncoder().encode(self).write(
                to: folder.appendingPathComponent("\(UUID().uuidString).json"), options: .atomic)
        } catch {
            FileHandle.standardError.write(
                Data("\(difference.name) is not in the report: \(error.localizedDescription)\n".utf8))
        }
    }

    /// All that were told in a folder, by name. What was compared as a picture and as a tree is one.
    public static func all(in folder: URL) throws -> [FailedSnapshot] {
        var found: [String: FailedSnapshot] = [:]
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for one in files.filter({ $0.hasSuffix(".json") }).sorted() {
            let told = try JSONDecoder().decode(
                FailedSnapshot.self, from: Data(contentsOf: folder.appendingPathComponent(one)))
            found[told.difference.name] = found[told.difference.name]?.joined(with: told) ?? told
        }
        return found.values.sorted { $0.difference.name < $1.difference.name }
    }

    private func joined(with other: FailedSnapshot) -> FailedSnapshot {
        var both = self
        if other.difference.kind == .changed { both.difference.kind = .changed }
        both.difference.pixels = max(difference.pixels, other.difference.pixels)
        if both.difference.changes.isEmpty { both.difference.changes = other.difference.changes }
        both.before = before ?? other.before
        both.after = after ?? other.after
        both.dump = dump ?? other.dump
        return both
    }
}

/// The trees of views that recorded pictures were taken of, kept beside the build: what a picture alone does not tell of a change.
public enum KnownTrees {
    /// The environment variable that names the folder for them; without it none is kept.
    public static let variable = "SHOJI_SNAPSHOT_TREES"
    /// Whether somebody keeps them.
    public static var areKept: Bool { folder != nil }

    private static var folder: URL? {
        ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    /// The kept picture, which says whether the tree is still that of the recording, and the tree.
    private static func places(of recording: URL) -> (picture: URL, tree: URL)? {
        guard let folder else { return nil }
        let picture = folder.appendingPathComponent(String(recording.standardizedFileURL.path.dropFirst()))
        return (picture, picture.appendingPathExtension("json"))
    }

    /// Keeps the dump of a screen whose picture is that of the recording.
    public static func keep(_ dump: Data, of picture: Data, at recording: URL) throws {
        guard let places = places(of: recording) else { return }
        let files = FileManager.default
        if files.contents(atPath: places.picture.path) == picture,
            files.contents(atPath: places.tree.path) == dump
        {
            return
        }
        try files.createDirectory(
            at: places.picture.deletingLastPathComponent(), withIntermediateDirectories: true)
        try dump.write(to: places.tree, options: .atomic)
        try picture.write(to: places.picture, options: .atomic)
    }

    /// The dump that belongs to a recorded picture; nil where it is not known.
    public static func dump(of picture: Data, at recording: URL) -> SnapshotDump? {
        guard let places = places(of: recording),
            FileManager.default.contents(atPath: places.picture.path) == picture
        else { return nil }
        return FileManager.default.contents(atPath: places.tree.path).flatMap { try? SnapshotDump($0) }
    }

    /// What became of the views, the cause first; empty where the recording's tree is not known.
    public static func changes(
        from picture: Data, at recording: URL, to dump: Data, details: ViewDetails? = nil
    ) -> [ViewChange] {
        guard let old = self.dump(of: picture, at: recording), let new = try? SnapshotDump(dump) else {
            return []
        }
        return DumpComparison(from: old, to: new, details: details).changes
    }
}

extension [ViewChange] {
    /// As a terminal says them, a line each, with so many at most.
    public func words(limit: Int = 8) -> [String] {
        prefix(limit).map(\.words) + (count > limit ? ["and \(count - limit) more"] : [])
    }
}
