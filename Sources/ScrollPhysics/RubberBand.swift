/// How far content follows a finger that drags it beyond an edge.
///
/// UIKit: iOS 26.1 simulator, iPhone 16, recorded; within 0.17 pt up to 590 pt of overshoot.
public enum RubberBand {
    /// Shown overscroll for `overshoot` points of finger travel beyond the edge; same sign.
    /// - Parameter length: viewport length along the axis in points.
    public static func stretch(_ overshoot: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let distance = abs(overshoot)
        let shown = (1 - 1 / (ScrollConstants.rubberBandStiffness * distance / length + 1)) * length
        return overshoot < 0 ? -shown : shown
    }

    /// Finger travel beyond the edge that shows `overscroll`; the inverse of `stretch`.
    public static func unstretch(_ overscroll: Double, length: Double) -> Double {
        guard length > 0 else { return 0 }
        let shown = min(abs(overscroll), length * 0.999)
        let travel = length / ScrollConstants.rubberBandStiffness * shown / (length - shown)
        return overscroll < 0 ? -travel : travel
    }
}
