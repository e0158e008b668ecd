import CoreGraphics
import Testing

@testable import TextLayout

/// What OpenType's registry says of its features, as relations of widths and glyphs.
@Suite struct FeatureTests {
    private let shaper = TextShaper()

    private func width(_ text: String, _ typeface: Typeface = .system(weight: 400), _ tag: String? = nil)
        -> CGFloat
    {
        let features = tag.map { FontFeatures($0) } ?? FontFeatures()
        return Paragraph(text, font: TextFont(typeface, size: 17, features: features), shaper: shaper)
            .measure().size.width
    }

    private func glyphs(_ text: String, _ typeface: Typeface, _ features: FontFeatures) throws -> [CGGlyph] {
        let source = shaper.library.source(for: typeface)
        var glyphs: ContiguousArray<ShapedGlyph> = []
        var text = text
        text.withUTF8 {
            source.shape(
                $0, rightToLeft: false,
                options: ShapingOptions(features: features, contextualAlternates: false), into: &glyphs)
        }
        return glyphs.map(\.glyph)
    }

    /// A setting of each type, with the tag that Apple's table gives it.
    private func tags(_ settings: (type: Int, selector: Int)...) -> String {
        var features = FontFeatures()
        for setting in settings { features.set(type: setting.type, selector: setting.selector) }
        return features.description
    }

    /// OpenType, `tnum`: figures of one width.
    @Test func tabularDigitsAreAsWideAsEachOther() {
        #expect(width("111") < width("888"))
        #expect(width("111", .system(weight: 400), "tnum") == width("888", .system(weight: 400), "tnum"))
        #expect(
            width("111", .serif(weight: 400), "pnum") < width("888", .serif(weight: 400), "pnum"))
    }

    /// OpenType, `frac`: figures around a slash become a fraction of smaller figures; `sups` and `subs` smaller ones.
    @Test func fractionsAndPositionsAreNarrower() {
        for typeface in [Typeface.system(weight: 400), .serif(weight: 400), .rounded(weight: 700)] {
            #expect(width("1/2", typeface, "frac") < width("1/2", typeface))
        }
        for tag in ["sups", "subs", "sinf"] {
            #expect(width("258", .system(weight: 400), tag) < width("258"))
        }
    }

    /// OpenType: `smcp` takes capitals' shapes for small letters, `c2sc` smaller ones for capitals; each leaves the
    /// other kind as it is.
    @Test func smallCapitalsStandForOneCaseOnly() {
        let serif = Typeface.serif(weight: 400)
        #expect(width("HAMBURG", serif, "c2sc") < width("HAMBURG", serif))
        #expect(width("hamburg", serif, "c2sc") == width("hamburg", serif))
        #expect(width("HAMBURG", serif, "smcp") == width("HAMBURG", serif))
        #expect(width("hamburg", serif, "smcp") != width("hamburg", serif))
        #expect(width("HAMBURG", serif, "c2sc") == width("hamburg", serif, "smcp"))
    }

    /// OpenType, `zero`: a slash through zero alone; `ss01`…`ss20`: sets of shapes that the face chooses.
    @Test func alternatesChangeTheGlyphsThatTheyAreFor() throws {
        let plain = try glyphs("0O", .system(weight: 400), FontFeatures())
        let slashed = try glyphs("0O", .system(weight: 400), FontFeatures("zero"))
        #expect(plain[0] != slashed[0])
        #expect(plain[1] == slashed[1])
        let set = try glyphs("0123456789", .system(weight: 400), FontFeatures("ss01"))
        #expect(set != (try glyphs("0123456789", .system(weight: 400), FontFeatures())))
        // The system faces leave contextual alternates out unless they are asked for.
        let arrow = try glyphs("->", .system(weight: 400), FontFeatures())
        #expect(arrow != (try glyphs("->", .system(weight: 400), FontFeatures("calt"))))
    }

    /// HarfBuzz's table of Apple's types and selectors.
    @Test func settingsOfTheRegistryAreFeatures() {
        #expect(tags((6, 0)) == "-pnum +tnum")
        #expect(tags((6, 1)) == "+pnum -tnum")
        #expect(tags((21, 0)) == "-lnum +onum")
        #expect(tags((21, 1)) == "+lnum -onum")
        #expect(tags((11, 2)) == "-afrc +frac")
        #expect(tags((11, 1)) == "+afrc -frac")
        #expect(tags((37, 1), (38, 1)) == "-c2pc +c2sc -pcap +smcp")
        #expect(tags((10, 1)) == "-ordn -sinf -subs +sups")
        #expect(tags((35, 2), (35, 40), (35, 14)) == "+ss01 +ss07 +ss20")
        #expect(tags((14, 4)) == "+zero")
        #expect(tags((33, 0)) == "+case")
        #expect(tags((36, 0)) == "+calt")
        #expect(tags((1, 2), (1, 4)) == "+dlig +liga")
        #expect(tags((1, 20)) == "+hist +hlig")
        #expect(tags((999, 0), (6, 999)) == "")
    }

    @Test func laterSettingsCountAndOffTakesBack() {
        #expect(tags((6, 1), (6, 0)) == "-pnum +tnum")
        #expect(tags((11, 2), (11, 0)) == "-afrc -frac")
        #expect(tags((35, 4), (35, 5)) == "-ss02")
        #expect(tags((1, 3)) == "-liga")
        #expect(tags((10, 2), (10, 0)) == "-ordn -sinf -subs -sups")
    }

    @Test func featuresAreOfTheFontNotOfItsSize() {
        let font = TextFont(.serif(weight: 400), size: 10, features: FontFeatures("tnum"))
        #expect(font.sized(20) == TextFont(.serif(weight: 400), size: 20, features: FontFeatures("tnum")))
        #expect(font != TextFont(.serif(weight: 400), size: 10))
        let text = "1/2 and 1"
        // A face without tracking: letters of the system font stand further apart at small sizes.
        let small = Paragraph(text, font: font, shaper: shaper).measure()
        let shapings = shaper.shapings
        let large = Paragraph(text, font: font.sized(40), shaper: shaper).measure()
        #expect(shaper.shapings == shapings)
        #expect(abs(large.size.width - 4 * small.size.width) < 1e-9)
    }
}
