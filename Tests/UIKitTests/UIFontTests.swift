import Testing

@testable import UIKit

@MainActor @Suite struct UIFontTests {
    @Test func namesAreTheSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
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

    /// Faces that lists printed on devices have: of those added with iOS 7 (gist.github.com/jeradesign/6747714), and of all with iOS 7
    /// (egoens/bdc32d15fb871c4fea22), 10 (iranjith4/f41ae10327b36a001a919d1b1c52bf5c) and 13 (CBLR/1b526697ff338c129b7c6f66b6cc6209).
    @Test(arguments: [
        "IowanOldStyle-Roman", "IowanOldStyle-BoldItalic", "Superclarendon-Black", "DiwanMishafi",
        "SavoyeLetPlain", "DamascusSemiBold", "Marion-Italic", "BanglaSangamMN-Bold", "GujaratiSangamMN",
        "GurmukhiMN-Bold", "KannadaSangamMN", "MalayalamSangamMN", "OriyaSangamMN-Bold", "SinhalaSangamMN",
        "TamilSangamMN-Bold", "TeluguSangamMN", "STHeitiSC-Light", "STHeitiTC-Medium", "Heiti SC",
    ]) func facesOfEarlierReleases(_ name: String) throws {
        let font = try #require(UIFont(name: name, size: 12))
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic) == name.hasSuffix("Italic"))
        #expect(name.hasSuffix("-Black") == font.fontName.hasSuffix("-Black"))
    }

    @Test func anAppsFontIsMadeByName() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        #expect(try AppFonts.register(path: path) == ["DejaVuSans"])
        let font = try #require(UIFont(name: "DejaVuSans", size: 20))
        #expect(font.familyName == "DejaVu Sans")
        #expect(abs(font.lineHeight - 20 * (1901.0 + 483) / 2048) < 1e-9)
        #expect(UIFont.familyNames.contains("DejaVu Sans"))
        #expect(throws: (any Error).self) { try AppFonts.register(path: "/nowhere.ttf") }
        // The same face, for layers; the file's `head` table has 2,048 units.
        let face = try #require(CGFont("DejaVuSans"))
        #expect(face.path == path && face.unitsPerEm == 2048)
        #expect(CGFont("No-Such-Face") == nil)
    }

    /// Public reports: only what UIFontMetrics made cannot be scaled again; the font of a text style's descriptor is, and so is one that was
    /// made anew by the descriptor of a scaled font.
    @Test func fontsOfDescriptorsAreScaled() throws {
        Stage.setDevice(DeviceConfiguration())
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let descriptor = try #require(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withDesign(.serif))
        let metrics = UIFontMetrics(forTextStyle: .body)
        let scaled = metrics.scaledFont(for: UIFont(descriptor: descriptor, size: 0), compatibleWith: traits)
        #expect(scaled.pointSize == 17 && scaled.fontName == ".NewYork-Regular")
        let anew = UIFont(descriptor: scaled.fontDescriptor, size: scaled.pointSize)
        #expect(metrics.scaledFont(for: anew, compatibleWith: traits).pointSize == 17)
        let style = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
        #expect(metrics.scaledFont(for: style, compatibleWith: traits).pointSize == 17)
    }
}
