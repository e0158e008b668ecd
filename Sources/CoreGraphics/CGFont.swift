/// A glyph's index in its font face.
public typealias CGGlyph = UInt16

/// A face in a font file. It names the file only: shaping is TextLayout's work, drawing is Raster's.
public final class CGFont: Hashable, Sendable {
    /// Absolute path of the font file.
    public let path: String
    /// The face's number inside a collection (`.ttc`), 0 elsewhere.
    public let faceIndex: Int
    /// The PostScript or full name of the face.
    public let fullName: String?
    /// Font design units per em.
    public let unitsPerEm: Int
    /// Whether the glyphs are pictures with colours of their own, as those of emoji.
    public let isColored: Bool
    /// What becomes of the outlines where the face stands in for another.
    public let fit: GlyphFit?

    public init(
        path: String, faceIndex: Int, fullName: String?, unitsPerEm: Int, isColored: Bool = false,
        fit: GlyphFit? = nil
    ) {
        self.path = path
        self.faceIndex = faceIndex
        self.fullName = fullName
        self.unitsPerEm = unitsPerEm
        self.isColored = isColored
        self.fit = fit
    }

    /// The same face with its outlines drawn otherwise.
    public func fitted(_ fit: GlyphFit) -> CGFont {
        CGFont(
            path: path, faceIndex: faceIndex, fullName: fullName, unitsPerEm: unitsPerEm,
            isColored: isColored, fit: fit)
    }

    public static func == (a: CGFont, b: CGFont) -> Bool {
        a === b || (a.path == b.path && a.faceIndex == b.faceIndex && a.fit == b.fit)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(faceIndex)
        hasher.combine(fit)
    }
}

/// Glyphs of one face and size, already shaped and placed.
public struct GlyphRun: Equatable, Sendable {
    public var font: CGFont
    /// Em size in points.
    public var size: CGFloat
    public var glyphs: [CGGlyph]
    /// Baseline origin of each glyph in points from the run's own origin, y downwards.
    public var positions: [CGPoint]
    /// Horizontal shear of the outlines for a synthetic italic, 0 otherwise.
    public var slant: CGFloat
    /// How much wider the outlines are than the face has them.
    public var stretch: CGFloat
    /// Width in points of a line along the outlines that is drawn in place of the glyphs; 0 fills them.
    public var stroke: CGFloat

    public init(
        font: CGFont, size: CGFloat, glyphs: [CGGlyph], positions: [CGPoint], slant: CGFloat = 0,
        stretch: CGFloat = 1, stroke: CGFloat = 0
    ) {
        self.font = font
        self.size = size
        self.glyphs = glyphs
        self.positions = positions
        self.slant = slant
        self.stretch = stretch
        self.stroke = stroke
    }
}
