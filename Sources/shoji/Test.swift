import AppBuild
import ArgumentParser
import Foundation
import HostOptions
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

    @Option(help: "Which snapshots are recorded: never, missing (default), failed or all.")
    var record: Recording?

    @Flag(
        help:
            "Lists the recordings below PATH that no test has used, and deletes them, when all tests have passed."
    )
    var prune = false

    enum Recording: String, CaseIterable, ExpressibleByArgument { case never, missing, failed, all }

    func validate() throws {
        if prune, filter != nil || shard != nil {
            throw ValidationError("--prune: only when all tests run is it known what none of them uses")
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
        let programs = try build(used)
        var report = TestReport()
        var isAnyChosen = false
        for program in programs {
            let all = try program.tests()
            let matching = all.filter { test in
                pattern?.firstMatch(
                    in: test.name, range: NSRange(test.name.startIndex..., in: test.name)) != nil
                    || pattern == nil
            }
            isAnyChosen = isAnyChosen || !matching.isEmpty
            let chosen = shard.map { shard in
                matching.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
            }
            for library in [TestProgram.Library.xctest, .swiftTesting] {
                report =
                    report
                    + (try program.run(
                        chosen ?? matching, of: library, all: (chosen ?? matching).count == all.count))
            }
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
        if prune { try deleteUnused(UsedSnapshots.all(in: used)) }
    }

    /// Recordings are those in folders `__Snapshots__`.
    private func deleteUnused(_ used: Set<String>) throws {
        let given = URL(fileURLWithPath: path).standardizedFileURL
        let isFolder = given.hasDirectoryPath && given.pathExtension.isEmpty
        let root = isFolder ? given : given.deletingLastPathComponent()
        let walk = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
        let files = (walk?.allObjects as? [URL] ?? []).map(\.standardizedFileURL).filter {
            $0.pathComponents.contains("__Snapshots__")
                && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
                && !used.contains($0.path)
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
        }
        if prune { all[UsedSnapshots.variable] = used.path }
        return all
    }

    private func build(_ used: URL) throws -> [TestProgram] {
        var build = TestBuild(path: path, choice.choice, runtime: try Runtime.ofThisProcess())
        build.isStrict = choice.strict
        build.progress = { Progress.say($0) }
        return try build.build().map { program in
            var program = program
            program.environment = variables(used)
            return program
        }
    }
}
