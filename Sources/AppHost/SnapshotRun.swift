import AppBuild
import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import QuartzCore
import Raster
import Simulator
import SnapshotComparison
import UIKit

/// Plays a scenario and writes its pictures and dumps.
@MainActor
struct SnapshotRun {
    let scenario: Scenario
    let variant: DeviceMatrix.Variant
    let session: Session
    /// Where they go.
    let folder: URL
    /// Of the variant, among all that are played
    let series: Int
    /// Where the command line reads what is told of them.
    private let records = ProcessInfo.processInfo.environment[SnapshotRecord.variable].map {
        URL(fileURLWithPath: $0)
    }

    init(scenario: Scenario, variant: DeviceMatrix.Variant, session: Session, folder: URL, series: Int) {
        self.scenario = scenario
        self.variant = variant
        self.session = session
        self.folder = folder
        self.series = series
    }

    func play() -> Never {
        let player = ScenarioPlayer(scenario, in: session)
        let renderer = Renderer()
        var number = 0
        player.onStep = { shoji_crash_step($0) }
        player.onSnapshot = { snapshot in
            let bitmap = renderer.render(snapshot.tree).cropped(to: snapshot.rect, scale: snapshot.tree.scale)
            let name = variant.name(snapshot.name)
            try write(bitmap.png(), "\(name).png")
            try write(Data(snapshot.dump.utf8), "\(name).json")
            guard let records else { return }
            number += 1
            try SnapshotRecord(
                name: name, snapshot: snapshot.name, variant: session.settings.named,
                details: session.context.run { snapshot.view.map { ViewDetails(of: $0) } }
            ).write(to: records, series: series, number: number)
        }
        do {
            try player.play()
        } catch let error as ExpectationError {
            AppHost.stop(error.description, ExitStatus.failed.rawValue)
        } catch {
            let remedy = FileFailure(error).map { "; " + $0.remedy("name another folder with --out") } ?? ""
            AppHost.stop(FileFailure.sentence(for: error) + remedy, ExitStatus.resource.rawValue)
        }
        // UIKit has told of its problems when it met them.
        let told = ImageProblems.messages + ResourceProblems.messages
        let problems = renderer.problems.map(\.description).filter { !told.contains($0) }
        guard told.isEmpty, problems.isEmpty else {
            AppHost.stop(
                (problems + ["shoji: a resource is missing or cannot be read"]).joined(separator: "\n"),
                ExitStatus.resource.rawValue)
        }
        AppHost.end(0)
    }

    private func write(_ data: Data, _ name: String) throws {
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
    }
}

extension Bitmap {
    /// The pixels inside `rect`, in points; all of them when it holds the whole bitmap.
    fileprivate func cropped(to rect: CGRect, scale: CGFloat) -> Bitmap {
        let (left, top) = (Int((rect.minX * scale).rounded()), Int((rect.minY * scale).rounded()))
        let (right, bottom) = (Int((rect.maxX * scale).rounded()), Int((rect.maxY * scale).rounded()))
        if left <= 0, top <= 0, right >= width, bottom >= height { return self }
        return part(x: left, y: top, width: right - left, height: bottom - top)
    }
}
