import CoreGraphics

/// A text shaped once, broken into lines for any width.
///
/// Building it costs a table look-up per word and shapes only words that its shaper has never seen; measuring
/// adds numbers. Measuring and drawing read the same glyph positions. Not for use by two threads at once.
public final class Paragraph: CustomStringConvertible {
    public let runs: [TextRun]
    public let style: ParagraphStyle

    let shaper: TextShaper
    let cache: WordCache
    let faces: [RunFace]
    let pieces: ContiguousArray<Piece>
    let segments: [Segment]
    /// The text, unless it is ASCII, when UTF-8 and UTF-16 offsets agree.
    let utf8: ContiguousArray<UInt8>
    /// Whether every line has the same height.
    let isUniform: Bool
    /// Whether lines may end within words, with a hyphen.
    let hyphenates: Bool
    private var last: (proposal: TextProposal, lines: ContiguousArray<BrokenLine>, isTruncated: Bool)?

    public init(_ runs: [TextRun], style: ParagraphStyle = ParagraphStyle(), shaper: TextShaper) {
        var builder = ParagraphBuilder(runs: runs, style: style, shaper: shaper)
        if runs.count == 1 {
            var text = runs[0].text
            text.withUTF8 { builder.build($0) }
        } else {
            var bytes = ContiguousArray<UInt8>()
            for run in runs { bytes.append(contentsOf: run.text.utf8) }
            bytes.withUnsafeBufferPointer { builder.build($0) }
        }
        self.runs = runs
        self.style = style
        self.shaper = shaper
        cache = builder.cache
        faces = builder.faces
        pieces = builder.pieces
        segments = builder.segments
        utf8 = builder.utf8
        hyphenates = builder.hyphenates
        isUniform = runs.allSatisfy {
            $0.font == runs[0].font && $0.baselineOffset == runs[0].baselineOffset && $0.attachment == nil
        }
    }

    /// Text of one font.
    public convenience init(
        _ text: String, font: TextFont, style: ParagraphStyle = ParagraphStyle(), shaper: TextShaper
    ) {
        self.init([TextRun(text, font: font)], style: style, shaper: shaper)
    }

    public var description: String {
        "\(segments.count) paragraphs, \(pieces.count) pieces, \(runs.count) runs, \(style)"
    }

    /// The size and baselines in the room of `proposal`.
    public func measure(_ proposal: TextProposal = TextProposal()) -> TextMeasure {
        measureUniform(proposal) ?? measureLines(proposal)
    }

    /// The measure from the lines themselves; they are kept for the next call with the same proposal.
    func measureLines(_ proposal: TextProposal) -> TextMeasure {
        let lines = broken(proposal)
        var measure = TextMeasure(
            size: .zero, lineCount: lines.count, firstBaseline: 0, lastBaseline: 0,
            isTruncated: last?.isTruncated ?? false)
        var y: CGFloat = 0
        for index in lines.indices {
            let line = lines[index]
            y = top(of: index, in: lines, after: y)
            let height = lineHeight(line)
            let baseline = y + height.top + line.ascent
            if index == 0 { measure.firstBaseline = baseline }
            measure.lastBaseline = baseline
            y += height.total
            measure.size.width = max(measure.size.width, usedWidth(line, in: proposal))
            measure.size.height = max(measure.size.height, y)
        }
        return measure
    }

    /// How many lines of the text fit into a height, at least one when there is text.
    public func lineCount(
        fitting height: CGFloat, width: CGFloat, beside obstacles: TextObstacles? = nil,
        spacings: [CGFloat] = []
    ) -> Int {
        let lines = broken(TextProposal(width: width, obstacles: obstacles, spacings: spacings))
        var y: CGFloat = 0
        var rows = 0
        for index in lines.indices {
            // Lines that obstacles part are one.
            if index == 0 || lines[index].top == nil || lines[index].top != lines[index - 1].top { rows += 1 }
            y = top(of: index, in: lines, after: y) + lineHeight(lines[index]).total
            if y > height + Self.tolerance { return max(rows - 1, 1) }
        }
        return rows
    }

    // MARK: Shared by measuring and drawing

    /// Sums of advances may differ in the last bits; this is far below a pixel.
    static let tolerance: CGFloat = 0.001

    func broken(_ proposal: TextProposal) -> ContiguousArray<BrokenLine> {
        if let last, last.proposal == proposal { return last.lines }
        var breaker = LineBreaker(paragraph: self, proposal: proposal)
        breaker.run()
        last = (proposal, breaker.lines, breaker.isTruncated)
        return breaker.lines
    }

    /// What the paragraph style makes of a line's natural height; `top` goes above the ascent.
    func lineHeight(_ line: BrokenLine) -> (total: CGFloat, top: CGFloat) {
        let natural = line.ascent + line.descent
        let total = segments[line.segment].style.height(of: natural)
        return (total, total - natural)
    }

    /// Where a line's upper edge lies, from the lower edge of the line before.
    @inline(__always)
    func top(of index: Int, in lines: ContiguousArray<BrokenLine>, after y: CGFloat) -> CGFloat {
        if let top = lines[index].top { return top }
        return index > 0 ? y + spacing(after: lines[index - 1], before: lines[index].segment) : y
    }

    func spacing(after line: BrokenLine, before segment: Int) -> CGFloat {
        let style = segments[line.segment].style
        var gap = style.gap(after: line.ascent + line.descent, leading: line.leading)
        if let spacing = line.spacing { gap += spacing - style.lineSpacing }
        if line.segment == segment { return gap }
        return gap + style.paragraphSpacing + segments[segment].style.paragraphSpacingBefore
    }

    /// The width a line takes of the proposal, indents included. UIKit: of the last line that is allowed, where more would follow, the
    /// white space at the end does not count (a label of two lines: github.com/square/Blueprint @1237c2b6, iOS 17).
    func usedWidth(_ line: BrokenLine, in proposal: TextProposal) -> CGFloat {
        let style = segments[line.segment].style
        let right = style.indents.tail < 0 ? -style.indents.tail : 0
        let trailing = line.hangsSpaces ? 0 : line.trailing
        return min(line.indent + line.width + trailing + right, max(proposal.width, 0))
    }
}
