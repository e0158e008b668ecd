import CoreGraphics

/// A stretch of the scrolling axis, in content coordinates, in points.
public struct ExtentSpan: Sendable, Equatable, CustomStringConvertible {
    public var start: CGFloat
    /// Not negative.
    public var extent: CGFloat

    public init(start: CGFloat, extent: CGFloat) {
        self.start = start
        self.extent = extent
    }

    public var end: CGFloat { start + extent }

    /// Whether both have points in common. Spans that only touch do not.
    public func overlaps(_ other: ExtentSpan) -> Bool { start < other.end && other.start < end }

    public var description: String { "\(start)+\(extent)" }
}
