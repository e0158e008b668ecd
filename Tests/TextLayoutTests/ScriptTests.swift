import CoreGraphics
import Testing

@testable import TextLayout

/// Text of every script, and emoji. Glyph 0 of every face is the box for what it lacks (OpenType).
@Suite struct ScriptTests {
    private let shaper = TextShaper()

    private func fragments(_ text: String, _ typeface: Typeface = .system(weight: 400)) -> [TextFragment] {
        Paragraph(text, font: TextFont(typeface, size: 17), shaper: shaper).lines().flatMap(\.fragments)
    }

    private func isColored(_ text: String) -> [Bool] { fragments(text).map(\.glyphs.font.isColored) }

    /// "Hello" or the script's first letters, from the Unicode charts.
    @Test(arguments: [
        "สวัสดีชาวโลก", "ສະບາຍດີ", "नमस्ते।", "হ্যালো", "வணக்கம்", "ನಮಸ್ಕಾರ", "నమస్కారం", "ഹലോ", "ਸਤ ਸ੍ਰੀ ਅਕਾਲ",
        "નમસ્તે", "ନମସ୍କାର", "ආයුබෝවන්", "မင်္ဂလာပါ", "សួស្តី", "བཀྲ་ཤིས", "გამარჯობა", "Բարեւ", "ሰላም", "ᏣᎳᎩ",
        "ᐃᓄᒃᑎᑐᑦ", "ᠮᠣᠩᠭᠣᠯ", "مرحبا، ٣", "שלום", "ܫܠܡܐ", "ދިވެހި", "ⵜⴰⵎⴰⵣⵉⵖⵜ", "ꆈꌠ", "ᜊᜌ᜔ᜊᜌᜒᜈ᜔", "ꦗꦮ", "ᬩᬮᬶ", "𐌰𐍄𐍄𐌰",
        "𓂀", "𒀀", "你好", "こんにちは", "안녕하세요", "𠮷", "Ελλάδα", "Привет", "Tiếng Việt", "ɣʷ̃", "★☃✓✗♪♭", "∑∫∀∃⊂⟹",
        "𝔸𝓑𝟙",
        "①②⓪㊙", "▲●■◆", "⌘⌥⇧⌫⏎", "𝄞", "฿₹₿", "☞✄➔",
    ])
    func noCharacterIsABox(text: String) {
        for fragment in fragments(text) {
            #expect(!fragment.glyphs.glyphs.contains(0), "\(text) \(fragment)")
        }
    }

    @Test func everyFaceOfAScriptHasItsScript() throws {
        for file in FontCatalog.scriptFiles + FontCatalog.symbols(weight: 400) {
            #expect(try FontFace(file).file == file)
        }
        #expect(try FontFace(FontCatalog.emoji).cgFont.isColored)
        #expect(try !FontFace(FontCatalog.system(weight: 400, italic: false)).cgFont.isColored)
    }

    /// Unicode technical standard 51: each of these is one emoji.
    @Test(arguments: [
        "😀", "👍🏽", "👨‍👩‍👧‍👦", "👩🏾‍🚀", "🇯🇵", "🇺🇸", "1️⃣", "#️⃣", "❤️", "❤️‍🔥", "🏳️‍🌈", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩‍❤️‍💋‍👨", "☝🏿",
    ])
    func aSequenceIsOnePicture(text: String) {
        let drawn = fragments(text)
        #expect(drawn.count == 1 && drawn[0].glyphs.font.isColored, "\(drawn)")
        #expect(drawn.first?.glyphs.glyphs.count == 1, "\(drawn)")
    }

    /// Unicode technical standard 51, 1.4.4: selectors choose; digits, letters and © are text without one.
    @Test func selectorsChooseBetweenTextAndPicture() {
        #expect(isColored("☎\u{FE0F}") == [true])
        #expect(isColored("☎\u{FE0E}") == [false])
        #expect(isColored("1©#™") == [false])
        #expect(isColored("©\u{FE0F}") == [true])
        #expect(isColored("a😀b") == [false, true, false])
        #expect(isColored("★→✓") == fragments("★→✓").map { _ in false })
        // UIKit: see `TextAnalysis.isEmoji`.
        #expect(isColored("❤") == [true])
    }

    /// Line height on iOS is the font's, whatever face shows a character.
    @Test func otherScriptsKeepTheLinesHeight() {
        for text in ["😀", "ไทยกู้", "नमस्ते", "བོད", "مرحبا"] {
            let height = Paragraph(text, font: body, shaper: shaper).measure().size.height
            #expect(abs(height - 1.193359375 * 17) < 1e-9)
        }
    }

