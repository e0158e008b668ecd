import CoreGraphics
import Testing

@testable import TextLayout

/// Lines that stand beside what they must keep clear of. Expected by arithmetic from recorded advances.
@Suite struct ObstacleTests {
    private let shaper = RecordedAdvances.shaper()
    private let height: CGFloat = 1.193_359_375 * 17

    private func rectangle(_ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>) -> [CGPoint] {
        [
            CGPoint(x: x.lowerBound, y: y.lowerBound), CGPoint(x: x.upperBound, y: y.lowerBound),
            CGPoint(x: x.upperBound, y: y.upperBound), CGPoint(x: x.lowerBound, y: y.upperBound),
        ]
    }

    private struct Placed: Equatable {
        var text: String
        var x: CGFloat
        var top: CGFloat
    }

    /// "aaa" is 26.8 points wide, two of them 58, three 89.
    private func placed(
        _ text: String, _ outline: [CGPoint], margin: CGFloat = 0, maxLines: Int = 0,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> [Placed] {
        let paragraph = Paragraph(text, font: body, style: ParagraphStyle(change), shaper: shaper)
        let proposal = TextProposal(
            width: 100, maxLines: maxLines, obstacles: TextObstacles(outlines: [outline], margin: margin))
        let lines = paragraph.lines(proposal)
        let measure = paragraph.measure(proposal)
        #expect(measure.lineCount == lines.count)
        #expect(measure.size.height == lines.map { $0.top + $0.height }.max())
        return zip(texts(text, lines), lines).map { Placed(text: $0, x: $1.origin.x, top: $1.top) }
    }

    @Test func linesAreShorterBesideAnOutline() {
        #expect(
            placed("aaa aaa aaa aaa aaa", rectangle(55...100, 0...30)) == [
                Placed(text: "aaa ", x: 0, top: 0), Placed(text: "aaa ", x: 0, top: height),
                Placed(text: "aaa aaa aaa", x: 0, top: 2 * height),
            ])
        #expect(
            placed("aaa aaa", rectangle(0...45, 0...30)) == [
                Placed(text: "aaa ", x: 45, top: 0), Placed(text: "aaa", x: 45, top: height),
            ])
        #expect(placed("aaa", rectangle(0...40, 0...30), margin: 5) == [Placed(text: "aaa", x: 45, top: 0)])
    }

    @Test func textGoesOnBeyondAnOutlineInItsMiddle() {
        #expect(
            placed("aaa aaa aaa aaa aaa", rectangle(40...60, 0...20)) == [
                Placed(text: "aaa ", x: 0, top: 0), Placed(text: "aaa ", x: 60, top: 0),
                Placed(text: "aaa aaa aaa", x: 0, top: height),
            ])
    }

    @Test func whatHasNoRoomGoesBelow() {
        #expect(placed("aaa", rectangle(0...100, 0...50)) == [Placed(text: "aaa", x: 0, top: 50)])
        // A word is not broken to stand beside an outline.
        #expect(placed("aaa", rectangle(20...100, 0...30)) == [Placed(text: "aaa", x: 0, top: 30)])
        #expect(
            placed("aaa\n\naaa", rectangle(0...100, 20...50)) == [
                Placed(text: "aaa\n", x: 0, top: 50), Placed(text: "\n", x: 0, top: 50 + height),
                Placed(text: "aaa", x: 0, top: 50 + height + height),
            ])
    }

    /// At 45 degrees: what stands beside the line's lower edge counts.
    @Test func slantedSidesCountWhereTheyReachFurthest() {
        let triangle = [CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100)]
        let lines = placed("aaa aaa aaa", triangle)
        // 100 - 20.3 for the first line, 100 - 40.6 for the second.
        #expect(lines.map(\.text) == ["aaa aaa ", "aaa"])
    }

    @Test func textFromTheRightBeginsAtTheRight() {
        let toTheLeft: (inout ParagraphStyle) -> Void = {
            ($0.baseDirection, $0.naturalDirection) = (.rightToLeft, .rightToLeft)
        }
        let word = Paragraph("aaa", font: body, shaper: shaper).measure().size.width
        let found = placed("aaa aaa", rectangle(40...60, 0...20), toTheLeft)
        #expect(found.map(\.text) == ["aaa ", "aaa"])
        #expect(found.map(\.top) == [0, 0])
        #expect(abs(found[0].x - (100 - word)) < 1e-9)
        #expect(abs(found[1].x - (40 - word)) < 1e-9)
    }

    @Test func partsOfALineCountAsOne() {
        let outline = rectangle(40...60, 0...20)
        let text = "aaa aaa aaa aaa"
        let found = placed(text, outline, maxLines: 1) { $0.breakMode = .truncatingTail }
        #expect(found.map(\.top) == [0, 0])
        let paragraph = Paragraph(text, font: body, shaper: shaper)
        let obstacles = TextObstacles(outlines: [outline])
        #expect(paragraph.measure(TextProposal(width: 100, maxLines: 1, obstacles: obstacles)).isTruncated)
        #expect(!paragraph.measure(TextProposal(width: 100, maxLines: 2, obstacles: obstacles)).isTruncated)
        #expect(paragraph.lineCount(fitting: height + 1, width: 100, beside: obstacles) == 1)
        #expect(paragraph.lineCount(fitting: 2 * height, width: 100, beside: obstacles) == 2)
    }

    /// What the last line does may be said by who offers the room.
    @Test func theRoomSaysWhatTheLastLineDoes() {
        func last(_ mode: TextBreakMode?) -> TextLine? {
            Paragraph("aaa bbb aaa", font: body, shaper: shaper)
                .lines(TextProposal(width: 65, maxLines: 1, lastLine: mode)).last
        }
        func shown(_ mode: TextBreakMode?) -> String? {
            last(mode).map { String(decoding: $0.fragments.flatMap(\.glyphs.glyphs), as: UTF16.self) }
        }
        #expect(shown(nil) == "aaabbb")
        #expect(shown(.truncatingTail) == "aaabb…")
        #expect(shown(.clipping) == "aaabbbaaa")
        #expect(last(.truncatingTail)?.hidden?.upperBound == 11)
    }
}
