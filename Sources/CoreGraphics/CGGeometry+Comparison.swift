extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// DIFFERS: `intersects`, which is Foundation's own, holds of rectangles that only touch where Swift is compiled as it is;
/// lowered source calls `_intersects`.
extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }

    /// Whether both have an area in common, or one without area lies within the other. As Core Graphics' `intersects`,
    /// false of rectangles that only touch (tests of a public layout library, which run on the iOS simulator).
    public func _intersects(_ other: CGRect) -> Bool {
        !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
            && other.minY < maxY
    }
}

/// What else has an `intersects`, for lowered source, which does not know types.
extension CGPath {
    public func _intersects(_ other: CGPath) -> Bool { intersects(other) }
}

extension DateInterval {
    public func _intersects(_ other: DateInterval) -> Bool { intersects(other) }
}

extension NSSet {
    public func _intersects(_ other: Set<AnyHashable>) -> Bool { intersects(other) }
}

extension NSOrderedSet {
    public func _intersects(_ other: NSOrderedSet) -> Bool { intersects(other) }
}

extension CGVector {
    public func equalTo(_ other: CGVector) -> Bool { self == other }
}

public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
