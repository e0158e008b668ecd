import ArgumentParser
import Foundation
import HostOptions
import SnapshotComparison

struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, plays a scenario without any display, and writes its pictures and dumps.")

    @OptionGroup var source: SourceArgument
    @OptionGroup var snapshot: SnapshotOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    @Option(
        help: ArgumentHelp(
            "Compares with the pictures and dumps in DIR, and writes differences.json; exit status 5 when something differs.",
            valueName: "dir"))
    var against: String?

    @Flag(
        help:
            "Prints what was written, and what differs, as JSON; what the app prints goes to the standard error."
    )
    var json = false

    func validate() throws {
        if snapshot.out == nil {
            throw ValidationError("expected --out DIR, the folder for pictures and dumps")
        }
    }

    func run() throws {
        // Read and made here too, so that what cannot be played or written is told before the build.
        let plan = try snapshot.readPlan(with: device.settings)
        let out = try snapshot.makeOut()
        let earlier = try against.map { try EarlierPictures($0, out: out) }
        let executable = try source.build()
        Progress.say(
            "playing \(plan.scenario.steps.count) steps"
                + (plan.variants.count > 1 ? " in \(plan.variants.count) variants" : ""))
        var run = PlayedApp(
            executable, ["snapshot"] + snapshot.arguments + network.arguments + device.arguments)
        run.isQuiet = json
        let isAsked = json || earlier != nil
        let (end, written) = isAsked ? try Self.record(&run) : (try run.play(), [])
        let differences = try earlier?.differences(of: written)
        if json { try SnapshotAccount(written, differences, out: out).print() }
        switch end {
        case .status(0): break
        case .status(let status): throw ExitCode(status)
        case .signal(let number): Shoji.fail("the app was ended by signal \(number)", ExitStatus.app)
        }
        guard let differences else { return }
        try EarlierPictures.write(differences, to: out)
        if !json { for difference in differences { print(difference.words()) } }
        if differences.contains(where: { $0.kind != .new }) { throw ExitStatus.failed }
    }

    /// Plays the app, which says what it writes.
    private static func record(_ run: inout PlayedApp) throws -> (PlayedApp.End, [SnapshotRecord]) {
        let records = FileManager.default.temporaryDirectory.appendingPathComponent(
            "shoji-records-\(getpid())-\(UInt32.random(in: 0 ... .max))")
        try FileManager.default.createDirectory(at: records, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: records) }
        run.environment[SnapshotRecord.variable] = records.path
        return (try run.play(), try SnapshotRecord.all(in: records))
    }
}
