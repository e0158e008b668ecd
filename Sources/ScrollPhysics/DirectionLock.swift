import Foundation

/// When a touch becomes a drag, and along which axes it then moves content.
public struct DirectionLock: Sendable, Equatable, CustomStringConvertible {
    private var horizontal: Bool
    private var vertical: Bool

    /// The lock for a drag that began with `travel`.
    ///
    /// A drag nearer than about 27 degrees to an axis keeps to it; a diagonal one moves freely.
    public init(travel: CGPoint, isLocked: Bool) {
        let isMainlyHorizontal = abs(travel.x) > 2 * abs(travel.y)
        let isMainlyVertical = abs(travel.y) > 2 * abs(travel.x)
        horizontal = !isLocked || !isMainlyVertical
        vertical = !isLocked || !isMainlyHorizontal
    }

    /// `translation` without the axes that are locked.
    public func filtered(_ translation: CGPoint) -> CGPoint {
        CGPoint(x: horizontal ? translation.x : 0, y: vertical ? translation.y : 0)
    }

    public var description: String { "moves(\(horizontal ? "x" : "")\(vertical ? "y" : ""))" }
}
