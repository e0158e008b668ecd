import CoreGraphics

/// Steps that a user could do, and the device they are done on.
public struct Scenario: Equatable, Sendable {
    /// The file it was read from, for messages.
    public var file: String
    /// The header lines that are there.
    public var settings: DeviceSettings
    /// Where the app's requests go from its launch on; nil when the file does not say.
    public var network: NetworkMode?
    /// The devices that it is played on, in place of those header lines; nil when the file does not say.
    public var matrix: DeviceMatrix?
    public var steps: [Step]

    public init(
        file: String, settings: DeviceSettings, network: NetworkMode? = nil, steps: [Step]
    ) {
        (self.file, self.settings, self.network, self.steps) = (file, settings, network, steps)
    }

    /// What `shoji snapshot` plays without a file: one picture of the settled first screen.
    public static let opened = Scenario(
        file: "(no scenario)", settings: DeviceSettings(),
        steps: [
            Step(line: 1, action: .settle),
            Step(line: 2, action: .snapshot(name: "opened", of: nil)),
        ])

    /// Where a touch goes: a point of the window, or the middle of a view.
    public enum Target: Equatable, Sendable, CustomStringConvertible {
        case point(CGPoint)
        /// `accessibilityIdentifier`
        case id(String)
        /// What a label or a button shows
        case text(String)

        public var description: String {
            switch self {
            case .point(let point): "[\(point.x), \(point.y)]"
            case .id(let id): "{id: \(id)}"
            case .text(let text): "{text: \"\(text)\"}"
            }
        }
    }

    /// A finger that moves from one place to another.
    public struct Drag: Equatable, Sendable {
        public var from: Target
        public var to: Target
        /// Of the movement
        public var seconds: Double
        /// More than 0: the finger rests for so long before it lifts.
        public var hold: Double
        /// Seconds for which it rests before it moves, which lifts rows and items that can be dragged
        public var press: Double
        /// A picture of the last moment before the finger lifts
        public var snapshot: String?

        public init(
            from: Target, to: Target, seconds: Double = 0.4, hold: Double = 0, press: Double = 0,
            snapshot: String? = nil
        ) {
            (self.from, self.to, self.seconds) = (from, to, seconds)
            (self.hold, self.press, self.snapshot) = (hold, press, snapshot)
        }
    }

    /// Where a finger is at a moment.
    public struct PathPoint: Equatable, Sendable {
        public var at: CGPoint
        /// Since it came down
        public var seconds: Double

        public init(at: CGPoint, seconds: Double) {
            (self.at, self.seconds) = (at, seconds)
        }

        /// On the straight way from one to another.
        static func between(_ from: PathPoint, _ to: PathPoint, at seconds: Double) -> CGPoint {
            guard to.seconds > from.seconds else { return to.at }
            let part = min(max((seconds - from.seconds) / (to.seconds - from.seconds), 0), 1)
            return CGPoint(
                x: from.at.x + (to.at.x - from.at.x) * part, y: from.at.y + (to.at.y - from.at.y) * part)
        }
    }

    /// What should be on the screen; what is nil is not asked.
    public struct Expectation: Equatable, Sendable {
        public var id: String?
        public var text: String?
        /// In the superview, as in the dump
        public var frame: CGRect?
        /// How many views are there
        public var count: Int?
        /// Of the view, or of the control or cell that it is in
        public var selected: Bool?
        /// Of the control that it is, or is in
        public var enabled: Bool?
        /// Of a switch
        public var on: Bool?
        /// Of a slider, stepper, progress view, page control or segmented control: pages and segments from 0
        public var value: Double?
        /// Whether it, or what it is in, takes the keys
        public var focused: Bool?
    }

    /// The names of the pictures that its steps take, in order.
    public var pictures: [String] {
        steps.compactMap { step in
            switch step.action {
            case .snapshot(let name, _): name
            case .drag(let drag): drag.snapshot
            default: nil
            }
        }
    }

    public enum Action: Equatable, Sendable {
        case snapshot(name: String, of: Target?)
        case tap(Target)
        case press(at: Target, seconds: Double)
        /// Keys by browsers' names, all held before the last
        case key([String])
        case type(String)
        case pinch(at: Target, scale: Double, seconds: Double)
        case scrollTo(Target)
        case expect(Expectation)
        case drag(Drag)
        /// A finger's whole way; it comes down at the first point and lifts at the last
        case path([PathPoint])
        case wheel(at: Target, by: CGVector)
        /// Points a second at the lift
        case fling(from: Target, velocity: CGVector)
        case rotate(DeviceSettings.Orientation)
        case textSize(DeviceSettings.TextSize)
        case appearance(DeviceSettings.Appearance)
        case direction(DeviceSettings.Direction)
        /// The reader's language and region, for what is made from now on
        case locale(String)
        /// Whether the system's own bars are drawn
        case statusBar(Bool)
        /// Whether the device draws a keyboard while a text is edited
        case keyboard(Bool)
        case network(NetworkMode)
        /// Seconds of virtual time
        case wait(Double)
        /// Until the view is to be seen, for so many seconds at most
        case waitUntil(Target, limit: Double)
        case settle

        /// The step's key in the file.
        public var name: String {
            switch self {
            case .snapshot: "snapshot"
            case .tap: "tap"
            case .press, .key: "press"
            case .type: "type"
            case .pinch: "pinch"
            case .scrollTo: "scrollTo"
            case .expect: "expect"
            case .drag, .path: "drag"
            case .wheel: "wheel"
            case .fling: "fling"
            case .rotate: "rotate"
            case .textSize: "textSize"
            case .appearance: "appearance"
            case .direction: "direction"
            case .locale: "locale"
            case .statusBar: "statusBar"
            case .keyboard: "keyboard"
            case .network: "network"
            case .wait, .waitUntil: "wait"
            case .settle: "settle"
            }
        }
    }

    public struct Step: Equatable, Sendable {
        /// In the file, from 1.
        public var line: Int
        public var action: Action

        public init(line: Int, action: Action) {
            (self.line, self.action) = (line, action)
        }
    }

    /// How messages name a step: "line 7: fling".
    public func describe(_ step: Step) -> String { "\(file):\(step.line): \(step.action.name)" }
}

/// A step that found the screen otherwise than it should be.
public struct ExpectationError: Error, Equatable, CustomStringConvertible {
    public var file: String
    /// From 1
    public var line: Int
    public var message: String

    public var description: String { "\(file):\(line): error: \(message)" }
}

/// A scenario, or a file of answers that it names, says something it cannot mean.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
    public var file: String
    /// From 1; nil when it is about the whole file.
    public var line: Int?
    public var message: String

    public init(file: String, line: Int?, message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): error: \(message)" }
}
