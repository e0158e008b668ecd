import CoreGraphics

/// Makes a text's fonts smaller until it fits its room, as labels, text fields and drawings may be asked to.
enum LineShrinking {
    /// The largest factor at which a line fits, not below `smallest`; nil where it fits as it is.
    ///
    /// - Parameters:
    ///   - natural: the line's width in points.
    ///   - width: the width with all fonts scaled by a factor.
    static func factor(
        natural: CGFloat, room: CGFloat, smallest: CGFloat, width: (_ factor: CGFloat) -> CGFloat
    ) -> CGFloat? {
        guard natural > room + 0.001, natural > 0 else { return nil }
        // Letters stand further apart at smaller sizes.
        var (factor, now) = (CGFloat(1), natural)
        for _ in 0..<8 where now > room + 0.001 && factor > smallest {
            factor = max(factor * room / now, smallest)
            now = width(factor)
        }
        return factor
    }

    /// The same of several lines, in steps.
    static func factor(smallest: CGFloat, fits: (_ factor: CGFloat) -> Bool) -> CGFloat? {
        guard !fits(1) else { return nil }
        var factor: CGFloat = 1
        while factor > smallest {
            factor = max(factor - 0.02, smallest)
            if fits(factor) { break }
        }
        return factor
    }
}
