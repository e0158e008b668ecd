import CoreGraphics
import TestSeeds
import Testing

@testable import TextLayout

@Suite struct RebreakTests {
    static let vocabulary = [
        "a", "list", "whose", "rows", "are", "lists", "themselves", "New", "in", "May", "2019", "AVAST",
        "Wavy",
        "extraordinarily-hyphenated", "and/or", "(see", "below)", "3.14", "don't", "五月新书", "شكرا", "שלום",
        "naïve",
        "e\u{301}te\u{301}", "x=1;", "\u{2014}", "👍", "\"quoted\"",
        "Donaudampfschifffahrtsgesellschaftskapitän",
    ]

    @Test(arguments: [UInt64(1), 2, 3])
    func reBreakingGivesWhatAFreshParagraphGives(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let shaper = TextShaper()
        let modes: [TextBreakMode] = [
            .byWords, .byCharacters, .truncatingTail, .truncatingHead, .truncatingMiddle,
        ]
        for _ in 0..<60 {
            let text = random.text(words: .random(in: 1...30, using: &random), from: Self.vocabulary)
            let style = ParagraphStyle {
                $0.breakMode = modes.randomElement(using: &random)!
                $0.breaking.avoidsSingleWords = .random(using: &random)
                $0.breaking.tightens = .random(using: &random)
            }
            var body = body
            body.leading = .random(in: -2...3, using: &random)
            let kept = Paragraph(text, font: body, style: style, shaper: shaper)
            for _ in 0..<4 {
                let proposal = TextProposal(
                    width: .random(in: 20...400, using: &random), maxLines: .random(in: 0...3, using: &random)
                )
                let fresh = Paragraph(
                    text, font: body, style: style, shaper: TextShaper(library: shaper.library))
                let lines = kept.lines(proposal)
                #expect(lines == fresh.lines(proposal), "seed \(seed), \(proposal), \(style): \(text)")
                let measure = kept.measure(proposal)
                #expect(
                    measure == fresh.measureLines(proposal), "seed \(seed), \(proposal), \(style): \(text)")
                checkCover(lines, text, proposal, measure.isTruncated, seed)
            }
        }
    }

    private func checkCover(
        _ lines: [TextLine], _ text: String, _ proposal: TextProposal, _ isTruncated: Bool, _ seed: UInt64
    ) {
        var end = 0
        for line in lines {
            #expect(line.range.lowerBound == end, "seed \(seed), \(proposal): \(text)")
            #expect(!line.range.isEmpty)
            end = line.range.upperBound
        }
        if !isTruncated { #expect(end == text.utf16.count, "seed \(seed), \(proposal): \(text)") }
    }

    @Test func glyphsStandWhereTheMeasureSays() {
        var random = SeededGenerator(seed: 7)
        let shaper = TextShaper()
        for _ in 0..<50 {
            let text = random.text(words: 12, from: ["plain", "words", "of", "many", "sizes", "AVAST"])
            for line in Paragraph(text, font: body, shaper: shaper).lines(TextProposal(width: 150)) {
                let positions = line.fragments.flatMap(\.glyphs.positions)
                #expect(positions.map(\.x) == positions.map(\.x).sorted())
                #expect(positions.last!.x < line.width)
                #expect(line.width <= 150.001)
            }
        }
    }

    @Test func plainTextBreaksWherePangoBreaksIt() {
        var random = SeededGenerator(seed: 11)
        let shaper = TextShaper()
        let vocabulary = [
            "a", "is.", "b,c", "3.14", "12:30", "what?!", "don't", "\"so\"", "end...", "x.y;", "7", "I'm,",
        ]
        for _ in 0..<300 {
            let text = random.text(words: .random(in: 1...9, using: &random), from: vocabulary)
            let bytes = Array(text.utf8)
            bytes.withUnsafeBufferPointer { bytes in
                guard TextScan(bytes, from: 0).isPlain else {
                    Issue.record("not plain: \(text)")
                    return
                }
                let analysis = TextAnalysis(
                    bytes, 0..<bytes.count, style: ParagraphStyle(), isBidi: false, shaper: shaper)
                for index in 1..<bytes.count {
                    let expected = bytes[index - 1] == 0x20 && bytes[index] != 0x20
                    #expect(analysis.mayBreak[index] == expected, "at \(index) of \(text)")
                }
            }
        }
    }

    @Test func reBreakingShapesNothing() {
        let shaper = TextShaper()
        let paragraph = Paragraph(
            "Some words that wrap at any width, again and again.", font: body, shaper: shaper)
        _ = paragraph.measure(TextProposal(width: 200))
        let before = (shaper.shapings, shaper.segmentations)
        for width in stride(from: 40.0, to: 400, by: 7) { _ = paragraph.lines(TextProposal(width: width)) }
        #expect((shaper.shapings, shaper.segmentations) == before)
    }

    @Test func aKnownVocabularyShapesNothing() {
        var random = SeededGenerator(seed: 5)
        let shaper = TextShaper()
        let vocabulary = ["one", "two", "three", "four", "five"]
        _ = Paragraph(vocabulary.joined(separator: " "), font: body, shaper: shaper).measure()
        let before = shaper.shapings
        #expect(before == vocabulary.count + 1)
        for _ in 0..<100 {
            let paragraph = Paragraph(random.text(words: 20, from: vocabulary), font: body, shaper: shaper)
            #expect(paragraph.measure(TextProposal(width: 120)).lineCount > 3)
        }
        #expect(shaper.shapings == before)
        #expect(shaper.segmentations == 0)
    }
}
