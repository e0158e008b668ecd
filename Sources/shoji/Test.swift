import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import Simulator
import SnapshotComparison

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Runs a project's own tests, hosted in its app, or a package's.",
        discussion: "XCTest's and Swift Testing's. Exit status 5: a test failed.")

    @Argument(help: "A project, a workspace, a package, or a folder that holds one.")
    var path = "."
    @OptionGroup var choice: ChoiceOptions
    @OptionGroup var network: NetworkOptions

    @Option(help: "Only tests in whose Suite/test the regular expression is found.")
    var filter: String?

    @Option(help: "Only the i-th of n parts of the tests, as i/n.")
    var shard: Shard?

    @Option(help: "Also writes the results to FILE, as JUnit does.")
    var junit: String?

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
        if let junit {
            let folder = URL(fileURLWithPath: junit).standardizedFileURL.deletingLastPathComponent()
            guard FileManager.default.isWritableFile(atPath: folder.path) else {
                throw ValidationError("--junit \(junit): cannot be written; name a file in a folder that can")
            }
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

    struct Shard: ExpressibleByArgument, Equatable {
        let index: Int
        let count: Int

        init?(argument: String) {
            let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let index = parts[0], let count = parts[1], 1...max(count, 1) ~= index
            else {
                return nil
            }
            (self.index, self.count) = (index, count)
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
        defer { try? FileManager.default.removeItem(at: used) }
        func isMatching(_ name: String) -> Bool {
            pattern?.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
                || pattern == nil
        }
        func part<Item>(_ all: [Item]) -> [Item] {
            guard let shard else { return all }
            return all.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
        }
        let programs = try build(used)
        var report = TestReport()
        var isAnyChosen = false
        for program in programs {
            let all = try program.tests()
            let matching = all.filter { isMatching($0.name) }
            isAnyChosen = isAnyChosen || !matching.isEmpty
            let chosen = part(matching)
            for library in [TestProgram.Library.xctest, .swiftTesting] {
                report = report + (try program.run(chosen, of: library, all: chosen.count == all.count))
            }
        }
        var usedByPreviews: Set<String> = []
        if previews {
            let tests = PreviewTests(
                path: path, choice, options: matrix.map { ["--matrix", $0] } ?? [], network: network,
                record: record ?? .ofEnvironment)
            let (ended, files) = try tests.run { names in
                let matching = names.filter(isMatching)
                isAnyChosen = isAnyChosen || !matching.isEmpty
                return Set(part(matching))
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
        }
        if let junit {
            try Data(report.junit.utf8).write(to: URL(fileURLWithPath: junit), options: .atomic)
        }
        guard isAnyChosen else {
            throw AppBuildError.usage(filter.map { "no test's name matches '\($0)'" } ?? "there are no tests")
        }
        let passed = report.cases.count - report.failures - report.skipped
        for stop in report.stops { print("the process stopped in \(stop)") }
        print("\(passed) passed, \(report.failures) failed, \(report.skipped) skipped")
        if report.failures > 0 { throw ExitStatus.failed }
        if prune { try deleteUnused(UsedSnapshots.all(in: used).union(usedByPreviews)) }
    }

    /// The folder that a path means.
    static func root(of path: String) -> URL {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        return given.hasDirectoryPath && given.pathExtension.isEmpty
            ? given : given.deletingLastPathComponent()
    }

    /// Recordings are those in folders `__Snapshots__`.
    private func deleteUnused(_ used: Set<String>) throws {
        // Previews that have not been asked for are not known.
        let others = previews ? nil : PreviewTests.folder(of: path).path + "/"
        let walk = FileManager.default.enumerator(
            at: Self.root(of: path), includingPropertiesForKeys: [.isRegularFileKey],
            options: [.skipsHiddenFiles])
        let files = (walk?.allObjects as? [URL] ?? []).map(\.standardizedFileURL).filter {
            $0.pathComponents.contains("__Snapshots__")
                && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && !used.contains($0.path) && !(others.map($0.path.hasPrefix) ?? false)
        }.sorted { $0.path < $1.path }
        for file in files { print("deleted: \(file.path)") }
        for file in files { try FileManager.default.removeItem(at: file) }
        print("\(files.count) recordings that no test uses")
    }

    /// The environment of tests.
    private func variables(_ used: URL) -> [String: String] {
        var all = network.network.map { [NetworkOptions.variable: $0.absolute.description] } ?? [:]
        if let record {
            // Of assertions of ours, and of those with Point-Free's names.
            all["SNAPSHOTS"] = record.rawValue
            all["SNAPSHOT_TESTING_RECORD"] = record.rawValue
            // Of suites, too, that say themselves how they record.
            all["SHOJI_RECORD"] = record.rawValue
        }
        if prune { all[UsedSnapshots.variable] = used.path }
        all[ServeOptions.parentVariable] = "\(getpid())"
        // Swift Testing takes any pipe for one to a terminal.
        if isatty(STDOUT_FILENO) == 0 { all["NO_COLOR"] = "1" }
        return all
    }

    private func build(_ used: URL) throws -> [TestProgram] {
        var build = TestBuild(path: path, choice.choice, runtime: try Runtime.ofThisProcess())
        build.isStrict = choice.strict
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
                program.environment = variables(used)
                program.attachments = folder
                return program
            }
        } catch AppBuildError.usage where previews {
            // There are no tests but the previews.
            return []
        }
    }
}
