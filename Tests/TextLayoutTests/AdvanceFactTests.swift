import CoreGraphics
import FactSupport
import Testing

@testable import TextLayout

/// `Tests/Facts/glyph-advances.json`: one glyph of the system font, regular, at 17 points.
struct AdvanceGiven: Decodable, Sendable { var text: String }

struct AdvanceFactTests {
    @Test(arguments: Facts.of("glyph-advances", AdvanceGiven.self))
    func advances(_ fact: Fact<AdvanceGiven>) {
        let measure = Paragraph(fact.given.text, font: body, shaper: TextShaper()).measure()
        fact.check(["advance": .number(measure.size.width)])
    }

    /// Read off pixels of labels that end in an ellipsis, at 3 pixels a point: psharanda/FixFlex @ba956c3 (25 to 58 points),
    /// essentialdevelopercom/essential-feed-case-study @706a0da (16 and 23, and 23 semibold), both on github.com. Distances are of the
    /// middles of dots, in ems.
    @Test(
        arguments: [
            (16, 400, 0.254), (23, 400, 0.21), (23, 600, 0.2335), (25, 400, 0.1974), (26, 400, 0.1944),
            (27, 400, 0.1915),
            (28, 400, 0.1885), (34, 400, 0.1885), (58, 400, 0.1885),
        ] as [(CGFloat, Int, Double)])
    func dotsOfAnEllipsis(size: CGFloat, weight: Int, distance: Double) {
        let font = TextFont(.system(weight: weight), size: size)
        let line = Paragraph("…", font: font, shaper: TextShaper()).lines()[0]
        let places = line.fragments.flatMap(\.glyphs.positions).map(\.x)
        #expect(places.count == 3)
        for (before, after) in zip(places, places.dropFirst()) {
            #expect(abs(Double((after - before) / size) - distance) < 0.0006)
        }
    }
}
