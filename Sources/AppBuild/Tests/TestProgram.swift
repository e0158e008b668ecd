import Foundation
import FoundationXML
import ProjectFormat
import StandInTable

/// A program that holds tests and takes SwiftPM's arguments for them, and what it is started with.
public struct TestProgram {
    public let executable: URL
    public let folder: URL
    /// Variables that it is started with, besides those of this process.
    public var environment: [String: String] = [:]
    /// Where Swift Testing puts what tests attach; nil: nowhere.
    public var attachments: URL?
    /// Whether it is an app, which is given a home of its own for each run.
    let isHosted: Bool
    /// What the app is handed.
    var launch = SchemeLaunch()
    /// The name of that, where the tests run in several ways.
    public internal(set) var configuration: String?
    /// Which tests run, by module. An app has no others; what it prints at its start may look like some.
    var chosen: [String: TestPlan.Target] = [:]
    /// Whether those of a package's other modules do not run.
    private var leavesOutOthers = false
    /// Which of the chosen ones run, by their tags.
    var tags = TestPlan.TagChoice()

    /// How the app stopped at its start, which counts as a test that failed; its tests run without it then.
    public private(set) var stoppedStart: TestReport.Case?
    /// The environment variable by which a program is told not to start its app.
    public static let withoutAppVariable = "SHOJI_TESTS_WITHOUT_APP"

    /// Tests that did not build.
    public internal(set) var lost: [LostTest] = []

    /// A test that did not build, by the names that JUnit has for it.
    public struct LostTest: Sendable {
        public let suite: String
        public let function: String
        let path: String
        let line: Int
        let reason: String

        /// As ``Test`` has it
        public var name: String {
            suite.firstIndex(of: ".").map { "\(suite[suite.index(after: $0)...])/\(function)" } ?? function
        }

        init(_ test: StandInTable.LostTest, module: String) {
            suite = test.suite.isEmpty ? module : "\(module).\(test.suite)"
            function = test.function ?? "all of it"
            (path, line, reason) = (test.path, test.line, test.reason)
        }

        public var failure: String { "\(path):\(line): error: does not build here: \(reason)" }

        /// It counts as failed.
        public var ended: TestReport.Case {
            TestReport.Case(suite: suite, name: function, end: .failed([failure]))
        }
    }

    /// Whether some of its tests do not run.
    public var isPartial: Bool {
        leavesOutOthers || tags != TestPlan.TagChoice() || chosen.values.contains(where: \.isPartial)
    }

    init(executable: URL, folder: URL, isHosted: Bool) {
        (self.executable, self.folder, self.isHosted) = (executable, folder, isHosted)
    }

