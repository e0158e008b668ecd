import ArgumentParser
import Foundation
import Simulator

/// Where an app's requests go.
public struct NetworkOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where the app's requests go: \(NetworkMode.forms) (default: live in run, off elsewhere).",
            valueName: "mode"))
    public var network: NetworkMode?

    /// The environment variable by which the command line tells a program with tests.
    public static let variable = "SHOJI_NETWORK"

    /// What it was told.
    public static var given: NetworkMode? {
        ProcessInfo.processInfo.environment[variable].flatMap { NetworkMode($0) }
    }

    public init() {}

    public func validate() throws {
        if case .replay(let folder) = network, !FileManager.default.fileExists(atPath: folder) {
            throw ValidationError(
                "--network replay:\(folder): no such folder; record one with --network record:\(folder)")
        }
    }

    public var arguments: [String] { network.map { ["--network", $0.description] } ?? [] }
}

extension NetworkMode: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
