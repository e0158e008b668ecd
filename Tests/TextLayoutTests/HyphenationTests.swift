import CoreGraphics
import Testing

@testable import TextLayout

/// Words that are divided at the ends of lines, and those that are not. Expected by arithmetic from recorded advances.
@Suite struct HyphenationTests {
    /// Divides the words of a table.
    private final class Table: WordDivider {
        private let places: [String: [Int]]
        init(_ places: [String: [Int]]) { self.places = places }
        func divisions(of word: String) -> [Int] { places[word] ?? [] }
    }

    private let shaper = RecordedAdvances.shaper()

    private func width(_ text: String) -> CGFloat {
        Paragraph(text, font: body, shaper: shaper).measure().size.width
    }

    /// What is seen of each line, without spaces.
    private func shown(_ lines: [TextLine]) -> [String] {
        lines.map { line in
            String(decoding: line.fragments.flatMap(\.glyphs.glyphs).filter { $0 != 0xAD }, as: UTF16.self)
        }
    }

    private func broken(_ text: String, _ room: CGFloat, factor: CGFloat = 0) -> [String] {
        // Knuth, The TeXbook, appendix H: hy-phen-ation.
        shaper.divider = Table(["hyphenation": [2, 6]])
        let paragraph = Paragraph(
            text, font: body, style: ParagraphStyle { $0.breaking.hyphenationFactor = factor }, shaper: shaper
        )
        let proposal = TextProposal(width: room)
        let lines = paragraph.lines(proposal)
        #expect(paragraph.measure(proposal).lineCount == lines.count)
        for line in lines { #expect(line.width <= room + 0.001) }
        return shown(lines)
    }

    /// Unicode annex 14 of U+00AD: "an invisible format character" that "marks a place where a word may be broken", and is seen as a
    /// hyphen when the line ends there.
    @Test func aSoftHyphenIsSeenWhereALineEndsAtIt() {
        let text = "aaaa hy\u{AD}phen"
        #expect(abs(width(text) - width("aaaa hyphen")) < 1e-9)
        #expect(broken(text, 1000) == ["aaaahyphen"])
        #expect(broken(text, width("aaaa hy-")) == ["aaaahy-", "phen"])
        #expect(broken(text, width("aaaa hy-") - 0.1) == ["aaaa", "hyphen"])
        #expect(broken("ab\u{AD}ab\u{AD}ab", width("abab-")) == ["abab-", "ab"])
        #expect(broken("ab\u{AD}ab\u{AD}ab", width("ab-")) == ["ab-", "ab-", "ab"])
    }

    @Test func aSoftHyphenTakesNoRoomBetweenLetters() {
        let shaper = TextShaper()
        func width(_ text: String, kern: CGFloat = 0) -> CGFloat {
            Paragraph([TextRun(text, font: body, kern: kern)], shaper: shaper).measure().size.width
        }
        #expect(abs(width("hy\u{AD}phen") - width("hyphen")) < 1e-9)
        #expect(abs(width("hy\u{AD}phen", kern: 3) - width("hyphen", kern: 3)) < 1e-9)
    }

    /// Apple's documentation of `hyphenationFactor`: "Hyphenation is attempted when the ratio of the text width (as broken without
    /// hyphenation) to the width of the line fragment is less than the hyphenation factor."
    @Test func linesThatAreLittleFilledTakeAPartOfTheNextWord() {
        let room = width("aaaa hyphen-")
        let ratio = width("aaaa") / room
        #expect(broken("aaaa hyphenation", room) == ["aaaa", "hyphenation"])
        #expect(broken("aaaa hyphenation", room, factor: 1) == ["aaaahyphen-", "ation"])
        #expect(broken("aaaa hyphenation", room, factor: ratio + 0.01) == ["aaaahyphen-", "ation"])
        #expect(broken("aaaa hyphenation", room, factor: ratio - 0.01) == ["aaaa", "hyphenation"])
        #expect(broken("aaaa hyphenation", room - 0.1, factor: 1) == ["aaaahy-", "phenation"])
        #expect(broken("aaaa bbbbbbbb", room, factor: 1) == ["aaaa", "bbbbbbbb"])
    }

    @Test func signsAroundAWordAreNoPartOfIt() {
        #expect(
            broken("aaaa (hyphenation),", width("aaaa (hyphen-"), factor: 1) == ["aaaa(hyphen-", "ation),"])
    }

