import CCairo
import QuartzCore

/// Draws glyph runs: upright ones from the glyph store, turned and stroked ones as outlines, coloured ones as
/// pictures.
struct GlyphRunPainter {
    let store: GlyphStore
    /// Whether upright text is drawn as outlines too, for pages without pixels.
    var hasOutlines = false

    /// Fills the run with Cairo's current source; the context's matrix maps the run's space to pixels.
    /// - Parameter alpha: of the source, for glyphs that have colours of their own.
    func paint(_ run: GlyphRun, origin: CGPoint, alpha: CGFloat, into cairo: OpaquePointer) {
        if run.font.isColored { return paintPictures(run, origin: origin, alpha: alpha, into: cairo) }
        let shape = GlyphStore.Shape(run)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let upright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0
        guard
            let strike = store.strike(
                of: run.font, pixels: run.size * (upright ? matrix.xx : 1), shape: shape)
        else { return }
        if upright, !hasOutlines, run.stroke == 0, run.size * matrix.xx < 400 {
            paintUpright(run, origin: origin, strike: strike, matrix: matrix, into: cairo)
        } else if let exact = store.strike(of: run.font, pixels: 512, shape: shape) {
            paintOutlines(run, origin: origin, strike: exact, into: cairo)
        }
    }

    /// A glyph's coverage and the pixel of its first byte.
    typealias Placed = (mask: Mask, x: Int, y: Int)

    /// The glyphs of a drawing that is nothing but upright text in one colour, from the pixel of the drawing's origin, and how many of them belong to
    /// each run; nil for any other drawing.
    func glyphs(of list: DrawingList, scale: CGFloat) -> (
        color: CGColor, placed: [Placed], runs: [(count: Int, areSmall: Bool)]
    )? {
        var color: CGColor?
        for command in list.commands {
            guard case .glyphs(let run, _, let own) = command, run.size * scale < 400, run.stroke == 0,
                !run.font.isColored, own.pattern == nil, color.map({ $0 == own }) ?? true
            else { return nil }
            color = own
        }
        guard let color else { return nil }
        var placed: [Placed] = []
        var runs: [(count: Int, areSmall: Bool)] = []
        for case .glyphs(let run, let origin, _) in list.commands {
            let shape = GlyphStore.Shape(run)
            guard let strike = store.strike(of: run.font, pixels: run.size * scale, shape: shape) else {
                continue
            }
            let first = placed.count
            place(run, strike, x: origin.x * scale, y: origin.y * scale, scale: scale, into: &placed)
            runs.append((placed.count - first, strike.size < Self.smallGlyphs))
        }
        return (color, placed, runs)
    }

    /// The coverage of a drawing that is nothing but upright text in one colour; nil for any other.
    /// - Parameter box: the pixels to cover, from the pixel of the drawing's origin.
    func coverage(of list: DrawingList, box: PixelRect, scale: CGFloat) -> TextCoverage? {
        guard let (color, placed, runs) = glyphs(of: list, scale: scale) else { return nil }
        let boxes = placed.map(Self.box)
        var apart = GlyphsApart()
        var first = 0
        for run in runs {
            apart.add(boxes[first..<first + run.count], areSmall: run.areSmall)
            first += run.count
        }
        var pieces: [TextCoverage.Piece] = []
        pieces.reserveCapacity(apart.groups.count)
        var bytes = 0
        for group in apart.groups {
            let visible = group.box.intersection(box)
            guard !visible.isEmpty else { continue }
            let mask: Mask
            if group.glyphs.count == 1, visible == group.box {
                mask = placed[group.glyphs.lowerBound].mask
            } else {
                mask = combined(placed[group.glyphs], in: visible)
                bytes += mask.byteCount
            }
            pieces.append(TextCoverage.Piece(mask: mask, x: visible.x0 - box.x0, y: visible.y0 - box.y0))
        }
        return TextCoverage(pieces: pieces, color: color, ownBytes: bytes)
    }

    /// In 64ths of a pixel. Smaller glyphs lie so close that one coverage for all of a line is painted sooner.
    private static let smallGlyphs = 24 * 64

    private func place(
        _ run: GlyphRun, _ strike: GlyphStore.Strike, x: CGFloat, y: CGFloat, scale: CGFloat,
        into placed: inout [Placed]
    ) {
        placed.reserveCapacity(placed.count + run.glyphs.count)
        for (index, position) in zip(run.glyphs, run.positions) {
            let across = place(Double(x + position.x * scale))
            let glyph = store.glyph(index, quarter: across.quarter, of: strike)
            guard let mask = glyph.mask else { continue }
            placed.append((mask, across.pixel + glyph.left, (y + position.y * scale).pixel + glyph.top))
        }
    }

    static func box(_ glyph: Placed) -> PixelRect {
        PixelRect(glyph.x, glyph.y, glyph.x + glyph.mask.width, glyph.y + glyph.mask.height)
    }

    private func inkBox(_ placed: [Placed]) -> PixelRect {
        placed.reduce(.empty) { $0.union(Self.box($1)) }
    }

    /// One coverage for all, so that glyphs which touch do not show their seam.
    private func combined(_ placed: some Sequence<Placed>, in box: PixelRect) -> Mask {
        let line = Mask(width: box.width, height: box.height)
        for glyph in placed { line.add(glyph.mask, x: glyph.x - box.x0, y: glyph.y - box.y0) }
        return line
    }

    /// Whole pixels and the quarter a glyph origin falls on.
    private func place(_ x: Double) -> (pixel: Int, quarter: Int) {
        let quarters = CGFloat(x * 4).pixel
        return (quarters >> 2, quarters & 3)
    }

    private func paintUpright(
        _ run: GlyphRun, origin: CGPoint, strike: GlyphStore.Strike, matrix: cairo_matrix_t,
        into cairo: OpaquePointer
    ) {
        var placed: [Placed] = []
        place(
            run, strike, x: origin.x * matrix.xx + matrix.x0, y: origin.y * matrix.yy + matrix.y0,
            scale: matrix.xx,
            into: &placed)
        let box = inkBox(placed)
        guard !box.isEmpty else { return }
        let line = combined(placed, in: box)
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
            cairo_close_path(cairo)
            cairo_restore(cairo)
            if run.stroke > 0 {
                cairo_set_line_width(cairo, run.stroke)
                cairo_stroke(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
    }

    private func paintPictures(_ run: GlyphRun, origin: CGPoint, alpha: CGFloat, into cairo: OpaquePointer) {
        for (index, position) in zip(run.glyphs, run.positions) {
            guard let picture = store.picture(index, of: run.font) else { continue }
            let unit = run.size / picture.pixelsPerEm
            cairo_save(cairo)
            cairo_translate(cairo, origin.x + position.x, origin.y + position.y)
            cairo_scale(cairo, unit * run.stretch, unit)
            cairo_set_source_surface(
                cairo, picture.bitmap.surface, Double(picture.left), Double(picture.top))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_restore(cairo)
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
