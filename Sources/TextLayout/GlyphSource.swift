import CoreGraphics

/// What shaping may do to a piece of text.
public struct ShapingOptions: Hashable, Sendable {
    /// What the font asks for.
    public var features = FontFeatures()
    /// Alternates that depend on neighbours, such as arrows for "->", unless `features` say otherwise. The system
    /// font shows text as typed.
    public var contextualAlternates = true
    /// Glyphs for several letters, where the letters' shapes do not ask for them.
    public var ligatures = true
}

/// One glyph as shaped. Lengths are fractions of the em.
public struct ShapedGlyph: Hashable, Sendable {
    public var glyph: CGGlyph
    /// UTF-8 offset in the shaped piece of the first character that this glyph belongs to.
    public var cluster: UInt32
    public var advance: Double
    /// Displacement from the pen, y downwards.
    public var offsetX = 0.0
    public var offsetY = 0.0
}

/// A face that turns text into glyphs, independent of size: unhinted advances are linear.
public protocol GlyphSource: AnyObject {
    /// What the drawing side opens.
    var cgFont: CGFont { get }
    /// Metrics per em.
    var metrics: FontMetrics { get }
    /// Whether the face has a glyph for the character.
    func covers(_ scalar: UInt32) -> Bool
    /// The glyph of a character that stands alone, and its advance per em; nil where the face has none, or does not tell.
    func nominal(_ scalar: UInt32) -> (glyph: CGGlyph, advance: Double)?
    /// The box of a glyph's outline per em, from its origin on the baseline, y downwards; nil where the face does not tell.
    func bounds(_ glyph: CGGlyph) -> CGRect?
    /// Appends the glyphs of UTF-8 text from left to right (also when `rightToLeft`).
    func shape(
        _ utf8: UnsafeBufferPointer<UInt8>, rightToLeft: Bool, options: ShapingOptions,
        into glyphs: inout ContiguousArray<ShapedGlyph>)
}

extension GlyphSource {
    public func nominal(_ scalar: UInt32) -> (glyph: CGGlyph, advance: Double)? { nil }
    public func bounds(_ glyph: CGGlyph) -> CGRect? { nil }
}
