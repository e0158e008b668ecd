import AppBuild
import ArgumentParser
import Foundation
import HostOptions

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
        let programs = try build()
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
        print("\(passed) passed, \(report.failures) failed, \(report.skipped) skipped")
        if report.failures > 0 { throw ExitStatus.failed }
    }

    private func build() throws -> [TestProgram] {
        var build = TestBuild(path: path, choice.choice, runtime: try Runtime.ofThisProcess())
        build.isStrict = choice.strict
        build.progress = { Progress.say($0) }
        return try build.build().map { program in
            var program = program
            program.environment =
                network.network.map { [NetworkOptions.variable: $0.absolute.description] } ?? [:]
            return program
        }
    }
}
