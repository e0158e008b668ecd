import CoreGraphics

/// The common case of measuring: one font, no indents, breaks at words only. It makes no lines, it only counts
/// them; every sum is formed as `LineBreaker` forms it, so that both agree to the last bit.
extension Paragraph {
    /// The measure, or nil when the text needs more than this.
    func measureUniform(_ proposal: TextProposal) -> TextMeasure? {
        guard isUniform, segments.count == 1, !hyphenates, proposal.obstacles == nil,
            proposal.spacings.isEmpty, let face = faces.first,
            !pieces.isEmpty
        else { return nil }
        let style = segments[0].style
        guard style.breakMode != .byCharacters, style.alignment != .justified, style.indents.firstLine == 0,
            style.indents.head == 0,
            style.indents.tail == 0
        else { return nil }
        let room = max(proposal.width, 0)
        guard
            let found = pieces.withUnsafeBufferPointer({
                Self.count(
                    $0, room: room, maxLines: proposal.maxLines,
                    avoidingSingleWords: style.breaking.avoidsSingleWords)
            })
        else { return nil }
        let natural = face.ascent + face.descent
        let height = style.height(of: natural)
        let gap = style.gap(after: natural, leading: face.leading)
        let first = height - natural + face.ascent
        var top: CGFloat = 0
        for _ in 1..<found.lines {
            top += height
            top += gap
        }
        return TextMeasure(
            size: CGSize(width: found.width, height: top + height), lineCount: found.lines,
            firstBaseline: first, lastBaseline: top + first, isTruncated: false)
    }

    /// Lines and the widest one; nil when a word must be broken or there are more lines than allowed.
    private static func count(
        _ pieces: UnsafeBufferPointer<Piece>, room: CGFloat, maxLines: Int, avoidingSingleWords: Bool
    ) -> (lines: Int, width: CGFloat)? {
        let limit = room + tolerance
        var lines = 1
        var widest: CGFloat = 0
        var x: CGFloat = 0
        var breakAfter = -1
        var endAtBreak: CGFloat = 0
        var number = 0
        // The line before this one: its start, and the widest of those above it.
        var before = (start: 0, widest: CGFloat(0))
        var start = 0
        while number < pieces.count {
            let width = pieces[number].width
            if x + width > limit, pieces[number].length > 0 {
                guard breakAfter >= 0, lines != maxLines else { return nil }
                before = (start, widest)
                widest = max(widest, min(endAtBreak, room))
                lines += 1
                number = breakAfter + 1
                start = number
                breakAfter = -1
                x = 0
                continue
            }
            x = x + width + pieces[number].space
            if pieces[number].mayBreak { (breakAfter, endAtBreak) = (number, x) }
            number += 1
        }
        if avoidingSingleWords, lines > 1,
            let place = SingleWord.newBreak(
                pieces, line: start..<pieces.count, before: before.start, room: room)
        {
            func width(_ range: Range<Int>) -> CGFloat {
                min(range.reduce(0) { $0 + pieces[$1].width + pieces[$1].space }, room)
            }
            widest = max(before.widest, width(before.start..<place))
            return (lines, max(widest, width(place..<pieces.count)))
        }
        return (lines, max(widest, min(x, room)))
    }
}

/// A word that stands alone in the last line of a paragraph, which the word before it joins (`lineBreakStrategy`).
///
/// UIKit: "typically, the text system only pushes out the last line by one word" (Apple's documentation of `pushOut`);
/// labels have two words at least in the last line since iOS 11.
enum SingleWord {
    /// The piece with which the last line begins instead; nil where it stays as it is: it has several words, the line
    /// before it but one, or both words have no room.
    static func newBreak(
        _ pieces: UnsafeBufferPointer<Piece>, line: Range<Int>, before: Int, room: CGFloat
    ) -> Int? {
        guard before < line.lowerBound, pieces[line.lowerBound - 1].spaces > 0,
            !line.dropLast().contains(where: { pieces[$0].mayBreak })
        else { return nil }
        guard
            let last = (before..<line.lowerBound - 1).last(where: {
                pieces[$0].mayBreak && pieces[$0].spaces > 0
            })
        else { return nil }
        // UIKit: one that could be broken itself, at a hyphen, stays (github.com/essentialdevelopercom/essential-feed-case-study
        // @706a0da, “heritage-protected” before “landmark.” at 23 points).
        guard !(last + 1..<line.lowerBound - 1).contains(where: { pieces[$0].mayBreak }) else { return nil }
        var width: CGFloat = 0
        for number in last + 1..<line.upperBound {
            width += pieces[number].width
            if number + 1 < line.upperBound { width += pieces[number].space }
        }
        return width <= room + Paragraph.tolerance ? last + 1 : nil
    }
}
