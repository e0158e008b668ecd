import CoreGraphics
import Testing

@testable import TextLayout

@Suite struct FontTests {
    @Test func systemMetricsAreUIKitsForEveryWeight() {
        let shaper = TextShaper()
        for typeface in [
            Typeface.system(weight: 100), .system(weight: 900, italic: true),
            .monospaced(weight: 700, italic: true),
        ] {
            let metrics = shaper.metrics(of: TextFont(typeface, size: 17))
            #expect(metrics.ascender == 0.9521484375 * 17)
            #expect(metrics.descender == -0.2412109375 * 17)
            #expect(abs(metrics.lineHeight - 1.193359375 * 17) < 1e-12)
            #expect(metrics.capHeight == 0.70458984375 * 17)
            #expect(metrics.leading == 0)
        }
    }

    @Test func everyFileOfTheCatalogueIsInstalledAndUsable() throws {
        try FontLibrary.checkInstalledFonts()
        for file in FontCatalog.files {
            let face = try FontFace(file)
            #expect(
                face.covers(0x41)
                    || !["inter", "dejavu", "quicksand"].contains { file.path.contains("/\($0)/") })
        }
        #expect(try FontFace(FontCatalog.cjk(weight: 400)).postScriptName == "NotoSansCJKsc-Regular")
    }

    @Test func aMissingFileNamesItselfAndItsPackage() {
        let file = FontFile(path: "/nowhere/Inter-Regular.otf", package: "fonts-inter")
        #expect(throws: FontError.missing(file)) { try FontFace(file) }
        #expect(
            "\(FontError.missing(file))"
                == "font file /nowhere/Inter-Regular.otf does not exist: install the Debian package fonts-inter"
        )
    }

    @Test func aFileThatIsNoFontIsUnreadable() {
        let file = FontFile(path: "/etc/hostname")
        #expect(throws: FontError.unreadable(file)) { try FontFace(file) }
    }

    @Test func anAppsFontIsFoundByNameAndHasItsOwnMetrics() throws {
        let library = FontLibrary()
        let path = FontCatalog.wide(weight: 400).path
        #expect(try library.register(path: path) == ["DejaVuSans"])
        #expect(try library.register(path: path) == ["DejaVuSans"])
        #expect(library.familyNames == ["DejaVu Sans"])
        #expect(library.faces(inFamily: "DejaVu Sans").map(\.postScriptName) == ["DejaVuSans"])
        #expect(library.face(named: "DejaVu Sans")?.postScriptName == "DejaVuSans")
        let metrics = TextShaper(library: library).metrics(of: TextFont(.named("DejaVuSans"), size: 2048))
        #expect(metrics.ascender == 1901)
        #expect(metrics.descender == -483)
    }

    /// The font's table `glyf`: the outline of "H" reaches from 0 to 1493 of 2048 units.
    @Test func theOutlineOfACapitalHasItsHeight() throws {
        let library = FontLibrary()
        try library.register(path: FontCatalog.wide(weight: 400).path)
        let shaper = TextShaper(library: library)
        let font = TextFont(.named("DejaVuSans"), size: 17)
        let paragraph = Paragraph("HH", font: font, shaper: shaper)
        let ink = try #require(paragraph.inkBounds())
        let measure = paragraph.measure()
        #expect(abs(ink.maxY - measure.firstBaseline) < 1e-9)
        #expect(abs(ink.height - 17 * 1493 / 2048) < 1e-9)
        #expect(ink.minX > 0 && ink.maxX < measure.size.width && ink.width > measure.size.width / 2)
        #expect(Paragraph(" ", font: font, shaper: shaper).inkBounds() == nil)
    }

    /// What fonts of iOS say of themselves (fixtures `labels.json`): capitals are 0.7046 of the size high, an "x" of small text 0.5264.
    @Test(arguments: [100, 400, 900])
    func lettersOfTheSystemFontAreAsHighAsItsMetricsSay(weight: Int) throws {
        let shaper = TextShaper()
        func height(_ text: String) throws -> CGFloat {
            let font = TextFont(.system(weight: weight), size: 17)
            return try #require(Paragraph(text, font: font, shaper: shaper).inkBounds()).height
        }
        #expect(abs(try height("H") - 17 * FontMetrics.system.capHeight) < 1e-3)
        #expect(abs(try height("1") - 17 * FontMetrics.system.capHeight) < 1e-3)
        if weight <= 400 { #expect(abs(try height("x") - 17 * FontMetrics.system.xHeight) < 2e-3) }
    }

    /// Arithmetic: heights between two that are given lie between what becomes of them, those beyond only move.
    @Test func heightsOfOutlinesAreBroughtToOthersPieceByPiece() {
        let heights = GlyphFit.Heights([(-0.2, -0.1), (0, 0), (0.5, 0.6), (1, 0.8)])
        let expected: [(Double, Double)] = [
            (-0.3, -0.2), (-0.1, -0.05), (0.25, 0.3), (0.75, 0.7), (1.5, 1.3),
        ]
        for (own, fitted) in expected { #expect(abs(heights(own) - fitted) < 1e-9) }
        let box = GlyphFit.Form(stretch: 2, heights: heights).box(
            CGRect(x: 0.1, y: -0.5, width: 0.3, height: 0.6))
        #expect(abs(box.minX - 0.2) < 1e-9 && abs(box.width - 0.6) < 1e-9)
        #expect(abs(box.minY + 0.6) < 1e-9 && abs(box.maxY - 0.05) < 1e-9)
    }

    /// The weight classes of OpenType's table `OS/2`: 400 for regular, 700 for bold faces.
    @Test func facesOfAFamilyAreFoundByWeightAndSlant() throws {
        let library = FontLibrary()
        for italic in [false, true] {
            for weight in [400, 700] {
                try library.register(path: FontCatalog.serif(weight: weight, italic: italic).path)
            }
        }
        func name(_ weight: Int, _ italic: Bool) -> String? {
            library.face(inFamily: "Noto Serif", weight: weight, italic: italic)?.styleName
        }
        #expect(name(300, false) == "Regular")
        #expect(name(900, false) == "Bold")
        #expect(name(400, true) == "Italic")
        #expect(name(600, true) == "Bold Italic")
        #expect(library.faces(inFamily: "Noto Serif").map(\.weight) == [400, 700, 400, 700])
        #expect(library.face(inFamily: "Nothing", weight: 400, italic: false) == nil)
    }

    @Test func weightsAreDifferentFaces() {
        let shaper = TextShaper()
        func width(_ text: String, _ typeface: Typeface) -> CGFloat {
            Paragraph(text, font: TextFont(typeface, size: 17), shaper: shaper).measure().size.width
        }
        #expect(width("Hamburg", .system(weight: 400)) < width("Hamburg", .system(weight: 700)))
        #expect(width("i", .monospaced(weight: 400)) == width("W", .monospaced(weight: 400)))
    }

    @Test func widthsScaleWithTheSizeAndNothingIsShapedAgain() {
        let shaper = TextShaper()
        // A face without tracking: letters of the system font stand further apart at small sizes.
        let small = Paragraph("Scale me", font: TextFont(.serif(weight: 400), size: 10), shaper: shaper)
            .measure()
        let before = shaper.shapings
        let large = Paragraph("Scale me", font: TextFont(.serif(weight: 400), size: 40), shaper: shaper)
            .measure()
        #expect(shaper.shapings == before)
        #expect(abs(large.size.width - 4 * small.size.width) < 1e-9)
    }
}
