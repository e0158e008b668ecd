import CCairo
import QuartzCore

extension DrawingPlayer {
    /// Makes the colour, or a pattern's picture side by side, what is painted with.
    func setColor(_ color: CGColor) {
        if let pattern = color.pattern { return setPattern(pattern, alpha: color.alpha * state.alpha) }
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
    }

    private func setPattern(_ pattern: ColorPattern, alpha: CGFloat) {
        guard let shown = tile(of: pattern, alpha: alpha) else {
            return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
        // Tiles begin at the origin of the drawing, wherever its steps have moved to.
        var (matrix, base) = (cairo_matrix_t(), self.base)
        cairo_get_matrix(cairo, &matrix)
        cairo_set_matrix(cairo, &base)
        cairo_scale(cairo, 1 / Double(scale), 1 / Double(scale))
        cairo_set_source_surface(cairo, shown.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_matrix(cairo, &matrix)
    }
}

extension DrawingPlayer {
    /// The pattern's picture, made once. Cairo holds no pixels: they are kept as long as it may draw with them.
    private func tile(of pattern: ColorPattern, alpha: CGFloat) -> Bitmap? {
        let key = CGColor(pattern: pattern, alpha: alpha)
        if let known = tiles[key] { return known }
        guard let tile = images.tile(of: pattern, scale: scale) else { return nil }
        let shown = Bitmap(width: tile.width, height: tile.height)
        let canvas = Canvas(shown)
        canvas.draw(tile, x: 0, y: 0, alpha: Double(alpha))
        canvas.finish()
        tiles[key] = shown
        return shown
    }
}

extension ImageStore {
    /// A pattern's picture at device scale; nil when it cannot be read.
    func tile(of pattern: ColorPattern, scale: CGFloat) -> Bitmap? {
        let natural = size(of: pattern.image, pattern.orientation)
        guard natural.width > 0, natural.height > 0 else { return nil }
        let factor = scale / pattern.scale
        return bitmap(
            of: pattern.image,
            Variant(
                orientation: pattern.orientation, part: CGRect(origin: .zero, size: natural),
                width: max(1, (natural.width * factor).pixel),
                height: max(1, (natural.height * factor).pixel)))
    }
}