    /// A package's program with the tests of some of its targets alone.
    func running(_ targets: [TestPlan.Target]) -> TestProgram {
        var program = self
        program.leavesOutOthers = true
        for target in targets {
            // As SwiftPM names the target's module.
            let module = target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }
            program.chosen[String(module)] = target
        }
        return program
    }

    /// The environment variable by which a program with a package's tests is told that it is one.
    public static let packageVariable = "SHOJI_PACKAGE_TESTS"

    private func runs(_ test: Test, _ tags: Set<String>) -> Bool {
        guard let target = chosen[test.module] else { return !isHosted && !leavesOutOthers }
        return target.includes(test.name) && target.tags.includes(tags) && self.tags.includes(tags)
    }

    public enum Library: String, Sendable { case xctest = "xctest", swiftTesting = "swift-testing" }

    /// A test by the name that its library knows it by, `Module.Suite/test`.
    public struct Test: Hashable, Sendable {
        public let library: Library
        public let id: String

        private var slash: String.Index {
            id.lastIndex(of: "/") ?? id.firstIndex(of: ".") ?? id.startIndex
        }
        fileprivate var module: String { id.firstIndex(of: ".").map { String(id[..<$0]) } ?? "" }
        /// With the module
        fileprivate var suite: String { String(id[..<slash]) }
        fileprivate var function: String { String(id[slash...].dropFirst()) }
        /// XCTest names suites without their modules when it runs them.
        fileprivate func isNamed(_ name: String) -> Bool {
            "\(suite).\(function)" == name || "\(suite).\(function)".hasSuffix(".\(name)")
        }

        /// Without the module: `Suite/test`, or `test()` for a function outside of suites.
        public var name: String { id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } ?? id }
    }

    /// Whether tags decide which tests run.
    private var isTagged: Bool {
        tags != TestPlan.TagChoice() || chosen.values.contains { $0.tags != TestPlan.TagChoice() }
    }

    /// The tests that run, sorted by name, those of one name in several modules as they will run. Throws `AppBuildError.tool` when the program cannot say.
    ///
    /// An app that stops at its start is not started again: see ``stoppedStart``.
    public mutating func tests() throws -> [Test] {
        var all: [Test] = []
        for library in [Library.xctest, .swiftTesting] {
            let file = TemporaryFile.url(for: "events", extension: "jsonl")
            defer { try? FileManager.default.removeItem(at: file) }
            let told = library == .swiftTesting && isTagged ? TestEvents.arguments(for: file) : []
            var answer = try run(library, ["--list-tests"] + told, errors: .kept)
            if isHosted, stoppedStart == nil, answer.status != 0, answer.status != EX_UNAVAILABLE {
                stoppedStart = TestReport.Case(
                    suite: executable.lastPathComponent, name: "start of the app",
                    end: .failed([
                        "the app stopped at its start (\(answer.how))\(answer.why); its tests run without it"
                    ]))
                answer = try run(library, ["--list-tests"] + told, errors: .kept)
            }
            // Swift Testing says so where there are none.
            if library == .swiftTesting, answer.status == EX_UNAVAILABLE { continue }
            guard answer.status == 0 else {
                throw AppBuildError.tool(
                    "\(executable.path): the tests cannot be listed (status \(answer.status))\n\(answer.err)\(answer.out)"
                )
            }
            let events = TestEvents(of: file)
            all += answer.out.split(separator: "\n").map(String.init)
                .filter { $0.contains(".") && !$0.hasPrefix("Listing ") && !$0.contains(" ") }
                .map { Test(library: library, id: $0) }
                .filter { runs($0, events.tags(of: $0.id)) }
        }
        return all.enumerated().sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
            .map(\.element)
    }

    /// Runs tests of one library, with its own words on standard output. An empty list runs none.
    /// - Parameter all: whether these are all that ``tests()`` has.
    public func run(_ tests: [Test], of library: Library, all: Bool) throws -> TestReport {
        let own = tests.filter { $0.library == library }
        guard !own.isEmpty else { return TestReport() }
        let report = try report(of: own, library, all: all && !isPartial)
        return configuration.map(report.named) ?? report
    }

    private func report(of own: [Test], _ library: Library, all: Bool) throws -> TestReport {
        switch library {
        case .xctest:
            let answer = try run(library, all ? [] : [own.map(\.id).joined(separator: ",")])
            var report = TestReport(xctest: answer, expected: own)
            // What stops the process is one test's fault: the rest goes on in another one, as in Xcode.
            while case let rest = report.waiting, !rest.isEmpty {
                report.waiting = []
                let next = try run(library, [rest.map(\.id).joined(separator: ",")])
                report = report + TestReport(xctest: next, expected: rest)
            }
            return report
        case .swiftTesting:
            let file = TemporaryFile.url(for: "tests", extension: "xml")
            defer { try? FileManager.default.removeItem(at: file) }
            let answer = try run(
                library, ["--xunit-output", file.path] + kept + (all ? [] : Self.filters(for: own)))
            let report = TestReport(swiftTesting: answer, file: file, expected: own)
            return report.cases.isEmpty ? try runOneByOne(own, answer) : report
        }
    }

    /// After a stop, which tests of Swift Testing that run side by side cannot be told from: one after the other, each stop
    /// the fault of the one that has begun, and the rest in another process.
    private func runOneByOne(_ tests: [Test], _ stop: Program.Answer) throws -> TestReport {
        var report = TestReport()
        var waiting = tests
        while !waiting.isEmpty {
            let file = TemporaryFile.url(for: "events", extension: "jsonl")
            defer { try? FileManager.default.removeItem(at: file) }
            let answer = try run(
                .swiftTesting,
                ["--no-parallel"] + TestEvents.arguments(for: file) + kept + Self.filters(for: waiting))
            let next = TestReport(
                events: TestEvents(of: file), expected: waiting, answer.status > 1 ? answer : nil)
            report = report + next
            // A stop before the first test would stop the next process too.
            guard next.waiting.count < waiting.count else {
                report.addMissing(waiting, stoppedIn: nil, answer)
                break
            }
            waiting = next.waiting
        }
        report.waiting = []
        return report
    }

    /// Swift Testing's arguments for what tests attach.
    private var kept: [String] { attachments.map { ["--attachments-path", $0.path] } ?? [] }

    /// Its arguments for these tests alone.
    private static func filters(for tests: [Test]) -> [String] {
        tests.flatMap { ["--filter", "^\(NSRegularExpression.escapedPattern(for: $0.id))(/|$)"] }
    }

    /// - Parameter errors: kept where the output is read and not shown.
    private func run(
        _ library: Library, _ arguments: [String], errors: Program.Errors = .joined
    ) throws -> Program.Answer {
        let container = isHosted ? try AppContainer.fresh() : nil
        defer { container?.remove() }
        var given = container?.givenEnvironment ?? launch.environment
        if isHosted {
            given[AppRecord.launchVariable] = String(
                decoding: try JSONEncoder().encode(launch), as: UTF8.self)
            given[Self.withoutAppVariable] = stoppedStart.map { _ in "1" }
        } else {
            given[Self.packageVariable] = "1"
        }
        return try Program(
            executable: executable, arguments: ["--testing-library", library.rawValue] + arguments,
            folder: folder,
            environment: environment.merging(given) { $1 }
        ).run(errors: errors, passingOn: errors == .joined)
    }
}

