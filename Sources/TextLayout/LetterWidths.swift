import CPango
import CoreGraphics

/// Gives the letters of a face that stands in for the system font the widths of Apple's.
final class LetterWidths {
    private let source: any GlyphSource
    private let recorded: RecordedWidths
    /// What pairs that begin with such a character are multiplied by.
    private lazy var factors = kerningFactors()
    private var letters: [UInt32: Letter] = [:]
    /// What a glyph changes by whose width was not recorded.
    private lazy var usualChange = letter(0x6E).change

    private enum Kerning { case ofDigits, ofSmallLetters, ofCapitals, ofFace }

    private struct Letter {
        /// The glyph that has the recorded width; nil where the character was not recorded itself.
        var glyph: CGGlyph?
        /// Of the face, in ems.
        var advance = 0.0
        /// To be added to it.
        var change = 0.0
        /// How far the glyph moves, so that it stays in the middle.
        var shift = 0.0
        var kerning = Kerning.ofCapitals
    }

    init(source: any GlyphSource, recorded: RecordedWidths) {
        self.source = source
        self.recorded = recorded
    }

    /// Makes the glyphs of a word from `first` on wider or narrower, letters around their middle.
    func fit(
        _ glyphs: inout ContiguousArray<ShapedGlyph>, from first: Int, of text: UnsafeBufferPointer<UInt8>
    ) {
        for index in first..<glyphs.count where glyphs[index].advance > 0 {
            let letter = letter(Self.scalar(text, at: Int(glyphs[index].cluster)))
            guard letter.glyph == nil || letter.glyph == glyphs[index].glyph else {
                // Another form of the character, such as a tabular digit.
                glyphs[index].advance += usualChange
                continue
            }
            if letter.glyph != nil {
                // Recorded pairs are never set further apart.
                let pair = min(glyphs[index].advance - letter.advance, 0)
                glyphs[index].advance =
                    letter.advance + (pair == 0 ? 0 : pair * (factors[letter.kerning] ?? 1))
            }
            glyphs[index].advance += letter.change
            glyphs[index].offsetX += letter.shift
        }
    }

    private func letter(_ scalar: UInt32) -> Letter {
        if let known = letters[scalar] { return known }
        let found = measured(scalar)
        letters[scalar] = found
        return found
    }

    private func measured(_ scalar: UInt32) -> Letter {
        let quotation = Self.quotations[scalar]
        if let width = recorded.width(of: quotation ?? scalar), let (glyph, advance) = nominal(scalar) {
            let change = width + (quotation == nil ? 0 : Self.curl) - advance
            return Letter(
                glyph: glyph, advance: advance, change: change, shift: change / 2,
                kerning: Self.kerning(scalar))
        }
        guard let base = Self.base(of: scalar) else { return Letter(change: usualChange) }
        // Letters with accents are as wide as without.
        let plain = letter(base)
        return Letter(change: plain.change, shift: plain.shift)
    }

    /// The face's own glyph of a character and its advance.
    private func nominal(_ scalar: UInt32) -> (CGGlyph, Double)? {
        guard let unicode = Unicode.Scalar(scalar) else { return nil }
        let glyphs = shaped(String(Character(unicode)))
        return glyphs.count == 1 ? (glyphs[0].glyph, glyphs[0].advance) : nil
    }

    /// Makes the recorded words as wide as they were recorded.
    private func kerningFactors() -> [Kerning: Double] {
        func factor(_ recorded: Double, _ own: Double) -> Double { own > 0 ? recorded / own : 1 }
        let small = factor(
            recorded.kerningOfSmallLetters,
            pairs(["quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog"], .ofSmallLetters))
        let words = ["AVAST", "Wavy", "To.", "LT"]
        return [
            .ofDigits: factor(recorded.kerningOfDigits, pairs(["0123456789"], .ofDigits)),
            .ofSmallLetters: small,
            .ofCapitals: factor(
                recorded.kerningOfCapitals - small * pairs(words, .ofSmallLetters),
                pairs(words, .ofCapitals)),
        ]
    }

    /// How much closer than their widths say the face sets the pairs of words that begin with a character of a kind.
    private func pairs(_ words: [String], _ kind: Kerning) -> Double {
        words.reduce(0) { sum, word in
            zip(shaped(word), word.unicodeScalars).reduce(sum) { sum, next in
                let letter = letter(next.1.value)
                return letter.kerning == kind ? sum + max(letter.advance - next.0.advance, 0) : sum
            }
        }
    }

    /// As the face has it, without the features that a font asks for.
    private func shaped(_ text: String) -> ContiguousArray<ShapedGlyph> {
        var glyphs: ContiguousArray<ShapedGlyph> = []
        var text = text
        text.withUTF8 {
            source.shape(
                $0, rightToLeft: false, options: ShapingOptions(contextualAlternates: false), into: &glyphs)
        }
        return glyphs
    }

    private static func kerning(_ scalar: UInt32) -> Kerning {
        switch scalar {
        case 0x30...0x39: .ofDigits
        case 0x61...0x7A: .ofSmallLetters
        case 0x7F...: .ofFace
        default: .ofCapitals
        }
    }

    /// Curly quotation marks and the straight ones, than which they are a little wider: as “What’s” was recorded at 16 and 17, and
    /// “What’s the point?” at 25 to 28 points (fixtures `labels.json`).
    private static let quotations: [UInt32: UInt32] = [
        0x2018: 0x27, 0x2019: 0x27, 0x201C: 0x22, 0x201D: 0x22,
    ]
    private static let curl = 39.0 / 2048

    /// The ASCII letter below a character's accents.
    private static func base(of scalar: UInt32) -> UInt32? {
        var (base, accent): (hb_codepoint_t, hb_codepoint_t) = (scalar, 0)
        while base > 0x7F {
            guard hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &base, &accent) != 0 else {
                return nil
            }
        }
        return base == scalar ? nil : base
    }

    private static func scalar(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt32 {
        let lead = text[offset]
        guard lead >= 0x80 else { return UInt32(lead) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        return text[(offset + 1)..<min(offset + length, text.count)]
            .reduce(UInt32(lead) & (0xFF >> UInt32(length + 1))) { $0 << 6 | UInt32($1 & 0x3F) }
    }
}
