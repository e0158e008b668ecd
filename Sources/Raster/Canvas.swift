import CCairo
import CPixels
import QuartzCore

/// Painting into a bitmap whose first pixel stands at `origin` of some pixel space. All positions are whole
/// pixels of that space, so that a pixel's bytes do not depend on what else is painted or cut.
struct Canvas {
    let bitmap: Bitmap
    let cairo: OpaquePointer
    let originX: Int
    let originY: Int
    private let ground: CanvasGround

    /// - Parameter ground: what is known of the bitmap's pixels, where nobody but the canvases that had it has painted since.
    init(_ bitmap: Bitmap, originX: Int = 0, originY: Int = 0, ground: CanvasGround? = nil) {
        self.bitmap = bitmap
        self.originX = originX
        self.originY = originY
        cairo = cairo_create(bitmap.surface)
        self.ground = ground ?? CanvasGround(clip: bitmap.bounds.offset(x: originX, y: originY))
        self.ground.begin()
    }

    /// Ends painting; the canvas may not be used afterwards.
    func finish() { cairo_destroy(cairo) }

    /// Paints inside `rect` only, while `body` runs.
    func clipped(to rect: PixelRect, _ body: () -> Void) {
        cairo_save(cairo)
        add(rect)
        cairo_clip(cairo)
        let outer = ground.clip
        ground.clip = outer.intersection(rect)
        body()
        ground.clip = outer
        cairo_restore(cairo)
    }

    /// The address of a rectangle's first pixel; it must lie inside the clip.
    private func first(of area: PixelRect) -> UnsafeMutablePointer<UInt8> {
        bitmap.pixels + (area.y0 - originY) * bitmap.stride + (area.x0 - originX) * 4
    }

    private func add(_ rect: PixelRect) {
        cairo_rectangle(
            cairo, Double(rect.x0 - originX), Double(rect.y0 - originY), Double(rect.width),
            Double(rect.height))
    }

    func fill(_ rect: PixelRect, _ color: CGColor) {
        if color.isOpaque { return fill(rect, color, seen: [rect]) }
        let area = rect.intersection(ground.clip)
        guard !area.isEmpty else { return }
        ground.mark(area)
        cairo_surface_flush(bitmap.surface)
        cpixels_blend(first(of: area), bitmap.stride, Int32(area.width), Int32(area.height), color.pixel())
        cairo_surface_mark_dirty(bitmap.surface)
    }

    /// One opaque colour. What of `rect` is in none of the `seen` pieces gets another colour later; until then it
    /// is anything.
    func fill(_ rect: PixelRect, _ color: CGColor, seen pieces: [PixelRect]) {
        let stale = ground.fill(rect, color)
        if stale.isEmpty { return }
        let pixel = color.pixel()
        cairo_surface_flush(bitmap.surface)
        for part in stale {
            for piece in pieces {
                let area = piece.intersection(part)
                guard !area.isEmpty else { continue }
                cpixels_fill(first(of: area), bitmap.stride, Int32(area.width), Int32(area.height), pixel)
            }
        }
        cairo_surface_mark_dirty(bitmap.surface)
    }

    /// The colour where `mask` covers, the mask's first pixel at (x, y).
    func fill(_ mask: Mask, x: Int, y: Int, _ color: CGColor, alpha: CGFloat = 1) {
        let area = PixelRect(x, y, x + mask.width, y + mask.height).intersection(ground.clip)
        guard !area.isEmpty else { return }
        ground.mark(area)
        cairo_surface_flush(bitmap.surface)
        cover(area, mask, x: x, y: y, color.pixel(alpha: alpha))
        cairo_surface_mark_dirty(bitmap.surface)
    }

    /// The text, the first pixel of its drawing at (x, y).
    func fill(_ text: TextCoverage, x: Int, y: Int) {
        let visible = text.box.offset(x: x, y: y).intersection(ground.clip)
        guard !visible.isEmpty else { return }
        ground.mark(visible)
        cairo_surface_flush(bitmap.surface)
        let pixel = text.color.pixel()
        for piece in text.pieces {
            let area = piece.box.offset(x: x, y: y).intersection(visible)
            if !area.isEmpty { cover(area, piece.mask, x: x + piece.x, y: y + piece.y, pixel) }
        }
        cairo_surface_mark_dirty(bitmap.surface)
    }

    private func cover(_ area: PixelRect, _ mask: Mask, x: Int, y: Int, _ pixel: UInt32) {
        cpixels_cover(
            mask.bytes + (area.y0 - y) * mask.stride + (area.x0 - x), mask.stride, Int32(area.width),
            Int32(area.height), pixel, first(of: area), bitmap.stride)
    }