extension Program.Answer {
    /// How a program ended.
    fileprivate var how: String { status > 128 ? "signal \(status - 128)" : "status \(status)" }

    /// What Swift said last, with file and line.
    fileprivate var why: String {
        let last = (out + "\n" + err).split(separator: "\n").last { $0.contains("Fatal error: ") }
        return last.map { ": \($0)" } ?? ""
    }
}

/// How tests ended.
public struct TestReport: Equatable, Sendable {
    public struct Case: Equatable, Sendable {
        public enum End: Equatable, Sendable {
            case passed
            case skipped(String)
            case failed([String])
        }
        /// The module and the suite, with a full stop between.
        public var suite: String
        /// The function.
        public var name: String
        public var seconds: Double
        public var end: End

        public init(suite: String, name: String, seconds: Double = 0, end: End) {
            self.suite = suite
            self.name = name
            self.seconds = seconds
            self.end = end
        }
    }

    public private(set) var cases: [Case] = []
    /// The tests in which the process has stopped, each with how
    public private(set) var stops: [String] = []
    /// Tests that another one's stop has kept from beginning
    fileprivate var waiting: [TestProgram.Test] = []

    public init(_ cases: [Case] = []) { self.cases = cases }

    public static func + (a: TestReport, b: TestReport) -> TestReport {
        var sum = a
        sum.cases += b.cases
        sum.stops += b.stops
        sum.waiting += b.waiting
        return sum
    }

    /// The same with the name of a configuration behind the suites' names.
    func named(_ configuration: String) -> TestReport {
        var report = self
        for index in report.cases.indices { report.cases[index].suite += " (\(configuration))" }
        return report
    }

    public var failures: Int {
        cases.count {
            if case .failed = $0.end { true } else { false }
        }
    }
    public var skipped: Int {
        cases.count {
            if case .skipped = $0.end { true } else { false }
        }
    }

    // MARK: Reading

    /// Of what XCTest prints: `FILE:LINE: error: Module.Suite.test : TEXT` and `Test Case 'Suite.test' passed (0.1 seconds)`.
    init(xctest answer: Program.Answer, expected: [TestProgram.Test]) {
        var texts: [String: [String]] = [:]
        var skips: [String: String] = [:]
        var open: String?
        var ended: Set<TestProgram.Test> = []
        /// Several modules may have a suite of one name: they run one after the other.
        func named(_ name: String) -> TestProgram.Test? {
            expected.first { $0.isNamed(name) && !ended.contains($0) }
        }
        for line in answer.out.split(separator: "\n").map(String.init) {
            if let name = Self.between("Test Case '", "' started at", line) {
                open = name
            } else if let current = open, let range = line.range(of: ": error: \(current) : ") {
                texts[current, default: []].append(
                    "\(line[..<range.lowerBound]): \(line[range.upperBound...])")
            } else if let current = open, let range = line.range(of: ": \(current) : Test skipped") {
                skips[current] = String(line[range.upperBound...].drop { ": -".contains($0) })
            } else if line.hasPrefix("Test Case '"), let current = open {
                let seconds = Self.between(" (", " seconds)", line).flatMap(Double.init) ?? 0
                let end: Case.End =
                    if line.contains("' passed (") {
                        skips[current].map { .skipped($0) } ?? .passed
                    } else if line.contains("' skipped (") {
                        .skipped(skips[current] ?? "")
                    } else {
                        .failed(texts[current] ?? [])
                    }
                let test = named(current)
                if let test { ended.insert(test) }
                add(current, seconds, end, test)
                open = nil
            }
        }
        // A stop in none of them would stop the next process too.
        let isOpen = open.flatMap(named)
        if let isOpen { waiting = expected.filter { !ended.contains($0) && $0 != isOpen } }
        addMissing(expected.filter { !waiting.contains($0) }, stoppedIn: isOpen, answer)
    }

