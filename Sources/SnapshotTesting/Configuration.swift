import Foundation
import UIKit

/// When snapshots are recorded, and what shows differences.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal static var local: SnapshotTestingConfiguration?

    /// When snapshots are recorded
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        private enum Mode: String { case all, failed, missing, never }
        private let mode: Mode
        private init(_ mode: Mode) { self.mode = mode }

        /// All anew; each fails, so that nobody forgets it there
        public static let all = Self(.all)
        /// Those that differ, which fail
        public static let failed = Self(.failed)
        /// Those that do not exist yet, which fail once
        public static let missing = Self(.missing)
        /// None
        public static let never = Self(.never)

        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
        public init?(rawValue: String) {
            guard let mode = Mode(rawValue: rawValue) else { return nil }
            self.init(mode)
        }
    }

    /// The command that a message names for looking at a difference
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (String, String) -> String
        public init(_ tool: @escaping @Sendable (_ current: String, _ failed: String) -> String) {
            self.tool = tool
        }
        public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }

        public static let ksdiff = Self { "ksdiff \($0) \($1)" }
        public static let `default` = Self { "\"\($0)\"\n\"\($1)\"" }
    }

    public var record: Record?
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// What holds now
    public static var current: SnapshotTestingConfiguration? { local }
}

extension SnapshotTestingConfiguration.Record {
    /// By `shoji test --record`, by an argument, by what holds around, by the environment's `SNAPSHOT_TESTING_RECORD`; else what is missing.
    static func inForce(_ asked: Self?) -> Self {
        func said(_ variable: String) -> Self? {
            ProcessInfo.processInfo.environment[variable].flatMap(Self.init(rawValue:))
        }
        if let run = said("SHOJI_RECORD") { return run }
        if let asked { return asked }
        if let around = SnapshotTestingConfiguration.local?.record { return around }
        if Settings.shared.isRecording { return .all }
        return said("SNAPSHOT_TESTING_RECORD") ?? .missing
    }
}

/// Runs tests with another way of recording.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$local.withValue(.filled(record, diffTool), operation: operation)
}

/// Runs tests with another way of recording.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$local.withValue(.filled(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    fileprivate static func filled(_ record: Record?, _ tool: DiffTool?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? local?.record, diffTool: tool ?? local?.diffTool)
    }
}

/// Whether everything is recorded anew.
public var isRecording: Bool {
    get { Settings.shared.isRecording }
    set { Settings.shared.isRecording = newValue }
}

/// The older name of what `withSnapshotTesting` sets.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { Settings.shared.diffTool }
    set { Settings.shared.diffTool = newValue }
}

/// What a process of tests has set for all of them.
final class Settings: @unchecked Sendable {
    static let shared = Settings()
    private let lock = NSLock()
    private var recording = false
    private var tool = SnapshotTestingConfiguration.DiffTool.default
    private var counts: [String: Int] = [:]
    private var growth: [String: [(line: Int, lines: Int)]] = [:]

    var isRecording: Bool {
        get { lock.withLock { recording } }
        set { lock.withLock { recording = newValue } }
    }
    var diffTool: SnapshotTestingConfiguration.DiffTool {
        get { lock.withLock { tool } }
        set { lock.withLock { tool = newValue } }
    }

    /// The last picture of views, with their tree, which a comparison follows.
    private var pictured: (image: UIImage, dump: Data)?

    func note(_ image: UIImage, of dump: Data) { lock.withLock { pictured = (image, dump) } }

    /// The tree of the views that a value is the picture of; nil for other values.
    func dump(of value: Any) -> Data? {
        lock.withLock { pictured.flatMap { $0.image === value as AnyObject ? $0.dump : nil } }
    }

    /// The number of an unnamed snapshot of a test, from 1.
    func nextNumber(of test: String) -> Int {
        lock.withLock {
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }

    /// By how many lines a file has grown behind which of its lines, as snapshots were written into it.
    func withInlineGrowth(
        of file: String, _ body: (inout [(line: Int, lines: Int)]) throws -> Void
    ) rethrows { try lock.withLock { try body(&growth[file, default: []]) } }
}
