import CoreGraphics

/// The direction in which a layout scrolls. Lines stack along it; items of a line run across it.
public enum FlowAxis: Sendable, Equatable, CustomStringConvertible {
    case vertical
    case horizontal

    public var crossing: FlowAxis { self == .vertical ? .horizontal : .vertical }

    public var description: String { self == .vertical ? "vertical" : "horizontal" }
}

extension CGSize {
    @inlinable public func along(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? height : width }

    @inlinable public mutating func set(_ length: CGFloat, along axis: FlowAxis) {
        if axis == .vertical { height = length } else { width = length }
    }
}

extension CGPoint {
    @inlinable public static func along(_ axis: FlowAxis, _ main: CGFloat, across: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: across, y: main) : CGPoint(x: main, y: across)
    }

    @inlinable public func along(_ axis: FlowAxis) -> CGFloat { axis == .vertical ? y : x }

    @inlinable public mutating func set(_ place: CGFloat, along axis: FlowAxis) {
        if axis == .vertical { y = place } else { x = place }
    }
}

extension CGRect {
    public var horizontalSpan: ExtentSpan { ExtentSpan(start: minX, extent: width) }
    public var verticalSpan: ExtentSpan { ExtentSpan(start: minY, extent: height) }
    public func span(along axis: FlowAxis) -> ExtentSpan { axis == .vertical ? verticalSpan : horizontalSpan }

    /// Whether both share more than an edge; one without extent counts where it lies inside. UIKit: touching edges do not make
    /// an item visible.
    @inlinable public func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