    /// Of the file that Swift Testing writes.
    init(swiftTesting answer: Program.Answer, file: URL, expected: [TestProgram.Test]) {
        let reader = CaseReader()
        if let parser = XMLParser(contentsOf: file) {
            parser.delegate = reader
            _ = parser.parse()
        }
        cases = reader.cases
    }

    /// Of the events that Swift Testing writes while tests run one after the other.
    /// - Parameter stop: how the process ended, where it stopped.
    fileprivate init(events: TestEvents, expected: [TestProgram.Test], _ stop: Program.Answer?) {
        for test in expected {
            if let end = events.ends[test.id] {
                cases.append(
                    Case(
                        suite: test.suite, name: test.function, seconds: events.seconds[test.id] ?? 0,
                        end: end))
            } else if let stop, events.begun.contains(test.id) {
                addMissing([test], stoppedIn: test, stop)
            } else {
                waiting.append(test)
            }
        }
    }

    private mutating func add(
        _ name: String, _ seconds: Double, _ end: Case.End, _ test: TestProgram.Test?
    ) {
        let dot = name.lastIndex(of: ".") ?? name.startIndex
        let suite = test?.suite ?? String(name[..<dot])
        cases.append(Case(suite: suite, name: String(name[dot...].dropFirst()), seconds: seconds, end: end))
    }

    /// Tests that have not ended: the program stopped before.
    fileprivate mutating func addMissing(
        _ expected: [TestProgram.Test], stoppedIn open: TestProgram.Test?, _ answer: Program.Answer
    ) {
        let ended = Set(cases.map { "\($0.suite)/\($0.name)" })
        let (how, why) = (answer.how, answer.why)
        for test in expected where !ended.contains(test.id) {
            let isOpen = test == open
            if isOpen { stops.append("\(test.name) (\(how))") }
            cases.append(
                Case(
                    suite: test.suite, name: test.function, seconds: 0,
                    end: .failed([
                        isOpen
                            ? "the process stopped in this test (\(how))\(why)"
                            : "not run: the process had stopped (\(how))"
                    ])))
        }
    }

    private static func between(_ start: String, _ end: String, _ line: String) -> String? {
        guard let a = line.range(of: start), let b = line[a.upperBound...].range(of: end) else { return nil }
        return String(line[a.upperBound..<b.lowerBound])
    }

    private final class CaseReader: NSObject, XMLParserDelegate {
        var cases: [Case] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            switch name {
            case "testcase":
                cases.append(
                    Case(
                        suite: attributes["classname"] ?? "", name: attributes["name"] ?? "",
                        seconds: attributes["time"].flatMap(Double.init) ?? 0, end: .passed))
            case "failure":
                guard let last = cases.indices.last else { return }
                let text = attributes["message"] ?? ""
                if case .failed(let texts) = cases[last].end {
                    cases[last].end = .failed(texts + [text])
                } else {
                    cases[last].end = .failed([text])
                }
            case "skipped":
                if let last = cases.indices.last { cases[last].end = .skipped(attributes["message"] ?? "") }
            default: break
            }
        }
    }

    // MARK: JUnit

    /// In JUnit's form: a suite for each suite, a case for each function.
    public var junit: String {
        func escaped(_ text: String) -> String {
            var result = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case ">": result += "&gt;"
                case "\"": result += "&quot;"
                case "\n": result += "&#10;"
                // XML has no place for others.
                case _ where scalar.value < 32 && scalar != "\t": result += "?"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result
        }
        func seconds(_ value: Double) -> String { String(format: "%.3f", value) }
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
        for (suite, cases) in Dictionary(grouping: cases, by: \.suite).sorted(by: { $0.key < $1.key }) {
            let report = TestReport(cases)
            let time = seconds(cases.reduce(0) { $0 + $1.seconds })
            lines.append(
                "<testsuite name=\"\(escaped(suite))\" tests=\"\(cases.count)\" failures=\"\(report.failures)\" "
                    + "errors=\"0\" skipped=\"\(report.skipped)\" time=\"\(time)\">")
            for each in cases.sorted(by: { $0.name < $1.name }) {
                let head =
                    "<testcase classname=\"\(escaped(suite))\" name=\"\(escaped(each.name))\" time=\"\(seconds(each.seconds))\""
                switch each.end {
                case .passed: lines.append(head + "/>")
                case .skipped(let why):
                    lines.append(head + "><skipped message=\"\(escaped(why))\"/></testcase>")
                case .failed(let texts):
                    let all = texts.isEmpty ? ["failed"] : texts
                    lines.append(
                        head + ">" + all.map { "<failure message=\"\(escaped($0))\"/>" }.joined()
                            + "</testcase>")
                }
            }
            lines.append("</testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }
}
