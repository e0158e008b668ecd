import AppBuild
import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import QuartzCore
import Raster
import ScreenLint
import Simulator
import SnapshotComparison
import StandInTable
import UIKit

/// Plays a scenario and writes its pictures and dumps, or tells of the faults of its screens.
@MainActor
final class SnapshotRun {
    let scenario: Scenario
    let variant: DeviceMatrix.Variant
    let session: Session
    /// Where pictures and dumps go; nil where faults are looked for.
    let folder: URL?
    /// Of the variant, among all that are played
    let series: Int
    private let options: SnapshotOptions
    private let renderer = Renderer()
    private var written = 0
    /// Where the command line reads what is told of them.
    private let records = ProcessInfo.processInfo.environment[RunRecords.variable].map {
        URL(fileURLWithPath: $0)
    }

    init(
        scenario: Scenario, variant: DeviceMatrix.Variant, session: Session, folder: URL?, series: Int,
        options: SnapshotOptions
    ) {
        self.options = options
        self.scenario = scenario
        self.variant = variant
        self.session = session
        self.folder = folder
        self.series = series
    }

    func play() -> Never {
        let film = folder == nil ? nil : options.animate.map { Film(of: session, framesPerSecond: $0) }
        play(scenario)
        if let film, let folder {
            let name = options.scenario.map {
                URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
            }
            writing { try film.write(to: folder, name: variant.name(name ?? "opened")) }
        }
        end()
    }

    /// Shows every preview in a window of its own.
    func play(_ places: [PreviewPlace]) -> Never {
        var names: Set<String> = []
        for place in places {
            guard let declared = place.declared else { continue }
            // Making it may stop the app, too.
            shoji_crash_step("\(place.file):\(place.line): the preview \(declared.name ?? place.name())")
            for (number, preview) in zip(1..., declared.all()) {
                let spare = place.name(of: number)
                let own = preview.name?.replacingOccurrences(of: "/", with: "_") ?? spare
                let name = [own, spare, "\(place.module)-\(spare)"].first { names.insert($0).inserted }
                // Each variant begins with another one, so that a few previews are parted evenly, too.
                if options.shard?.contains(names.count - 1 + series) == false {
                    tellElsewhere(name ?? spare)
                } else {
                    show(preview, as: name ?? spare, from: place)
                }
            }
        }
        if names.isEmpty {
            AppHost.stop(
                "--previews: the source has no #Preview and no PreviewProvider", ExitStatus.usage.rawValue)
        }
        end()
    }

    private func show(_ preview: _Preview, as name: String, from place: PreviewPlace) {
        guard preview.reasonForSkipping == nil, let controller = preview.rootViewController() else {
            return skip(name, place, preview.reasonForSkipping ?? "it shows nothing")
        }
        let settings = session.settings
        var held = settings
        for trait in preview.traits {
            switch trait {
            case .portrait: held.orientation = .portrait
            case .landscapeLeft: held.orientation = .landscapeLeft
            case .landscapeRight: held.orientation = .landscapeRight
            case .portraitUpsideDown: held.orientation = .portraitUpsideDown
            // Where nobody chose another one.
            case ._device(let name) where settings.device == nil: held.device = DeviceModel.named(name)
            default: break
            }
        }
        session.apply(held)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        play(
            Scenario(
                file: place.file, settings: DeviceSettings(),
                steps: [
                    .init(line: place.line, action: .settle),
                    .init(line: place.line, action: .snapshot(name: name, of: nil)),
                ]))
        window.isHidden = true
        window.rootViewController = nil
        session.apply(settings)
    }

    private func skip(_ name: String, _ place: PreviewPlace, _ reason: String) {
        // Once, however many variants there are; lint has a table for them.
        if series == 0, folder != nil {
            FileHandle.standardError.write(
                Data("\(place.file):\(place.line): warning: the preview \(name) is skipped: \(reason)\n".utf8)
            )
        }
        if folder == nil {
            tell(LintRecord(screen: name, variant: variant.key, skipped: reason))
        } else {
            tell(
                SnapshotRecord(
                    name: variant.name(name), snapshot: name, variant: session.settings.named, skipped: reason
                ))
        }
    }

