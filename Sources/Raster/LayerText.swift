import QuartzCore

/// The text of a layer that shows nothing else, for displays that put it together themselves. The glyphs' coverage added up, at most 255 at a pixel, in
/// the colour is what the rasteriser paints, byte for byte; what lies outside of the box is cut off.
public struct LayerText {
    public struct Glyph {
        public let coverage: GlyphCoverage
        /// The coverage's first pixel, from the first one of the box.
        public let x: Int
        public let y: Int
    }

    public let glyphs: [Glyph]
    /// Premultiplied `0xAARRGGBB`.
    public let color: UInt32
    /// The box's first pixel, from the layer's.
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int
}

/// One glyph's coverage at a size, which texts share: one object is one value.
public struct GlyphCoverage: Hashable {
    fileprivate let mask: Mask

    public var width: Int { mask.width }
    public var height: Int { mask.height }

    /// A byte a pixel, row by row.
    public var bytes: [UInt8] {
        (0..<mask.height).flatMap {
            UnsafeBufferPointer(start: mask.bytes + $0 * mask.stride, count: mask.width)
        }
    }

    public static func == (a: GlyphCoverage, b: GlyphCoverage) -> Bool { a.mask === b.mask }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mask)) }
}

extension Renderer {
    /// The layer's text where that is all it shows and is upright, in one colour and not very large; else nil.
    public func text(of node: LayerNode, scale: CGFloat) -> LayerText? {
        let look = node.appearance
        guard case .drawing(let drawing) = node.contents, node.children.isEmpty, look.shadow == nil,
            look.backdrop == nil, look.borderWidth <= 0, look.backgroundColor.map({ $0.alpha <= 0 }) ?? true
        else { return nil }
        let far = 1 << 14
        let scene = Scene(
            root: node, scale: scale, clip: PixelRect(-far, -far, far, far), surfaces: surfaces)
        guard let layer = scene.layers.first, layer.kind == .plain,
            let (color, placed, _) = GlyphRunPainter(store: surfaces.glyphs).glyphs(
                of: drawing.list, scale: scale)
        else { return nil }
        let origin = layer.spaceOrigin(scale: scale)
        var visible = LayerSurfaces.box(of: drawing, scale: scale).offset(x: origin.x, y: origin.y)
            .intersection(layer.clip)
        if look.masksToBounds { visible = visible.intersection(layer.rect) }
        let ink = placed.reduce(PixelRect.empty) { $0.union(GlyphRunPainter.box($1)) }
        let box = ink.offset(x: origin.x, y: origin.y).intersection(visible)
        let glyphs = placed.map {
            LayerText.Glyph(
                coverage: GlyphCoverage(mask: $0.mask), x: $0.x + origin.x - box.x0,
                y: $0.y + origin.y - box.y0)
        }
        return LayerText(
            glyphs: box.isEmpty ? [] : glyphs, color: color.pixel(), x: box.x0, y: box.y0,
            width: box.width, height: box.height)
    }
}
