import QuartzCore

/// A rectangle of whole device pixels, `x1` and `y1` excluded.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
    public var x0: Int
    public var y0: Int
    public var x1: Int
    public var y1: Int

    public init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
        (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    public static let empty = PixelRect(0, 0, 0, 0)

    public var width: Int { max(0, x1 - x0) }
    public var height: Int { max(0, y1 - y0) }
    public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    public var area: Int { width * height }

    public func intersection(_ other: PixelRect) -> PixelRect {
        let cut = PixelRect(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
        return cut.isEmpty ? .empty : cut
    }

    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(min(x0, other.x0), min(y0, other.y0), max(x1, other.x1), max(y1, other.y1))
    }

    public func intersects(_ other: PixelRect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 && !isEmpty && !other.isEmpty
    }

    public func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }

    public func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0 + x, y0 + y, x1 + x, y1 + y) }
    func inset(by d: Int) -> PixelRect { PixelRect(x0 + d, y0 + d, x1 - d, y1 - d) }

    public var description: String { "(\(x0) \(y0) \(width)x\(height))" }
}

extension CGRect {
    /// The whole pixels that the rectangle touches.
    var outerPixels: PixelRect {
        isNull
            ? .empty : PixelRect(minX.pixelBelow, minY.pixelBelow, maxX.pixelAbove, maxY.pixelAbove)
    }
}
