import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import ScreenLint
import Simulator
import SnapshotComparison

struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Looks for faults on every screen that can be shown, or those of a scenario, and every preview.",
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

    /// What is looked at where nothing else is said; nil where the device's options decide all of it.
    static func usualMatrix(for settings: DeviceSettings) -> DeviceMatrix? {
        matrix(
            "devices=iPhone SE (3rd),iPhone 15;textSizes=large,accessibilityExtraExtraExtraLarge;"
                + "appearances=light,dark;directions=ltr,rtl", settings)
    }

    /// The same for scenarios that are found beside the source: what moves nothing that their steps name.
    static func matrixOfScenarios(for settings: DeviceSettings) -> DeviceMatrix? {
        matrix("appearances=light,dark", settings)
    }

    private static func matrix(_ text: String, _ settings: DeviceSettings) -> DeviceMatrix? {
        guard let all = try? DeviceMatrix(text) else { return nil }
        let left = all.axes.filter { $0.isDecided(by: settings) }.reduce(all) { $0.without($1) }
        return left.axes.isEmpty ? nil : left
    }

    func run() throws {
        var options = snapshot
        let scenario = try snapshot.scenario.map { try Scenario(contentsOf: $0) }
        if options.matrix == nil, scenario?.matrix == nil {
            options.matrix = Self.usualMatrix(for: device.settings)
        }
        let plan = try options.readPlan(with: device.settings)
        let silences =
            try LintSilences(beside: source.path).silences
            + silence.map { LintSilence($0, reason: "--silence") }
        let executable = try source.build()
        Progress.say("looking in \(plan.variants.count) variants")
        var app = LintedApp(executable, network: network, device: device, isQuiet: json)
        try app.show(options, hasOwn: snapshot.matrix != nil)
        let account = LintAccount(app.records, silences: silences)
        try json ? account.printJSON() : account.printTable()
        try app.check()
        // Only when all is looked at is it known what nothing has.
        let isPart =
            device.viewController != nil || snapshot.scenario != nil || snapshot.matrix != nil
            || snapshot.previews || snapshot.shard != nil || device.settings != DeviceSettings()
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
    /// All that were to be looked at, each once, in order
    private let screens: [Screen]

    private struct Screen {
        var name: String
        var controllers: Set<String> = []
        /// In how many it was looked at
        var variants = 0
        var faults = 0
        /// Why it was not shown
        var skipped: String?
    }

    init(_ records: [LintRecord], silences: [LintSilence]) {
        var isUsed = [Bool](repeating: false, count: silences.count)
        var issues: [Issue] = []
        var places: [[Double]] = []
        var screens: [Screen] = []
        for record in records {
            let screen = screens.firstIndex { $0.name == record.screen } ?? screens.count
            if screen == screens.count { screens.append(Screen(name: record.screen)) }
            screens[screen].controllers.formUnion(record.controllers)
            screens[screen].variants += record.skipped == nil ? 1 : 0
            if let reason = record.skipped { screens[screen].skipped = reason }
            for finding in record.findings {
                let covering = silences.indices.filter { silences[$0].covers(finding, on: record.screen) }
                for index in covering { isUsed[index] = true }
                guard covering.isEmpty else { continue }
                screens[screen].faults += 1
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
        self.screens = screens
        unused = silences.indices.filter { !isUsed[$0] }.map { silences[$0] }
    }

    func printJSON() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(issues) + Data("\n".utf8))
        for screen in screens {
            guard let reason = screen.skipped else { continue }
            FileHandle.standardError.write(
                Data("shoji: warning: \(screen.name) was not judged: \(reason)\n".utf8))
        }
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
        if !order.isEmpty { print("") }
        printScreens()
        let faults = order.isEmpty ? "no faults" : Self.counted(order.count, "fault")
        let judged = screens.filter { $0.variants > 0 }
        let pictures = judged.reduce(0) { $0 + $1.variants }
        let variants = pictures > judged.count ? ", \(pictures) with their variants" : ""
        print("\(faults) on \(Self.counted(judged.count, "screen"))\(variants)")
    }

    /// Which screens were judged, with the view controllers on them, then which were not, and why.
    private func printScreens() {
        let width = screens.map(\.name.count).max() ?? 0
        func line(_ screen: Screen, _ text: String) {
            print("\(screen.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(text)")
        }
        for screen in screens where screen.variants > 0 {
            let controllers = screen.controllers.sorted().joined(separator: ", ")
            line(
                screen,
                "\(Self.counted(screen.variants, "variant")), \(Self.counted(screen.faults, "fault"))"
                    + (controllers.isEmpty ? "" : ": \(controllers)"))
        }
        let skipped = screens.filter { $0.skipped != nil }
        if !skipped.isEmpty { print("not judged, or not to the end:") }
        for screen in skipped { line(screen, screen.skipped ?? "") }
    }

    private static func counted(_ count: Int, _ thing: String) -> String {
        "\(count) \(thing)\(count == 1 ? "" : "s")"
    }
}
