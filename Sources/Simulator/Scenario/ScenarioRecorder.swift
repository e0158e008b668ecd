import CoreGraphics
import QuartzCore

/// Writes down what is done at a device as the steps of a scenario that does the same again.
///
/// A finger that moves is kept as its path, straightened where that changes nothing, so that lists come to rest where
/// they did. Between two steps stands `settle` where the screen had come to rest before the second, else how long it took.
public struct ScenarioRecorder: Sendable {
    /// What the session knows at the moment of an event.
    public struct Moment: Sendable {
        /// Seconds of the session's clock
        public var time: Double
        /// Whether nothing moves any more that an earlier step set in motion
        public var isAtRest: Bool
        /// Whether somebody takes what is typed
        public var takesText: Bool

        public init(time: Double, isAtRest: Bool, takesText: Bool) {
            self.time = time
            self.isAtRest = isAtRest
            self.takesText = takesText
        }
    }

    private struct Finger {
        var path: [Scenario.PathPoint]
        var isUp = false
    }

    /// Of the beginning
    private var settings: DeviceSettings
    private var last: DeviceSettings
    private(set) var actions: [Scenario.Action] = []
    private var fingers: [Int: Finger] = [:]
    /// When the first finger of those that are down came down, and what was there, by its name.
    private var began = Moment(time: 0, isAtRest: false, takesText: false)
    private var named: Scenario.Target?
    /// Modifier keys
    private var held: [String] = []
    /// Of the last step
    private var end = 0.0

    /// More than somebody does by hand; a page that is left to a program would fill the memory.
    static let mostSteps = 5000
    /// As far as a finger may stray in a tap: what a tap's recogniser allows.
    private static let slop: CGFloat = 10
    /// Longer is no tap.
    private static let tap = 0.4

    public init(_ settings: DeviceSettings) {
        self.settings = settings
        last = settings
    }

    /// Goes on where another left off.
    /// - Parameters:
    ///   - done: steps of its scenario that have been done again.
    ///   - time: of the session, now.
    public init(_ settings: DeviceSettings, after done: some Sequence<Scenario.Step>, at time: Double) {
        self.init(settings)
        actions = done.map(\.action)
        if actions.suffix(2) == Self.ending[...] { actions.removeLast(2) }
        end = time
    }

    private static let ending: [Scenario.Action] = [.settle, .snapshot(name: "recorded", of: nil)]

    /// What has been done so far; it ends with a picture.
    public var scenario: Scenario {
        var header = settings
        header.statusBar = nil
        return Scenario(
            file: "recorded.yaml", settings: header,
            steps: (actions + Self.ending).enumerated().map { .init(line: $0 + 1, action: $1) })
    }

    /// - Parameter name: what is touched, where it has a name; asked for taps only.
    public mutating func record(
        _ input: DeviceInput, at moment: Moment, name: () -> Scenario.Target? = { nil }
    ) {
        switch input {
        case .touch(let id, let phase, let at):
            switch phase {
            case .began: begin(id, at, moment, name)
            case .moved: move(id, at, moment)
            case .ended, .cancelled: lift(id, at, moment)
            }
        case .wheel(let at, let by): wheel(at, by, moment)
        case .key(let key, let isDown): press(key, isDown: isDown, moment)
        }
    }

    /// Text that came by an input method or a paste.
    public mutating func type(_ text: String, at moment: Moment) {
        guard !text.isEmpty else { return }
        if case .type(let before) = actions.last, moment.time - end < 2 {
            actions[actions.count - 1] = .type(before + text)
            note(moment.time)
        } else {
            add(.type(text), at: moment)
        }
    }

    // MARK: Steps

    private mutating func add(_ action: Scenario.Action, at moment: Moment, until: Double? = nil) {
        guard actions.count < Self.mostSteps else { return }
        let gap = moment.time - end
        if moment.isAtRest {
            // At rest nothing is due within so long.
            if gap > 0.1 { actions.append(.settle) }
        } else if gap > 0.5 / 60 {
            actions.append(.wait(Self.frames(gap)))
        }
        actions.append(action)
        note(until ?? moment.time)
    }

    /// A step has ended; when it is played a frame is made then.
    private mutating func note(_ time: Double) { end = time + 1.0 / 60 }

    /// The time of so many whole frames, to the thousandth below: a step's time is rounded up to frames.
    private static func frames(_ seconds: Double) -> Double {
        ((seconds * 60).rounded() / 60 * 1000 + 1e-6).rounded(.down) / 1000
    }

    private mutating func begin(
        _ id: Int, _ at: CGPoint, _ moment: Moment, _ name: () -> Scenario.Target?
    ) {
        if fingers.isEmpty {
            began = moment
            named = name()
        }
        fingers[id] = Finger(path: [.init(at: at, seconds: moment.time - began.time)])
    }

