import AppBuild
import ArgumentParser
import Foundation
import Simulator

/// Which scenario to play, and where its pictures go.
public struct SnapshotOptions: ParsableArguments {
    @Option(
        help: "The scenario to play (YAML); without it one picture of the settled first screen, \"opened\".")
    public var scenario: String?

    @Option(help: "The folder for pictures and dumps; made when it is not there.")
    public var out: String?

    @Option(
        help: ArgumentHelp(
            "Sets of devices and settings, every combination of which is played: "
                + "\"devices=iPhone SE,iPhone 15;appearances=light,dark\"; also orientations, textSizes, directions, locales.",
            valueName: "sets"),
        transform: {
            do { return try DeviceMatrix($0) } catch { throw ValidationError("--matrix: \(error)") }
        })
    public var matrix: DeviceMatrix?

    @Flag(
        help:
            "Pictures of every #Preview and PreviewProvider with a view or view controller of UIKit's, in place of a scenario."
    )
    public var previews = false

    @Option(
        help: ArgumentHelp(
            "Only the i-th of n parts of the matrix, and of each set's previews, as i/n.", valueName: "i/n"))
    public var shard: Shard?

    @Flag(help: "Pictures of the screen are as high as what is scrolled on it.")
    public var fullHeight = false

    @Option(
        help: ArgumentHelp(
            "Also writes the whole scenario as an animated PNG, SCENARIO.apng, at 30 or 60 frames a second.",
            valueName: "frames"))
    public var animate: Int?

    @Option(help: .hidden)
    public var variant: String?

    @Flag(help: "Draw the status bar and the home indicator over the app.")
    public var statusBar = false

    public init() {}

    public func validate() throws {
        if let scenario, !FileManager.default.fileExists(atPath: scenario) {
            throw ValidationError("--scenario \(scenario): no such file; expected a YAML file")
        }
        if let animate, animate != 30, animate != 60 {
            throw ValidationError("--animate \(animate): expected 30 or 60 frames a second")
        }
        if previews, animate != nil {
            throw ValidationError("--animate: previews do not move; leave it out")
        }
        if previews, scenario != nil {
            throw ValidationError("--previews: previews are no part of a scenario; leave --scenario out")
        }
    }

    /// Reads the scenario, and checks it on every device that it is played on. Throws `ScenarioError`, and `OptionError`
    /// where an option decides what the matrix varies.
    public func readPlan(with settings: DeviceSettings) throws -> SnapshotPlan {
        let scenario = try scenario.map { try Scenario(contentsOf: $0) } ?? .opened
        var settings = settings
        if statusBar { settings.statusBar = true }
        let matrix = try matrix(for: scenario, settings)
        // Previews are parted one by one, within each variant.
        let part = previews ? nil : shard
        let plan = SnapshotPlan(
            scenario: scenario, all: matrix.variants,
            variants: part?.part(of: matrix.variants) ?? matrix.variants,
            settings: settings)
        for variant in plan.all { try scenario.check(with: plan.settings(of: variant)) }
        return plan
    }

    /// Options win over the scenario's matrix as they do over its header lines.
    private func matrix(for scenario: Scenario, _ settings: DeviceSettings) throws -> DeviceMatrix {
        if let matrix {
            if let axis = matrix.axes.first(where: { $0.isDecided(by: settings) }) {
                throw OptionError(
                    "\(axis.option) and --matrix \"\(axis.rawValue)=…\" cannot both be meant; leave one out")
            }
            return matrix
        }
        let own = scenario.matrix ?? DeviceMatrix()
        return own.axes.filter { $0.isDecided(by: settings) }.reduce(own) { $0.without($1) }
    }

    /// Makes the folder for pictures and dumps. Throws `OptionError` when it cannot be made or written.
    public func makeOut() throws -> URL {
        guard let out else { throw OptionError("expected --out DIR, the folder for pictures and dumps") }
        let url = URL(fileURLWithPath: out)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            guard let failure = FileFailure(error) else { throw error }
            let place = failure.path == url.path ? "" : " at \(failure.path)"
            throw OptionError(
                "--out \(out): cannot be made: \(FileFailure.reason(failure.code))\(place); "
                    + failure.remedy("name a folder that can be made"))
        }
        guard access(url.path, W_OK | X_OK) == 0 else {
            throw OptionError(
                "--out \(out): cannot be written: \(FileFailure.reason(errno)); name a folder that can be written"
            )
        }
        return url
    }

    public var arguments: [String] {
        var result: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { result += ["--\(name)", value] }
        }
        add("scenario", scenario)
        add("out", out)
        add("matrix", matrix?.description)
        add("shard", shard?.description)
        add("animate", animate.map { "\($0)" })
        let flags = [("previews", previews), ("full-height", fullHeight), ("status-bar", statusBar)]
        for (name, isSet) in flags where isSet { result.append("--\(name)") }
        return result
    }
}

