import AppBuild
import Foundation
import HostOptions
import Raster
import SnapshotComparison

/// `shoji test --previews`: every preview is a test, which compares its picture and dump with those recorded beside the source
/// in `__Snapshots__/Previews`.
struct PreviewTests {
    static let suite = "Previews"

    let path: String
    let choice: ChoiceOptions
    let device: DeviceOptions
    let matrix: String?
    let network: NetworkOptions
    let record: Test.Recording
    /// Which of the previews are shown at all
    let shard: Shard?
    private let recordings: URL

    init(
        path: String, _ choice: ChoiceOptions, _ device: DeviceOptions, matrix: String?,
        network: NetworkOptions, record: Test.Recording, shard: Shard?
    ) {
        self.path = path
        self.choice = choice
        self.device = device
        self.matrix = matrix
        self.network = network
        self.record = record
        self.shard = shard
        recordings = Self.folder(of: path)
    }

    static func folder(of path: String) -> URL {
        Test.root(of: path).appendingPathComponent("__Snapshots__").appendingPathComponent(suite)
    }

    /// - Parameter isChosen: whether a test of that name, `Previews/NAME`, is meant.
    /// - Returns: how they ended, which recordings they have used, and what was not as recorded.
    func run(choosing chosen: ([String]) -> Set<String>) throws -> (
        report: TestReport, used: Set<String>, failed: [FailedSnapshot]
    ) {
        let executable = try SourceArgument.build(path, choice)
        let fresh = TemporaryFile.url(for: "pictures")
        defer { try? FileManager.default.removeItem(at: fresh) }
        let snapshot = try SnapshotOptions.parse(
            ["--previews", "--out", fresh.path] + (matrix.map { ["--matrix", $0] } ?? [])
                + (shard.map { ["--shard", "\($0)"] } ?? []))
        let app = PlayedApp(
            executable, ["snapshot"] + device.arguments + snapshot.arguments + network.arguments)
        let (end, records) = try app.play(telling: SnapshotRecord.self)
        try end.check()
        let written = records.filter { !$0.isElsewhere }
        try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
        let differences = try EarlierPictures(recordings.path, out: fresh).differences(of: written)
        let found = Dictionary(differences.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let names = chosen(written.map { "\(Self.suite)/\($0.name)" })
        var cases: [TestReport.Case] = []
        var used: Set<String> = []
        var failed: [FailedSnapshot] = []
        for record in written where names.contains("\(Self.suite)/\(record.name)") {
            for kind in ["png", "json"] {
                used.insert(recordings.appendingPathComponent("\(record.name).\(kind)").path)
            }
            // What is recorded by this run is read before.
            let failure = found[record.name].map { told(of: $0, in: fresh) }
            let end: TestReport.Case.End =
                if let reason = record.skipped {
                    .skipped(reason)
                } else {
                    try check(record.name, found[record.name], fresh).map { .failed([$0]) } ?? .passed
                }
            cases.append(.init(suite: Self.suite, name: record.name, end: end))
            if case .failed = end, let failure { failed.append(failure) }
        }
        return (TestReport(cases), used, failed)
    }

    private func told(of difference: SnapshotDifference, in fresh: URL) -> FailedSnapshot {
        let file = "\(difference.name).png"
        func data(_ folder: URL, _ name: String) -> Data? {
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
        }
        return FailedSnapshot(
            of: recordings.appendingPathComponent(file), difference.kind, pixels: difference.pixels,
            changes: difference.changes, before: data(recordings, file), after: data(fresh, file),
            dump: data(fresh, "\(difference.name).json"))
    }

    /// What is wrong, in words; records where that is asked for.
    private func check(_ name: String, _ difference: SnapshotDifference?, _ fresh: URL) throws -> String? {
        let picture = recordings.appendingPathComponent("\(name).png").path
        switch (record, difference?.kind) {
        case (.all, _):
            try copy(name, from: fresh)
            return nil
        case (_, nil): return nil
        case (.never, .new?), (_, .missing?):
            return "\(picture) does not exist; record it with --record missing"
        case (.missing, .new?), (.failed, .new?):
            try copy(name, from: fresh)
            return "\(picture) was recorded; look at it and run the test again"
        case (.failed, .changed?):
            try copy(name, from: fresh)
            return "was different and is recorded anew: \(difference?.words() ?? name)"
        case (_, .changed?):
            try copy(name, from: fresh, mark: ".failed")
            return "\(picture) is different now (see \(name).failed.png): \(difference?.words() ?? name)"
        }
    }

    private func copy(_ name: String, from fresh: URL, mark: String = "") throws {
        for kind in ["png", "json"] {
            let data = try Data(contentsOf: fresh.appendingPathComponent("\(name).\(kind)"))
            try (kind == "png" && mark.isEmpty ? Bitmap.kept(data) : data).write(
                to: recordings.appendingPathComponent("\(name)\(mark).\(kind)"), options: .atomic)
        }
    }
}
