import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import ScreenLint
import Simulator
import SnapshotComparison

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Looks for faults on the first screen, or those of a scenario, and on every preview.",
        discussion: """
            Rules: \(LintRule.allCases.map(\.rawValue).joined(separator: ", ")).
            Exit status 5: a fault was found. \(LintSilences.fileName) beside the source names those that are meant.
            """)

    @OptionGroup var source: SourceArgument
    @OptionGroup var snapshot: SnapshotOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var device: DeviceOptions

    @Option(help: ArgumentHelp("A rule that is left out; may be given several times.", valueName: "rule"))
    var silence: [LintRule] = []

    @Flag(help: "Prints the faults as JSON; what the app prints goes to the standard error.")
    var json = false

    func validate() throws {
        if snapshot.out != nil { throw ValidationError("--out: no pictures are written; leave it out") }
    }

    /// What is looked at where nothing else is said.
    private static let matrix =
        "devices=iPhone SE (3rd),iPhone 15;textSizes=large,accessibilityExtraExtraExtraLarge;"
        + "appearances=light,dark;directions=ltr,rtl"

    func run() throws {
        var options = snapshot
        let scenario = try snapshot.scenario.map { try Scenario(contentsOf: $0) }
        if options.matrix == nil, scenario?.matrix == nil {
            let usual = try DeviceMatrix(Self.matrix)
            let left = usual.axes.filter { $0.isDecided(by: device.settings) }
                .reduce(usual) { $0.without($1) }
            if !left.axes.isEmpty { options.matrix = left }
        }
        let plan = try options.readPlan(with: device.settings)
        let silences =
            try LintSilences(beside: source.path).silences
            + silence.map { LintSilence($0, reason: "--silence") }
        let executable = try source.build()
        Progress.say("looking in \(plan.variants.count) variants")
        var records: [LintRecord] = []
        let record = try? AppRecord(
            contentsOf: executable.deletingLastPathComponent().appendingPathComponent(AppRecord.fileName))
        // A folder of previews alone starts nothing.
        let hasPreviews = record?.previews.isEmpty == false && snapshot.scenario == nil
        let parts = options.previews ? [true] : hasPreviews ? [false, true] : [false]
        for isOfPreviews in parts {
            options.previews = isOfPreviews
            let arguments = ["lint"] + options.arguments + network.arguments + device.arguments
            let app = PlayedApp(executable, arguments, isQuiet: json)
            let (end, told) = try app.play(telling: LintRecord.self)
            let startsNothing = end == .status(ExitStatus.usage.rawValue) && told.isEmpty
            if startsNothing, !isOfPreviews, hasPreviews { continue }
            try end.check()
            records += told
        }
        let account = LintAccount(records, silences: silences)
        try json ? account.printJSON() : account.printTable()
        // Only when all is looked at is it known what nothing has.
        let isPart =
            device.viewController != nil || snapshot.scenario != nil || snapshot.matrix != nil
            || snapshot.previews || device.settings != DeviceSettings()
        for silence in account.unused where !isPart && silence.reason != "--silence" {
            FileHandle.standardError.write(
                Data(
                    "shoji: warning: \(LintSilences.fileName) silences \(silence.rule.rawValue)\(silence.view.map { " of \($0)" } ?? ""), which nothing has\n"
                        .utf8))
        }
        if !account.issues.isEmpty { throw ExitStatus.failed }
    }
}

extension LintRule: ExpressibleByArgument {}

/// The faults of a run that nobody has silenced.
struct LintAccount {
    struct Issue: Encodable, Equatable {
        var screen: String
        var variant: String
        var view: String
        var rule: LintRule
        var why: String
        var remedy: String
    }

    let issues: [Issue]
    /// Silences that cover nothing
    let unused: [LintSilence]
    private let places: [[Double]]
    private let screens: Int

    init(_ records: [LintRecord], silences: [LintSilence]) {
        var isUsed = [Bool](repeating: false, count: silences.count)
        var issues: [Issue] = []
        var places: [[Double]] = []
        for record in records {
            for finding in record.findings {
                let covering = silences.indices.filter { silences[$0].covers(finding, on: record.screen) }
                for index in covering { isUsed[index] = true }
                guard covering.isEmpty else { continue }
                issues.append(
                    Issue(
                        screen: record.screen, variant: record.variant, view: finding.view,
                        rule: finding.rule,
                        why: finding.why, remedy: finding.remedy))
                let frame = finding.frame
                places.append([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
            }
        }
        self.issues = issues
        self.places = places
        screens = records.count { $0.skipped == nil }
        unused = silences.indices.filter { !isUsed[$0] }.map { silences[$0] }
    }

    func printJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(issues) + Data("\n".utf8))
    }

    /// Each fault once, with the variants that have it, then how many there are of each rule.
    func printTable() {
        struct Key: Hashable {
            var screen: String
            var rule: LintRule
            var view: String
        }
        var found: [Key: [Int]] = [:]
        var order: [Key] = []
        for (index, issue) in issues.enumerated() {
            // Rows of a list have the same fault.
            let view = issue.view.split(separator: "/").map { $0.split(separator: "#").first ?? $0 }
            let key = Key(screen: issue.screen, rule: issue.rule, view: view.joined(separator: "/"))
            if found[key] == nil { order.append(key) }
            found[key, default: []].append(index)
        }
        for key in order {
            guard let all = found[key], let first = all.first else { continue }
            let issue = issues[first]
            let place = places[first].map(\.short).joined(separator: ", ")
            let variants = Set(all.map { issues[$0].variant })
            let others = variants.count > 1 ? " and \(Self.counted(variants.count - 1, "more variant"))" : ""
            let times = all.count > variants.count ? ", \(all.count) times" : ""
            print("\(key.screen): \(key.rule.rawValue): \(issue.view) at [\(place)]")
            print("  \(issue.why)")
            print("  remedy: \(issue.remedy)")
            if !issue.variant.isEmpty { print("  in \(issue.variant)\(others)\(times)") }
        }
        if !order.isEmpty { print("") }
        for rule in LintRule.allCases {
            let kinds = order.filter { $0.rule == rule }.count
            guard kinds > 0 else { continue }
            let places = issues.filter { $0.rule == rule }.count
            print(
                "\(rule.rawValue.padding(toLength: 24, withPad: " ", startingAt: 0)) \(kinds) (\(places) in all variants)"
            )
        }
        let faults = order.isEmpty ? "no faults" : Self.counted(order.count, "fault")
        print("\(faults) on \(Self.counted(screens, "screen"))")
    }

    private static func counted(_ count: Int, _ thing: String) -> String {
        "\(count) \(thing)\(count == 1 ? "" : "s")"
    }
}
