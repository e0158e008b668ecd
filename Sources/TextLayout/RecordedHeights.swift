/// How high the letters of Apple's system font are, in ems.
///
/// UIKit: pixels of labels at 16 and 23 points, at 16 semibold too, on iOS 26.1
/// (github.com/essentialdevelopercom/essential-feed-case-study @706a0da), and at 58 on iOS 17 (github.com/psharanda/FixFlex
/// @ba956c3); numbers only (fixtures `labels.json`). Between sizes they are mixed as widths are; heavier letters grow by the weight's
/// place on the axis, lighter ones are as high as regular ones.
struct RecordedHeights {
    /// Of capitals and digits, at every size and weight; it is what fonts say themselves.
    let capital = Double(FontMetrics.system.capHeight)
    /// Of an "x"; what fonts say themselves holds of small text.
    let x: Double
    /// Of an "l".
    let ascender: Double
    /// How far a "p" reaches below the baseline.
    let descender: Double

    init(_ widths: RecordedWidths) {
        x = widths.mixture(0.5264, 0.5078) + 0.0224 * widths.heaviness
        ascender = widths.mixture(0.7354, 0.7045) + 0.0155 * widths.heaviness
        descender = widths.mixture(0.1757, 0.1709) + 0.0071 * widths.heaviness
    }
}
