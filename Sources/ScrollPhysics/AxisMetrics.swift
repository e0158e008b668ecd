/// What scrolling along one axis depends on. All lengths in points.
public struct AxisMetrics: Sendable, Equatable, CustomStringConvertible {
    /// Length of the visible window, at least 0.
    public var viewport: Double
    /// Length of the content, at least 0.
    public var content: Double
    /// Adjusted inset before the content (top or left).
    public var leadingInset: Double
    /// Adjusted inset after the content (bottom or right).
    public var trailingInset: Double
    /// Whether content may be dragged beyond its edges.
    public var bounces: Bool
    /// Whether content that fits may be dragged too.
    public var alwaysBounces: Bool
    /// Where content that is shorter than the window stands in it: 0 at the leading end, 1 at the trailing end.
    public var alignment: Double

    public init(
        viewport: Double = 0, content: Double = 0, leadingInset: Double = 0, trailingInset: Double = 0,
        bounces: Bool = true, alwaysBounces: Bool = false, alignment: Double = 0
    ) {
        (self.viewport, self.content, self.leadingInset) = (viewport, content, leadingInset)
        (self.trailingInset, self.bounces, self.alwaysBounces) = (trailingInset, bounces, alwaysBounces)
        self.alignment = alignment
    }

    /// Smallest offset at rest.
    public var minimumOffset: Double {
        guard alignment != 0 else { return -leadingInset }
        let room = viewport - leadingInset - trailingInset - content
        return -leadingInset - max(room, 0) * alignment
    }
    /// Largest offset at rest, never below the smallest.
    public var maximumOffset: Double { max(minimumOffset, content + trailingInset - viewport) }
    /// Whether a finger can move the content along this axis.
    public var canScroll: Bool { maximumOffset > minimumOffset || (bounces && alwaysBounces) }

    /// `offset` brought between the smallest and the largest offset.
    public func clamped(_ offset: Double) -> Double { min(max(offset, minimumOffset), maximumOffset) }

    /// The edge that `offset` lies beyond; nil between the edges.
    public func edge(exceededBy offset: Double) -> Double? {
        if offset < minimumOffset { return minimumOffset }
        if offset > maximumOffset { return maximumOffset }
        return nil
    }

    /// Offset shown for a finger that has dragged the content to `raw`.
    public func banded(_ raw: Double) -> Double {
        guard let edge = edge(exceededBy: raw) else { return raw }
        return bounces ? edge + RubberBand.stretch(raw - edge, length: viewport) : edge
    }

    /// Finger position that shows `offset`; the inverse of `banded`.
    public func unbanded(_ offset: Double) -> Double {
        guard let edge = edge(exceededBy: offset) else { return offset }
        return bounces ? edge + RubberBand.unstretch(offset - edge, length: viewport) : offset
    }

    public var description: String {
        "axis(viewport \(viewport), content \(content), insets \(leadingInset) \(trailingInset)"
            + "\(bounces ? ", bounces" : "")\(alwaysBounces ? " always" : ""))"
    }
}
