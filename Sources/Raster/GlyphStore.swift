import CCairo
import QuartzCore

/// Font faces opened through FreeType and the coverage of their glyphs, unhinted, at quarter-pixel positions
/// across and whole pixels down. Costs one rasterising a glyph, size and quarter.
final class GlyphStore {
    /// One glyph's coverage; `left` and `top` place it from the pixel of the origin, y downwards.
    struct Glyph {
        let mask: Mask?
        let left: Int
        let top: Int
    }

    /// The outlines' own space to the page's: leaned over and widened.
    struct Shape: Hashable {
        var slant = 0.0
        var stretch = 1.0

        init(_ run: GlyphRun) { (slant, stretch) = (run.slant, run.stretch) }
    }

    /// One face at one size in pixels and one shape.
    final class Strike {
        let face: FT_Face
        fileprivate let key: StrikeKey
        private let fit: GlyphFit?
        var size: Int { key.size }
        fileprivate var glyphs: [UInt32: Glyph] = [:]

        fileprivate init(face: FT_Face, key: StrikeKey, fit: GlyphFit?) {
            self.face = face
            self.key = key
            self.fit = fit
        }

        /// What becomes of a glyph's outline; nil where it stays as it is.
        func form(of glyph: CGGlyph) -> GlyphFit.Form? { fit?.form(of: glyph) }
    }

    /// Fonts whose outlines are fitted otherwise share a file.
    private struct FaceKey: Hashable {
        let path: String
        let index: Int
    }

    fileprivate struct StrikeKey: Hashable {
        let font: CGFont
        let size: Int
        let shape: Shape
    }

    private var library: FT_Library?
    private var faces: [FaceKey: FT_Face?] = [:]
    private let strikes: PixelCache<StrikeKey, Strike>
    private let pictures: PixelCache<PictureKey, GlyphPicture?>
    private var latest: Strike?
    /// What a glyph takes besides its coverage: the objects around it.
    static let glyphBytes = 600

    init(budget: PixelBudget) {
        (strikes, pictures) = (PixelCache(budget), PixelCache(budget))
        FT_Init_FreeType(&library)
    }

    deinit {
        for face in faces.values { if let face { FT_Done_Face(face) } }
        FT_Done_FreeType(library)
    }

    /// The face of `font`, opened once; nil when the file cannot be read.
    func face(of font: CGFont) -> FT_Face? {
        let key = FaceKey(path: font.path, index: font.faceIndex)
        if let known = faces[key] { return known }
        var face: FT_Face?
        if FT_New_Face(library, font.path, font.faceIndex, &face) != 0 { face = nil }
        faces[key] = .some(face)
        return face
    }

    /// - Parameter pixels: em size in device pixels.
    func strike(of font: CGFont, pixels: Double, shape: Shape) -> Strike? {
        let size = Int(cutting: CGFloat(pixels * 64).rounded())
        if let latest, latest.key.font === font, latest.size == size, latest.key.shape == shape {
            return latest
        }
        let key = StrikeKey(font: font, size: size, shape: shape)
        if let known = strikes[key] {
            latest = known
        } else {
            guard size > 0, let face = face(of: font) else { return nil }
            latest = strikes.keep(Strike(face: face, key: key, fit: font.fit), bytes: 0, as: key)
        }
        return latest
    }

    /// The glyph with its origin `quarter` quarters of a pixel right of a whole pixel.
    func glyph(_ index: CGGlyph, quarter: Int, of strike: Strike) -> Glyph {
        let key = UInt32(index) << 2 | UInt32(quarter)
        if let known = strike.glyphs[key] { return known }
        let glyph = rasterise(index, quarter: quarter, of: strike)
        strike.glyphs[key] = glyph
        // One that had to go is another one for the next text.
        if strikes[strike.key] !== strike { latest = nil }
        strikes.grow(strike.key, by: Self.glyphBytes + (glyph.mask?.byteCount ?? 0))
        return glyph
    }

    /// Loads the outline at the strike's size; nil for a glyph without one.
    func loadOutline(_ index: CGGlyph, of strike: Strike) -> FT_GlyphSlot? {
        FT_Set_Char_Size(strike.face, strike.size, strike.size, 72, 72)
        guard
            FT_Load_Glyph(strike.face, FT_UInt(index), FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
            let slot = strike.face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else { return nil }
        if let form = strike.form(of: index) { Self.fit(&slot.pointee.outline, to: form, em: strike.size) }
        let shape = strike.key.shape
        if shape.slant != 0 || shape.stretch != 1 {
            var matrix = FT_Matrix(
                xx: FT_Fixed(shape.stretch * 65536), xy: FT_Fixed(shape.slant * 65536), yx: 0, yy: 0x10000)
            FT_Outline_Transform(&slot.pointee.outline, &matrix)
        }
        return slot
    }

    /// - Parameter em: in units of the outline.
    private static func fit(_ outline: inout FT_Outline, to form: GlyphFit.Form, em: Int) {
        guard let points = outline.points else { return }
        for index in 0..<Int(outline.n_points) {
            points[index].x = FT_Pos((Double(points[index].x) * form.stretch).rounded())
            points[index].y = FT_Pos(
                (form.heights(Double(points[index].y) / Double(em)) * Double(em)).rounded())
        }
    }

    private struct PictureKey: Hashable {
        let font: CGFont
        let glyph: CGGlyph
    }

    /// The picture of a glyph of a coloured face; nil for a glyph without one.
    func picture(_ index: CGGlyph, of font: CGFont) -> GlyphPicture? {
        let key = PictureKey(font: font, glyph: index)
        if let known = pictures[key] { return known }
        let picture = face(of: font).flatMap { GlyphPicture(index, of: $0) }
        return pictures.keep(picture, bytes: picture?.bitmap.byteCount ?? 0, as: key)
    }

    private func rasterise(_ index: CGGlyph, quarter: Int, of strike: Strike) -> Glyph {
        guard let slot = loadOutline(index, of: strike) else { return Glyph(mask: nil, left: 0, top: 0) }
        FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else {
            return Glyph(mask: nil, left: 0, top: 0)
        }
        let bitmap = slot.pointee.bitmap
        guard bitmap.width > 0, bitmap.rows > 0, let buffer = bitmap.buffer else {
            return Glyph(mask: nil, left: 0, top: 0)
        }
        let mask = Mask(width: Int(bitmap.width), height: Int(bitmap.rows))
        for y in 0..<mask.height {
            memcpy(mask.bytes + y * mask.stride, buffer + y * Int(bitmap.pitch), mask.width)
        }
        return Glyph(mask: mask, left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top))
    }
}
