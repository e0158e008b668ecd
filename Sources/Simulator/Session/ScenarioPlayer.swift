import CoreGraphics
import QuartzCore
import UIKit

/// Does a scenario's steps in a session.
@preconcurrency @MainActor
public final class ScenarioPlayer {
    /// What a `snapshot` step saw.
    public struct Snapshot {
        public let name: String
        public let tree: LayerTree
        public let dump: String
        /// The part of the screen that the picture shows, in points; the whole screen when the step names no view.
        public let rect: CGRect
        /// What the dump is of; nil where nothing is shown
        public let view: ViewDump?
        /// Points of the content that the picture at full height has no room for
        public let left: CGFloat
    }

    let session: Session
    let scenario: Scenario
    /// Called before each step, with what messages call it.
    public var onStep: (String) -> Void = { _ in }
    public var onSnapshot: (Snapshot) throws -> Void = { _ in }
    /// Whether pictures of the screen show all that is scrolled on it.
    public var isFullHeight = false

    public init(_ scenario: Scenario, in session: Session) {
        self.scenario = scenario
        self.session = session
    }

    /// Throws `ScenarioError` when a step names a view that is not there.
    public func play() throws {
        onStep("the first frames")
        session.present()
        session.advance(by: 2 * Session.frameInterval)
        for step in scenario.steps {
            onStep(scenario.describe(step))
            try play(step)
        }
    }

    /// Does again what was done, as far as it can be done: ends before a step that names what is not there, and after so many
    /// seconds of the session's time. Steps that only look are passed over.
    /// - Parameter onPause: called before each step, for what the session does not wait for.
    /// - Returns: how many steps were done.
    public func resume(limit: Double, onPause: () -> Void = {}) -> Int {
        session.present()
        session.advance(by: 2 * Session.frameInterval)
        for (index, step) in scenario.steps.enumerated() {
            onPause()
            guard session.time < limit else { return index }
            do {
                switch step.action {
                case .snapshot, .expect: break
                case .wait(let seconds): session.advance(by: min(seconds, limit - session.time))
                default: try play(step)
                }
            } catch {
                return index
            }
        }
        return scenario.steps.count
    }

    /// Does one step. Throws `ScenarioError`, and `ExpectationError` where the screen is otherwise than it should be.
    public func play(_ step: Scenario.Step) throws {
        switch step.action {
        case .snapshot(let name, let target): try snapshot(name, of: target, step)
        case .tap(let target): try finger(at: target, for: 0.08, step)
        case .press(let target, let seconds): try finger(at: target, for: seconds, step)
        case .drag(let drag):
            let (start, end) = (try location(of: drag.from, step), try location(of: drag.to, step))
            press(at: start, for: drag.press)
            move(from: start, to: end, seconds: drag.seconds)
            session.advance(by: drag.hold)
            if let name = drag.snapshot { try snapshot(name, of: nil, step) }
            lift(at: end)
        case .path(let path): follow(path)
        case .wheel(let target, let delta):
            session.handle(.wheel(at: try location(of: target, step), by: delta), at: session.time)
            session.advance()
        case .fling(let from, let velocity): fling(from: try location(of: from, step), velocity: velocity)
        case .rotate(let orientation): change { $0.orientation = orientation }
        case .textSize(let size): change { $0.textSize = size }
        case .appearance(let appearance): change { $0.appearance = appearance }
        case .direction(let direction): change { $0.direction = direction }
        case .locale(let identifier): change { $0.locale = identifier }
        case .statusBar(let isShown): change { $0.statusBar = isShown }
        case .keyboard(let isDrawn): change { $0.keyboard = isDrawn }
        case .network(let mode): try Network.current.use(mode)
        case .key(let keys): press(keys)
        case .type(let text): try type(text, step)
        case .pinch(let target, let scale, let seconds):
            pinch(at: try location(of: target, step), scale: scale, seconds: seconds)
        case .scrollTo(let target): try scroll(to: target, step)
        case .expect(let expectation): try check(expectation, step)
        case .waitUntil(let target, let limit): try wait(for: target, limit: limit, step)
        case .wait(let seconds): session.advance(by: seconds)
        case .settle: session.settle()
        }
    }

    private func change(_ body: (inout DeviceSettings) -> Void) {
        var settings = session.settings
        body(&settings)
        session.apply(settings)
        session.advance()
    }

    // MARK: Touches

    func touch(_ phase: DeviceInput.TouchPhase, _ location: CGPoint, finger: Int = 1) {
        session.handle(.touch(id: finger, phase, at: location), at: session.time)
    }

    private func finger(at target: Scenario.Target, for seconds: Double, _ step: Scenario.Step) throws {
        let point = try location(of: target, step)
        touch(.began, point)
        session.advance(by: max(seconds, Session.frameInterval))
        touch(.ended, point)
        session.advance()
    }

