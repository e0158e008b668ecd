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
    private let session: LiveSession
    private let options: ServeOptions
    private let environment = ProcessInfo.processInfo.environment

    init(_ session: Session, title: String, serve: ServeOptions) {
        self.session = LiveSession(session, title: title)
        display = BrowserDisplay(session: self.session, token: environment[ServeOptions.tokenVariable]) {
            Diagnostics.say($0.description)
        }
        options = serve
    }

    func serve() -> Never {
        shoji_crash_step("the page's events and frames")
        // Who reads the output may have gone; that must not end the app.
        signal(SIGPIPE, SIG_IGN)
        if environment[ServeOptions.tokenVariable] != nil { showNotices() }
        Task { @MainActor in
            do {
                let address = try await display.start(host: options.host, port: options.port)
                if environment[ServeOptions.restartVariable] == nil {
                    print(address)
                    // The command line need not have the next app print it again.
                    if environment[ServeOptions.tokenVariable] != nil { write(STDIN_FILENO, "\n", 1) }
                }
            } catch {
                AppHost.stop("\(error)", ExitStatus.usage.rawValue)
            }
        }
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    /// Each line of the standard input is the page's notice until the next.
    private func showNotices() {
        // Not by `readLine`, which keeps the stream locked while it waits: the process could not end.
        FileHandle.standardInput.readabilityHandler = { input in
            let data = input.availableData
            guard !data.isEmpty else { return input.readabilityHandler = nil }
            let lines = String(decoding: data, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            Task { @MainActor in
                self.session.notice = lines.dropLast().last.map(String.init) ?? ""
                self.display.settingsDidChange()
            }
        }
    }
}

/// A session as the display drives it.
@MainActor
private final class LiveSession: DisplaySession {
    private let session: Session
    private let title: String
    var notice = ""

    init(_ session: Session, title: String) {
        self.session = session
        self.title = title
    }

    var settings: DisplaySettings {
        let settings = session.settings
        let device = settings.device ?? .standard
        var result = DisplaySettings(
            title: title, devices: DeviceModel.all.map(\.name), device: device.name,
            orientation: session.orientation.rawValue,
            textSizes: DeviceSettings.TextSize.allCases.map(\.rawValue),
            textSize: (settings.textSize ?? .large).rawValue,
            appearance: (settings.appearance ?? .light).rawValue,
            direction: (settings.direction ?? .ltr).rawValue, cornerRadius: device.cornerRadius)
        result.notice = notice
        return result
    }

    func handle(_ event: DisplayEvent, at time: Double) {
        switch event {
        case .touch(let id, let phase, let location):
            session.handle(.touch(id: id, phase.ofFinger, at: location), at: time)
        case .wheel(let location, let delta): session.handle(.wheel(at: location, by: delta), at: time)
        case .key(let name, let isDown): session.handle(.key(name, down: isDown), at: time)
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

    var accessibilityTree: [DisplayNode] { AccessibilityNode.onScreen.map(DisplayNode.init) }
}

extension DisplayNode {
    fileprivate init(_ node: AccessibilityNode) {
        func rounded(_ length: CGFloat) -> Double { (Double(length) * 2).rounded() / 2 }
        self.init(
            role: node.role.rawValue, label: node.label,
            frame: [
                rounded(node.frame.minX), rounded(node.frame.minY), rounded(node.frame.width),
                rounded(node.frame.height),
            ])
        value = node.value
        selected = node.isSelected ? true : nil
        disabled = node.isEnabled ? nil : true
        children = node.children.isEmpty ? nil : node.children.map(DisplayNode.init)
    }
}

extension DisplayEvent.TouchPhase {
    fileprivate var ofFinger: UITouch.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}
