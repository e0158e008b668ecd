import Testing

@testable import UIKit

@MainActor @Suite struct UIFontTests {
    @Test func metricsAreTheSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.ascender == 0.9521484375 * 17)
        #expect(font.descender == -0.2412109375 * 17)
        #expect(abs(font.lineHeight - 1.193359375 * 17) < 1e-12)
        #expect(font.capHeight == 0.70458984375 * 17)
        #expect(font.leading == 0)
        #expect(font.fontName == ".SFUI-Regular")
        #expect(font.familyName == ".AppleSystemUIFont")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.systemFont(ofSize: 12, weight: .init(0.41)).fontName == ".SFUI-Bold")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).fontName == ".SFUIMono-Regular")
    }

    @Test func fontsAreEqualByValue() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20).pointSize == 20)
    }

    /// iOS 26, recorded.
    @Test func textStylesFollowTheTextSize() {
        func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        }
        #expect(
            UIContentSizeCategory.scale.map { size(.body, $0.category) }
                == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        #expect(
            UIContentSizeCategory.scale.map { size(.caption2, $0.category) }
                == [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).fontName == ".SFUI-Regular")
    }

    /// iOS 26 at 3x, recorded for values of 8 and 17 points.
    @Test func scaledValuesAreTheRecordedOnes() {
        Stage.setDevice(DeviceConfiguration())
        func values(_ style: UIFont.TextStyle, _ value: CGFloat) -> [CGFloat] {
            UIContentSizeCategory.scale.map {
                UIFontMetrics(forTextStyle: style).scaledValue(
                    for: value, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0.category))
            }
        }
        func check(_ values: [CGFloat], _ recorded: [CGFloat]) {
            #expect(values.count == recorded.count)
            for (value, expected) in zip(values, recorded) { #expect(abs(value - expected) < 1e-5) }
        }
        check(
            values(.body, 8),
            [
                7, 7.333333, 7.666667, 8, 8.666667, 9.333333, 10.666667, 12.333333, 14.666667, 17.333333,
                20.333333,
                22.666667,
            ])
        check(
            values(.caption1, 17),
            [
                13.666667, 13.666667, 13.666667, 17, 20.333333, 22.333333, 24.333333, 28.666667, 34,
                41.333333,
                46.666667, 54.333333,
            ])
        check(
            values(.headline, 8),
            [
                7, 7.333333, 7.666667, 8, 8.666667, 9.333333, 10.666667, 12.333333, 14.666667, 17.333333,
                18.666667,
                22.666667,
            ])
    }

    @Test func scaledFontsHaveWholePointsAndAMaximum() {
        Stage.setDevice(DeviceConfiguration())
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits).pointSize == 31)
        #expect(
            UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits)
                .pointSize == 20)
    }

    @Test func descriptorsChangeTraits() throws {
        let font = UIFont.systemFont(ofSize: 17)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-Semibold")
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.postscriptName == ".SFUI-SemiboldItalic")
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        #expect(font.fontDescriptor.withDesign(.monospaced)?.postscriptName == ".SFUIMono-Regular")
        // Names of New York and SF Rounded as apps read them from iOS.
        #expect(font.fontDescriptor.withDesign(.serif)?.postscriptName == ".NewYork-Regular")
        #expect(
            font.fontDescriptor.withDesign(.rounded)?.postscriptName == ".AppleSystemUIFontRounded-Regular")
        #expect(bold.withDesign(.rounded)?.withDesign(.default)?.postscriptName == ".SFUI-Semibold")
    }

    @Test func namesOfIOSFacesGiveTheSystemFaceAndUnknownNamesNil() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == ".SFUI-Bold")
        #expect(UIFont(name: "Menlo-Regular", size: 12)?.fontName == ".SFUIMono-Regular")
        // Families of Apple's list of iOS fonts; Hiragino's faces are numbered, W3 for texts and W6 for titles.
        #expect(UIFont(name: "HiraKakuProN-W6", size: 12)?.fontName == ".SFUI-Bold")
        #expect(UIFont(name: "HiraMinProN-W3", size: 12)?.fontName == ".SFUI-Regular")
        #expect(UIFont(name: "DINCondensed-Bold", size: 12)?.fontName == ".SFUI-Bold")
        #expect(UIFont(name: "NotoSansKR-Bold", size: 12) == nil)
        #expect(UIFont(name: "NoSuchFace", size: 12) == nil)
    }

    @Test func anAppsFontIsMadeByName() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        #expect(try AppFonts.register(path: path) == ["DejaVuSans"])
        let font = try #require(UIFont(name: "DejaVuSans", size: 20))
        #expect(font.familyName == "DejaVu Sans")
        #expect(abs(font.lineHeight - 20 * (1901.0 + 483) / 2048) < 1e-9)
        #expect(UIFont.familyNames.contains("DejaVu Sans"))
        #expect(throws: (any Error).self) { try AppFonts.register(path: "/nowhere.ttf") }
    }
}
