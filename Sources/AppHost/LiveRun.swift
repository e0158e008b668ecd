import BrowserDisplay
import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import QuartzCore
import Simulator
import UIKit

/// Serves the app in a browser page until the process is ended.
@MainActor
final class LiveRun {
    private let display: BrowserDisplay
    private let options: ServeOptions

    init(_ session: Session, title: String, serve: ServeOptions) {
        display = BrowserDisplay(session: LiveSession(session, title: title)) {
            Diagnostics.say($0.description)
        }
        options = serve
    }

    func serve() -> Never {
        shoji_crash_step("the page's events and frames")
        Task { @MainActor in
            do {
                let address = try await display.start(host: options.host, port: options.port)
                print(address)
            } catch {
                AppHost.stop("\(error)", ExitStatus.usage.rawValue)
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

/// A session as the display drives it.
@MainActor
private final class LiveSession: DisplaySession {
    private let session: Session
    private let title: String

    init(_ session: Session, title: String) {
        self.session = session
        self.title = title
    }

    var settings: DisplaySettings {
        let settings = session.settings
        let device = settings.device ?? .standard
        return DisplaySettings(
            title: title, devices: DeviceModel.all.map(\.name), device: device.name,
            orientation: (settings.orientation ?? .portrait).rawValue,
            textSizes: DeviceSettings.TextSize.allCases.map(\.rawValue),
            textSize: (settings.textSize ?? .large).rawValue,
            appearance: (settings.appearance ?? .light).rawValue,
            direction: (settings.direction ?? .ltr).rawValue, cornerRadius: device.cornerRadius)
    }

    func handle(_ event: DisplayEvent, at time: Double) {
        switch event {
        case .touch(let id, let phase, let location):
            session.handle(.touch(id: id, phase.ofSession, at: location), at: time)
        case .wheel(let location, let delta): session.handle(.wheel(at: location, by: delta), at: time)
        case .key: break
        case .device(let name): change(at: time) { $0.device = DeviceModel.named(name) ?? $0.device }
        case .rotate(let clockwise):
            change(at: time) { $0.orientation = ($0.orientation ?? .portrait).turned(clockwise: clockwise) }
        case .textSize(let name): change(at: time) { $0.textSize = .init(rawValue: name) ?? $0.textSize }
        case .appearance(let name):
            change(at: time) { $0.appearance = .init(rawValue: name) ?? $0.appearance }
        case .direction(let name): change(at: time) { $0.direction = .init(rawValue: name) ?? $0.direction }
        }
    }

    private func change(at time: Double, _ body: (inout DeviceSettings) -> Void) {
        var settings = session.settings
        body(&settings)
        session.handle(.settings(settings), at: time)
    }

    func frame(at time: Double) -> LayerTree { session.frame(at: time) }

    func nextFrameTime(after time: Double) -> Double? {
        session.isMoving ? time : session.nextDue
    }
}

extension DisplayEvent.TouchPhase {
    fileprivate var ofSession: Session.Event.TouchPhase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
