import CoreGraphics

/// Turns words into glyphs and remembers them. One shaper serves all paragraphs of a process; it is not for use
/// by two threads at once.
public final class TextShaper {
    public let library: FontLibrary
    /// Asked for words of texts that are hyphenated.
    public var divider: (any WordDivider)?
    /// How often a face was asked to shape something.
    public private(set) var shapings = 0
    /// How often a text was analysed for line breaks by Pango; plain Latin text needs it never.
    public internal(set) var segmentations = 0

    private(set) var cache = WordCache()
    private var slots: [FaceSlot] = []
    /// Of each slot, where a face stands in for the system font.
    private var letterWidths: [LetterWidths?] = []
    private var typefaces: [ResolvedTypeface] = []
    private var typefaceNumbers: [FeaturedTypeface: Int] = [:]
    private var fallbackSlots: [FontFile: Int] = [:]
    /// Which slot shows a character that its own face lacks; nil for none.
    private var fallbacks: [FallbackKey: Int?] = [:]
    private var lastTypeface: (FeaturedTypeface, Int)?

    public init(library: FontLibrary = FontLibrary()) { self.library = library }

    /// Metrics in points. The system faces have UIKit's metrics, an app's own faces theirs.
    public func metrics(of font: TextFont) -> FontMetrics {
        typefaces[number(of: font)].metrics.scaled(to: font.size)
    }

    /// Forgets what was shaped in a typeface that is replaced or registered later than its first use.
    public func forgetTypefaces() {
        typefaceNumbers.removeAll()
        lastTypeface = nil
    }

    // MARK: Faces

    /// Fonts that differ in size alone share a number, those of the system as long as they have one optical size.
    func number(of font: TextFont) -> Int {
        let typeface = FeaturedTypeface(
            typeface: font.typeface, features: font.features, cut: Tracking.cut(of: font))
        if let lastTypeface, lastTypeface.0 == typeface { return lastTypeface.1 }
        let number = typefaceNumbers[typeface] ?? resolve(typeface)
        lastTypeface = (typeface, number)
        return number
    }

    func typeface(_ number: Int) -> ResolvedTypeface { typefaces[number] }
    func slot(_ number: Int) -> FaceSlot { slots[number] }
    /// Whose glyphs a font draws.
    func source(of font: CGFont) -> (any GlyphSource)? { slots.first { $0.font == font }?.source }

    private func resolve(_ featured: FeaturedTypeface) -> Int {
        let typeface = featured.typeface
        let source = library.source(for: typeface, isLarge: featured.cut.isLarge)
        let options = ShapingOptions(features: featured.features, contextualAlternates: false)
        var slot = FaceSlot(source: source, font: source.cgFont, options: options, slant: 0)
        var metrics = FontMetrics.system
        var widths: LetterWidths?
        var standsIn = !library.isReplaced(typeface)
        switch typeface {
        case .monospaced(_, let italic), .rounded(_, let italic):
            slot.slant = italic ? FaceSlot.syntheticSlant : 0
        case .system(let weight, let italic):
            if standsIn {
                let letters = LetterWidths(
                    source: source,
                    recorded: RecordedWidths(
                        weight: weight, italic: italic, opticalSize: featured.cut.opticalSize),
                    drawn: RecordedWidths(
                        weight: weight, italic: italic, opticalSize: featured.cut.isLarge ? 1 : 0))
                if let fit = letters.outlines() { slot.font = source.cgFont.fitted(fit) }
                widths = letters
            }
        case .serif: break
        case .named:
            slot.options.contextualAlternates = true
            metrics = source.metrics
            standsIn = false
        }
        slots.append(slot)
        letterWidths.append(widths)
        typefaces.append(
            ResolvedTypeface(
                slot: slots.count - 1, metrics: metrics, weight: typeface.weight,
                isTracked: !library.isReplaced(typeface), standsIn: standsIn))
        let number = typefaces.count - 1
        typefaceNumbers[featured] = number
        typefaces[number].spaceWidth = width(of: " ", typeface: number)
        return number
    }

    private struct FeaturedTypeface: Hashable {
        var typeface: Typeface
        var features: FontFeatures
        var cut: Tracking.Cut
    }

