public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = Self(rawValue: "linear")
    public static let easeIn = Self(rawValue: "easeIn")
    public static let easeOut = Self(rawValue: "easeOut")
    public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
    public static let `default` = Self(rawValue: "default")
}

/// A cubic Bézier from (0,0) to (1,1) that bends time.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    let c1: CGPoint
    let c2: CGPoint

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        c1 = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        c2 = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    }

    /// UIKit: control points of the named curves as recorded on iOS 26.1.
    public init(name: CAMediaTimingFunctionName) {
        let (x1, y1, x2, y2): (Double, Double, Double, Double) =
            switch name {
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            case .linear: (0, 0, 1, 1)
            default: (0.25, 0.1, 0.25, 1)
            }
        c1 = CGPoint(x: x1, y: y1)
        c2 = CGPoint(x: x2, y: y2)
    }

    /// Progress 0...1 for a share 0...1 of the time.
    public func value(at share: Double) -> Double {
        if share <= 0 { return 0 }
        if share >= 1 { return 1 }
        func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
            let u = 1 - t
            return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(middle, c1.x, c2.x) < share { low = middle } else { high = middle }
        }
        return bezier((low + high) / 2, c1.y, c2.y)
    }
}