    /// Another part of the run shows it.
    private func tellElsewhere(_ name: String) {
        guard folder != nil else { return }
        tell(SnapshotRecord(name: variant.name(name), snapshot: name, variant: [:], isElsewhere: true))
    }

    private func tell(_ record: some RunRecord) {
        guard let records else { return }
        written += 1
        do {
            try record.write(to: records, series: series, number: written)
        } catch {
            AppHost.stop(FileFailure.sentence(for: error), ExitStatus.resource.rawValue)
        }
    }

    private func play(_ scenario: Scenario) {
        let player = ScenarioPlayer(scenario, in: session)
        player.isFullHeight = options.fullHeight
        player.onStep = { shoji_crash_step($0) }
        player.onSnapshot = { [self] snapshot in
            guard let folder else { return lint(snapshot) }
            let bitmap = renderer.render(snapshot.tree).cropped(to: snapshot.rect, scale: snapshot.tree.scale)
            let name = variant.name(snapshot.name)
            if snapshot.left > 0 {
                FileHandle.standardError.write(
                    Data(
                        "shoji: warning: \(name): no picture is so high; its last \(Int(snapshot.left)) points are left out\n"
                            .utf8))
            }
            try bitmap.png().writeWhole(to: folder.appendingPathComponent("\(name).png"))
            try Data(snapshot.dump.utf8).writeWhole(to: folder.appendingPathComponent("\(name).json"))
            if let details = session.context.run({ snapshot.view.map { ViewDetails(of: $0) } }) {
                try write(details, of: name, to: folder)
            }
            tell(SnapshotRecord(name: name, snapshot: snapshot.name, variant: session.settings.named))
        }
        writing { try player.play() }
    }

    /// What a later run that compares with this picture asks for.
    private func write(_ details: ViewDetails, of name: String, to folder: URL) throws {
        let file = ViewDetails.file(of: name, in: folder)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(details).writeWhole(to: file)
    }

    /// Ends the app where that is not done.
    private func writing(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as ExpectationError {
            AppHost.stop(error.description, ExitStatus.failed.rawValue)
        } catch {
            let remedy = FileFailure(error).map { "; " + $0.remedy("name another folder with --out") } ?? ""
            AppHost.stop(FileFailure.sentence(for: error) + remedy, ExitStatus.resource.rawValue)
        }
    }

    private func end() -> Never {
        // UIKit has told of its problems when it met them.
        let told = ImageProblems.messages + ResourceProblems.messages
        let unread = renderer.problems.filter { !told.contains($0.description) }
        // A machine without a decoder says nothing against the app.
        for problem in unread where problem.lacksDecoder { Diagnostics.say(problem.description) }
        let problems = unread.filter { !$0.lacksDecoder }.map(\.description)
        guard told.isEmpty, problems.isEmpty else {
            AppHost.stop(
                (problems + ["shoji: a resource is missing or cannot be read"]).joined(separator: "\n"),
                ExitStatus.resource.rawValue)
        }
        AppHost.end(0)
    }

    private func lint(_ snapshot: ScenarioPlayer.Snapshot) {
        guard let view = snapshot.view else { return }
        let pixels = SnapshotPixels(renderer.render(snapshot.tree))
        let screen = session.context.run { LintScreen(of: view, pixels: pixels) }
        tell(
            LintRecord(
                screen: snapshot.name, variant: variant.key, controllers: screen.controllers,
                findings: screen.findings()))
    }
}

extension Bitmap {
    /// The pixels inside `rect`, in points; all of them when it holds the whole bitmap.
    func cropped(to rect: CGRect, scale: CGFloat) -> Bitmap {
        let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
        let (right, bottom) = (Int((rect.maxX * scale).rounded()), Int((rect.maxY * scale).rounded()))
        if left <= 0, top <= 0, right >= width, bottom >= height { return self }
        return part(x: left, y: top, width: right - left, height: bottom - top)
    }
}