    /// The face slot that shows a character: the typeface's own, or the first fallback that has it.
    ///
    /// DIFFERS: emoji have one width at every size; see decision 0046.
    /// - Parameters:
    ///   - asEmoji: whether the character is a picture.
    ///   - previous: the slot of the character before it in the same word.
    func slot(for scalar: UInt32, asEmoji: Bool = false, typeface number: Int, after previous: Int? = nil)
        -> Int
    {
        let resolved = typefaces[number]
        if asEmoji {
            let emoji = fallbackSlot(FontCatalog.emoji)
            if slots[emoji].source.covers(scalar) { return emoji }
        }
        if scalar < 0x80 || slots[resolved.slot].source.covers(scalar) { return resolved.slot }
        let script = ScriptRange.script(of: scalar)
        // A mark or sign that many scripts share looks like what it stands with.
        if script == nil, let previous, slots[previous].source.covers(scalar) { return previous }
        let key = FallbackKey(scalar: scalar, weight: resolved.weight)
        if let known = fallbacks[key] { return known ?? resolved.slot }
        let found = FontCatalog.fallbacks(for: scalar, script: script, weight: resolved.weight).lazy
            .map { self.fallbackSlot($0) }.first { self.slots[$0].source.covers(scalar) }
        fallbacks[key] = .some(found)
        return found ?? resolved.slot
    }

    private struct FallbackKey: Hashable {
        var scalar: UInt32
        var weight: Int
    }

    private func fallbackSlot(_ file: FontFile) -> Int {
        if let slot = fallbackSlots[file] { return slot }
        let isSystem = file.package == "fonts-inter"
        let source = library.open(file)
        slots.append(
            FaceSlot(
                source: source, font: source.cgFont,
                options: ShapingOptions(contextualAlternates: !isSystem), slant: 0))
        letterWidths.append(nil)
        fallbackSlots[file] = slots.count - 1
        return slots.count - 1
    }

    // MARK: Words

    /// Called before a paragraph is built, so that all its words live in one cache.
    func cacheForNewParagraph() -> WordCache {
        if cache.isFull { cache = WordCache() }
        return cache
    }

    @inline(__always)
    func lookUp(
        _ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, slot: Int, rightToLeft: Bool,
        ligatures: Bool = true,
        in cache: WordCache
    ) -> Int {
        let tag = UInt32(slot) << 2 | (ligatures ? 0 : 2) | (rightToLeft ? 1 : 0)
        if let found = cache.find(bytes, hash: hash, tag: tag) { return found }
        return shape(bytes, hash: hash, tag: tag, in: cache)
    }

    @inline(never)
    private func shape(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, tag: UInt32, in cache: WordCache)
        -> Int
    {
        shapings += 1
        let slot = slots[Int(tag >> 2)]
        var options = slot.options
        options.ligatures = tag & 2 == 0
        return cache.insert(bytes, hash: hash, tag: tag) { glyphs in
            let first = glyphs.count
            slot.source.shape(bytes, rightToLeft: tag & 1 == 1, options: options, into: &glyphs)
            letterWidths[Int(tag >> 2)]?.fit(&glyphs, from: first, of: bytes)
            Self.joinSoftHyphens(&glyphs, from: first, of: bytes)
        }
    }

    /// Soft hyphens are seen at the ends of lines alone: each belongs to the letter before it, so that nothing stands between the two.
    private static func joinSoftHyphens(
        _ glyphs: inout ContiguousArray<ShapedGlyph>, from first: Int, of text: UnsafeBufferPointer<UInt8>
    ) {
        for index in glyphs.indices.dropFirst(first + 1) {
            let place = Int(glyphs[index].cluster)
            guard text[place] == 0xC2, text[place + 1] == 0xAD, glyphs[index - 1].cluster < place else {
                continue
            }
            glyphs[index].cluster = glyphs[index - 1].cluster
        }
    }

    private func width(of text: String, typeface: Int) -> Double {
        let word = word(text, typeface: typeface, in: cache).word
        return cache.entries[word].width
    }

    /// A short text of one face, such as the ellipsis.
    func word(_ text: String, typeface: Int, in cache: WordCache) -> (word: Int, slot: Int) {
        let slot = slot(for: text.unicodeScalars.first?.value ?? 0x20, typeface: typeface)
        var text = text
        let word = text.withUTF8 {
            lookUp($0, hash: WordCache.hash($0), slot: slot, rightToLeft: false, in: cache)
        }
        return (word, slot)
    }
}

/// A face with the way it is shaped and drawn.
struct FaceSlot {
    var source: any GlyphSource
    /// What is drawn: the source's font, its outlines fitted where it stands in for the system font.
    var font: CGFont
    var options: ShapingOptions
    var slant: CGFloat

    /// The horizontal shear of a face that has no italic of its own.
    static let syntheticSlant: CGFloat = 0.2
}

/// A typeface with its face opened.
struct ResolvedTypeface {
    var slot: Int
    /// Per em.
    var metrics: FontMetrics
    var weight: Int
    /// Whether its letters stand as far apart as Apple's do at their size.
    var isTracked: Bool
    /// Whether it is a face of ours in place of one of Apple's.
    var standsIn: Bool
    /// Advance of a space in ems.
    var spaceWidth = 0.0
}
