import CPango
import CoreGraphics

/// Gives the letters of a face that stands in for the system font the widths and heights of Apple's.
final class LetterWidths {
    private let source: any GlyphSource
    private let recorded: RecordedWidths
    /// Those of the optical size that the face is drawn for, which are those of its outlines.
    private let drawn: RecordedWidths
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
        /// How much wider its outline is.
        var stretch = 1.0
        /// How far the glyph moves, so that it stays in the middle.
        var shift = 0.0
        var kind = Kind.other
    }

    private enum Kind { case digit, small, capital, other }

    init(source: any GlyphSource, recorded: RecordedWidths, drawn: RecordedWidths) {
        self.source = source
        self.recorded = recorded
        self.drawn = drawn
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
            if scalar == Self.apostrophe, index + 1 < glyphs.count,
                Self.scalar(text, at: Int(glyphs[index + 1].cluster)) == Self.genitive
            {
                glyphs[index].advance -= recorded.kerningOfApostrophe
            }
        }
        for index in ellipses.reversed() { setDots(&glyphs, at: index) }
    }

    private static let ellipsis: UInt32 = 0x2026
    private static let apostrophe: UInt32 = 0x27
    private static let genitive: UInt32 = 0x73

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
            let change = width - own.advance
            var stretch = 1.0
            if own.advance > 0, !Self.isNarrow(straight ?? scalar),
                let width = drawn.width(of: straight ?? scalar)
            {
                stretch = width * drawn.outlineShare / own.advance
            }
            return Letter(
                glyph: own.glyph, advance: own.advance, change: change, stretch: stretch,
                shift: (width - own.advance * stretch) / 2, kind: Self.kind(scalar))
        }
        guard let base = Self.base(of: scalar) else { return Letter(change: usualChange) }
        // Letters with accents are as wide as without.
        let plain = letter(base)
        return Letter(change: plain.change, stretch: plain.stretch, shift: plain.shift)
    }

    /// Letters of one stem and signs of dots: their outlines keep their breadth, which is the stem's.
    private static func isNarrow(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: true
        default: false
        }
    }

    private static func kind(_ scalar: UInt32) -> Kind {
        switch scalar {
        case 0x30...0x39: .digit
        case 0x61...0x7A: .small
        case 0x7F...: .other
        default: .capital
        }
    }

    /// The straight form of a curly quotation mark, which is taken to be as wide.
    private static func straight(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x2018, 0x2019: 0x27
        case 0x201C, 0x201D: 0x22
        default: nil
        }
    }

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

    // MARK: Outlines

    /// How the outlines of the face are drawn; nil where the face does not tell its heights.
    ///
    /// UIKit: where letters are wider than those of the face their outlines are, too, but for single stems; what the mixture of both
    /// widths adds at sizes in between is space beside them (fixtures `labels.json`).
    func outlines() -> GlyphFit? {
        func edge(_ scalar: UInt32) -> CGRect? {
            source.nominal(scalar).flatMap { source.bounds($0.glyph) }
        }
        guard let capital = edge(0x48), let small = edge(0x78), let tall = edge(0x6C), let low = edge(0x70)
        else { return nil }
        let heights = RecordedHeights(recorded)
        let capitals = GlyphFit.Heights([(0, 0), (-capital.minY, heights.capital)])
        let below: [(Double, Double)] = [(-low.maxY, -heights.descender), (0, 0), (-small.minY, heights.x)]
        let smalls = GlyphFit.Heights(below)
        let talls = GlyphFit.Heights(below + [(-tall.minY, heights.ascender)])
        var forms: [CGGlyph: GlyphFit.Form] = [:]
        for scalar in Self.latin {
            guard let own = source.nominal(scalar) else { continue }
            let base = Self.base(of: scalar) ?? scalar
            forms[own.glyph] = GlyphFit.Form(
                stretch: letter(base).stretch,
                heights: Self.kind(base) != .small ? capitals : Self.isTall(base) ? talls : smalls)
        }
        return GlyphFit(forms: forms, others: GlyphFit.Form(heights: capitals))
    }

    /// Printable ASCII, and the blocks of Latin letters with accents.
    private static let latin = [UInt32](0x21...0x7E) + [UInt32](0xC0...0x17F)

    /// Letters that reach up to the ascender: b, d, h, k and l.
    private static func isTall(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x62, 0x64, 0x68, 0x6B, 0x6C: true
        default: false
        }
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
