import CPango
import CoreGraphics

/// Gives the letters of a face that stands in for the system font the widths of Apple's.
final class LetterWidths {
    private let source: any GlyphSource
    private let recorded: RecordedWidths
    /// ASCII characters that were needed so far.
    private var letters = ContiguousArray<Letter?>(repeating: nil, count: 0x80)
    /// What a glyph changes by whose width was not recorded: as much as an "n".
    private lazy var usualChange = letter(0x6E).change

    private struct Letter {
        /// The glyph that has the recorded width; nil where the character was not recorded itself.
        var glyph: CGGlyph?
        /// Of the face, in ems.
        var advance = 0.0
        /// To be added to it.
        var change = 0.0
        /// How far the glyph moves, so that it stays in the middle.
        var shift = 0.0
        var kind = Kind.other
    }

    private enum Kind { case digit, small, capital, other }

    init(source: any GlyphSource, recorded: RecordedWidths) {
        self.source = source
        self.recorded = recorded
    }

    /// Makes the glyphs of a word from `first` on wider or narrower, letters around their middle.
    func fit(
        _ glyphs: inout ContiguousArray<ShapedGlyph>, from first: Int, of text: UnsafeBufferPointer<UInt8>
    ) {
        var ellipses: [Int] = []
        for index in first..<glyphs.count where glyphs[index].advance > 0 {
            let scalar = Self.scalar(text, at: Int(glyphs[index].cluster))
            if scalar == Self.ellipsis, glyphs[index].glyph == source.nominal(scalar)?.glyph {
                ellipses.append(index)
                continue
            }
            let letter = letter(scalar)
            guard letter.glyph == nil || letter.glyph == glyphs[index].glyph else {
                // Another form of the character, such as a tabular digit.
                glyphs[index].advance += usualChange
                continue
            }
            if letter.glyph != nil {
                // Recorded pairs are never set further apart.
                let pair = min(glyphs[index].advance - letter.advance, 0)
                glyphs[index].advance = letter.advance + (pair == 0 ? 0 : pair * factor(of: letter.kind))
            }
            glyphs[index].advance += letter.change
            glyphs[index].offsetX += letter.shift
        }
        for index in ellipses.reversed() { setDots(&glyphs, at: index) }
    }

    private static let ellipsis: UInt32 = 0x2026

    /// An ellipsis is three full stops, as far apart as the dots of Apple's.
    private func setDots(_ glyphs: inout ContiguousArray<ShapedGlyph>, at index: Int) {
        guard let stop = source.nominal(0x2E) else { return }
        let (distance, side) = (recorded.dotDistance, RecordedWidths.ellipsisSide)
        let cluster = glyphs[index].cluster
        let dots = (0..<3).map { number in
            ShapedGlyph(
                glyph: stop.glyph, cluster: cluster, advance: distance + (number == 1 ? 0 : side),
                offsetX: (distance - stop.advance) / 2 + (number == 0 ? side : 0))
        }
        glyphs.replaceSubrange(index...index, with: dots)
    }

    // MARK: Letters

    private func letter(_ scalar: UInt32) -> Letter {
        guard scalar < 0x80 else { return measured(scalar) }
        if let known = letters[Int(scalar)] { return known }
        let found = measured(scalar)
        letters[Int(scalar)] = found
        return found
    }

    private func measured(_ scalar: UInt32) -> Letter {
        let straight = Self.straight(scalar)
        if let width = recorded.width(of: straight ?? scalar), let own = source.nominal(scalar) {
            let change = width + (straight == nil ? 0 : Self.curl) - own.advance
            return Letter(
                glyph: own.glyph, advance: own.advance, change: change, shift: change / 2,
                kind: Self.kind(scalar))
        }
        guard let base = Self.base(of: scalar) else { return Letter(change: usualChange) }
        // Letters with accents are as wide as without.
        let plain = letter(base)
        return Letter(change: plain.change, shift: plain.shift)
    }

    private static func kind(_ scalar: UInt32) -> Kind {
        switch scalar {
        case 0x30...0x39: .digit
        case 0x61...0x7A: .small
        case 0x7F...: .other
        default: .capital
        }
    }

    /// The straight form of a curly quotation mark, than which it is a little wider: as “What’s” was recorded at 16 and 17, and
    /// “What’s the point?” at 25 to 28 points (fixtures `labels.json`).
    private static func straight(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x2018, 0x2019: 0x27
        case 0x201C, 0x201D: 0x22
        default: nil
        }
    }

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
        var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for index in offset + 1..<min(offset + length, text.count) {
            scalar = scalar << 6 | UInt32(text[index] & 0x3F)
        }
        return scalar
    }

    // MARK: Pairs

    private func factor(of kind: Kind) -> Double {
        switch kind {
        case .digit: digitFactor
        case .small: smallFactor
        case .capital: capitalFactor
        case .other: 1
        }
    }

    /// What pairs are multiplied by that begin with a digit, a small letter or anything else, so that the recorded words are as wide
    /// as they were recorded. Of "The quick brown fox jumps over the lazy dog" three words have pairs.
    private lazy var digitFactor = Self.factor(recorded.kerningOfDigits, pairs("0123456789", .digit))
    private lazy var smallFactor = Self.factor(
        recorded.kerningOfSmallLetters,
        pairs("brown", .small) + pairs("fox", .small) + pairs("over", .small))
    private lazy var capitalFactor = Self.factor(
        recorded.kerningOfCapitals - smallFactor * pairs("Wavy", .small),
        pairs("AVAST", .capital) + pairs("Wavy", .capital) + pairs("To.", .capital)
            + pairs("LT", .capital))

    private static func factor(_ recorded: Double, _ own: Double) -> Double {
        own > 0 ? recorded / own : 1
    }

    /// How much closer than their widths say the face sets the pairs of a word that begin with a character of a kind.
    private func pairs(_ word: StaticString, _ kind: Kind) -> Double {
        var glyphs: ContiguousArray<ShapedGlyph> = []
        let text = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        source.shape(
            text, rightToLeft: false, options: ShapingOptions(contextualAlternates: false), into: &glyphs)
        var sum = 0.0
        for glyph in glyphs {
            let letter = letter(UInt32(text[Int(glyph.cluster)]))
            if letter.kind == kind { sum += max(letter.advance - glyph.advance, 0) }
        }
        return sum
    }
}
