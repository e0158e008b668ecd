import Foundation
import QuartzCore

/// What a page shows and what its events go to: a device with an app on it.
@preconcurrency @MainActor
public protocol DisplaySession: AnyObject {
    var settings: DisplaySettings { get }
    /// Takes an event that happened at `time`, in seconds of the session's clock.
    func handle(_ event: DisplayEvent, at time: Double)
    /// Moves the clock to `time` and says what the screen shows then.
    func frame(at time: Double) -> LayerTree
    /// When the screen may look different without an event: `time` itself while something moves, later for a
    /// timer that waits, nil when nothing will happen by itself.
    func nextFrameTime(after time: Double) -> Double?
    /// What is on the screen for assistive technology, in reading order. Asked for when the screen rests, and now and
    /// then while it moves.
    var accessibilityTree: [DisplayNode] { get }
    /// Whether somebody on the screen takes what is typed.
    var takesText: Bool { get }
    /// What the app has copied last.
    var copiedText: String? { get }
    /// A scenario that does what has been done since the start.
    var scenario: String { get }
    /// A Swift test that does the same and compares.
    var swiftTest: String { get }
    /// What the last frame took.
    var work: FrameWork { get }
    /// What a question of the page's inspector is answered with, as JSON; nil where nobody can look.
    func inspection(_ question: InspectorQuestion) -> Data?
}

/// What a frame took of the app.
public struct FrameWork: Equatable, Sendable {
    /// Cells, headers and footers that lists have made since the start
    public var cellsMade: Int
    /// Passes of layout
    public var passes: Int

    public init(cellsMade: Int = 0, passes: Int = 0) { (self.cellsMade, self.passes) = (cellsMade, passes) }
}

/// What somebody wants to know of the views on the screen.
public enum InspectorQuestion: Equatable, Sendable {
    /// Which view is at a point.
    case point(CGPoint)
    /// All of them, and everything about the one with a number; 0 is none.
    case view(Int)
}

extension DisplaySession {
    public var accessibilityTree: [DisplayNode] { [] }
    public var takesText: Bool { false }
    public var copiedText: String? { nil }
    public var scenario: String { "" }
    public var work: FrameWork { FrameWork() }
    public var swiftTest: String { "" }
    public func inspection(_ question: InspectorQuestion) -> Data? { nil }
}
