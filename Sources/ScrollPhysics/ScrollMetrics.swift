import Foundation

/// What a scroll position depends on: both axes, the pixel size and the manner of decelerating.
public struct ScrollMetrics: Sendable, Equatable, CustomStringConvertible {
    public var horizontal: AxisMetrics
    public var vertical: AxisMetrics
    /// Pixels per point, above 0. Offsets are multiples of `1 / scale`.
    public var scale: Double
    /// Share of the velocity kept per millisecond.
    public var decelerationRate: Double
    /// Whether a lift ends on a multiple of the viewport.
    public var isPaging: Bool
    /// Whether a drag keeps to the axis it began on.
    public var isDirectionLocked: Bool

    public init(
        horizontal: AxisMetrics = AxisMetrics(), vertical: AxisMetrics = AxisMetrics(), scale: Double = 1,
        decelerationRate: Double = ScrollConstants.normalDecelerationRate, isPaging: Bool = false,
        isDirectionLocked: Bool = false
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.scale = scale
        self.decelerationRate = decelerationRate
        self.isPaging = isPaging
        self.isDirectionLocked = isDirectionLocked
    }

    /// `point` brought to the nearest pixel.
    public func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
    }

    /// `point` brought between the edges.
    public func clamped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamped(point.x), y: vertical.clamped(point.y))
    }

    /// Whether content at `offset` along one of its axes is pulled beyond an edge. The pixel nearest to an edge, where
    /// content rests, may itself lie beyond it.
    public func isBeyondEdge(_ offset: Double, _ axis: AxisMetrics) -> Bool {
        abs(offset - axis.clamped(offset)) > 0.5 / scale + 1e-6
    }

    public var description: String {
        "scroll(\(horizontal), \(vertical), scale \(scale), rate \(decelerationRate)"
            + "\(isPaging ? ", paging" : "")\(isDirectionLocked ? ", direction lock" : ""))"
    }
}
