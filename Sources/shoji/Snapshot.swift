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

    @Flag(
        help:
            "Plays again after each edit, writes the pictures that it changes, and prints which and why; Ctrl-C ends it."
    )
    var watch = false

    func validate() throws {
        if watch, against != nil {
            throw ValidationError("--watch compares with the pictures before the edit; leave --against out")
        }
        if snapshot.out == nil {
            throw ValidationError("expected --out DIR, the folder for pictures and dumps")
        }
    }

    func run() throws {
        // Read and made here too, so that what cannot be played or written is told before the build.
        let plan = try snapshot.readPlan(with: device.settings)
        let out = try snapshot.makeOut()
        if watch {
            try WatchedPictures(source: source, scenario: snapshot.scenario, out: out, isJSON: json) {
                folder in
                var options = snapshot
                options.out = folder.path
                return options.arguments + network.arguments + device.arguments
            }.run()
        }
        let earlier = try against.map { try EarlierPictures($0, out: out) }
        let executable = try source.build()
        Progress.say(
            "playing \(plan.scenario.steps.count) steps"
                + (plan.variants.count > 1 ? " in \(plan.variants.count) variants" : ""))
        let run = PlayedApp(
            executable, ["snapshot"] + snapshot.arguments + network.arguments + device.arguments,
            isQuiet: json)
        let (end, told) = try run.play(
            telling: SnapshotRecord.self, isAsked: json || earlier != nil)
        let written = told.filter { !$0.isElsewhere }
        let elsewhere = plan.namesElsewhere.union(told.filter(\.isElsewhere).map(\.name))
        let differences = try earlier?.differences(of: written, elsewhere: elsewhere)
        if json { try SnapshotAccount(written, differences, out: out).print() }
        try end.check()
        guard let differences else { return try EarlierPictures.forget(in: out) }
        try EarlierPictures.write(differences, to: out)
        try earlier?.note(written)
        if !json { for difference in differences { print(difference.words()) } }
        if differences.contains(where: { $0.kind != .new }) { throw ExitStatus.failed }
    }
}
