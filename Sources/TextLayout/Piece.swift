import CoreGraphics

/// A stretch of text of one run, face and direction within which no line may be broken at a word, and the white
/// space after it.
struct Piece {
    /// Points, kerning included.
    var width: Double
    /// Width of the white space after it.
    var space: Double
    /// Entry in the word cache, `noWord` for white space alone and attachments.
    var word: UInt32
    /// UTF-8 offset of the text.
    var start: UInt32
    /// Bytes without the white space.
    var length: UInt32
    /// Bytes of white space, each one space or tab.
    var spaces: UInt32
    var run: UInt16
    var slot: UInt16
    /// Odd for right to left.
    var level: UInt8
    /// Whether a line may end after it.
    var mayBreak: Bool

    static let noWord = UInt32.max

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// A run with its font resolved; lengths in points.
struct RunFace {
    var typeface: Int
    var slot: Int
    var size: CGFloat
    /// What advances are multiplied by: the size, stretched by the run's expansion.
    var em: CGFloat
    var stretch: CGFloat
    var ligatures: Bool
    /// Points after each cluster, beside those that the face has of its own in `slot`.
    var kern: CGFloat
    var tracking: CGFloat
    var space: CGFloat
    /// Above and below the line's baseline, baseline offset included; both positive.
    var ascent: CGFloat
    var descent: CGFloat
    /// Between this line and the next.
    var leading: CGFloat
    var baselineOffset: CGFloat
    /// Text up to this UTF-8 offset belongs to the run.
    var end: Int
    var attachment: CGRect?

    /// Points after each cluster that a face shows; other scripts' faces have no tracking.
    @inline(__always)
    func spacing(in slot: Int) -> CGFloat { slot == self.slot ? kern + tracking : kern }
}

/// What stands between two line separators.
struct Segment {
    var pieces: Range<Int>
    /// UTF-8 offsets; the end is where the next segment starts.
    var text: Range<Int>
    var style: ParagraphStyle
    var isRightToLeft: Bool
    /// Whether all text runs from left to right.
    var isPlain: Bool
    /// The run that gives an empty line its height.
    var run: Int
}

/// A place between two clusters: before byte `byte` of a piece's text. A byte equal to the piece's length is the
/// place between the text and its white space.
struct Position: Equatable {
    var piece: Int
    var byte: Int
}

/// A line as the breaker leaves it: what it holds and how wide that is.
struct BrokenLine {
    var segment: Int
    var start: Position
    var end: Position
    /// Where the next line starts.
    var next: Position
    /// Present when something was left out; the line then shows `start..<end`, the ellipsis, and `resume...`.
    var ellipsis: Ellipsis?
    var indent: CGFloat
    /// Width that the style leaves for text.
    var available: CGFloat
    /// Without the white space at the end.
    var width: CGFloat
    var trailing: CGFloat
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    /// Between this line and the next.
    private(set) var leading: CGFloat = 0
    /// Below this line, in place of the style's line spacing.
    var spacing: CGFloat?
    /// The run in whose font a hyphen stands at the end, where the line ends within a word.
    var hyphen: Int?
    /// Where the line stands beside obstacles; nil where it follows the line before.
    var top: CGFloat?
    /// How much closer characters stand than their faces say, so that the line need not be truncated.
    var tightening: CGFloat = 0
    /// Whether the white space at its end counts for nothing.
    var hangsSpaces = false

    /// Makes the line as high as the highest of its faces reach.
    mutating func measureHeight(_ face: RunFace, and others: [RunFace] = []) {
        (ascent, descent, leading) = (face.ascent, face.descent, face.leading)
        for face in others {
            ascent = max(ascent, face.ascent)
            descent = max(descent, face.descent)
            leading = max(leading, face.leading)
        }
    }

    func isLast(of paragraph: Paragraph) -> Bool {
        next.piece == paragraph.segments[segment].pieces.upperBound
    }
}

struct Ellipsis: Equatable {
    /// The run whose font it has.
    var run: Int
    /// The text after it, for the modes that cut the head or the middle.
    var resume: Position
    var resumeEnd: Position
}
