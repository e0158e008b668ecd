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
}