/// A scenario and the variants that it is played in.
public struct SnapshotPlan: Sendable {
    public let scenario: Scenario
    /// Those of the whole matrix
    let all: [DeviceMatrix.Variant]
    /// Those that are played: of a part of the run, its own
    public let variants: [DeviceMatrix.Variant]
    /// Of the command line's options.
    let settings: DeviceSettings

    /// The only one, or the one of that key; nil where all are meant.
    public func variant(named key: String?) -> DeviceMatrix.Variant? {
        if let key { return variants.first { $0.key == key } }
        return variants.count == 1 ? variants[0] : nil
    }

    /// Of a variant, among all of the matrix.
    public func position(of variant: DeviceMatrix.Variant) -> Int { all.firstIndex(of: variant) ?? 0 }

    /// The pictures of the scenario that other parts of the run play.
    public var namesElsewhere: Set<String> {
        let pictures = scenario.pictures
        return Set(
            all.filter { !variants.contains($0) }.flatMap { variant in pictures.map { variant.name($0) } })
    }

    /// What options say, then the variant, then the scenario's header lines.
    public func settings(of variant: DeviceMatrix.Variant) -> DeviceSettings {
        settings.filled(from: variant.settings).filled(from: scenario.settings)
    }
}

/// Where a page is served.
public struct AddressOptions: ParsableArguments {
    @Option(help: "The page's port; 0 takes any free one.")
    public var port = 8080

    @Option(help: "The address to listen at.")
    public var host = "127.0.0.1"

    public init() {}

    public func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port \(port): expected 0 to 65535") }
    }
}

/// How the page of an app is served.
public struct ServeOptions: ParsableArguments {
    @OptionGroup public var address: AddressOptions

    @Option(
        help: ArgumentHelp(
            "A document of that origin may show the page with ?embed=1 in a frame; may be given several times.",
            valueName: "origin"))
    public var embedFrom: [String] = []

    /// The app begins with what was done in the one before.
    @Flag(help: .hidden)
    public var resume = false

    /// The app is one beside another, by the page's name of it: what is done in it is not kept.
    @Option(help: .hidden)
    public var beside: String?

    public init() {}

    public func validate() throws {
        for origin in embedFrom {
            // As a browser compares it, and nothing that would say more in the page's policy.
            guard origin.wholeMatch(of: /[a-z][a-z0-9+.-]*:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?/) != nil else {
                throw ValidationError(
                    "--embed-from \(origin): expected an origin, such as http://localhost:3000")
            }
        }
    }

    /// Set by the command line for an app whose pages it serves; the app's standard input is the line between them.
    public static let lineVariable = "SHOJI_LINE"
    /// Begins a line on standard error that is for the command line: a resource of the app that cannot be read.
    public static let faultPrefix = "shoji-fault: "
    /// Names a file in which an app notes for the command line what it reads: an empty line, then a path on each.
    public static let notesVariable = "SHOJI_NOTES"
    /// Set to the command line's process by which the app was started: it ends with that.
    public static let parentVariable = "SHOJI_PARENT"
}

/// An option names what cannot be used. The description is the whole message for the user (exit status 2).
public struct OptionError: Error, Equatable, CustomStringConvertible {
    public let description: String
    public init(_ description: String) { self.description = description }
}

/// Exit statuses of the command line and of app executables.
public enum ExitStatus {
    public static let source = ExitCode(1)
    public static let usage = ExitCode(2)
    public static let app = ExitCode(3)
    public static let resource = ExitCode(4)
    /// A test, a comparison or a rule failed.
    public static let failed = ExitCode(5)

    /// The status for an error that ArgumentParser itself reports as 64.
    public static func mapped(_ code: ExitCode) -> ExitCode { code == .validationFailure ? usage : code }
}