    /// The bitmap with its first pixel at (x, y).
    func draw(_ source: Bitmap, x: Int, y: Int, alpha: Double = 1) {
        ground.mark(PixelRect(x, y, x + source.width, y + source.height))
        cairo_set_source_surface(cairo, source.surface, Double(x - originX), Double(y - originY))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        if alpha >= 1 {
            add(PixelRect(x, y, x + source.width, y + source.height))
            cairo_fill(cairo)
        } else {
            cairo_paint_with_alpha(cairo, alpha)
        }
    }

    /// What of the bitmap is inside `rect` and where `mask` covers it, the first pixel of each at its place: as `keep` cuts it, in one go.
    func draw(
        _ source: Bitmap, at place: (x: Int, y: Int), in rect: PixelRect, cutBy mask: Mask,
        at cut: (x: Int, y: Int)
    ) {
        let area = rect.intersection(ground.clip)
            .intersection(source.bounds.offset(x: place.x, y: place.y))
            .intersection(PixelRect(cut.x, cut.y, cut.x + mask.width, cut.y + mask.height))
        guard !area.isEmpty else { return }
        ground.mark(area)
        cairo_surface_flush(bitmap.surface)
        cairo_surface_flush(source.surface)
        cpixels_lay(
            mask.bytes + (area.y0 - cut.y) * mask.stride + (area.x0 - cut.x), mask.stride, Int32(area.width),
            Int32(area.height),
            source.pixels + (area.y0 - place.y) * source.stride + (area.x0 - place.x) * 4, source.stride,
            first(of: area), bitmap.stride)
        cairo_surface_mark_dirty(bitmap.surface)
    }

    /// The bitmap side by side all over `rect`, one of its copies with the first pixel at (x, y).
    func tile(_ source: Bitmap, x: Int, y: Int, in rect: PixelRect, alpha: Double) {
        ground.mark(rect)
        cairo_save(cairo)
        add(rect)
        cairo_clip(cairo)
        cairo_set_source_surface(cairo, source.surface, Double(x - originX), Double(y - originY))
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }

    /// The bitmap mapped by `transform` from its pixels to the canvas's space.
    func draw(_ source: Bitmap, transform: CGAffineTransform) {
        ground.mark(ground.clip)
        cairo_save(cairo)
        cairo_translate(cairo, Double(-originX), Double(-originY))
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
        cairo_set_source_surface(cairo, source.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }

    /// Keeps of the canvas only what `mask` covers.
    func keep(_ mask: Mask, x: Int, y: Int) { keep(mask.surface, x: x, y: y) }
    func keep(_ mask: Bitmap, x: Int, y: Int) { keep(mask.surface, x: x, y: y) }

    private func keep(_ surface: OpaquePointer, x: Int, y: Int) {
        ground.mark(ground.clip)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(cairo, surface, Double(x - originX), Double(y - originY))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    /// Moves the pixels of `rect` by (dx, dy); what leaves `rect` is lost, what comes in keeps old pixels.
    func scroll(_ rect: PixelRect, dx: Int, dy: Int) {
        let area = rect.offset(x: -originX, y: -originY).intersection(bitmap.bounds)
        let target = area.offset(x: dx, y: dy).intersection(area)
        guard !target.isEmpty else { return }
        ground.forget()
        cairo_surface_flush(bitmap.surface)
        let stride = bitmap.stride
        if target.width == bitmap.width {
            memmove(
                bitmap.pixels + target.y0 * stride, bitmap.pixels + (target.y0 - dy) * stride,
                target.height * stride)
        } else {
            for i in 0..<target.height {
                // Against the direction of the move, so that no row is read after it was written.
                let y = dy > 0 ? target.y1 - 1 - i : target.y0 + i
                memmove(
                    bitmap.pixels + y * stride + target.x0 * 4,
                    bitmap.pixels + (y - dy) * stride + (target.x0 - dx) * 4, target.width * 4)
            }
        }
        cairo_surface_mark_dirty(bitmap.surface)
    }
}

extension CGColor {
    /// Premultiplied, 0xAARRGGBB, rounded as Cairo does: to sixteen bits, of which the upper eight count.
    func pixel(alpha: CGFloat = 1) -> UInt32 {
        func share(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
        func byte(_ share: CGFloat) -> UInt32 { UInt32(share * 65535 + 0.5) >> 8 }
        let cover = share(self.alpha * alpha)
        return byte(cover) << 24 | byte(share(red) * cover) << 16 | byte(share(green) * cover) << 8
            | byte(share(blue) * cover)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
