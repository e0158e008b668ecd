extension CGPoint {
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

/// DIFFERS: `intersects`, which is Foundation's own, holds of rectangles that only touch; Core Graphics' does not.
extension CGRect {
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGVector {
    public func equalTo(_ other: CGVector) -> Bool { self == other }
}

public typealias CFAbsoluteTime = Double

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
