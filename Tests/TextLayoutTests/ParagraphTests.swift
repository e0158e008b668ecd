import CoreGraphics
import Testing

@testable import TextLayout

@Suite struct ParagraphTests {
    @Test func widthIsTheSumOfTheRecordedAdvances() {
        let shaper = RecordedAdvances.shaper()
        let hello = Paragraph("Hello UIKit", font: body, shaper: shaper).measure().size.width
        #expect(abs(hello - 79.66259765625) < 1e-9)
        #expect(abs(pixels(hello) - 79.666667) < 0.001)
        // The recorded 98.580 has kerning, which the table of advances does not.
        let digits = Paragraph("0123456789", font: body, shaper: shaper).measure().size.width
        #expect(abs(digits - 98.8291015625) < 1e-9)
    }

    @Test func kerningOfTheFaceCounts() {
        let shaper = TextShaper()
        func width(_ text: String) -> CGFloat {
            Paragraph(text, font: body, shaper: shaper).measure().size.width
        }
        #expect(width("AV") < width("A") + width("V") - 0.5)
    }

    @Test func emptyTextTakesNoRoom() {
        let measure = Paragraph("", font: body, shaper: TextShaper()).measure()
        #expect(measure.size == .zero)
        #expect(measure.lineCount == 0)
    }

    /// Arithmetic: one line more, where one would write on.
    @Test(arguments: ["aa\n", "aa\r\n", "aa\u{2029}", "é\n"])
    func afterALinesEndIsAnEmptyLineWhereItIsAskedFor(_ text: String)
        throws
    {
        var style = ParagraphStyle()
        #expect(Paragraph(text, font: body, style: style, shaper: TextShaper()).measure().lineCount == 1)
        style.hasEmptyLastLine = true
        let paragraph = Paragraph(text, font: body, style: style, shaper: TextShaper())
        let measure = paragraph.measure(TextProposal(width: 200))
        #expect(measure.lineCount == 2)
        let lines = paragraph.lines(TextProposal(width: 200))
        let length = text.utf16.count
        #expect(lines.map(\.range) == [0..<length, length..<length])
        #expect(lines[1].width == 0 && lines[1].height == lines[0].height)
        #expect(lines[1].top + lines[1].height == measure.size.height)
        let other = Paragraph(text + "b", font: body, style: style, shaper: TextShaper())
        #expect(other.measure(TextProposal(width: 200)).size.height == measure.size.height)
        #expect(Paragraph("", font: body, style: style, shaper: TextShaper()).measure().lineCount == 0)
    }

    @Test func theSpaceAtABreakCountsInTheWidth() {
        let shaper = RecordedAdvances.shaper()
        let paragraph = Paragraph("Hello UIKit", font: body, shaper: shaper)
        let space = 4.349609375
        let hello = Paragraph("Hello", font: body, shaper: shaper).measure().size.width
        let measure = paragraph.measure(TextProposal(width: 60))
        #expect(measure.lineCount == 2)
        #expect(abs(measure.size.width - (hello + space)) < 1e-9)
        #expect(paragraph.measure(TextProposal(width: hello + 1)).size.width == hello + 1)
    }

    @Test func aWordTooLongForTheLineBreaksInside() {
        let text = "aa bbbbbbbbbb aa"
        let paragraph = Paragraph(text, font: body, shaper: RecordedAdvances.shaper())
        let lines = paragraph.lines(TextProposal(width: 45))
        #expect(texts(text, lines) == ["aa ", "bbbb", "bbbb", "bb aa"])
        #expect(texts(text, paragraph.lines(TextProposal(width: 1))).count == 14)
    }

    @Test func characterModeFillsEachLine() {
        let text = "aa bbbbbb aa"
        let style = ParagraphStyle { $0.breakMode = .byCharacters }
        let paragraph = Paragraph(text, font: body, style: style, shaper: RecordedAdvances.shaper())
        #expect(texts(text, paragraph.lines(TextProposal(width: 45))) == ["aa bb", "bbbb ", "aa"])
    }

    /// Recorded (labels of iOS 17, github.com/square/Blueprint @1237c2b6): white space that has no room begins the next line.
    @Test func characterModeBreaksBeforeWhiteSpaceToo() {
        let text = "aaaa b"
        let shaper = RecordedAdvances.shaper()
        let style = ParagraphStyle { $0.breakMode = .byCharacters }
        let word = Paragraph("aaaa", font: body, shaper: shaper).measure().size.width
        let paragraph = Paragraph(text, font: body, style: style, shaper: shaper)
        #expect(texts(text, paragraph.lines(TextProposal(width: word + 1))) == ["aaaa", " b"])
        #expect(paragraph.measure(TextProposal(width: word + 1)).size.width == word)
        #expect(texts(text, paragraph.lines(TextProposal(width: word + 5))) == ["aaaa ", "b"])
    }

