import AppBuild
import BrowserDisplay
import CoreGraphics
import Foundation
import QuartzCore
import Simulator
import StandInTable
import UIKit

/// A session as the display drives it; what is done at it is written down as a scenario.
@MainActor
final class LiveSession: DisplaySession {
    private let session: Session
    private let title: String
    private let screens: AppScreens
    private let classes: DeclaredClasses
    private let inspector = Inspector()
    private var recorder: ScenarioRecorder
    /// Seconds of the session's clock before the display's began.
    private var before = 0.0
    /// Where what was done is kept for the next start, and whether that is of now.
    private var file: URL?
    private var isKept = true

    init(_ session: Session, record: AppRecord, screens: AppScreens) {
        self.session = session
        title = record.module
        self.screens = screens
        classes = DeclaredClasses(of: record)
        recorder = ScenarioRecorder(session.settings)
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
        result.contrast = word(settings.increasedContrast)
        result.boldText = word(settings.boldText)
        result.reducedMotion = word(settings.reducedMotion)
        result.keyboard = word(settings.keyboard)
        result.locale = settings.locale ?? "en_US"
        result.screens = screens.all
        result.screen = screens.shown
        return result
    }

    private func word(_ isOn: Bool?) -> String { isOn == true ? "on" : "off" }

    func handle(_ event: DisplayEvent, at time: Double) {
        let time = time + before
        // A finger's way is written down when it is up.
        if case .input(.touch(_, .moved, _)) = event {} else { isKept = false }
        switch event {
        case .input(let input): forward(input, at: time)
        case .scroll(let number, let x, let y):
            let id = LayerID(number: UInt64(clamping: number))
            if let wheel = session.context.run({ ScrollReach.wheel(bringing: id, x: x, y: y) }) {
                forward(.wheel(at: wheel.at, by: wheel.by), at: time)
            }
        case .compose(let text, let isDone):
            if isDone { record(text, at: time) }
            type { $0.compose(text, isDone: isDone) }
        case .paste(let text):
            record(text, at: time)
            type { $0.paste(text) }
        case .focus(let location):
            recordTap(location, at: time)
            type { $0.focus(at: location) }
        case .adjust(let steps, let location):
            session.context.run { AdjustableControls.adjust(by: steps, at: location) }
        case .fill(let text, let location):
            if let value = Double(text), session.context.run({ AdjustableControls.set(value, at: location) })
            {
                return
            }
            recordTap(location, at: time)
            type { $0.focus(at: location) }
            // What was there goes, as a reader would do it.
            for key in [("Meta", true), ("a", true), ("a", false), ("Meta", false), ("Backspace", true)] {
                recorder.record(.key(key.0, down: key.1), at: moment(time))
            }
            record(text, at: time)
            type { $0.fill(text, at: location) }
        case .rotate(let clockwise):
            change(at: time) { $0.orientation = ($0.orientation ?? .portrait).turned(clockwise: clockwise) }
        case .choose(let choice, let name): change(at: time) { $0.choose(choice, name) }
        }
    }

    private func type(_ body: @MainActor (KeyboardInput) -> Void) {
        session.context.run { body(.current) }
    }

    private func change(at time: Double, _ body: (inout DeviceSettings) -> Void) {
        var settings = session.settings
        body(&settings)
        recorder.record(settings, at: moment(time))
        session.apply(settings)
    }

    private func forward(_ input: DeviceInput, at time: Double) {
        recorder.record(input, at: moment(time)) {
            guard case .touch(_, _, let location) = input else { return nil }
            return session.context.run { Scenario.Target.name(at: location) }
        }
        session.handle(input, at: time)
    }

    // MARK: The record

    var scenario: String { recorder.scenario.text }

    var swiftTest: String {
        var scenario = recorder.scenario
        scenario.settings = scenario.settings.filled(from: session.settings)
        return scenario.swiftTest(of: session.context.run { Self.controller }, module: title)
    }

    /// How the app's first screen is made, as far as its classes tell.
    private static var controller: String {
        let root = UIApplication.shared.keyWindow?.rootViewController
        func made(_ controller: UIViewController?) -> String {
            guard let controller else { return "UIViewController()" }
            let type = Swift.type(of: controller)
            let remark =
                String(reflecting: type).hasPrefix("UIKit.")
                ? " /* the app fills it: put here what makes it */" : ""
            return "\(type)()\(remark)"
        }
        guard let stack = root as? UINavigationController,
            Swift.type(of: stack) == UINavigationController.self
        else {
            return made(root)
        }
        return "UINavigationController(rootViewController: \(made(stack.viewControllers.first)))"
    }

    private func moment(_ time: Double) -> ScenarioRecorder.Moment {
        .init(time: time, isAtRest: session.isAtRest, takesText: takesText)
    }

    private func record(_ text: String, at time: Double) { recorder.type(text, at: moment(time)) }

