import Foundation

/// The recordings that a run of tests has used, so that others can be found.
public enum UsedSnapshots {
    /// The environment variable that names the file for them; without it none is noted.
    public static let variable = "SHOJI_USED_SNAPSHOTS"

    /// Notes one, a line of its own. Tests of several processes may write to the same file.
    /// - Parameter isNew: whether it has just been recorded for the first time.
    public static func add(_ file: URL, isNew: Bool = false) {
        guard let path = ProcessInfo.processInfo.environment[variable] else { return }
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let line = Array(((isNew ? newMark : "") + file.standardizedFileURL.path + "\n").utf8)
        _ = line.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    }

    /// No path begins so.
    private static let newMark = "new "

    /// All that were noted in a file.
    public static func all(in file: URL) -> Set<String> {
        Set(lines(of: file).map { $0.hasPrefix(newMark) ? String($0.dropFirst(newMark.count)) : $0 })
    }

    /// Those that were noted as new, sorted.
    public static func new(in file: URL) -> [String] {
        Set(lines(of: file).filter { $0.hasPrefix(newMark) }.map { String($0.dropFirst(newMark.count)) })
            .sorted()
    }

    private static func lines(of file: URL) -> [String] {
        let text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
        return (text ?? "").split(separator: "\n").map(String.init)
    }
}
