import CCairo
import CPixels
import QuartzCore

/// Draws glyph runs: upright ones from the glyph store, turned ones as outlines.
struct GlyphRunPainter {
    let store: GlyphStore

    /// Fills the run with Cairo's current source; the context's matrix maps the run's space to pixels.
    func paint(_ run: GlyphRun, origin: CGPoint, into cairo: OpaquePointer) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let upright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
        guard
            let strike = store.strike(
                of: run.font, pixels: run.size * (upright ? matrix.xx : 1), slant: run.slant)
        else { return }
        if upright, run.size * matrix.xx < 400 {
            paintUpright(run, origin: origin, strike: strike, matrix: matrix, into: cairo)
        } else if let exact = store.strike(of: run.font, pixels: 512, slant: run.slant) {
            paintOutlines(run, origin: origin, strike: exact, into: cairo)
        }
    }

    /// Whole pixels and the quarter a glyph origin falls on.
    private func place(_ x: Double) -> (pixel: Int, quarter: Int) {
        let quarters = Int((x * 4 + 0.5 + 1e-6).rounded(.down))
        return (quarters >> 2, quarters & 3)
    }

    private func paintUpright(
        _ run: GlyphRun, origin: CGPoint, strike: GlyphStore.Strike, matrix: cairo_matrix_t,
        into cairo: OpaquePointer
    ) {
        // 1. Where every glyph lies, and the box around all.
        var placed: [(mask: Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(run.glyphs.count)
        var box = PixelRect.empty
        for (index, position) in zip(run.glyphs, run.positions) {
            let x = place(Double(origin.x + position.x) * matrix.xx + matrix.x0)
            let y = (Double(origin.y + position.y) * matrix.yy + matrix.y0 as CGFloat).pixel
            let glyph = store.glyph(index, quarter: x.quarter, of: strike)
            guard let mask = glyph.mask else { continue }
            let (left, top) = (x.pixel + glyph.left, y + glyph.top)
            placed.append((mask, left, top))
            box = box.union(PixelRect(left, top, left + mask.width, top + mask.height))
        }
        guard !box.isEmpty else { return }
        // 2. One coverage for the run, so that glyphs which touch do not show their seam.
        let line = Mask(width: box.width, height: box.height)
        for (mask, x, y) in placed {
            cpixels_add(
                mask.bytes, mask.stride, Int32(mask.width), Int32(mask.height),
                line.bytes + (y - box.y0) * line.stride + (x - box.x0), line.stride)
        }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_mask_surface(cairo, line.surface, Double(box.x0), Double(box.y0))
        cairo_restore(cairo)
    }

    private func paintOutlines(
        _ run: GlyphRun, origin: CGPoint, strike: GlyphStore.Strike, into cairo: OpaquePointer
    ) {
        let unit = Double(run.size) / Double(strike.size)
        for (index, position) in zip(run.glyphs, run.positions) {
            guard let slot = store.loadOutline(index, of: strike) else { continue }
            cairo_save(cairo)
            cairo_translate(cairo, origin.x + position.x, origin.y + position.y)
            cairo_scale(cairo, unit, -unit)
            cairo_new_path(cairo)
            var calls = FT_Outline_Funcs(
                move_to: { to, cairo in
                    cairo_close_path(OpaquePointer(cairo!))
                    cairo_move_to(OpaquePointer(cairo!), Double(to!.pointee.x), Double(to!.pointee.y))
                    return 0
                },
                line_to: { to, cairo in
                    cairo_line_to(OpaquePointer(cairo!), Double(to!.pointee.x), Double(to!.pointee.y))
                    return 0
                },
                conic_to: { control, to, cairo in
                    addQuad(
                        OpaquePointer(cairo!), Double(control!.pointee.x), Double(control!.pointee.y),
                        Double(to!.pointee.x), Double(to!.pointee.y))
                    return 0
                },
                cubic_to: { c1, c2, to, cairo in
                    cairo_curve_to(
                        OpaquePointer(cairo!), Double(c1!.pointee.x), Double(c1!.pointee.y),
                        Double(c2!.pointee.x), Double(c2!.pointee.y), Double(to!.pointee.x),
                        Double(to!.pointee.y))
                    return 0
                }, shift: 0, delta: 0)
            FT_Outline_Decompose(&slot.pointee.outline, &calls, UnsafeMutableRawPointer(cairo))
            cairo_restore(cairo)
            cairo_fill(cairo)
        }
    }
}

/// A quadratic curve as the cubic that Cairo knows.
func addQuad(_ cairo: OpaquePointer, _ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    var (x0, y0) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x0, &y0)
    cairo_curve_to(
        cairo, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x,
        y)
}