    @Test func lineSeparatorsEndLines() {
        let shaper = TextShaper()
        func count(_ text: String) -> Int { Paragraph(text, font: body, shaper: shaper).measure().lineCount }
        #expect(count("a\nb") == 2)
        #expect(count("a\r\nb\u{2028}c\u{2029}d\u{85}e") == 5)
        #expect(count("a\n\nb") == 3)
        #expect(count("a\n") == 1)
        #expect(count("\n") == 1)
        #expect(texts("a\nb", Paragraph("a\nb", font: body, shaper: shaper).lines()) == ["a\n", "b"])
    }

    @Test func hyphensAndSlashesMayEndALine() {
        let text = "well-known and/or"
        let paragraph = Paragraph(text, font: body, shaper: TextShaper())
        let lines = paragraph.lines(TextProposal(width: 55))
        #expect(texts(text, lines) == ["well-", "known ", "and/or"])
    }

    @Test func chineseBreaksBetweenCharactersButNotBeforeAFullStop() {
        let text = "五月新书推荐。五月"
        let shaper = TextShaper()
        let paragraph = Paragraph(text, font: body, shaper: shaper)
        let lines = paragraph.lines(TextProposal(width: 17 * 6 + 1))
        #expect(texts(text, lines) == ["五月新书推", "荐。五月"])
        #expect(lines[0].fragments.map(\.glyphs.font.fullName) == ["NotoSansCJKsc-Regular"])
        #expect(abs(lines[0].width - 85) < 1e-9)
    }

    @Test func aFallbackFaceDoesNotChangeTheLinesHeight() {
        let shaper = TextShaper()
        let latin = Paragraph("Hello", font: body, shaper: shaper).measure()
        let mixed = Paragraph("Hello 五月 שלום ✓", font: body, shaper: shaper)
        #expect(mixed.measure().size.height == latin.size.height)
        #expect(mixed.measure().firstBaseline == latin.firstBaseline)
        #expect(mixed.lines()[0].fragments.allSatisfy { !$0.glyphs.glyphs.contains(0) })
    }

    @Test func utf16RangesCountSurrogatePairs() {
        let text = "a𝒳b\n五c"
        let lines = Paragraph(text, font: body, shaper: TextShaper()).lines()
        #expect(lines.map(\.range) == [0..<5, 5..<7])
    }

