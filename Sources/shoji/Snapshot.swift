import ArgumentParser
import Foundation
import HostOptions

struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds, plays a scenario without any display, and writes its pictures and dumps.")

    @OptionGroup var source: SourceArgument
    @OptionGroup var snapshot: SnapshotOptions
    @OptionGroup var device: DeviceOptions

    func validate() throws {
        if snapshot.out == nil {
            throw ValidationError("expected --out DIR, the folder for pictures and dumps")
        }
    }

    func run() throws {
        // Read here too, so that a scenario that cannot be played is told before the build.
        let scenario = try snapshot.readScenario(with: device.settings)
        let executable = try source.build()
        Progress.say("playing \(scenario.steps.count) steps")
        let app = Process()
        app.executableURL = executable
        app.arguments = ["snapshot"] + snapshot.arguments + device.arguments
        try app.run()
        app.waitUntilExit()
        switch app.terminationReason {
        case .exit: throw ExitCode(app.terminationStatus)
        case .uncaughtSignal:
            Shoji.fail("the app was ended by signal \(app.terminationStatus)", ExitStatus.app)
        @unknown default: throw ExitStatus.app
        }
    }
}