    private func recordTap(_ location: CGPoint, at time: Double) {
        for phase in [DeviceInput.TouchPhase.began, .ended] {
            recorder.record(.touch(id: 0, phase, at: location), at: moment(time))
        }
    }

    // MARK: From one start to the next

    /// Seconds of the session's time that are done again at most.
    private static let longest = 60.0

    /// Keeps what is done in a file from now on, and does first what is in it already.
    /// - Parameter name: of one beside another, such as `device=iPhone Air;appearance=dark`: the file is the other's, and only read.
    func keep(in file: URL, resuming: Bool, beside name: String? = nil) {
        self.file = name == nil ? file : nil
        isKept = false
        guard resuming, var done = try? Scenario(contentsOf: file.path) else { return keep() }
        // One beside another does the same on a device of its own, which stays as its name says.
        let named = (name ?? "").split(separator: ";").map { String($0.prefix { $0 != "=" }) }
        done.steps.removeAll { named.contains($0.action.name) }
        var settings =
            name == nil
            ? done.settings.filled(from: session.settings) : session.settings.filled(from: done.settings)
        settings.locale = session.settings.locale
        session.apply(settings)
        // Blocks that wait on the main queue, and for a while answers of the network, which takes no part in the session's time.
        var waits = 100
        let count = ScenarioPlayer(done, in: session).resume(limit: Self.longest) {
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
            while Network.current.isBusy, waits > 0 {
                waits -= 1
                _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            }
        }
        before = session.time
        recorder = ScenarioRecorder(done.settings, after: done.steps.prefix(count), at: before)
        keep()
    }

    private func keep() {
        guard !isKept, let file else { return }
        isKept = true
        try? Data(recorder.scenario.text.utf8).writeWhole(to: file)
    }

    // MARK: The screen

    func frame(at time: Double) -> LayerTree { session.frame(at: time + before) }

    func nextFrameTime(after time: Double) -> Double? {
        if session.isMoving { return time }
        keep()
        return session.nextDue.map { $0 - before }
    }

    var work: FrameWork {
        session.context.run {
            let pipeline = FramePipeline.current
            return FrameWork(cellsMade: pipeline.cellsMade, passes: pipeline.layoutRounds)
        }
    }
    var takesText: Bool { session.context.run { KeyboardInput.current.takesText } }
    var copiedText: String? { session.context.run { UIPasteboard.general.string } }
    func inspection(_ question: InspectorQuestion) -> Data? {
        let answer = session.context.run { () -> InspectorAnswer in
            switch question {
            case .point(let point): return InspectorAnswer(hovered: .init(view: inspector.view(at: point)))
            case .view(let number):
                var details = inspector.details(of: number)
                details?.places = classes.places(of: inspector.classes(of: number))
                return InspectorAnswer(inspected: .init(windows: inspector.windows, details: details))
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(answer)
    }

    var accessibilityTree: [DisplayNode] {
        session.context.run { AccessibilityNode.inReach }.map(DisplayNode.init)
    }
}

/// The message that carries what the inspector has found.
private struct InspectorAnswer: Encodable {
    struct Inspected: Encodable {
        var windows: [InspectedView]
        /// Nil where no view is chosen or the chosen one has gone.
        var details: InspectedDetails?
    }
    struct Hovered: Encodable { var view: InspectedView? }
    var hovered: Hovered?
    var inspected: Inspected?
}

extension DeviceSettings {
    /// A name that is none changes nothing.
    fileprivate mutating func choose(_ choice: DisplayEvent.Choice, _ name: String) {
        func isOn(_ now: Bool?) -> Bool? { ["on": true, "off": false][name] ?? now }
        switch choice {
        case .device: device = DeviceModel.named(name) ?? device
        case .textSize: textSize = .init(rawValue: name) ?? textSize
        case .appearance: appearance = .init(rawValue: name) ?? appearance
        case .direction: direction = .init(rawValue: name) ?? direction
        case .contrast: increasedContrast = isOn(increasedContrast)
        case .boldText: boldText = isOn(boldText)
        case .reducedMotion: reducedMotion = isOn(reducedMotion)
        case .keyboard: keyboard = isOn(keyboard)
        }
    }
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
        hint = node.hint
        identifier = node.identifier
        selected = node.isSelected ? true : nil
        disabled = node.isEnabled ? nil : true
        on = node.isOn
        number = node.number.map { [$0.value, $0.minimum, $0.maximum] }
        scroll = node.scroll.map {
            [
                rounded($0.offset.x), rounded($0.offset.y), rounded($0.size.width), rounded($0.size.height),
                Double($0.id.number), rounded($0.inset.x), rounded($0.inset.y),
            ]
        }
        position = node.position.map { [$0.index, $0.count] }
        key = node.key
        multiline = node.isMultiline ? true : nil
        edited = node.isEdited ? true : nil
        children = node.children.isEmpty ? nil : node.children.map(DisplayNode.init)
    }
}