    @Test func theHyphenHasTheFontOfTheLettersBeforeIt() {
        let runs = [TextRun("aaaa hy", font: body), TextRun("phen\u{AD}ation", font: body, kern: 1)]
        let room = width("aaaa hyphen-") + 5
        let lines = Paragraph(runs, shaper: shaper).lines(TextProposal(width: room))
        #expect(shown(lines) == ["aaaahyphen-", "ation"])
        #expect(lines[0].fragments.last?.run == 1)
        #expect(abs(lines[0].width - room) < 1e-9)
    }

    /// Apple's documentation of `hangulWordPriority`: "prohibits breaking between Hangul characters".
    @Test func hangulWordsStayWhole() {
        let shaper = TextShaper()
        let text = "가나다 라마바"
        let room = Paragraph("가나다 라", font: body, shaper: shaper).measure().size.width + 1
        func broken(_ keeps: Bool) -> [String] {
            let style = ParagraphStyle { $0.breaking.keepsHangulWords = keeps }
            return texts(
                text,
                Paragraph(text, font: body, style: style, shaper: shaper).lines(TextProposal(width: room)))
        }
        #expect(broken(false) == ["가나다 라", "마바"])
        #expect(broken(true) == ["가나다 ", "라마바"])
    }

    /// Dictionaries of our own: the patterns that Knuth shows for "hyphenation" (The TeXbook, appendix H), and one of a German word in
    /// Latin-1. Offsets count bytes of UTF-8.
    @Test(.enabled(if: dlopen("libhyphen.so.0", RTLD_LAZY) != nil))
    func dictionariesAreReadWhereTheMachineCan() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("hyphenation-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let english = "UTF-8\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n"
        try Data(english.utf8).write(to: folder.appendingPathComponent("hyph_en_US.dic"))
        let german = Data("ISO8859-1\n".utf8) + Data([0xFC]) + Data("b1e\n".utf8)
        try german.write(to: folder.appendingPathComponent("hyph_de_DE.dic"))
        let inEnglish = try HyphenDictionary(language: "en-GB", folder: folder.path)
        #expect(inEnglish.divisions(of: "Hyphenation") == [2, 6])
        let inGerman = try HyphenDictionary(language: "de", folder: folder.path)
        #expect(inGerman.divisions(of: "\u{DC}belei") == [3])
        #expect(inGerman.divisions(of: "\u{4E94}") == [])
        #expect(throws: HyphenDictionary.Missing(packages: ["hyphen-fr"])) {
            _ = try HyphenDictionary(language: "fr", folder: folder.path)
        }
    }

    /// A message names what has to be installed.
    @Test func whatADictionaryNeedsIsNamed() {
        let nowhere = "/nowhere"
        #expect(throws: HyphenDictionary.Missing(packages: ["libhyphen0", "hyphen-de"])) {
            _ = try HyphenDictionary(language: "de-CH", folder: nowhere, library: "libnothing.so.0")
        }
        #expect(throws: HyphenDictionary.Missing(packages: ["libhyphen0", "hyphen-en-us"])) {
            _ = try HyphenDictionary(language: "en", folder: nowhere, library: "libnothing.so.0")
        }
        let missing = HyphenDictionary.Missing(packages: ["libhyphen0", "hyphen-de"])
        #expect("\(missing)" == "the Debian packages libhyphen0 and hyphen-de")
    }
}
