import BrowserDisplay
import CAppMain
import CoreGraphics
import Foundation
import HostOptions
import PageServing
import QuartzCore
import Simulator
import UIKit

/// Shows the app in browser pages until the process is ended: in those of the command line that has started it, or, when
/// a user has, in those of a server of its own.
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
        shoji_crash_step("the first screen")
        // Who reads the output may have gone; that must not end the app.
        signal(SIGPIPE, SIG_IGN)
        if let link = AppLine.take() {
            display.begin()
            // Who has the pages has gone: nobody can look any more.
            LinkedPages(link, host: display).start { Task { @MainActor in AppHost.end(0) } }
        } else {
            do {
                let server = try PageServer(host: options.host, port: options.port)
                print(server.start(display, token: AccessToken()))
            } catch {
                AppHost.stop("\(error)", ExitStatus.usage.rawValue)
            }
        }
        shoji_crash_step("the page's events and frames")
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
}

/// The line to the command line that has started this process, which is its standard input.
enum AppLine {
    static func take() -> PageLink? { takeDescriptor().map { PageLink($0) } }

    /// Nil when there is none. The app itself then reads nothing from its standard input.
    static func takeDescriptor() -> Int32? {
        guard ProcessInfo.processInfo.environment[ServeOptions.lineVariable] != nil else { return nil }
        unsetenv(ServeOptions.lineVariable)
        let line = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
        let nothing = open("/dev/null", O_RDONLY)
        guard line >= 0, nothing >= 0 else { return nil }
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        return line
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
        var result = DisplaySettings(
            title: title, devices: DeviceModel.all.map(\.name), device: device.name,
            orientation: session.orientation.rawValue,
            textSizes: DeviceSettings.TextSize.allCases.map(\.rawValue),
            textSize: (settings.textSize ?? .large).rawValue,
            appearance: (settings.appearance ?? .light).rawValue,
            direction: (settings.direction ?? .ltr).rawValue, cornerRadius: device.cornerRadius)
        result.cutout = device.cutout.rawValue
        return result
    }

    func handle(_ event: DisplayEvent, at time: Double) {
        switch event {
        case .touch(let id, let phase, let location):
            session.handle(.touch(id: id, phase.ofFinger, at: location), at: time)
        case .wheel(let location, let delta): session.handle(.wheel(at: location, by: delta), at: time)
        case .key(let name, let isDown): session.handle(.key(name, down: isDown), at: time)
        case .compose(let text, let isDone): type { $0.compose(text, isDone: isDone) }
        case .paste(let text): type { $0.paste(text) }
        case .focus(let location): type { $0.focus(at: location) }
        case .fill(let text, let location): type { $0.fill(text, at: location) }
        case .device(let name): change(at: time) { $0.device = DeviceModel.named(name) ?? $0.device }
        case .rotate(let clockwise):
            change(at: time) { $0.orientation = ($0.orientation ?? .portrait).turned(clockwise: clockwise) }
        case .textSize(let name): change(at: time) { $0.textSize = .init(rawValue: name) ?? $0.textSize }
        case .appearance(let name):
            change(at: time) { $0.appearance = .init(rawValue: name) ?? $0.appearance }
        case .direction(let name): change(at: time) { $0.direction = .init(rawValue: name) ?? $0.direction }
        }
    }

    private func type(_ body: @MainActor (KeyboardInput) -> Void) {
        session.context.run { body(.current) }
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

    var takesText: Bool { session.context.run { KeyboardInput.current.takesText } }
    var copiedText: String? { session.context.run { UIPasteboard.general.string } }
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
        on = node.isOn
        number = node.number.map { [$0.value, $0.minimum, $0.maximum] }
        multiline = node.isMultiline ? true : nil
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
