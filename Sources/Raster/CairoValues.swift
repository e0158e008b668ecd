import CCairo
import QuartzCore

extension CGFloat {
    /// Cut to what Cairo has room for on a screen of three pixels a point.
    var drawable: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension CGPoint {
    fileprivate var drawable: CGPoint { CGPoint(x: x.drawable, y: y.drawable) }
}

/// Nothing for a null rectangle; all there is for an infinite one.
func cairo_add(_ rect: CGRect, to cairo: OpaquePointer) {
    guard !rect.isNull else { return }
    let (low, high) = (
        CGPoint(x: rect.minX, y: rect.minY).drawable, CGPoint(x: rect.maxX, y: rect.maxY).drawable
    )
    cairo_rectangle(cairo, low.x, low.y, high.x - low.x, high.y - low.y)
}

func cairo_add(_ path: CGPath, to cairo: OpaquePointer) {
    for element in path.elements {
        switch element.drawable {
        case .move(let p): cairo_move_to(cairo, p.x, p.y)
        case .line(let p): cairo_line_to(cairo, p.x, p.y)
        case .quad(let p, let c): addQuad(cairo, c.x, c.y, p.x, p.y)
        case .curve(let p, let c1, let c2): cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        case .close: cairo_close_path(cairo)
        }
    }
}

extension CGPath.Element {
    fileprivate var drawable: CGPath.Element {
        switch self {
        case .move(let p): .move(p.drawable)
        case .line(let p): .line(p.drawable)
        case .quad(let p, let c): .quad(p.drawable, control: c.drawable)
        case .curve(let p, let c1, let c2):
            .curve(p.drawable, control1: c1.drawable, control2: c2.drawable)
        case .close: .close
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGLineCap {
    var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension CGBlendMode {
    /// DIFFERS: `plusDarker` is drawn as `darken`.
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether Cairo would also change what lies outside the shape.
    var reachesPastShapes: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