    /// Thai has no spaces between words (Unicode annex 14, class SA: by dictionary).
    @Test func thaiLinesBreakBetweenWords() {
        let text = "สวัสดีชาวโลก"
        let first = Paragraph("สวัสดี", font: body, shaper: shaper).measure().size.width
        let paragraph = Paragraph(text, font: body, shaper: shaper)
        let broken = texts(text, paragraph.lines(TextProposal(width: first + 1)))
        #expect(broken.first == "สวัสดี")
        #expect(broken.joined() == text)
        #expect(broken.dropFirst().allSatisfy { ["ชาว", "โลก", "ชาวโลก"].contains($0) }, "\(broken)")
    }

    /// The Unicode Standard, chapter 12: क, virama and ष make one sign.
    @Test func conjunctsAreShaped() {
        #expect(fragments("क्ष").first?.glyphs.glyphs.count == 1)
        #expect(fragments("कि").first?.glyphs.glyphs.count == 2)
    }

    @Test func marksAndSignsStayInTheFaceOfTheirWord() {
        #expect(fragments("नमस्ते।").count == 1)
        #expect(fragments("سلام،").count == 1)
        #expect(fragments("e\u{0301}").count == 1)
    }

    @Test func facesAreOpenedWhenTheyAreNeeded() {
        let library = FontLibrary()
        let shaper = TextShaper(library: library)
        func show(_ text: String) { _ = Paragraph(text, font: body, shaper: shaper) }
        show("Latin, ελληνικά, кириллица")
        #expect(library.openFiles == [FontCatalog.system(weight: 400, italic: false)])
        show("ไทย")
        #expect(library.openFiles.count == 2)
        show("😀")
        #expect(library.openFiles.contains(FontCatalog.emoji) && library.openFiles.count == 3)
    }

    @Test func boldTextHasBoldFallbacks() {
        let path = fragments("ไทย", .system(weight: 700)).first?.glyphs.font.path
        #expect(path?.hasSuffix("NotoSansThai-Bold.ttf") == true)
    }

    // MARK: Runs

    /// Arithmetic: the expansion is the logarithm of the factor.
    @Test func expansionWidensGlyphsAndSpaces() {
        let plain = Paragraph("wide words", font: body, shaper: shaper).measure().size.width
        let run = TextRun("wide words", font: body, expansion: 0.5)
        let wide = Paragraph([run], shaper: shaper)
        #expect(abs(wide.measure().size.width - plain * exp(0.5)) < 1e-9)
        #expect(wide.lines()[0].fragments[0].glyphs.stretch == exp(CGFloat(0.5)))
    }

    /// DejaVu Sans has a glyph for "fi" under the feature `liga`.
    @Test func ligaturesCanBeTurnedOff() throws {
        let library = FontLibrary()
        try library.register(path: FontCatalog.wide(weight: 400).path)
        let shaper = TextShaper(library: library)
        func count(_ ligatures: Bool) -> Int {
            let run = TextRun("fi", font: TextFont(.named("DejaVuSans"), size: 17), ligatures: ligatures)
            return Paragraph([run], shaper: shaper).lines()[0].fragments[0].glyphs.glyphs.count
        }
        #expect(count(true) == 1)
        #expect(count(false) == 2)
    }

    /// Unicode annex 9: RLO makes Latin letters run from right to left; a PDF ends it.
    @Test func aRunCanOverrideItsWritingDirection() {
        let plain = fragments("abc")[0].glyphs.glyphs
        let runs = [
            TextRun("abc", font: body, embeddings: [.rightToLeftOverride]), TextRun("abc", font: body),
        ]
        let drawn = Paragraph(runs, shaper: shaper).lines()[0].fragments
        #expect(drawn.map(\.glyphs.glyphs) == [plain.reversed(), plain])
    }

    @Test func designsAreFacesOfTheirOwn() {
        let paths = [Typeface.serif(weight: 400), .rounded(weight: 400), .monospaced(weight: 400)]
            .map { fragments("Ag", $0)[0].glyphs.font.path }
        #expect(Set(paths).count == 3)
        #expect(fragments("Ag", .rounded(weight: 400, italic: true))[0].glyphs.slant > 0)
        #expect(
            fragments("Ag", .serif(weight: 400, italic: true))[0].glyphs.font.path.hasSuffix("Italic.ttf"))
    }
}
