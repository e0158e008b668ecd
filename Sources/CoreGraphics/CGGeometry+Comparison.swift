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

    /// Whether both have a point in common. Of each axis a rectangle has the numbers from its smallest up to, and without, its greatest;
    /// the smallest alone where it has no extent.
    ///
    /// UIKit: as Core Graphics' `intersects`. Rectangles that only touch have no point in common (tests of a public layout library, which
    /// run on the iOS simulator); one without area has, within the other and on its upper and left edge (tests of a second library, and
    /// of an implementation whose author compares it with Apple's).
    public func _intersects(_ other: CGRect) -> Bool {
        func meet(_ min: CGFloat, _ max: CGFloat, _ otherMin: CGFloat, _ otherMax: CGFloat) -> Bool {
            let common = Swift.max(min, otherMin)
            return (common < max || common == min) && (common < otherMax || common == otherMin)
        }
        return !isNull && !other.isNull && meet(minX, maxX, other.minX, other.maxX)
            && meet(minY, maxY, other.minY, other.maxY)
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
