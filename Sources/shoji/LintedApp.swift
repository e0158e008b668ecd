import AppBuild
import Foundation
import HostOptions
import ScreenLint
import Simulator
import SnapshotComparison

/// Shows every screen of a built app that can be reached without a reader, and takes what is told of their faults: the first
/// screen, what the scenarios in its folder picture, the previews, and the view controllers that none of these has shown.
struct LintedApp {
    private let executable: URL
    private let network: NetworkOptions
    private let device: DeviceOptions
    private let isQuiet: Bool
    /// What could not be started, where there was hope for other screens
    private var nothing: Showing?
    private let record: AppRecord?
    private(set) var records: [LintRecord] = []

    init(_ executable: URL, network: NetworkOptions, device: DeviceOptions, isQuiet: Bool) {
        self.executable = executable
        self.network = network
        self.device = device
        self.isQuiet = isQuiet
        record = try? AppRecord(
            contentsOf: executable.deletingLastPathComponent().appendingPathComponent(AppRecord.fileName))
    }

    /// What one start of the app came to.
    private struct Showing {
        var end: PlayedApp.End
        var records: [LintRecord]
        /// What it has said of errors
        var errors: String

        /// There was nothing to start from, which is no fault where there are other screens.
        var isOfNothing: Bool { end == .status(ExitStatus.usage.rawValue) && records.isEmpty }

        func say() { FileHandle.standardError.write(Data(errors.utf8)) }

        /// Passes on what it said, and what it has ended with unless all is well.
        func check() throws {
            say()
            try end.check()
        }

        /// Why it ended, in its own words; nil where all is well.
        var fault: String? {
            guard end != .status(0) else { return nil }
            // Several variants say the same.
            let lines = errors.split(separator: "\n").prefix { !$0.hasPrefix("shoji: the variant ") }
            let ends = ["shoji: the app stopped", "shoji: a resource is missing"]
            let stop = lines.firstIndex { line in ends.contains { line.hasPrefix($0) } }
            let last = (stop.map { lines[...$0] } ?? lines).suffix(stop == nil ? 1 : 2)
            return last.isEmpty ? "it could not be shown" : last.joined(separator: "; ")
        }
    }

    /// Whether its source has a preview.
    private var hasPreviews: Bool { record?.previews.isEmpty == false }

    /// All of them; where options name a screen, a scenario or the previews, those only.
    /// - Parameter matrix: whether the reader has chosen the variants.
    mutating func show(_ options: SnapshotOptions, hasOwn matrix: Bool) throws {
        let isOfAll =
            options.scenario == nil && !options.previews && device.viewController == nil
            && device.preview == nil
        let hasMore = options.scenario == nil && !options.previews && (isOfAll || hasPreviews)
        let first = try showing(options, device)
        if hasMore, first.isOfNothing { nothing = first } else { try first.check() }
        records += first.records
        if isOfAll { try showScenarios(options, hasOwn: matrix) }
        if hasMore, hasPreviews {
            var previews = options
            previews.previews = true
            let shown = try showing(previews, device)
            // What may be one in a text may be none.
            if !shown.isOfNothing { try shown.check() }
            records += shown.records
        }
        if isOfAll { try showControllers(options) }
    }

    /// Throws what the start ended with where nothing was there to be judged.
    func check() throws {
        if let nothing, records.allSatisfy({ $0.skipped != nil }) { try nothing.check() }
    }

    private func showing(_ options: SnapshotOptions, _ device: DeviceOptions) throws -> Showing {
        let file = TemporaryFile.url(for: "errors")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw AppBuildError.tool("\(file.path): cannot be written; see to the temporary folder")
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let app = PlayedApp(
            executable, ["lint"] + options.arguments + network.arguments + device.arguments, isQuiet: isQuiet)
        let (end, told) = try app.play(
            telling: LintRecord.self, errors: try FileHandle(forWritingTo: file))
        let errors = FileManager.default.contents(atPath: file.path) ?? Data()
        return Showing(end: end, records: told, errors: String(decoding: errors, as: UTF8.self))
    }

    /// What it shows counts under a name of its own; that it cannot be shown is told, and the others are looked at.
    private mutating func add(_ showing: Showing, named name: (LintRecord) -> String, orElse screen: String) {
        records += showing.records.map { record in
            var record = record
            record.screen = name(record)
            return record
        }
        if let fault = showing.fault { skip(screen, fault) } else { showing.say() }
    }

    private mutating func skip(_ screen: String, _ reason: String) {
        records.append(LintRecord(screen: screen, variant: "", skipped: reason))
    }

    // MARK: Scenarios

    /// A scenario that has the name of a view controller is played on that, as `SwipedRow.yaml` is on `SwipedRow`.
    private mutating func showScenarios(_ options: SnapshotOptions, hasOwn matrix: Bool) throws {
        for (name, path) in scenarios {
            do {
                let scenario = try Scenario(contentsOf: path)
                var device = device
                let own = (name as NSString).lastPathComponent
                if record?.controllers.contains(own) == true { device.viewController = own }
                guard nothing == nil || device.viewController != nil else {
                    skip(name, "the source has no app that it could be played on")
                    continue
                }
                var options = options
                options.scenario = path
                // Its steps name places, which another device or text size moves.
                if !matrix {
                    let settings = scenario.settings.filled(from: device.settings)
                    options.matrix = scenario.matrix == nil ? Lint.matrixOfScenarios(for: settings) : nil
                }
                add(try showing(options, device), named: { "\(name)/\($0.screen)" }, orElse: name)
            } catch let error as ScenarioError {
                skip(name, error.description)
            }
        }
    }

    /// The files of the source that are scenarios with pictures, by their paths without extension.
    private var scenarios: [(name: String, path: String)] {
        guard let record, let source = record.source else { return [] }
        let walk = FileManager.default.enumerator(
            at: URL(fileURLWithPath: source), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let files = (walk?.allObjects as? [URL] ?? []).map(\.standardizedFileURL.path).filter { path in
            (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
                && !record.leftOut.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        return files.sorted().compactMap { path in
            guard let data = FileManager.default.contents(atPath: path),
                String(decoding: data, as: UTF8.self)
                    .contains(/^[ \t]*-[ \t]+(?:snapshot:|\{[ \t]*snapshot:)/.anchorsMatchLineEndings())
            else { return nil }
            let below = path.hasPrefix(source + "/") ? String(path.dropFirst(source.count + 1)) : path
            return ((below as NSString).deletingPathExtension, path)
        }
    }

    // MARK: View controllers

    /// Those whose views have been on no screen so far.
    private mutating func showControllers(_ options: SnapshotOptions) throws {
        let output = try PlayedApp(executable, ["screens"], isQuiet: true).output()
        guard let told = ScreenList.told(in: output),
            let list = try? JSONDecoder().decode(ScreenList.self, from: told)
        else { return }
        func isSeen(_ type: String) -> Bool { records.contains { $0.controllers.contains(type) } }
        for screen in list.screens where screen.id == "controller:\(screen.name)" {
            if let type = screen.type, isSeen(type) { continue }
            var device = device
            device.viewController = screen.name
            add(try showing(options, device), named: { _ in screen.name }, orElse: screen.name)
        }
        for screen in list.unstartable where !isSeen(screen.name) { skip(screen.name, screen.reason) }
    }
}
