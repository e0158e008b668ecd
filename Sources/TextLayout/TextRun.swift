import CoreGraphics

/// A stretch of text with one look. Colours, underlines and the like stay with the caller, who finds the run
/// again by its number in `TextFragment.run` and `TextSpan.run`.
public struct TextRun: Hashable, Sendable, CustomStringConvertible {
    public var text: String
    public var font: TextFont
    /// Added after every character, in points.
    public var kern: CGFloat
    /// How much wider the glyphs are: the natural logarithm of the factor.
    public var expansion: CGFloat
    /// Whether letters may join into glyphs of several letters.
    public var ligatures: Bool
    /// Writing directions that hold for this run, the outermost first.
    public var embeddings: [TextEmbedding]
    /// How far the glyphs stand above the line's baseline, in points.
    public var baselineOffset: CGFloat
    /// For an attachment: its box from the pen on the baseline, y upwards. `text` is then one U+FFFC.
    public var attachment: CGRect?
    /// Counts for the paragraph that begins inside this run; nil for the style of the whole text.
    public var style: ParagraphStyle?

    public init(
        _ text: String, font: TextFont, kern: CGFloat = 0, expansion: CGFloat = 0, ligatures: Bool = true,
        embeddings: [TextEmbedding] = [], baselineOffset: CGFloat = 0, attachment: CGRect? = nil,
        style: ParagraphStyle? = nil
    ) {
        (self.text, self.font, self.kern) = (text, font, kern)
        (self.expansion, self.ligatures, self.embeddings) = (expansion, ligatures, embeddings)
        (self.baselineOffset, self.attachment, self.style) = (baselineOffset, attachment, style)
    }

    public var description: String { "\"\(text)\" \(font)" }
}

/// A writing direction inside of a line, as Unicode's control characters of the same names.
public enum TextEmbedding: UInt32, Hashable, Sendable {
    case leftToRight = 0x202A
    case rightToLeft = 0x202B
    /// Also letters of the other direction run this way.
    case leftToRightOverride = 0x202D
    case rightToLeftOverride = 0x202E
}

/// The room that a paragraph is offered.
public struct TextProposal: Hashable, Sendable, CustomStringConvertible {
    /// In points; infinite for no limit.
    public var width: CGFloat
    /// 0 for no limit.
    public var maxLines: Int
    /// What the last line allowed does with a text that is longer, in place of what its style says.
    public var lastLine: TextBreakMode?
    /// What lines stand beside.
    public var obstacles: TextObstacles?
    /// Points below each line, by its number, in place of the line spacing of its style.
    public var spacings: [CGFloat]

    public init(
        width: CGFloat = .infinity, maxLines: Int = 0, lastLine: TextBreakMode? = nil,
        obstacles: TextObstacles? = nil, spacings: [CGFloat] = []
    ) {
        (self.width, self.maxLines, self.lastLine) = (width, maxLines, lastLine)
        (self.obstacles, self.spacings) = (obstacles, spacings)
    }

    public var description: String { "width \(width)" + (maxLines > 0 ? " lines \(maxLines)" : "") }
}

/// What a paragraph needs in the room it was offered. Lengths in points, unrounded.
public struct TextMeasure: Hashable, Sendable, CustomStringConvertible {
    /// UIKit: the space at which a line was broken counts in its width (recorded).
    public var size: CGSize
    public var lineCount: Int
    /// From the top to the baselines of the first and last line.
    public var firstBaseline: CGFloat
    public var lastBaseline: CGFloat
    /// Whether some text is not shown.
    public var isTruncated: Bool

    public var description: String {
        "\(size.width) x \(size.height), \(lineCount) lines\(isTruncated ? ", truncated" : "")"
    }
}
