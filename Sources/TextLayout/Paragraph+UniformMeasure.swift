import CoreGraphics

/// The common case of measuring: one font, no indents, breaks at words only. It makes no lines, it only counts
/// them; every sum is formed as `LineBreaker` forms it, so that both agree to the last bit.
extension Paragraph {
    /// The measure, or nil when the text needs more than this.
    func measureUniform(_ proposal: TextProposal) -> TextMeasure? {
        guard isUniform, segments.count == 1, let face = faces.first, !pieces.isEmpty else { return nil }
        let style = segments[0].style
        guard style.breakMode != .byCharacters, style.firstLineHeadIndent == 0, style.headIndent == 0,
            style.tailIndent == 0
        else { return nil }
        let room = max(proposal.width, 0)
        guard
            let found = pieces.withUnsafeBufferPointer({
                Self.count($0, room: room, maxLines: proposal.maxLines)
            })
        else { return nil }
        let natural = face.ascent + face.descent
        var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        height = max(height, style.minimumLineHeight)
        let first = height - natural + face.ascent
        var top: CGFloat = 0
        for _ in 1..<found.lines { top += height + style.lineSpacing }
        return TextMeasure(
            size: CGSize(width: found.width, height: top + height), lineCount: found.lines,
            firstBaseline: first, lastBaseline: top + first, isTruncated: false)
    }

    /// Lines and the widest one; nil when a word must be broken or there are more lines than allowed.
    private static func count(
        _ pieces: UnsafeBufferPointer<Piece>, room: CGFloat, maxLines: Int
    ) -> (lines: Int, width: CGFloat)? {
        let limit = room + tolerance
        var lines = 1
        var widest: CGFloat = 0
        var x: CGFloat = 0
        var breakAfter = -1
        var endAtBreak: CGFloat = 0
        var number = 0
        while number < pieces.count {
            let width = pieces[number].width
            if x + width > limit, pieces[number].length > 0 {
                guard breakAfter >= 0, lines != maxLines else { return nil }
                widest = max(widest, min(endAtBreak, room))
                lines += 1
                number = breakAfter + 1
                breakAfter = -1
                x = 0
                continue
            }
            x = x + width + pieces[number].space
            if pieces[number].mayBreak { (breakAfter, endAtBreak) = (number, x) }
            number += 1
        }
        return (lines, max(widest, min(x, room)))
    }
}