    private func press(at point: CGPoint, for seconds: Double) {
        touch(.began, point)
        session.advance(by: seconds)
    }

    private func move(from: CGPoint, to: CGPoint, seconds: Double) {
        let frames = max((seconds * 60).rounded(), 1)
        for frame in 1...Int(frames) {
            session.advance()
            let part = CGFloat(Double(frame) / frames)
            touch(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
    }

    /// The finger is at each point at its very time, and on its way between them in every frame: what it leaves behind is as fast as it was.
    private func follow(_ path: [Scenario.PathPoint]) {
        let start = session.time
        touch(.began, path[0].at)
        for (from, to) in zip(path, path.dropFirst()) {
            let time = start + to.seconds
            // Times are written to a hundredth of a millisecond.
            while session.time + Session.frameInterval <= time + 1e-4 {
                session.advance()
                touch(.moved, Scenario.PathPoint.between(from, to, at: session.time - start))
            }
            session.handle(.touch(id: 1, .moved, at: to.at), at: max(time, session.time))
        }
        let last = path[path.count - 1]
        session.handle(.touch(id: 1, .ended, at: last.at), at: max(start + last.seconds, session.time))
        session.advance()
    }

    private func lift(at point: CGPoint) {
        touch(.ended, point)
        session.advance()
    }

    /// A finger that moves at the wanted speed for a tenth of a second, less where the screen ends before.
    private func fling(from: CGPoint, velocity: CGVector) {
        let size = session.screenSize
        func frames(_ position: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
            if speed == 0 { return 6 }
            return (speed > 0 ? length - 1 - position : position) / abs(speed) * 60
        }
        let room = min(frames(from.x, velocity.dx, size.width), frames(from.y, velocity.dy, size.height))
        let count = min(max(room.rounded(.down), 3), 6)
        let to = CGPoint(x: from.x + velocity.dx * count / 60, y: from.y + velocity.dy * count / 60)
        press(at: from, for: 0)
        move(from: from, to: to, seconds: Double(count) / 60)
        lift(at: to)
    }

    // MARK: Views

    private func location(of target: Scenario.Target, _ step: Scenario.Step) throws -> CGPoint {
        if case .point(let point) = target { return point }
        let rect = try view(of: target, step).visibleWindowFrame
        guard !rect.isEmpty else {
            throw error(step, "\(target) is not on the screen now; scroll to it first")
        }
        return CGPoint(x: rect.midX, y: rect.midY)
    }

    func view(of target: Scenario.Target, _ step: Scenario.Step) throws -> ViewDump {
        let found =
            switch target {
            case .id(let id): ViewDump.find(identifier: id)
            case .text(let text): ViewDump.find(text: text)
            case .point: nil as ViewDump?
            }
        guard let found else {
            throw error(step, "no view with \(target) is on the screen\(present(for: target))")
        }
        return found
    }

    /// What there is instead, for messages.
    func present(for target: Scenario.Target) -> String {
        let (what, asked, present): (String, String, [String])
        switch target {
        case .id(let id): (what, asked, present) = ("accessibilityIdentifier", id, ViewDump.identifiers)
        case .text(let text): (what, asked, present) = ("text", text, ViewDump.texts)
        case .point: (what, asked, present) = ("text", "", ViewDump.texts)
        }
        guard !present.isEmpty else { return "; no view has any \(what)" }
        let list = NearNames.sorted(present, near: asked).prefix(12).joined(separator: ", ")
        return "; there are: \(list)" + (present.count > 12 ? " and \(present.count - 12) more" : "")
    }

    func error(_ step: Scenario.Step, _ message: String) -> ScenarioError {
        ScenarioError(file: scenario.file, line: step.line, message: "\(step.action.name): \(message)")
    }

    private func snapshot(_ name: String, of target: Scenario.Target?, _ step: Scenario.Step) throws {
        let tree = session.present()
        guard let target else {
            guard isFullHeight else { return try look(name, tree, nil) }
            return try session.withFullHeight { try look(name, session.present(), nil, left: $0) }
        }
        try look(name, tree, try view(of: target, step))
    }

    private func look(_ name: String, _ tree: LayerTree, _ view: ViewDump?, left: CGFloat = 0) throws {
        let settings = session.settings
        let header = ViewDump.Header(
            device: (settings.device ?? .standard).name, size: tree.size, scale: tree.scale,
            orientation: session.orientation.rawValue,
            textSize: (settings.textSize ?? .large).rawValue,
            appearance: (settings.appearance ?? .light).rawValue)
        try onSnapshot(
            Snapshot(
                name: name, tree: tree, dump: ViewDump.json(header, of: view),
                rect: view?.windowFrame ?? CGRect(origin: .zero, size: tree.size),
                view: view ?? ViewDump.root,
                left: left))
    }
}