    private mutating func move(_ id: Int, _ at: CGPoint, _ moment: Moment) {
        fingers[id]?.path.append(.init(at: at, seconds: moment.time - began.time))
    }

    private mutating func lift(_ id: Int, _ at: CGPoint, _ moment: Moment) {
        guard fingers[id] != nil else { return }
        move(id, at, moment)
        fingers[id]?.isUp = true
        guard fingers.values.allSatisfy(\.isUp) else { return }
        let paths = fingers.sorted { $0.key < $1.key }.map(\.value.path)
        fingers = [:]
        if let action = Self.action(paths, named) { add(action, at: began, until: moment.time) }
    }

    /// What fingers did; nil for more than two, which no step says.
    private static func action(_ paths: [[Scenario.PathPoint]], _ named: Scenario.Target?)
        -> Scenario.Action?
    {
        if paths.count == 2 {
            func between(_ a: Scenario.PathPoint, _ b: Scenario.PathPoint) -> CGFloat {
                hypot(a.at.x - b.at.x, a.at.y - b.at.y)
            }
            let (a, b) = (paths[0], paths[1])
            let start = max(between(a[0], b[0]), 1)
            let scale = between(a[a.count - 1], b[b.count - 1]) / start
            let middle = CGPoint(x: (a[0].at.x + b[0].at.x) / 2, y: (a[0].at.y + b[0].at.y) / 2)
            let seconds = max(a[a.count - 1].seconds, b[b.count - 1].seconds)
            return .pinch(at: .point(middle), scale: min(max(scale, 0.05), 20), seconds: min(seconds, 3600))
        }
        guard paths.count == 1 else { return nil }
        let path = paths[0]
        let strays = path.contains { hypot($0.at.x - path[0].at.x, $0.at.y - path[0].at.y) > slop }
        guard !strays else { return .path(straightened(path)) }
        let seconds = path[path.count - 1].seconds
        let target = named ?? .point(path[0].at)
        return seconds < tap ? .tap(target) : .press(at: target, seconds: frames(seconds))
    }

    /// Without the points that lie on the way between others, where the finger is then.
    static func straightened(_ path: [Scenario.PathPoint]) -> [Scenario.PathPoint] {
        guard path.count > 2 else { return path }
        let (first, final) = (path[0], path[path.count - 1])
        var farthest = (index: 0, distance: CGFloat(0.01))
        for index in 1..<path.count - 1 {
            let meant = Scenario.PathPoint.between(first, final, at: path[index].seconds)
            let distance = hypot(path[index].at.x - meant.x, path[index].at.y - meant.y)
            if distance > farthest.distance { farthest = (index, distance) }
        }
        guard farthest.index > 0 else { return [first, final] }
        return Array(straightened(Array(path[...farthest.index])).dropLast())
            + straightened(Array(path[farthest.index...]))
    }

    /// Turns of a wheel in one direction, one soon after the other, are one.
    private mutating func wheel(_ at: CGPoint, _ by: CGVector, _ moment: Moment) {
        if case .wheel(let target, let before) = actions.last, target == .point(at), moment.time - end < 0.3,
            before.dx * by.dx >= 0, before.dy * by.dy >= 0
        {
            actions[actions.count - 1] = .wheel(
                at: target, by: CGVector(dx: before.dx + by.dx, dy: before.dy + by.dy))
            note(moment.time)
        } else {
            add(.wheel(at: .point(at), by: by), at: moment)
        }
    }

    private mutating func press(_ key: String, isDown: Bool, _ moment: Moment) {
        if Scenario.heldKeys.values.contains(key) {
            held.removeAll { $0 == key }
            if isDown { held.append(key) }
            return
        }
        guard isDown else { return }
        let isTyped = key.count == 1 && held.allSatisfy { $0 == "Shift" }
        if isTyped, moment.takesText { return type(key, at: moment) }
        guard key.count == 1 || Scenario.namedKeys.values.contains(key) else { return }
        add(.key(held + [key.count == 1 ? key.lowercased() : key]), at: moment)
    }

    /// Another device is no step: the recording goes on as if it had been there from the start.
    public mutating func record(_ new: DeviceSettings, at moment: Moment) {
        settings.device = new.device
        defer { last = new }
        if let way = new.orientation, way != last.orientation { add(.rotate(way), at: moment) }
        if let size = new.textSize, size != last.textSize { add(.textSize(size), at: moment) }
        if let look = new.appearance, look != last.appearance { add(.appearance(look), at: moment) }
        if let way = new.direction, way != last.direction { add(.direction(way), at: moment) }
        if let isDrawn = new.keyboard, isDrawn != last.keyboard { add(.keyboard(isDrawn), at: moment) }
    }
}
