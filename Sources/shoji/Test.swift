import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import Simulator
import SnapshotComparison
import SnapshotReport

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs a project's own tests, hosted in its app, or a package's.",
        discussion: "XCTest's and Swift Testing's. Exit status 5: a test failed.")

    @Argument(help: "A project, a workspace, a package, or a folder that holds one.")
    var path = "."
    @OptionGroup var choice: ChoiceOptions
    @OptionGroup var device: DeviceOptions
    @OptionGroup var network: NetworkOptions

    @Option(
        help: ArgumentHelp(
            "The test plan that says which tests run, and how: its name in a shared scheme, or its file (default: that of --scheme).",
            valueName: "name"))
    var testPlan: String?

    @Option(help: "Only tests in whose Suite/test the regular expression is found.")
    var filter: String?

    @Option(help: "Only the i-th of n parts of the tests, as i/n.")
    var shard: Shard?

    @Option(help: "Also writes the results to FILE, as JUnit does.")
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Where the page of snapshots that are not as recorded goes; its path is printed.",
            valueName: "file"))
    var report: String?

    @Option(
        help: ArgumentHelp(
            "A folder for what failed tests of Swift Testing attach, such as the reference, the actual picture and their difference; XCTest attaches nothing here.",
            valueName: "folder"))
    var attachments: String?

    @Option(help: "Which snapshots are recorded: never, missing (default), failed or all.")
    var record: Recording?

    @Flag(
        help:
            "Lists the recordings below PATH that no test has used, and deletes them, when all tests have passed."
    )
    var prune = false

    @Flag(
        help:
            "Also every #Preview: its picture against the one recorded in __Snapshots__/Previews of the source."
    )
    var previews = false

    @Option(
        help: ArgumentHelp(
            "With --previews: every combination of these, as in `shoji snapshot --matrix`.", valueName: "sets"
        ))
    var matrix: String?

    enum Recording: String, CaseIterable, ExpressibleByArgument {
        case never, missing, failed, all

        /// As `UIKitSnapshots` has it.
        static var ofEnvironment: Self {
            ProcessInfo.processInfo.environment["SNAPSHOTS"].flatMap(Self.init) ?? .missing
        }
    }

    func validate() throws {
        for (option, path) in [("junit", junit), ("report", report)] {
            guard let path else { continue }
            let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
            guard FileManager.default.isWritableFile(atPath: folder.path) else {
                throw ValidationError(
                    "--\(option) \(path): cannot be written; name a file in a folder that can")
            }
        }
        if device.screen != nil {
            throw ValidationError("--view-controller: tests start the app as it starts itself")
        }
        if prune, filter != nil || shard != nil {
            throw ValidationError("--prune: only when all tests run is it known what none of them uses")
        }
        if matrix != nil, !previews {
            throw ValidationError(
                "--matrix: the tests themselves say what they are run on; it is for --previews")
        }
        if let matrix {
            do { _ = try DeviceMatrix(matrix) } catch { throw ValidationError("--matrix: \(error)") }
        }
    }

    func run() throws {
        let pattern = try filter.map { text in
            do {
                return try NSRegularExpression(pattern: text)
            } catch {
                throw ValidationError("--filter \(text): not a regular expression")
            }
        }
        let used = TemporaryFile.url(for: "used")
        let failed = try AppContainer.fresh()
        defer {
            try? FileManager.default.removeItem(at: used)
            failed.remove()
        }
        func isMatching(_ name: String) -> Bool {
            pattern?.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
                || pattern == nil
        }
        func part<Item>(_ all: [Item]) -> [Item] {
            shard?.part(of: all) ?? all
        }
        let programs = try build(used, failed.home)
        let isWhole = filter == nil && shard == nil && !programs.contains(where: \.isPartial)
        if prune, !isWhole {
            throw ValidationError("--prune: the test plan leaves out tests, and what they use is not known")
        }
        var report = TestReport()
        var isAnyChosen = false
        var lost: [TestProgram.LostTest] = []
        var names: [String] = []
        for var program in programs {
            if let configuration = program.configuration { print("Configuration \(configuration)") }
            let all = try program.tests()
            if let stop = program.stoppedStart {
                report = report + TestReport([stop])
                if case .failed(let texts) = stop.end { print("\(stop.suite): \(texts.joined())") }
            }
            names += all.map(\.name)
            let matching = all.filter { isMatching($0.name) }
            isAnyChosen = isAnyChosen || !matching.isEmpty
            let chosen = part(matching)
            lost += part(program.lost.filter { isMatching($0.name) })
            for library in [TestProgram.Library.xctest, .swiftTesting] {
                report = report + (try program.run(chosen, of: library, all: chosen.count == all.count))
            }
        }
        report = report + TestReport(lost.map(\.ended))
        isAnyChosen = isAnyChosen || !lost.isEmpty
        var usedByPreviews: Set<String> = []
        var failures = try FailedSnapshot.all(in: failed.home)
        if previews {
            let tests = PreviewTests(
                path: path, choice, device, matrix: matrix, network: network,
                record: record ?? .ofEnvironment, shard: shard)
            let (ended, files, failedPreviews) = try tests.run { names in
                let matching = names.filter(isMatching)
                isAnyChosen = isAnyChosen || !matching.isEmpty
                return Set(matching)
            }
            for each in ended.cases {
                switch each.end {
                case .failed(let texts):
                    print("\(PreviewTests.suite)/\(each.name): \(texts.joined(separator: "\n"))")
                case .skipped, .passed: break
                }
            }
            report = report + ended
            usedByPreviews = files
            failures += failedPreviews
        }
        if let junit {
            try Data(report.junit.utf8).write(to: URL(fileURLWithPath: junit), options: .atomic)
        }
        guard isAnyChosen else {
            throw AppBuildError.usage(filter.map { "no test's name matches '\($0)'" } ?? "there are no tests")
        }
        try writeReport(of: failures)
        var recordings = Recordings(
            below: Self.root(of: path), used: UsedSnapshots.all(in: used).union(usedByPreviews),
            // Previews that have not been asked for are not known.
            leavingOut: previews ? nil : PreviewTests.folder(of: path))
        if isWhole {
            try recordings.moveRenamed(
                to: UsedSnapshots.new(in: used), missing: failures, tests: names)
        }
        for test in lost { print("\(test.suite)/\(test.function): \(test.failure)") }
        if !lost.isEmpty {
            print("\(lost.count) of the tests that failed do not build here, and did not run")
        }
        let passed = report.cases.count - report.failures - report.skipped
        for stop in report.stops { print("the process stopped in \(stop)") }
        print("\(passed) passed, \(report.failures) failed, \(report.skipped) skipped")
        if report.failures > 0 { throw ExitStatus.failed }
        if prune { try recordings.deleteUnused() }
    }

    /// What is kept of a project's tests from one run to the next.
    private var folder: BuildFolder { BuildFolder(named: "Tests", of: [Self.root(of: path).path]) }

    /// One page of the snapshots that are not as recorded; that of an earlier run goes where all are.
    private func writeReport(of failures: [FailedSnapshot]) throws {
        let file =
            self.report.map { URL(fileURLWithPath: $0) } ?? folder.url.appendingPathComponent(Report.fileName)
        guard !failures.isEmpty else {
            try? FileManager.default.removeItem(at: file)
            return
        }
        let pictures = failures.map {
            SnapshotReport.Picture(
                name: $0.difference.name, difference: $0.difference, before: $0.before, after: $0.after,
                dump: $0.dump)
        }
        let report = SnapshotReport(title: Self.root(of: path).lastPathComponent, pictures: pictures)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try report.html().write(to: file, options: .atomic)
        print("\(file.path): \(report.summary)")
    }

    /// The folder that a path means.
    static func root(of path: String) -> URL {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        return given.hasDirectoryPath && given.pathExtension.isEmpty
            ? given : given.deletingLastPathComponent()
    }

    /// The environment of tests.
    private func variables(_ used: URL, _ failed: URL) -> [String: String] {
        var all = network.network.map { [NetworkOptions.variable: $0.absolute.description] } ?? [:]
        all[DeviceOptions.variable] = device.arguments.joined(separator: "\n")
        if let record {
            // Of assertions of ours, and of those with Point-Free's names.
            all["SNAPSHOTS"] = record.rawValue
            all["SNAPSHOT_TESTING_RECORD"] = record.rawValue
            // Of suites, too, that say themselves how they record.
            all["SHOJI_RECORD"] = record.rawValue
        }
        all[UsedSnapshots.variable] = used.path
        all[FailedSnapshot.variable] = failed.path
        all[KnownTrees.variable] = folder.url.appendingPathComponent("trees").path
        all[ServeOptions.parentVariable] = "\(getpid())"
        // Swift Testing takes any pipe for one to a terminal.
        if isatty(STDOUT_FILENO) == 0 { all["NO_COLOR"] = "1" }
        return all
    }

    private func build(_ used: URL, _ failed: URL) throws -> [TestProgram] {
        var build = TestBuild(path: path, choice.choice, runtime: try Runtime.ofThisProcess())
        build.isStrict = choice.strict
        build.testPlan = testPlan
        build.progress = { Progress.say($0) }
        let folder = attachments.map { URL(fileURLWithPath: $0, isDirectory: true) }
        if let folder {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw OptionError(
                    "--attachments \(folder.path): cannot be made; name a folder that can be made")
            }
        }
        do {
            return try build.build().map { program in
                var program = program
                program.environment = variables(used, failed)
                program.attachments = folder
                return program
            }
        } catch AppBuildError.usage where previews {
            // There are no tests but the previews.
            return []
        }
    }
}
