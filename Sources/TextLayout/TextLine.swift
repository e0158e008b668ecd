import CoreGraphics

/// A line with its glyphs, in the paragraph's coordinates: points from the top left, y downwards.
public struct TextLine: Equatable, Sendable, CustomStringConvertible {
    /// UTF-16 offsets in the whole text, up to the start of the next line.
    public var range: Range<Int>
    /// UTF-16 offsets of what an ellipsis stands for.
    public var hidden: Range<Int>?
    /// Left end of the baseline.
    public var origin: CGPoint
    /// Without the white space at the end.
    public var width: CGFloat
    public var ascent: CGFloat
    /// Positive.
    public var descent: CGFloat
    /// Top edge and height including what the paragraph style adds, without line spacing.
    public var top: CGFloat
    public var height: CGFloat
    /// Beside obstacles: the room that the line has.
    public var gap: ClosedRange<CGFloat>?
    public var fragments: [TextFragment]
    /// Which run covers which part of the line, from left to right; for underlines and backgrounds.
    public var spans: [TextSpan]

    public var description: String {
        "\(range) at \(origin.x), \(origin.y) width \(width) glyphs "
            + "\(fragments.reduce(0) { $0 + $1.glyphs.glyphs.count })"
    }
}

/// Glyphs of one run and face, ready for a `DrawingList`.
public struct TextFragment: Equatable, Sendable {
    /// Number of the `TextRun`.
    public var run: Int
    /// Where the glyphs' own origin lies.
    public var origin: CGPoint
    public var glyphs: GlyphRun
}

/// The horizontal extent of one run on a line, white space included.
public struct TextSpan: Equatable, Sendable {
    /// Number of the `TextRun`.
    public var run: Int
    public var minX: CGFloat
    public var maxX: CGFloat
    /// Where white space stands between `minX` and `maxX`.
    public var gaps: [ClosedRange<CGFloat>] = []
}
