extension Int {
    /// `value` towards zero. What is no number counts as 0, and what lies beyond ±2³⁰ as that: rectangles of apps
    /// may be null or infinite, and nothing that shows them stops for it.
    package init(cutting value: CGFloat) {
        let limit: CGFloat = 0x4000_0000
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -limit), limit))
    }
}

extension CGFloat {
    /// The nearest whole pixel, halves upwards; a hair below a half counts as one: noise cannot flip it.
    package var pixel: Int { Int(cutting: (self + 0.5 + 1e-6).rounded(.down)) }
    /// The pixel at or below, and at or above, forgiving noise.
    package var pixelBelow: Int { Int(cutting: (self + 1e-6).rounded(.down)) }
    package var pixelAbove: Int { Int(cutting: (self - 1e-6).rounded(.up)) }
}