    @Test func spacingAndHeightsFollowTheStyle() {
        let shaper = TextShaper()
        func lines(_ text: String, _ change: (inout ParagraphStyle) -> Void) -> [TextLine] {
            Paragraph(text, font: body, style: ParagraphStyle(change), shaper: shaper).lines()
        }
        let natural = 1.193359375 * 17
        let spaced = lines("a\nb") { $0.lineSpacing = 5 }
        #expect(abs(spaced[1].top - (natural + 5)) < 1e-9)
        let tall = lines("a\nb") { $0.minimumLineHeight = 30 }
        #expect(tall.map(\.top) == [0, 30])
        #expect(abs(tall[0].origin.y - (30 - 0.2412109375 * 17)) < 1e-9)
        #expect(lines("a\nb") { $0.maximumLineHeight = 15 }.map(\.top) == [0, 15])
        let doubled = lines("a\nb") { $0.lineHeightMultiple = 2 }
        #expect(abs(doubled[1].top - 2 * natural) < 1e-9)
        // Apple's documentation of `lineHeightMultiple`: "multiplied by this factor … before being constrained by minimum and maximum
        // line height".
        #expect(
            lines("a\nb") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 30) }.map(\.top) == [0, 30])
        #expect(
            lines("a\nb") { ($0.lineHeightMultiple, $0.minimumLineHeight) = (2, 50) }.map(\.top) == [0, 50])
        let parted = lines("a\nb") {
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 3
        }
        #expect(abs(parted[1].top - (natural + 10)) < 1e-9)
    }

    @Test func alignmentMovesTheLineWithinTheWidth() {
        let shaper = RecordedAdvances.shaper()
        func x(_ change: (inout ParagraphStyle) -> Void) -> CGFloat {
            Paragraph("Hello", font: body, style: ParagraphStyle(change), shaper: shaper)
                .lines(TextProposal(width: 100))[0].origin.x
        }
        let width = 12.185546875 + 9.2802734375 + 2 * 3.8681640625 + 9.6123046875
        #expect(x { $0.alignment = .left } == 0)
        #expect(abs(x { $0.alignment = .right } - (100 - width)) < 1e-9)
        #expect(abs(x { $0.alignment = .center } - (100 - width) / 2) < 1e-9)
        #expect(abs(x { $0.naturalDirection = .rightToLeft } - (100 - width)) < 1e-9)
        #expect(x { $0.indents.firstLine = 12 } == 12)
        let tail: (inout ParagraphStyle) -> Void = {
            $0.alignment = .right
            $0.indents.tail = -10
        }
        #expect(abs(x(tail) - (90 - width)) < 1e-9)
    }

    /// Apple's documentation of `NSParagraphStyle`: `firstLineHeadIndent` and `headIndent` are distances from the leading margin,
    /// `tailIndent` too where it is positive, else one from the trailing margin.
    @Test(arguments: [CGFloat(90), -10])
    func indentsCountFromTheMargins(_ tail: CGFloat) {
        let shaper = RecordedAdvances.shaper()
        let text = "aaa aaa aaa aaa"
        func lines(_ direction: TextDirection) -> [TextLine] {
            let style = ParagraphStyle {
                ($0.indents.firstLine, $0.indents.head, $0.indents.tail) = (10, 20, tail)
                ($0.baseDirection, $0.naturalDirection) = (direction, direction)
            }
            return Paragraph(text, font: body, style: style, shaper: shaper).lines(TextProposal(width: 100))
        }
        // Two words are 58 points wide, three 89.
        let toTheRight = lines(.leftToRight)
        #expect(texts(text, toTheRight) == ["aaa aaa ", "aaa aaa"])
        #expect(toTheRight.map(\.origin.x) == [10, 20])
        let toTheLeft = lines(.rightToLeft)
        #expect(texts(text, toTheLeft) == ["aaa aaa ", "aaa aaa"])
        #expect(abs(toTheLeft[0].origin.x + toTheLeft[0].width - 90) < 1e-9)
        #expect(abs(toTheLeft[1].origin.x + toTheLeft[1].width - 80) < 1e-9)
    }

    @Test func justifiedLinesReachTheEdgeExceptTheLast() {
        let text = "aa bb aa bb aa"
        let style = ParagraphStyle { $0.alignment = .justified }
        let paragraph = Paragraph(text, font: body, style: style, shaper: RecordedAdvances.shaper())
        let lines = paragraph.lines(TextProposal(width: 80))
        #expect(texts(text, lines) == ["aa bb aa ", "bb aa"])
        let last = lines[0].fragments.last!.glyphs.positions.last!.x
        #expect(abs(last + 8.9482421875 - 80) < 1e-9)
        #expect(abs(lines[1].width - (4 * 9.4794921875 + 4.349609375)) < 1e-9)
    }

    /// A label of 17 points, 300 wide, of a public project's pictures (github.com/square/Blueprint @1237c2b6, iOS 17): justified, its
    /// first line gives a word away that has room in it.
    @Test func aWordOfAJustifiedLineGoesOnWhereBothAreStretchedLessThen() {
        let text =
            "Hello, world. This is a long run of text that should wrap at some point. Someone should improve this test by adding a "
            + "joke or something. Alright, it's been fun!"
        func broken(_ alignment: TextAlignment) -> [String] {
            let style = ParagraphStyle { $0.alignment = alignment }
            let font = TextFont(.system(weight: 400), size: 17)
            return texts(
                text,
                Paragraph(text, font: font, style: style, shaper: TextShaper()).lines(
                    TextProposal(width: 300)))
        }
        let rest = [
            "Someone should improve this test by ", "adding a joke or something. Alright, it's ", "been fun!",
        ]
        #expect(
            broken(.left) == [
                "Hello, world. This is a long run of text ", "that should wrap at some point. ",
            ] + rest)
        #expect(
            broken(.justified) == [
                "Hello, world. This is a long run of ", "text that should wrap at some point. ",
            ]
                + rest)
    }

    @Test func runsMixSizesKernAndOffsets() {
        let shaper = TextShaper()
        let big = TextFont(.system(weight: 700), size: 34)
        let paragraph = Paragraph(
            [
                TextRun("small ", font: body), TextRun("BIG", font: big),
                TextRun("up", font: body, baselineOffset: 30),
            ],
            shaper: shaper)
        let line = paragraph.lines()[0]
        #expect(line.ascent == 0.9521484375 * 17 + 30)
        #expect(line.descent == 0.2412109375 * 34)
        #expect(line.fragments.map(\.run) == [0, 1, 2])
        #expect(line.fragments[2].glyphs.positions.allSatisfy { $0.y == -30 })
        let plain = Paragraph("abc d", font: body, shaper: shaper).measure().size.width
        let kerned = Paragraph([TextRun("abc d", font: body, kern: 2)], shaper: shaper).measure().size.width
        #expect(abs(kerned - plain - 10) < 1e-9)
    }

    @Test func anAttachmentKeepsItsRoom() {
        let shaper = TextShaper()
        let box = CGRect(x: 0, y: -4, width: 40, height: 44)
        let paragraph = Paragraph(
            [
                TextRun("a ", font: body), TextRun("\u{FFFC}", font: body, attachment: box),
                TextRun(" b", font: body),
            ],
            shaper: shaper)
        let line = paragraph.lines()[0]
        #expect(line.ascent == 40)
        let span = line.spans.first { $0.run == 1 }!
        #expect(abs(span.maxX - span.minX - 40) < 1e-9)
    }
}
