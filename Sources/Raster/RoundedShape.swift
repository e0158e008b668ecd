import CCairo
import QuartzCore

/// The outline of a layer with round corners, in whole pixels; what masks are kept by.
struct RoundedShape: Hashable {
    var width: Int
    var height: Int
    /// Corner radius in pixels, already limited to half the smaller side.
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    /// Width of the ring in pixels; 0 for the filled shape.
    var ring = 0

    init(_ rect: PixelRect, appearance: LayerAppearance, scale: CGFloat) {
        width = rect.width
        height = rect.height
        radius = min(max(appearance.cornerRadius, 0) * scale, CGFloat(min(rect.width, rect.height)) / 2)
        corners = appearance.maskedCorners
        curve = appearance.cornerCurve
    }

    var isRect: Bool { radius <= 0 || corners.isEmpty }

    private func addOutline(to cairo: OpaquePointer, inset: CGFloat) {
        let path = CGMutablePath()
        let box = CGRect(
            x: inset, y: inset, width: max(CGFloat(width) - inset * 2, 0),
            height: max(CGFloat(height) - inset * 2, 0))
        path.addOutline(of: box, radius: max(radius - inset, 0), corners: corners, curve: curve)
        cairo_add(path, to: cairo)
    }

    /// Coverage of the shape or of its ring, `margin` empty pixels around it.
    func makeMask(margin: Int = 0) -> Mask {
        let mask = Mask(width: width + margin * 2, height: height + margin * 2)
        let cairo = cairo_create(mask.surface)!
        cairo_translate(cairo, Double(margin), Double(margin))
        cairo_set_source_rgba(cairo, 1, 1, 1, 1)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        addOutline(to: cairo, inset: 0)
        if ring > 0, ring * 2 < min(width, height) { addOutline(to: cairo, inset: CGFloat(ring)) }
        cairo_fill(cairo)
        cairo_destroy(cairo)
        return mask
    }
}
