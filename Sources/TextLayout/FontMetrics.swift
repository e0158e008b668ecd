import CoreGraphics

/// Vertical metrics of a face, as fractions of the em or scaled to points by `scaled(to:)`.
public struct FontMetrics: Hashable, Sendable {
    /// Baseline to top, positive.
    public var ascender: CGFloat
    /// Baseline to bottom, negative.
    public var descender: CGFloat
    /// Extra distance that the face recommends between lines. Labels do not use it.
    public var leading: CGFloat = 0
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    public var lineHeight: CGFloat { ascender - descender }

    /// UIKit: the system font's metrics, per em (iOS 26.1 simulator, recorded). They hold whatever face stands
    /// for it here, so that heights are those of an iPhone.
    public static let system = FontMetrics(
        ascender: 0.952_148_437_5, descender: -0.241_210_937_5, capHeight: 0.704_589_843_75,
        xHeight: 0.526_367_187_5)

    public func scaled(to size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, leading: leading * size,
            capHeight: capHeight * size, xHeight: xHeight * size)
    }
}
