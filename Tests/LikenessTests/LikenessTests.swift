import Testing

@testable import Likeness

/// Expectations are arithmetic on pictures made here.
struct LikenessTests {
    /// Vertical strokes, as letters have them, 2 pixels wide and `gap` apart.
    private func strokes(
        _ picture: inout Picture, _ left: Int, _ top: Int, count: Int, gap: Int = 2, height: Int = 12,
        grey: UInt8 = 0
    ) {
        for stroke in 0..<count {
            for x in left + stroke * (2 + gap)..<left + stroke * (2 + gap) + 2 {
                for y in top..<top + height {
                    for component in 0..<3 { picture.pixels[(y * picture.width + x) * 3 + component] = grey }
                }
            }
        }
    }

    private func page(_ draw: (inout Picture) -> Void) -> Picture {
        var picture = Picture(width: 200, height: 120, grey: 255)
        draw(&picture)
        return picture
    }

    @Test func equalPicturesAreAlike() {
        let picture = page { strokes(&$0, 20, 20, count: 20) }
        let likeness = Likeness(recorded: picture, ours: picture, scale: 1)
        #expect(likeness.similarity == 1 && likeness.textSimilarity == 1)
        #expect(likeness.largestOffset == 0 && likeness.found == 1)
        #expect(likeness.differences.allSatisfy { abs($0.amount) < 1e-9 })
    }

    /// Flat windows: (2ab + c) / (a² + b² + c) with a = 255, b = 0 and c = 6.5025.
    @Test func blackAndWhiteAreNotAlike() {
        let similarity = StructuralSimilarity(
            Picture(width: 16, height: 16, grey: 255), Picture(width: 16, height: 16, grey: 0)
        ).mean
        #expect(abs(similarity - 6.5025 / (255 * 255 + 6.5025)) < 1e-6)
    }

    /// Twenty strokes are 78 pixels wide, thirty 118; both begin at 20.
    @Test func textThatRunsWiderIsToldAsSuch() throws {
        let recorded = page { strokes(&$0, 20, 20, count: 20) }
        let ours = page { strokes(&$0, 20, 20, count: 30) }
        let likeness = Likeness(recorded: recorded, ours: ours, scale: 2)
        #expect(try #require(likeness.largest(.textWidth)).amount == 20)
        #expect(likeness.largestOffset == 0)
    }

    @Test func textThatStandsElsewhereIsAMargin() throws {
        let recorded = page { strokes(&$0, 20, 20, count: 20) }
        let ours = page { strokes(&$0, 24, 29, count: 20) }
        let likeness = Likeness(recorded: recorded, ours: ours, scale: 1)
        #expect(likeness.largestOffset == 9)
        #expect(try #require(likeness.largest(.textWidth)).amount == 0)
        #expect(try #require(likeness.largest(.glyph)).amount < 1e-6)
        #expect(likeness.similarity < 1)
    }

    @Test func heightAndColourAreToldApart() throws {
        let recorded = page { strokes(&$0, 20, 20, count: 20) }
        let ours = page { strokes(&$0, 20, 20, count: 20, height: 15, grey: 100) }
        let likeness = Likeness(recorded: recorded, ours: ours, scale: 1)
        #expect(try #require(likeness.largest(.lineHeight)).amount == 3)
        #expect(abs(try #require(likeness.largest(.color)).amount - 100) < 1)
    }

    /// Lines 20 pixels apart are two blocks, words 4 apart are one.
    @Test func linesAreApartAndWordsAreNot() {
        let two = page {
            strokes(&$0, 20, 20, count: 10)
            strokes(&$0, 20, 60, count: 10)
        }
        #expect(BlockFinder(two, scale: 1).blocks.count == 2)
        let one = page {
            strokes(&$0, 20, 20, count: 10)
            strokes(&$0, 62, 20, count: 10)
        }
        #expect(BlockFinder(one, scale: 1).blocks.map(\.box) == [Box(20, 20, 101, 33)])
    }

    @Test func whatIsInOnePictureOnlyIsCounted() {
        let recorded = page { strokes(&$0, 20, 20, count: 10) }
        let ours = page {
            strokes(&$0, 20, 20, count: 10)
            strokes(&$0, 20, 90, count: 10)
        }
        let likeness = Likeness(recorded: recorded, ours: ours, scale: 1)
        #expect(likeness.found == 1 && likeness.missing == 0 && likeness.added == 1)
        let turned = Likeness(recorded: ours, ours: recorded, scale: 1)
        #expect(turned.missing == 1 && turned.added == 0)
    }

    @Test func picturesOfOtherSizesAreComparedAsFarAsBothReach() {
        let small = Picture(width: 40, height: 40, grey: 200)
        let large = Picture(width: 60, height: 50, grey: 200)
        let likeness = Likeness(recorded: small, ours: large, scale: 1)
        #expect(!likeness.isSameSize && likeness.similarity == 1)
    }
}
