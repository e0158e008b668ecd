import AppBuild
import ArgumentParser
import CAppMain
import Foundation
import HostOptions
import Simulator

/// What an app's executable understands: the options of `shoji snapshot`, `shoji lint` and `shoji run`.
struct HostCommand: ParsableCommand {
    enum Mode: String, CaseIterable, ExpressibleByArgument { case snapshot, lint, serve, run, screens }

    static let configuration = CommandConfiguration(
        commandName: CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "app",
        abstract: "Plays a scenario without a display (--out DIR), or serves the app in a browser page.")

    @Argument(help: "snapshot, lint, serve, run or screens; by default snapshot when --out is given.")
    var mode: Mode?
    @OptionGroup var device: DeviceOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var snapshot: SnapshotOptions
    @OptionGroup var serve: ServeOptions

    func validate() throws {
        if (mode == .snapshot || (mode == nil && snapshot.scenario != nil)) && snapshot.out == nil {
            throw ValidationError("expected --out DIR, the folder for pictures and dumps")
        }
    }

    var playsScenario: Bool {
        mode == .snapshot || mode == .lint || mode == .serve || (mode == nil && snapshot.out != nil)
    }
}
