import Foundation

/// What moves the content at the moment.
public enum ScrollActivity: Sendable, Equatable, CustomStringConvertible {
    /// Nothing.
    case idle
    /// A finger. `anchor` is where the content would be without rubber band at translation zero.
    case dragging(anchor: CGPoint, start: CGPoint, lock: DirectionLock)
    /// The rest of a finger's velocity, or the return from beyond an edge. `since` is in the session's
    /// seconds.
    case decelerating(x: AxisMotion, y: AxisMotion, since: Double)
    /// A movement that code asked for.
    case animating(x: AxisMotion, y: AxisMotion, since: Double)

    public var isDragging: Bool {
        if case .dragging = self { true } else { false }
    }
    public var isDecelerating: Bool {
        if case .decelerating = self { true } else { false }
    }
    public var isAnimating: Bool {
        if case .animating = self { true } else { false }
    }

    /// The same activity for content that has moved by `delta`.
    func shifted(by delta: CGPoint) -> ScrollActivity {
        switch self {
        case .idle: self
        case .dragging(let anchor, let start, let lock):
            .dragging(anchor: anchor.moved(by: delta), start: start.moved(by: delta), lock: lock)
        case .decelerating(let x, let y, let since):
            .decelerating(x: x.shifted(by: delta.x), y: y.shifted(by: delta.y), since: since)
        case .animating(let x, let y, let since):
            .animating(x: x.shifted(by: delta.x), y: y.shifted(by: delta.y), since: since)
        }
    }

    public var description: String {
        switch self {
        case .idle: "idle"
        case .dragging(let anchor, _, let lock): "dragging(anchor \(anchor.x) \(anchor.y), \(lock))"
        case .decelerating(let x, let y, let since): "decelerating(since \(since), x \(x), y \(y))"
        case .animating(let x, let y, let since): "animating(since \(since), x \(x), y \(y))"
        }
    }
}

extension CGPoint {
    func moved(by delta: CGPoint) -> CGPoint { CGPoint(x: x + delta.x, y: y + delta.y) }
}

extension ScrollActivity {
    /// Where a movement that code asked for ends; nil for anything else.
    public var goal: CGPoint? {
        guard case .animating(let x, let y, _) = self else { return nil }
        return CGPoint(x: x.restingPosition, y: y.restingPosition)
    }
}
