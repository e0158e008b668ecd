import CCairo
import QuartzCore

extension DrawingPlayer {
    /// Cuts what was drawn under the masks of the present state.
    func endMasks() {
        for mask in state.masks.reversed() {
            let group = cairo_pop_group(cairo)
            defer { cairo_pattern_destroy(group) }
            guard let picture = images.turned(mask.image, .downMirrored), !mask.rect.isNull else { continue }
            let cover = Mask(coverageOf: picture)
            cairo_save(cairo)
            cairo_set_source(cairo, group)
            cairo_new_path(cairo)
            cairo_add(mask.rect, to: cairo)
            cairo_clip(cairo)
            cairo_translate(cairo, mask.rect.minX.drawable, mask.rect.minY.drawable)
            cairo_scale(
                cairo, max(mask.rect.width.drawable, 1e-6) / Double(cover.width),
                max(mask.rect.height.drawable, 1e-6) / Double(cover.height))
            let pattern = cairo_pattern_create_for_surface(cover.surface)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_mask(cairo, pattern)
            cairo_pattern_destroy(pattern)
            cairo_restore(cairo)
        }
        state.masks = []
    }

    func draw(
        _ image: CGImage, in rect: CGRect, orientation: ImageOrientation, tint: CGColor?,
        quality: CGInterpolationQuality
    ) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let natural = images.size(of: image, orientation)
        guard rect.width > 0, rect.height > 0, natural.width > 0, natural.height > 0 else { return }
        // 1. Scaled to the device's pixels, when that is smaller: filters of a whole picture belong in the store.
        let across = rect.width * hypot(matrix.xx, matrix.yx)
        let down = rect.height * hypot(matrix.xy, matrix.yy)
        let straight = matrix.xy == 0 && matrix.yx == 0
        let width =
            straight || across < natural.width ? max(1, CGFloat(across).pixel) : Int(cutting: natural.width)
        let height =
            straight || down < natural.height ? max(1, CGFloat(down).pixel) : Int(cutting: natural.height)
        let raw = quality == .none
        let variant = ImageStore.Variant(
            orientation: orientation, part: CGRect(origin: .zero, size: natural),
            width: raw ? Int(cutting: natural.width) : width,
            height: raw ? Int(cutting: natural.height) : height)
        guard let source = images.bitmap(of: image, variant) else { return }
        // 2. Mapped to the rectangle; exact where that lies on whole pixels.
        cairo_save(cairo)
        cairo_translate(cairo, rect.minX, rect.minY)
        cairo_scale(cairo, rect.width / Double(source.width), rect.height / Double(source.height))
        let pattern = cairo_pattern_create_for_surface(source.surface)
        cairo_pattern_set_filter(pattern, raw ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_rectangle(cairo, 0, 0, Double(source.width), Double(source.height))
        if let tint {
            cairo_clip(cairo)
            setColor(tint)
            cairo_mask(cairo, pattern)
        } else {
            cairo_set_source(cairo, pattern)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(state.alpha))
        }
        cairo_pattern_destroy(pattern)
        cairo_restore(cairo)
    }
}
