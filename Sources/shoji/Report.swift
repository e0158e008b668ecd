import AppBuild
import ArgumentParser
import Foundation
import HostOptions
import PageServing
import SnapshotComparison
import SnapshotReport

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes report.html of a comparison's results, and serves it to accept new pictures.",
        discussion: """
            DIR is the folder that `shoji snapshot --out DIR --against EARLIER` has written. Several become one report, as those of
            the parts that --shard makes; a page that this command or `shoji test --report` wrote counts as one, too.
            """)

    @Argument(
        help: ArgumentHelp(
            "A folder with pictures and differences.json, or a page of an earlier report.", valueName: "dir"))
    var results: [String]

    @Option(help: "Writes the page to FILE; report.html in the first DIR where nothing is said.")
    var out: String?

    @Option(
        help: ArgumentHelp(
            "The earlier pictures; by default those that DIR was compared with.", valueName: "dir"))
    var against: String?

    @Option(help: "Also writes the results to FILE, as JUnit does.")
    var junit: String?

    @Option(help: "Also writes a comment for a pull request to FILE.")
    var markdown: String?

    @Flag(help: "Serves the report, whose pictures can be accepted there, and prints its address.")
    var serve = false

    @OptionGroup var address: AddressOptions

    static let fileName = "report.html"

    func run() throws {
        let results = try ReportParts(results, against: against)
        let file =
            out.map { URL(fileURLWithPath: $0) } ?? results.folder?.appendingPathComponent(Self.fileName)
        guard let file else {
            throw OptionError("expected --out FILE, the page to write, where no DIR is named")
        }
        let report = try results.report()
        try report.html().write(to: file, options: .atomic)
        if let junit { try write(TestReport(report).junit, to: junit) }
        if let markdown { try write(report.markdown, to: markdown) }
        print("\(file.path): \(report.summary.isEmpty ? "no pictures" : report.summary)")
        guard serve else { return }
        signal(SIGPIPE, SIG_IGN)
        let server = try PageServer(host: address.host, port: address.port)
        let token = AccessToken()
        print(server.start(ServedReport(results), token: token))
        AddressElsewhere.tell(server, token)
        fflush(nil)
        Progress.say("serving the report; Ctrl-C ends it")
        while true { pause() }
    }

    private func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}

extension TestReport {
    /// A suite for each screen, a case for each of its variants.
    init(_ report: SnapshotReport) {
        self.init(
            report.pictures.map { picture in
                let end: Case.End =
                    switch picture.kind {
                    case .same, .new: .passed
                    case .changed, .missing: .failed([picture.difference?.words() ?? picture.name])
                    case .uncompared: .skipped(picture.kind.rawValue)
                    }
                return Case(suite: picture.screen, name: picture.name, end: end)
            })
    }
}

/// The report as a page that takes pictures over: what has changed since is read at each request.
private final class ServedReport: ServedDocument, @unchecked Sendable {
    private let results: ReportParts
    /// Two acceptances at once would write one file.
    private let lock = NSLock()

    init(_ results: ReportParts) { self.results = results }

    func html(nonce: String) throws -> Data {
        try lock.withLock {
            var report = try results.report()
            report.canAccept = results.canAccept
            return try report.html(nonce: nonce)
        }
    }

    func act(_ name: String, _ query: [String: String]) -> DocumentAnswer? {
        guard name == "accept" else { return nil }
        let picture = query["name"] ?? ""
        do {
            try lock.withLock { try results.accept(picture) }
            return .done("\(picture) is accepted.")
        } catch {
            return .refused(FileFailure.sentence(for: error))
        }
    }
}
