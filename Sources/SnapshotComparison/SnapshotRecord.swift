import Foundation
import StandInTable

/// What a run tells of one of its pictures, beside the picture and its dump.
public struct SnapshotRecord: RunRecord, Sendable {
    /// Of its files, without extension
    public var name: String
    /// As the scenario or the preview has it
    public var snapshot: String
    /// What was set on the device
    public var variant: [String: String]
    /// Why there is no picture; nil where there is one
    public var skipped: String?
    /// Whether another part of the run shows it
    public var isElsewhere: Bool

    public init(
        name: String, snapshot: String, variant: [String: String], skipped: String? = nil,
        isElsewhere: Bool = false
    ) {
        self.name = name
        self.snapshot = snapshot
        self.variant = variant
        self.skipped = skipped
        self.isElsewhere = isElsewhere
    }
}

/// What a run tells its parent, each in a file of its own.
public protocol RunRecord: Codable {}

extension RunRecord {
    /// Writes it as the `number`th of the `series`th run.
    public func write(to folder: URL, series: Int, number: Int) throws {
        func digits(_ value: Int) -> String { String("00000\(value)".suffix(6)) }
        try JSONEncoder().encode(self).writeWhole(
            to: folder.appendingPathComponent("\(digits(series))-\(digits(number)).json"))
    }

    /// All that were written, in order.
    public static func all(in folder: URL) throws -> [Self] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .sorted().map {
                try JSONDecoder().decode(Self.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
            }
    }
}

/// Where records of a run go.
public enum RunRecords {
    /// The environment variable that names the folder; without it a run writes none.
    public static let variable = "SHOJI_RECORDS"
}
