import CCairo
import QuartzCore

/// A glyph that is a picture, at the one size that its font file has.
struct GlyphPicture {
    let bitmap: Bitmap
    /// From the pixel of the origin to the picture's first pixel, y downwards.
    let left: Int
    let top: Int
    /// Pixels of the picture an em.
    let pixelsPerEm: Double

    /// Nil when the face has no coloured picture for the glyph.
    init?(_ index: CGGlyph, of face: FT_Face) {
        guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
            FT_Load_Glyph(face, FT_UInt(index), FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph,
            UInt32(slot.pointee.bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue,
            let rows = slot.pointee.bitmap.buffer
        else { return nil }
        let source = slot.pointee.bitmap
        bitmap = Bitmap(width: Int(source.width), height: Int(source.rows))
        for y in 0..<Int(source.rows) {
            memcpy(bitmap.pixels + y * bitmap.stride, rows + y * Int(source.pitch), Int(source.width) * 4)
        }
        cairo_surface_mark_dirty(bitmap.surface)
        left = Int(slot.pointee.bitmap_left)
        top = -Int(slot.pointee.bitmap_top)
        pixelsPerEm = Double(face.pointee.size.pointee.metrics.y_ppem)
    }
}
