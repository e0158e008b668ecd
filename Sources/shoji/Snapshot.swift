import ArgumentParser
import Foundation
import HostOptions

struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, plays a scenario without any display, and writes its pictures and dumps.")

    @OptionGroup var source: SourceArgument
    @OptionGroup var snapshot: SnapshotOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    func validate() throws {
        if snapshot.out == nil {
            throw ValidationError("expected --out DIR, the folder for pictures and dumps")
        }
    }

    func run() throws {
        // Read and made here too, so that what cannot be played or written is told before the build.
        let plan = try snapshot.readPlan(with: device.settings)
        _ = try snapshot.makeOut()
        let executable = try source.build()
        Progress.say(
            "playing \(plan.scenario.steps.count) steps"
                + (plan.variants.count > 1 ? " in \(plan.variants.count) variants" : ""))
        let run = PlayedApp(
            executable, ["snapshot"] + snapshot.arguments + network.arguments + device.arguments)
        switch try run.play() {
        case .status(let status): throw ExitCode(status)
        case .signal(let number): Shoji.fail("the app was ended by signal \(number)", ExitStatus.app)
        }
    }
}
