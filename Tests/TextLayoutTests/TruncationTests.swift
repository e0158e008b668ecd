import CoreGraphics
import Testing

@testable import TextLayout

@Suite struct TruncationTests {
    @Test func aLineSaysWhatItsEllipsisStandsFor() throws {
        var style = ParagraphStyle()
        style.breakMode = .truncatingTail
        let text = "aa bb cc dd ee ff"
        let paragraph = Paragraph(text, font: body, style: style, shaper: RecordedAdvances.shaper())
        let whole = paragraph.lines(TextProposal(width: 1000, maxLines: 1))
        #expect(whole[0].hidden == nil)
        let line = paragraph.lines(TextProposal(width: 60, maxLines: 1))[0]
        let hidden = try #require(line.hidden)
        #expect(hidden.upperBound == text.count)
        #expect(hidden.lowerBound > 0 && hidden.lowerBound < text.count)
        // What is shown and the ellipsis fit; the next letter would not. A space before the ellipsis goes.
        func width(_ count: Int) -> CGFloat {
            Paragraph(String(text.prefix(count)) + "…", font: body, shaper: RecordedAdvances.shaper())
                .measure().size.width
        }
        #expect(width(hidden.lowerBound) <= 60.001)
        #expect(width(hidden.lowerBound + 2) > 60.001)
    }

    let shaper = RecordedAdvances.shaper()

    private func lines(_ text: String, _ mode: TextBreakMode, width: CGFloat, maxLines: Int = 1) -> [String] {
        let paragraph = Paragraph(
            text, font: body, style: ParagraphStyle { $0.breakMode = mode }, shaper: shaper)
        let proposal = TextProposal(width: width, maxLines: maxLines)
        let lines = paragraph.lines(proposal)
        for line in lines where mode != .clipping { #expect(line.width <= width + 0.001) }
        #expect(paragraph.measure(proposal).lineCount == lines.count)
        return lines.map { line in
            String(decoding: line.fragments.flatMap(\.glyphs.glyphs), as: UTF16.self)
        }
    }

    @Test func whatFitsIsNotTruncated() {
        let paragraph = Paragraph(
            "Hello", font: body, style: ParagraphStyle { $0.breakMode = .truncatingTail }, shaper: shaper)
        let width = paragraph.measure().size.width
        #expect(!paragraph.measure(TextProposal(width: width, maxLines: 1)).isTruncated)
        #expect(paragraph.measure(TextProposal(width: width - 0.5, maxLines: 1)).isTruncated)
    }

    @Test func theTailIsCutAtACharacterAndWhiteSpaceBeforeTheDotsGoes() {
        #expect(lines("aaaaaaaaaa", .truncatingTail, width: 60) == ["aaaaa…"])
        #expect(lines("aaaa bbbbbb", .truncatingTail, width: 57) == ["aaaa…"])
        #expect(lines("aaaa bbbbbb", .truncatingTail, width: 64) == ["aaaab…"])
    }

    @Test func headAndMiddleKeepTheOtherEnds() {
        #expect(lines("aaaaabbbbb", .truncatingHead, width: 60) == ["…bbbb"])
        #expect(lines("aaaaabbbbb", .truncatingMiddle, width: 70) == ["aaa…bbb"])
    }

    @Test func onlyTheLastLineAllowedIsTruncated() {
        let two = lines("aaa bbb aaa bbb aaa", .truncatingTail, width: 65, maxLines: 2)
        #expect(two == ["aaabbb", "aaabb…"])
    }

    /// Apple's documentation of `NSLineBreakMode`: by the head "the end fits in the container and the missing text at the beginning of the
    /// line is indicated by an ellipsis", by the middle "the beginning and end fit"; lines before it break at words.
    @Test func headAndMiddleOfSeveralLinesAreThoseOfTheLast() {
        let text = "aaa bbb aaa bbb aaa"
        #expect(lines(text, .truncatingHead, width: 65, maxLines: 2) == ["aaabbb", "…bbaaa"])
        let middle = lines(text, .truncatingMiddle, width: 65, maxLines: 2)
        #expect(middle.count == 2 && middle[0] == "aaabbb")
        #expect(middle[1].hasPrefix("aa") && middle[1].hasSuffix("aa") && middle[1].contains("…"))
    }

    /// The ellipsis stands in the font of the text that it follows.
    @Test func theEllipsisHasTheFontOfTheLettersBeforeIt() {
        let big = TextFont(.system(weight: 400), size: 34)
        let style = ParagraphStyle { $0.breakMode = .truncatingTail }
        func fragments(_ width: CGFloat) -> [TextFragment] {
            Paragraph(
                [TextRun("aaaa", font: body), TextRun("bbbb", font: big)], style: style, shaper: shaper
            ).lines(TextProposal(width: width, maxLines: 1))[0].fragments
        }
        // "aaaa" takes 35.8, each "b" 20, the ellipsis 26 in the larger font and 13 in the smaller.
        let second = fragments(90)
        #expect(second.map(\.run) == [0, 1])
        #expect(second[1].glyphs.glyphs == [0x62, 0x2026] && second[1].glyphs.size == 34)
        let first = fragments(35)
        #expect(first.map(\.run) == [0])
        #expect(first[0].glyphs.glyphs == [0x61, 0x61, 0x2026])
    }

    @Test func wordsThatDoNotFitAreLeftOutInWordMode() {
        #expect(lines("aaa bbb aaa", .byWords, width: 65, maxLines: 1) == ["aaabbb"])
        #expect(lines("aaa bbb aaa", .clipping, width: 65, maxLines: 1) == ["aaabbbaaa"])
    }

    @Test func aSeparatorAfterTheLastLineShowsDots() {
        #expect(lines("aaa\nbbb", .truncatingTail, width: 100, maxLines: 1) == ["aaa…"])
        #expect(lines("aaa\nbbb", .truncatingHead, width: 100, maxLines: 1) == ["aaa…"])
    }

    @Test func noRoomLeavesTheDots() {
        let paragraph = Paragraph(
            "aaa", font: body, style: ParagraphStyle { $0.breakMode = .truncatingTail }, shaper: shaper)
        let line = paragraph.lines(TextProposal(width: 2, maxLines: 1))[0]
        #expect(line.fragments.flatMap(\.glyphs.glyphs) == [0x2026])
    }

    @Test func linesThatFitAHeightAreCounted() {
        let paragraph = Paragraph("a\nb\nc", font: body, shaper: shaper)
        #expect(paragraph.lineCount(fitting: 41, width: 100) == 2)
        #expect(paragraph.lineCount(fitting: 5, width: 100) == 1)
        #expect(paragraph.lineCount(fitting: 1000, width: 100) == 3)
    }
}
