import Foundation

/// When snapshots are written instead of compared.
public enum SnapshotRecording: String, Sendable {
    /// Those that do not exist yet; their tests fail once, so that none goes unseen.
    case missing
    /// All of them.
    case all
    /// Those that differ and those that do not exist yet; their tests fail once.
    case failed
    /// None: a missing one is a failure. For continuous integration.
    case never

    /// What the environment says: `SNAPSHOTS=all swift test`. Default: missing.
    public static var fromEnvironment: SnapshotRecording {
        ProcessInfo.processInfo.environment["SNAPSHOTS"].flatMap(Self.init) ?? .missing
    }
}
