import CoreGraphics
import Testing

@testable import TextLayout

@Suite struct BidiTests {
    @Test func hebrewRunsFromRightToLeft() {
        let shaper = TextShaper()
        let line = Paragraph("אב", font: body, shaper: shaper).lines()[0]
        let aleph = Paragraph("א", font: body, shaper: shaper).lines()[0].fragments[0].glyphs.glyphs[0]
        #expect(line.fragments[0].glyphs.glyphs.last == aleph)
        #expect(line.range == 0..<2)
    }

    @Test func wordsOfBothDirectionsStandInVisualOrder() {
        let shaper = TextShaper()
        // Logical: latin, two Hebrew words, latin. Visual: latin, second, first, latin.
        let runs = ["one ", "אאא ", "ב", " two"].map { TextRun($0, font: body) }
        let line = Paragraph(runs, shaper: shaper).lines()[0]
        #expect(line.fragments.map(\.run) == [0, 2, 1, 3])
        let ends = line.spans.map(\.minX)
        #expect(ends == ends.sorted())
        let hebrewFirst = Paragraph(["אאא ", "two"].map { TextRun($0, font: body) }, shaper: shaper).lines()[
            0]
        #expect(hebrewFirst.fragments.map(\.run) == [1, 0])
    }

    @Test func theSpaceAtTheEndOfARightToLeftLineHangsOnTheLeft() {
        let shaper = TextShaper()
        let style = ParagraphStyle {
            $0.alignment = .right
            $0.naturalDirection = .rightToLeft
        }
        let text = "אבגדה וזחטי"
        let paragraph = Paragraph(text, font: body, style: style, shaper: shaper)
        let lines = paragraph.lines(TextProposal(width: 60))
        #expect(texts(text, lines) == ["אבגדה ", "וזחטי"])
        for line in lines {
            #expect(abs(line.origin.x + line.width - 60) < 1e-9)
            #expect(line.fragments[0].glyphs.positions.map(\.x).min()! >= -0.001)
        }
    }

    /// Unicode annex 9, P2: what isolates hold does not decide the direction of the paragraph.
    @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
    func isolatesLeaveTheDirectionToTheReader(_ natural: TextDirection) {
        let shaper = TextShaper()
        let style = ParagraphStyle { $0.naturalDirection = natural }
        let text = "\u{2068}אבגדה\u{2069} · \u{2068}5\u{2069}"
        let lines = Paragraph(text, font: body, style: style, shaper: shaper).lines(TextProposal(width: 60))
        #expect(lines.count == 2)
        // The space between the lines hangs on the side where lines end.
        let first = lines[0].fragments.flatMap { $0.glyphs.positions.map(\.x) }.min() ?? 0
        #expect(natural == .leftToRight ? abs(first) < 0.001 : first >= -0.001)
        #expect((lines[1].origin.x == 0) == (natural == .leftToRight))
    }

    @Test func arabicLettersJoin() {
        let shaper = TextShaper()
        func width(_ text: String) -> CGFloat {
            Paragraph(text, font: body, shaper: shaper).measure().size.width
        }
        #expect(abs(width("ببب") - 3 * width("ب")) > 1)
    }

    @Test func aForcedDirectionReordersPlainText() {
        let shaper = TextShaper()
        let style = ParagraphStyle { $0.baseDirection = .rightToLeft }
        let runs = ["abc", "!"].map { TextRun($0, font: body) }
        let line = Paragraph(runs, style: style, shaper: shaper).lines()[0]
        #expect(line.fragments.map(\.run) == [1, 0])
    }
}
